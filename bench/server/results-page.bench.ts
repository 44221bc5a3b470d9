import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#data/open-database.ts'
import { createApp } from '#server/create-app.ts'
import { createServices } from '#server/create-services.ts'
import { readEnvironment } from '#server/environment.ts'
import type { Logger } from '#server/log.ts'
import { loadBuiltPages } from '#server/pages.ts'
import { spreadOf, type Report } from '../report.ts'
import { benchSite, createStore } from './site-store.ts'

const rounds = 400

/** Server time of a results page with 21 cards, uncached: from the request's arrival to the end of the answer, 20,000 vehicles stored. */
export async function run(report: Report): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  try {
    await createStore(directory, 20_000)
    const database = await openDatabase({ url: null, directory })
    const times: number[] = []
    const log: Logger = {
      debug() {},
      info(fields) {
        if ('ms' in fields && typeof fields.ms === 'number') times.push(fields.ms)
      },
      warn(_fields, message) {
        throw new Error(message)
      },
      error(fields, message) {
        throw new Error(`${message} ${JSON.stringify(fields)}`)
      },
    }
    const services = await createServices(database, log, () => Date.now())
    const read = readEnvironment({}, directory)
    if (!read.ok) throw new Error(read.error)
    const pages = await loadBuiltPages()
    const app = createApp({ services, environment: read.environment, loadPages: pages.load, pictures: { answer: () => Promise.resolve(false), getPicture: () => Promise.resolve(null) }, findDocument: () => Promise.resolve({ ok: false, error: 'failed' }), pageCache: null, serveAsset: pages.serveAsset })
    const server = createServer(app)
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const address = server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0

    const get = (path: string): Promise<string> =>
      new Promise((resolve, reject) => {
        const asked = request({ port, host: '127.0.0.1', path, headers: { host: `${benchSite}.localhost` } }, (response) => {
          let text = ''
          response.setEncoding('utf8')
          response.on('data', (chunk: string) => (text += chunk))
          response.on('end', () => (response.statusCode === 200 ? resolve(text) : reject(new Error(`status ${response.statusCode}`))))
        })
        asked.once('error', reject)
        asked.end()
      })
    const path = (page: number): string => `/search/new-used-and-demo-cars?page=${1 + (page % 40)}`
    const html = await get(path(0))
    const cards = html.split('<article').length - 1
    if (cards !== 21) throw new Error(`expected 21 cards, the page has ${cards}`)
    for (let round = 0; round < 60; round += 1) await get(path(round))
    times.length = 0
    for (let round = 0; round < rounds; round += 1) await get(path(round))
    // The log line of the last answer follows the answer.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const { median, p99 } = spreadOf(times)
    report({ what: 'results page, uncached, 21 cards, server time, median', bar: '≤ 8 ms', measured: `${median.toFixed(2)} ms (p99 ${p99.toFixed(1)})`, met: median <= 8 })
    await new Promise((resolve) => server.close(resolve))
    await services.stop()
    await database.close()
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
