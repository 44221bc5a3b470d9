import { expect, test } from 'vitest'
import { createChangeFeed } from '#data/create-change-feed.ts'
import { createHoldRepository } from '#data/hold.repository.ts'
import { createSavedVehicleRepository } from '#data/saved-vehicle.repository.ts'
import { createStockRepository } from '#data/stock.repository.ts'
import type { IncomingVehicle } from '#data/stock/stock-records.ts'
import { dollars } from '#domain/money/cents.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, describeOnPostgres, type SuiteStore } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

const paid = { kind: 'paid', reservedUntil: testEpoch + 172_800_000 } as const
const first = { vin: '6T1BF3FK00X000001', price: dollars(30_000) }
const second = { vin: '6T1BF3FK00X000002', price: dollars(24_000) }
const reduced = { ...first, price: dollars(29_000) }

/** A site whose feed has one stock number. */
async function open(store: SuiteStore, siteId: string) {
  const clock = { value: testEpoch }
  const ctx = buildSiteContext(siteId, clock)
  const holds = createHoldRepository(store.database)
  const stock = createStockRepository(store.database)
  const saved = createSavedVehicleRepository(store.database)
  const feedSays = async (vehicle: Partial<IncomingVehicle>): Promise<string> => {
    clock.value += 1_000
    const importId = await stock.beginImport(ctx, { feed: 'main', fileName: 'main.csv' })
    const vehicles = [buildIncomingVehicle('N1', vehicle)]
    await stock.storeTogether(ctx, { importId, feed: 'main', vehicles, gone: [] })
    await stock.finishImport(ctx, importId, { outcome: 'completed', report: null })
    return vehicleId
  }
  const [vehicleId = ''] = await stockVehicles(store.database, ctx, [{ stocknum: 'N1', ...first }])
  const begin = async (key: string): Promise<string> => {
    const begun = await holds.begin(ctx, buildNewHold(vehicleId, key))
    if (begun.kind !== 'held') throw new Error(begun.kind)
    return begun.hold.id
  }
  const isReserved = async () => (await stock.findByIdOrSlug(ctx, vehicleId))?.reserved
  return { ctx, clock, holds, stock, saved, vehicleId, feedSays, begin, isReserved }
}

describeOnEachDatabase('a stock number that passes to another car', (store) => {
  test('BUY-03 STOCK-03 a car whose mistyped VIN is corrected stays reserved', async () => {
    const { ctx, holds, vehicleId, feedSays, begin, isReserved } = await open(store, 'mistyped')
    const id = await begin('first')
    await holds.step(ctx, id, paid)
    await feedSays({ ...first, vin: '6T1BF3KF00X000001' })
    expect(await isReserved()).toBe(true)
    await feedSays(first)
    expect(await isReserved()).toBe(true)
    expect(await holds.findActive(ctx, vehicleId)).toMatchObject({ id })
  })

  test('BUY-03 leaves a paid hold with the first car, and the other one can be held', async () => {
    const { ctx, holds, vehicleId, feedSays, begin, isReserved } = await open(store, 'held')
    const id = await begin('first')
    await holds.step(ctx, id, paid)
    await feedSays(reduced)
    expect(await isReserved()).toBe(true)
    const changes = createChangeFeed(store.database)
    const position = await changes.currentPosition(buildSystemContext())
    await feedSays(second)
    expect(await isReserved()).toBe(false)
    expect(await changes.readAfter(buildSystemContext(), position, 100)).toMatchObject({
      changes: [{ siteId: 'held', id: vehicleId }],
    })
    // The dealer still finds it, with its deposit.
    const [listed] = await holds.list(ctx, 10)
    expect(listed).toMatchObject({ id, state: 'reserved', payment: 'authorised', deposit: dollars(200) })
    expect(await holds.findActive(ctx, vehicleId)).toBeNull()

    const other = await begin('other')
    await holds.step(ctx, other, paid)
    expect(await isReserved()).toBe(true)
    // What happens to the first hold afterwards leaves the other car alone.
    expect(await holds.step(ctx, id, { kind: 'completed' })).toMatchObject({ payment: 'capture_due' })
    expect(await holds.step(ctx, id, { kind: 'cancelled' })).toMatchObject({ payment: 'return_due' })
    expect(await isReserved()).toBe(true)
  })

  test('BUY-03 gives the money back to who pays for the first car afterwards', async () => {
    const { ctx, holds, feedSays, begin, isReserved } = await open(store, 'late')
    const id = await begin('first')
    await feedSays(second)
    expect(await holds.step(ctx, id, paid)).toMatchObject({ state: 'refunded', payment: 'return_due' })
    expect(await isReserved()).toBe(false)
  })

  test('BUY-03 passes on more than once while the holds of each car go on', async () => {
    const { ctx, holds, feedSays, begin, isReserved } = await open(store, 'thrice')
    for (const [index, car] of [second, first, second].entries()) {
      await holds.step(ctx, await begin(`car ${index}`), paid)
      await feedSays(car)
      expect(await isReserved()).toBe(false)
    }
    expect((await holds.list(ctx, 10)).map(({ state }) => state)).toEqual(['reserved', 'reserved', 'reserved'])
  })

  test('WATCH-06 tells nobody of a price drop between two cars', async () => {
    const { ctx, saved, vehicleId, feedSays } = await open(store, 'saved')
    await saved.saveVehicle(ctx, 'ana', { id: vehicleId, price: first.price })
    await feedSays(reduced)
    expect(await saved.listSaved(ctx, 'ana')).toMatchObject([{ vehicleId, priceAtSaving: first.price }])
    await feedSays(second)
    expect(await saved.listSaved(ctx, 'ana')).toMatchObject([{ vehicleId, priceAtSaving: null }])
  })

  test('PRICE-02 begins the ledger anew and keeps the evidence of the first car', async () => {
    const { ctx, stock, vehicleId, feedSays } = await open(store, 'ledger')
    await feedSays(reduced)
    await feedSays(second)
    const begun = { vehicleId, at: testEpoch + 2_000, field: 'price', from: null, to: second.price }
    expect(await stock.listPriceChanges(ctx, vehicleId)).toEqual([begun])
    await feedSays({ ...second, price: dollars(23_000) })
    const later = { from: second.price, to: dollars(23_000) }
    expect(await stock.listPriceChanges(ctx, vehicleId)).toMatchObject([begun, later])
    const all = store.database.kysely.selectFrom('price_change').selectAll().where('site_id', '=', 'ledger')
    expect((await all.execute()).map((row) => row.to_cents)).toEqual([3_000_000, 2_900_000, 2_400_000, 2_300_000])
  })

  test('STOCK-05 dates the sale of the other car by itself', async () => {
    const { ctx, stock, vehicleId, feedSays } = await open(store, 'sold')
    await feedSays({ ...first, status: 'sold' })
    await feedSays({ ...second, status: 'sold' })
    expect((await stock.findByIdOrSlug(ctx, vehicleId))?.sold_date_timestamp).toBe((testEpoch + 2_000) / 1000)
  })
})

describeOnPostgres('a stock number that passes to another car beside a payment', (store) => {
  test('BUY-03 never reserves the other car for who paid for the first one', async () => {
    const { ctx, holds, feedSays, begin, isReserved } = await open(store, 'race')
    for (let round = 0; round < 10; round += 1) {
      const id = await begin(`round ${round}`)
      await Promise.all([holds.step(ctx, id, paid), feedSays(round % 2 === 0 ? second : first)])
      expect(await isReserved()).toBe(false)
      expect(['reserved', 'refunded']).toContain((await holds.find(ctx, id))?.state)
    }
  })
})
