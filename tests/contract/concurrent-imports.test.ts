import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import { buildSiteContext } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

describeOnEachDatabase('imports at the same time', (store) => {
  test('STOCK-03 stock numbers imported by two connections become one vehicle each, with a whole ledger', async () => {
    const ctx = buildSiteContext('same-numbers')
    const stocks = (await Promise.all([store.open(), store.open()])).map(createStockRepository)
    const numbers = Array.from({ length: 40 }, (_, index) => `N${index}`)
    const outcomes = await Promise.all(
      stocks.map(async (stock, side) => {
        const importId = await stock.beginImport(ctx, { feed: 'main', fileName: `${side}.csv` })
        // Opposite orders, which would deadlock if the batches did not take turns.
        const ordered = side === 0 ? numbers : [...numbers].reverse()
        const told: string[] = []
        for (let round = 0; round < 10; round += 1) {
          const vehicles = ordered.map((stocknum) =>
            buildIncomingVehicle(stocknum, { slug: 'ute', price: cents(1_000_000 + round * 10 + side) }),
          )
          told.push(...(await stock.upsertBatch(ctx, { importId, feed: 'main', vehicles })))
        }
        return told
      }),
    )
    expect(outcomes.flat().filter((outcome) => outcome === 'added')).toHaveLength(40)
    const [stock] = stocks
    if (stock === undefined) throw new Error('no repository')
    expect(await stock.countAll(ctx)).toBe(40)
    const slugs = new Set<string>()
    for await (const batch of stock.listAll(ctx)) {
      for (const vehicle of batch) {
        slugs.add(vehicle.slug)
        const ledger = await stock.listPriceChanges(ctx, vehicle.id)
        // Each step starts where the one before ended: no write was lost between them.
        expect(ledger.map((change) => change.from)).toEqual([null, ...ledger.slice(0, -1).map((change) => change.to)])
        expect(ledger.at(-1)?.to).toBe(vehicle.price)
      }
    }
    expect(slugs.size).toBe(40)
  })

  test('STOCK-04 different vehicles that want one slug at once get different ones', async () => {
    const ctx = buildSiteContext('same-slug')
    const stocks = (await Promise.all(Array.from({ length: 4 }, () => store.open()))).map(createStockRepository)
    await Promise.all(
      stocks.map(async (stock, side) => {
        const importId = await stock.beginImport(ctx, { feed: `feed-${side}`, fileName: 'a.csv' })
        await stock.upsertBatch(ctx, {
          importId,
          feed: `feed-${side}`,
          vehicles: [buildIncomingVehicle(`S${side}`, { slug: 'ute' })],
        })
      }),
    )
    const found = await Promise.all(
      ['ute', 'ute-2', 'ute-3', 'ute-4'].map((slug) => createStockRepository(store.database).findBySlug(ctx, slug)),
    )
    expect(new Set(found.map((vehicle) => vehicle?.stocknum))).toEqual(new Set(['S0', 'S1', 'S2', 'S3']))
  })

  test('STOCK-03 two sites import at the same time without waiting for each other for long', async () => {
    const databases = await Promise.all([store.open(), store.open()])
    const counts = await Promise.all(
      databases.map(async (database, side) => {
        const ctx = buildSiteContext(`parallel-${side}`)
        const stock = createStockRepository(database)
        const importId = await stock.beginImport(ctx, { feed: 'main', fileName: 'a.csv' })
        for (let start = 0; start < 1000; start += 100) {
          await stock.upsertBatch(ctx, {
            importId,
            feed: 'main',
            vehicles: Array.from({ length: 100 }, (_, index) => buildIncomingVehicle(`P${start + index}`)),
          })
        }
        return stock.countAll(ctx)
      }),
    )
    expect(counts).toEqual([1000, 1000])
  })
})
