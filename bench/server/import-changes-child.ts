import { constants, setPriority } from 'node:os'
import { cents } from '#domain/money/cents.ts'
import { openDatabase } from '#data/open-database.ts'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { Spool } from '#stock/spool.ts'
import { storeFeed } from '#stock/store-feed.ts'
import type { StoreAddress } from '#tests/fixtures/databases.ts'
import { buildMarketVehicle } from '#tests/fixtures/vehicle.ts'

/**
 * Changes the price of every vehicle of a store as an import on the command line does once it has read its file, in a
 * process of its own.
 */
export interface ImportOrder {
  readonly address: StoreAddress
  readonly site: string
  readonly vehicles: number
  /** Added to each price, cents; another figure in each run, so that every vehicle changes. */
  readonly raiseCents: number
}

const { address, site, vehicles, raiseCents } = JSON.parse(process.argv[2] ?? '') as ImportOrder
// As `forecourt stock import` does.
setPriority(constants.priority.PRIORITY_BELOW_NORMAL)
const spool = await Spool.create<IncomingVehicle>()
for (let index = 0; index < vehicles; index += 1) {
  const vehicle = buildMarketVehicle(index)
  const written = spool.add({ ...vehicle, price: cents((vehicle.price ?? 0) + raiseCents) })
  if (written !== null) await written
}
const began = performance.now()
const database = await openDatabase(address)
const stock = createStockRepository(database)
const ctx = { siteId: site, now: () => Date.now() }
const feed = 'bench'
const importId = await stock.beginImport(ctx, { feed, fileName: 'changes' })
const counts = { added: 0, changed: 0, returned: 0, unchanged: 0, sold: 0 }
await storeFeed({ ctx, stock, feed, importId, spool, gone: [], onProgress: undefined, signal: undefined }, counts)
await stock.finishImport(ctx, importId, { outcome: 'completed', report: null })
await database.close()
await spool.remove()
if (counts.changed !== vehicles) throw new Error(`${counts.changed} of ${vehicles} vehicles have changed`)
process.stdout.write(JSON.stringify({ seconds: (performance.now() - began) / 1000 }))
