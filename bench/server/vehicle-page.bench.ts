import { openDatabase } from '#data/open-database.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { buildMarketVehicle } from '#tests/fixtures/vehicle.ts'
import type { Report } from '../report.ts'
import { measureServerTimes } from './server-times.ts'
import { benchSite } from './site-store.ts'

/**
 * Vehicles with all that a good feed brings: twenty pictures, comments of a page, sixty features, data of the variant.
 */
const richVehicles = Array.from({ length: 40 }, (_, index) => ({
  ...buildMarketVehicle(1_000_000 + index),
  dealercomments: 'One careful owner, serviced on time, with the books to show for it. '.repeat(25),
  standardEquipment: Array.from({ length: 60 }, (_feature, at) => `Feature number ${at}`),
  images: Array.from({ length: 20 }, (_image, view) => ({ url: `/vehicle-art/demo/${index}/${view}`, alt: null })),
  photos_count: 20,
  variant: {
    cylinders: 4,
    enginesize: 2_755,
    enginesize_litres: 2.8,
    induction: 'Turbo',
    geartype: 'Automatic',
    fuelconsumptioncombined: 7.9,
    fuelcapacity: 80,
    grossvehiclemass: 2_990,
    vehiclelength: 4_825,
    vehicleheight: 1_890,
    vehiclewidth: 1_885,
    towingcapacitybraked: 3_000,
    bodyconfiguration: null,
    torque: '500Nm',
    ancaprating: 5,
    power: null,
    energyconsumption: null,
    electricrange: null,
  },
}))

async function addRichVehicles(directory: string): Promise<void> {
  const database = await openDatabase({ url: null, directory })
  const stock = createStockRepository(database)
  const ctx = { siteId: benchSite, now: () => Date.now() }
  const importId = await stock.beginImport(ctx, { feed: 'rich', fileName: 'rich' })
  await stock.upsertBatch(ctx, { importId, feed: 'rich', vehicles: richVehicles })
  await stock.finishImport(ctx, importId, { outcome: 'completed', report: null })
  await database.close()
}

/** Server time of a vehicle's page, uncached. */
export async function run(report: Report): Promise<void> {
  const { median, p99 } = await measureServerTimes({
    prepare: addRichVehicles,
    pathOf: (round) => `/cars/${richVehicles[round % richVehicles.length]?.slug ?? ''}`,
    check(html) {
      const cards = html.split('<article').length - 2
      if (cards < 3) throw new Error(`expected 3 similar vehicles or more, the page has ${cards}`)
    },
  })
  report({
    what: 'vehicle page, uncached, 20 photos, 3 to 6 similar, server time, median',
    bar: '≤ 8 ms',
    measured: `${median.toFixed(2)} ms (p99 ${p99.toFixed(1)})`,
    met: median <= 8,
  })
}
