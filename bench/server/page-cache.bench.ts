import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#data/open-database.ts'
import { createApp } from '#server/create-app.ts'
import { createServices } from '#server/create-services.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLogger } from '#server/log.ts'
import { loadBuiltPages } from '#server/pages.ts'
import { createPageCache, type PageCache } from '#server/page-cache.ts'
import type { Report } from '../report.ts'
import { benchSite, createStore } from './site-store.ts'

const client = join(import.meta.dirname, 'load-child.ts')
const connections = 8
const path = '/search/new-used-and-demo-cars'
const bar = 20

interface Load {
  readonly perSecond: number
  /** Processor time of this process for one answer, milliseconds. */
  readonly cpuMs: number
  readonly kilobytes: number
}

/** Answers a second while a client in a process of its own asks as fast as it can. */
async function measure(port: number, ms: number): Promise<Load> {
  const cpuBefore = process.cpuUsage()
  const child = spawn(process.execPath, [client, String(port), `${benchSite}.localhost`, path, String(connections), String(ms)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await new Promise<void>((resolve, reject) => child.once('close', (status) => (status === 0 ? resolve() : reject(new Error(`the client ended with status ${status}`)))))
  const cpu = process.cpuUsage(cpuBefore)
  const { answers, bytes, seconds } = JSON.parse(text) as { answers: number; bytes: number; seconds: number }
  return { perSecond: answers / seconds, cpuMs: (cpu.user + cpu.system) / 1000 / answers, kilobytes: bytes / answers / 1000 }
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

/** The same results page from memory and rendered for each request, 20,000 vehicles stored; one process, so one core of JavaScript. */
export async function run(report: Report): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  try {
    await createStore(directory, 20_000)
    const database = await openDatabase({ url: null, directory })
    const now = (): number => Date.now()
    const services = await createServices(database, createLogger('error'), now)
    const read = readEnvironment({}, directory)
    if (!read.ok) throw new Error(read.error)
    const pages = await loadBuiltPages()
    const start = async (pageCache: PageCache | null): Promise<Server> => {
      const app = createApp({ services, environment: read.environment, loadPages: pages.load, pictures: { answer: () => Promise.resolve(false), getPicture: () => Promise.resolve(null) }, findDocument: () => Promise.resolve({ ok: false, error: 'failed' }), pageCache, serveAsset: pages.serveAsset })
      const server = createServer(app)
      await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
      return server
    }
    const onRefreshError = (error: unknown): void => {
      throw error
    }
    const kept = await start(createPageCache({ limitBytes: read.environment.pageCacheBytes, now, onRefreshError }))
    const rendered = await start(null)

    // The engine compiles what runs often; without this the first figures are of its interpreter.
    await measure(portOf(rendered), 1_500)
    await measure(portOf(kept), 1_500)
    const ratios: number[] = []
    let from: Load | null = null
    let to: Load | null = null
    // In turns, so that a busy moment of the machine does not fall on one side alone.
    for (let round = 0; round < 3; round += 1) {
      from = await measure(portOf(rendered), 2_000)
      to = await measure(portOf(kept), 2_000)
      ratios.push(to.perSecond / from.perSecond)
    }
    const ratio = ratios.toSorted((a, b) => a - b)[1] ?? Number.NaN
    if (from === null || to === null) throw new RangeError('nothing was measured')
    const describe = ({ perSecond, cpuMs, kilobytes }: Load): string => `${Math.round(perSecond).toLocaleString('en-AU')}/s, ${cpuMs.toFixed(3)} ms CPU, ${kilobytes.toFixed(0)} kB`
    report({ what: 'results page rendered for each request, answers a second', bar: null, measured: describe(from), met: null })
    report({ what: 'results page from the page cache, answers a second', bar: null, measured: describe(to), met: null })
    report({ what: 'page cache against rendering, answers a second, median of 3', bar: `≥ ${bar}×`, measured: `${ratio.toFixed(1)}×`, met: ratio >= bar })
    await Promise.all([kept, rendered].map((server) => new Promise((resolve) => server.close(resolve))))
    await services.stop()
    await database.close()
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
