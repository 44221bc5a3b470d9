import { mkdtemp, rm } from 'node:fs/promises'
import { createServer, request } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '#data/open-database.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { createApp } from '#server/create-app.ts'
import { createServices } from '#server/create-services.ts'
import { readEnvironment } from '#server/environment.ts'
import type { Logger } from '#server/log.ts'
import { loadBuiltPages } from '#server/pages.ts'
import { buildMarketVehicle } from '#tests/fixtures/vehicle.ts'
import { spreadOf, type Report } from '../report.ts'
import { benchSite, createStore } from './site-store.ts'

const rounds = 400
const richVehicles = 40

/** Vehicles with all that a good feed brings: twenty pictures, comments of a page, sixty features, data of the variant. */
async function addRichVehicles(directory: string): Promise<readonly string[]> {
  const database = await openDatabase({ url: null, directory })
  const stock = createStockRepository(database)
  const ctx = { siteId: benchSite, now: () => Date.now() }
  const importId = await stock.beginImport(ctx, { feed: 'rich', fileName: 'rich' })
  const vehicles = Array.from({ length: richVehicles }, (_, index) => {
    const plain = buildMarketVehicle(1_000_000 + index)
    return {
      ...plain,
      dealercomments: 'One careful owner, serviced on time, with the books to show for it. '.repeat(25),
      standardEquipment: Array.from({ length: 60 }, (_feature, at) => `Feature number ${at}`),
      images: Array.from({ length: 20 }, (_image, view) => ({ url: `/vehicle-art/demo/${index}/${view}`, alt: null })),
      photos_count: 20,
      variant: {
        cylinders: 4, enginesize: 2_755, enginesize_litres: 2.8, induction: 'Turbo', geartype: 'Automatic', fuelconsumptioncombined: 7.9, fuelcapacity: 80, grossvehiclemass: 2_990, vehiclelength: 4_825, vehicleheight: 1_890,
        vehiclewidth: 1_885, towingcapacitybraked: 3_000, bodyconfiguration: null, torque: '500Nm', ancaprating: 5,
      },
    }
  })
  await stock.upsertBatch(ctx, { importId, feed: 'rich', vehicles })
  await stock.finishImport(ctx, importId, { outcome: 'completed', report: null })
  await database.close()
  return vehicles.map(({ slug }) => slug)
}

/** Server time of a vehicle's page, uncached: from the request's arrival to the end of the answer, 20,000 vehicles stored. */
export async function run(report: Report): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'forecourt-bench-'))
  try {
    await createStore(directory, 20_000)
    const slugs = await addRichVehicles(directory)
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
    const app = createApp({
      services,
      environment: read.environment,
      loadPages: pages.load,
      pictures: { answer: () => Promise.resolve(false), getPicture: () => Promise.resolve(null) },
      findDocument: () => Promise.resolve({ ok: false, error: 'failed' }),
      pageCache: null,
      serveAsset: pages.serveAsset,
    })
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
    const path = (round: number): string => `/cars/${slugs[round % slugs.length] ?? ''}`
    const cards = (await get(path(0))).split('<article').length - 2
    if (cards !== 6) throw new Error(`expected 6 similar vehicles, the page has ${cards}`)
    for (let round = 0; round < 60; round += 1) await get(path(round))
    times.length = 0
    for (let round = 0; round < rounds; round += 1) await get(path(round))
    // The log line of the last answer follows the answer.
    await new Promise((resolve) => setTimeout(resolve, 50))
    const { median, p99 } = spreadOf(times)
    report({ what: 'vehicle page, uncached, 20 photos, 6 similar, server time, median', bar: '≤ 8 ms', measured: `${median.toFixed(2)} ms (p99 ${p99.toFixed(1)})`, met: median <= 8 })
    await new Promise((resolve) => server.close(resolve))
    await services.stop()
    await database.close()
  } finally {
    await rm(directory, { recursive: true, force: true })
  }
}
