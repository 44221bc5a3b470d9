import { constants, setPriority } from 'node:os'
import { cents } from '#domain/money/cents.ts'
import { openDatabase } from '#data/open-database.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { buildMarketVehicle } from '#tests/fixtures/vehicle.ts'

/** Changes the price of every vehicle of a store, as an import on the command line does, in a process of its own. */
export interface ImportOrder {
  readonly directory: string
  readonly site: string
  readonly vehicles: number
  /** Added to each price, cents; another figure in each run, so that every vehicle changes. */
  readonly raiseCents: number
}

const { directory, site, vehicles, raiseCents } = JSON.parse(process.argv[2] ?? '') as ImportOrder
const batchSize = 500
// As `forecourt stock import` does.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const began = performance.now()
const database = await openDatabase({ url: null, directory })
const stock = createStockRepository(database)
const ctx = { siteId: site, now: () => Date.now() }
const importId = await stock.beginImport(ctx, { feed: 'bench', fileName: 'changes' })
for (let start = 0; start < vehicles; start += batchSize) {
  const batch = Array.from({ length: Math.min(batchSize, vehicles - start) }, (_, index) => {
    const vehicle = buildMarketVehicle(start + index)
    return { ...vehicle, price: cents((vehicle.price ?? 0) + raiseCents) }
  })
  await stock.upsertBatch(ctx, { importId, feed: 'bench', vehicles: batch })
}
await stock.finishImport(ctx, importId, { outcome: 'completed', report: null })
await database.close()
process.stdout.write(JSON.stringify({ seconds: (performance.now() - began) / 1000 }))
