import { fork, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#data/open-database.ts'
import { withServedPictures } from '#domain/picture/served-pictures.ts'
import { createApp } from '#server/create-app.ts'
import { createServices } from '#server/create-services.ts'
import { readEnvironment } from '#server/environment.ts'
import { createLogger } from '#server/log.ts'
import { loadBuiltPages } from '#server/pages.ts'
import { createPhotoProcess } from '#server/remote-pictures/photo-process.ts'
import { createPhotoService, type PhotoService } from '#server/remote-pictures/photo-service.ts'
import { pictureHostName } from '#server/remote-pictures/picture-host.ts'
import { spreadOf, type Report } from '../report.ts'
import type { Latencies, LatencyOrder } from './latency-child.ts'
import type { HostStarted } from './picture-host-child.ts'
import { benchSite, createStore } from './site-store.ts'

const client = join(import.meta.dirname, 'latency-child.ts')
const page = '/search/new-used-and-demo-cars'
const count = 20
const rounds = 4
/** The least that a round measures of each; pictures may take longer. */
const roundMs = 6_000
const everyMs = 30

async function measure(order: Omit<LatencyOrder, 'host' | 'page' | 'everyMs' | 'ms'>): Promise<Latencies> {
  const child = spawn(process.execPath, [client, JSON.stringify({ host: `${benchSite}.localhost`, page, everyMs, ms: roundMs, ...order } satisfies LatencyOrder)], { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.on('data', (chunk: Buffer) => (text += chunk.toString()))
  await new Promise<void>((resolve, reject) => child.once('close', (status) => (status === 0 ? resolve() : reject(new Error(`the client ended with status ${status}`)))))
  return JSON.parse(text) as Latencies
}

/**
 * Twenty pictures of a camera (4000 by 3000) that nobody has asked for before, fetched, unpacked and written as AVIF at 640, while
 * others go on asking for a results page that is rendered for each. 20,000 vehicles stored.
 */
export async function run(report: Report): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  const names = Array.from({ length: count }, (_, index) => `/${index}.jpg`)
  const child = fork(join(import.meta.dirname, 'picture-host-child.ts'), { execArgv: [] })
  const [host] = (await once(child, 'message')) as [HostStarted]
  const work = createPhotoProcess({ name: pictureHostName, address: '127.0.0.1', port: host.port })
  try {
    await createStore(directory, 20_000)
    const database = await openDatabase({ url: null, directory })
    const now = (): number => Date.now()
    const services = await createServices(database, createLogger('error'), now)
    const read = readEnvironment({}, directory)
    if (!read.ok) throw new Error(read.error)
    const vehicle = { id: 'abcdefgh23456723', images: names.map((name) => ({ url: `https://${pictureHostName}${name}`, alt: null })), primary_image_url: null }
    // Feeds speak https; the host of the bench speaks plainly.
    const fetch: typeof work.fetch = (url, hosts) => work.fetch(url.replace(`https://${pictureHostName}`, `http://${pictureHostName}:${host.port}`), hosts)
    const createCold = (round: number): PhotoService =>
      createPhotoService({
        directory: join(directory, `photos-${round}`),
        work: { ...work, fetch },
        findVehicle: () => Promise.resolve(vehicle),
        now,
        memoryBytes: 64 * 1024 * 1024,
        diskBytes: 2 * 1024 * 1024 * 1024,
        onFault: ({ url, reason }) => console.error(`${url}: ${reason}`),
        onTrouble: (error) => console.error(error),
      })
    let cold = createCold(0)
    const photos: PhotoService = { getPicture: (path, { slug, images }, order) => cold.getPicture(path, { slug, images: { ...images, hosts: [pictureHostName] } }, order) }
    const pages = await loadBuiltPages()
    const app = createApp({ services, environment: read.environment, loadPages: pages.load, pictures: { answer: () => Promise.resolve(false), getPicture: () => Promise.resolve(null) }, photos, findDocument: () => Promise.resolve({ ok: false, error: 'failed' }), pageCache: null, serveAsset: pages.serveAsset })
    const server = createServer(app)
    // A failure must not keep the bench waiting for connections.
    server.unref()
    await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve))
    const { port } = server.address() as AddressInfo
    const pictures = withServedPictures(vehicle, [pictureHostName]).images.map(({ url }) => `${url}?w=640`)

    // What runs often gets compiled, and the process for pictures starts with the first of them.
    await measure({ port, pictures: pictures.slice(0, 1) })
    const usual: number[] = []
    const beside: number[] = []
    const took: number[] = []
    let kilobytes = 0
    // In turns, so that a busy moment of the machine does not fall on one side alone.
    for (let round = 1; round <= rounds; round += 1) {
      usual.push(...(await measure({ port, pictures: [] })).pageMs)
      cold = createCold(round)
      const { pageMs, picturesMs, pictureKilobytes } = await measure({ port, pictures })
      // Only what was asked while pictures were being made.
      beside.push(...pageMs.slice(0, Math.ceil(picturesMs / everyMs)))
      took.push(picturesMs)
      kilobytes = pictureKilobytes
    }
    const before = spreadOf(usual)
    const while20 = spreadOf(beside)
    report({ what: `${count} pictures of 12 megapixels (${Math.round(host.bytes / 1000)} kB) from a cold cache, all there`, bar: null, measured: `${(spreadOf(took).median / 1000).toFixed(1)} s, ${Math.round(kilobytes / count)} kB each`, met: null })
    report({ what: 'results page meanwhile, median against usual', bar: null, measured: `${while20.median.toFixed(1)} : ${before.median.toFixed(1)} ms`, met: null })
    const ratio = while20.p99 / before.p99
    report({ what: `results page meanwhile, p99 against usual (${beside.length} and ${usual.length} requests)`, bar: '< 2×', measured: `${while20.p99.toFixed(1)} : ${before.p99.toFixed(1)} ms = ${ratio.toFixed(2)}×`, met: ratio < 2 })
    await new Promise((resolve) => server.close(resolve))
    await services.stop()
    await database.close()
  } finally {
    work.stop()
    child.kill()
    await rm(directory, { recursive: true, force: true })
  }
}
