import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { withServedPictures } from '#domain/picture/served-pictures.ts'
import { createPhotoProcess, type PhotoProcess } from '#pictures/remote/photo-process.ts'
import { createPhotoService, type PhotoService } from '#pictures/remote/photo-service.ts'
import { pictureHostName, speakPlainly } from '#pictures/remote/picture-host.ts'
import { spreadOf, type Report } from '../report.ts'
import { runProgram } from '../run-program.ts'
import { withBenchApp } from './bench-app.ts'
import type { Latencies, LatencyOrder } from './latency-child.ts'
import type { HostStarted } from './picture-host-child.ts'
import { benchSite } from './site-store.ts'

const client = join(import.meta.dirname, 'latency-child.ts')
const page = '/search/new-used-and-demo-cars'
const count = 20
const rounds = 4
/** The least that a round measures of each; pictures may take longer. */
const roundMs = 6_000
const everyMs = 30
const weekMs = 7 * 86_400_000

async function measure(order: Omit<LatencyOrder, 'host' | 'page' | 'everyMs' | 'ms'>): Promise<Latencies> {
  return JSON.parse(
    await runProgram([
      client,
      JSON.stringify({ host: `${benchSite}.localhost`, page, everyMs, ms: roundMs, ...order } satisfies LatencyOrder),
    ]),
  ) as Latencies
}

/**
 * Twenty pictures of a camera (4000 by 3000) that nobody has asked for before, fetched, unpacked and written as AVIF at
 * 640, while others go on asking for a results page that is rendered for each. 20,000 vehicles stored.
 */
export async function run(report: Report): Promise<void> {
  const names = Array.from({ length: count }, (_, index) => `/${index}.jpg`)
  const child = fork(join(import.meta.dirname, 'picture-host-child.ts'), { execArgv: [] })
  const [host] = (await once(child, 'message')) as [HostStarted]
  const works: PhotoProcess[] = []
  try {
    await withBenchApp(async ({ directory, serve }) => {
      const vehicle = {
        id: 'abcdefgh23456723',
        images: names.map((name) => ({ url: `https://${pictureHostName}${name}`, alt: null })),
        primary_image_url: null,
      }
      const folder = { directory: join(directory, 'photos'), diskBytes: 2 * 1024 * 1024 * 1024 }
      const work = createPhotoProcess({
        ...folder,
        trusted: { name: pictureHostName, address: '127.0.0.1', port: host.port },
      })
      works.push(work)
      // Pictures are kept for a week: in each round they are a week older, and nothing of them is kept.
      let weeks = 0
      const service = createPhotoService({
        ...folder,
        work: speakPlainly(work, host.port),
        findVehicle: () => Promise.resolve(vehicle),
        now: () => Date.now() + weeks * weekMs,
        memoryBytes: 64 * 1024 * 1024,
        onFault: ({ url, reason }) => console.error(`${url}: ${reason}`),
        onTrouble: (error) => console.error(error),
      })
      const photos: PhotoService = {
        getPicture: (path, { slug, images }, size) =>
          service.getPicture(path, { slug, images: { ...images, hosts: [pictureHostName] } }, size),
      }
      const port = await serve({ photos })
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
        weeks = round
        const { pageMs, picturesMs, pictureKilobytes } = await measure({ port, pictures })
        // Only what was asked while pictures were being made.
        beside.push(...pageMs.slice(0, Math.ceil(picturesMs / everyMs)))
        took.push(picturesMs)
        kilobytes = pictureKilobytes
      }
      const before = spreadOf(usual)
      const while20 = spreadOf(beside)
      report({
        what: `${count} pictures of 12 megapixels (${Math.round(host.bytes / 1000)} kB) from a cold cache, all there`,
        bar: null,
        measured: `${(spreadOf(took).median / 1000).toFixed(1)} s, ${Math.round(kilobytes / count)} kB each`,
        met: null,
      })
      report({
        what: 'results page meanwhile, median against usual',
        bar: null,
        measured: `${while20.median.toFixed(1)} : ${before.median.toFixed(1)} ms`,
        met: null,
      })
      const ratio = while20.p99 / before.p99
      report({
        what: `results page meanwhile, p99 against usual (${beside.length} and ${usual.length} requests)`,
        bar: '< 2×',
        measured: `${while20.p99.toFixed(1)} : ${before.p99.toFixed(1)} ms = ${ratio.toFixed(2)}×`,
        met: ratio < 2,
      })
    })
  } finally {
    for (const work of works) work.stop()
    child.kill()
  }
}
