import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import type { StoreAddress } from '#tests/fixtures/databases.ts'
import { buildMarketVehicle } from '#tests/fixtures/vehicle.ts'

export const benchSite = 'bench-motors'

const document = {
  slug: benchSite,
  template: 'group',
  name: 'Bench Motors',
  dealerships: [
    {
      id: 'main',
      slug: 'main',
      name: 'Main Street Motors',
      locations: [{ id: 'main', name: 'Main Street', slug: 'main-street', address: { city: 'Perth', state: 'WA' } }],
    },
  ],
}

/** Fills an empty store with one site and its `vehicles`; their pictures are drawn on a site with `demo` alone. */
export async function createStore(
  address: StoreAddress,
  vehicles: number,
  settings: { readonly demo?: true } = {},
): Promise<void> {
  const database = await openDatabase(address)
  const now = (): number => Date.now()
  await createSiteRepository(database).applyAll({ system: true, now }, [
    { slug: benchSite, document: { ...document, ...settings }, sourceText: '' },
  ])
  const stock = createStockRepository(database)
  const ctx = { siteId: benchSite, now }
  const importId = await stock.beginImport(ctx, { feed: 'bench', fileName: 'bench' })
  for (let start = 0; start < vehicles; start += 1000) {
    const batch = Array.from({ length: Math.min(1000, vehicles - start) }, (_, index) =>
      buildMarketVehicle(start + index),
    )
    await stock.upsertBatch(ctx, { importId, feed: 'bench', vehicles: batch })
  }
  await stock.finishImport(ctx, importId, { outcome: 'completed', report: null })
  await database.close()
}
