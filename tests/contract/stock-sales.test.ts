import { expect, test } from 'vitest'
import { testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'
import { beginImport, findOne, listActive } from '#tests/fixtures/stock-import.ts'

const day = 86_400_000

describeOnEachDatabase('sales in the stock repository', (store) => {
  test('STOCK-05 marks sold once, and a vehicle that comes back is for sale again', async () => {
    const run = await beginImport(store, 'sold')
    await run.upsert([buildIncomingVehicle('A'), buildIncomingVehicle('B')])
    const { id } = await findOne(run, 'A')
    run.clock.value += day
    expect(await run.stock.markSold(run.ctx, { importId: run.importId, ids: [id] })).toBe(1)
    run.clock.value += day
    expect(await run.stock.markSold(run.ctx, { importId: run.importId, ids: [id, 'aaaaaaaaaaaaaaaa'] })).toBe(0)
    const sold = await findOne(run, 'A')
    expect([sold.sold, sold.sold_date_timestamp, sold.updated_at]).toEqual([
      true,
      (testEpoch + day) / 1000,
      new Date(testEpoch + day).toISOString(),
    ])
    expect((await listActive(run.stock, run.ctx, 'main')).map((active) => active.stocknum)).toEqual(['B'])

    expect(await run.upsert([buildIncomingVehicle('A')])).toEqual(['returned'])
    const back = await findOne(run, 'A')
    expect([back.sold, back.sold_date_timestamp, back.id]).toEqual([false, null, id])
  })

  test('STOCK-05 takes the sale from the feed and keeps when it was first told', async () => {
    const run = await beginImport(store, 'sold-by-feed')
    await run.upsert([
      buildIncomingVehicle('A', { status: 'sold', sold_date_timestamp: 1_700_000_000 }),
      buildIncomingVehicle('B', { status: 'sold' }),
    ])
    run.clock.value += day
    await run.upsert([
      buildIncomingVehicle('A', { status: 'sold', sold_date_timestamp: 1_800_000_000, km: 3 }),
      buildIncomingVehicle('B', { status: 'sold', km: 3 }),
    ])
    const [a, b] = [await findOne(run, 'A'), await findOne(run, 'B')]
    expect([a.sold, a.sold_date_timestamp]).toEqual([true, 1_700_000_000])
    expect([b.sold, b.sold_date_timestamp]).toEqual([true, testEpoch / 1000])
    expect(await run.upsert([buildIncomingVehicle('B', { status: 'sold', km: 3 })])).toEqual(['unchanged'])
  })

  test('STOCK-05 lists the stock without what was sold long ago, and what was sold within a time', async () => {
    const run = await beginImport(store, 'sold-long-ago')
    const dates = [100, 200, 300]
    await run.upsert([
      buildIncomingVehicle('here'),
      ...dates.map((at) => buildIncomingVehicle(`sold ${at}`, { status: 'sold', sold_date_timestamp: at })),
    ])
    const listAll = async (soldAfter: number | null) => {
      const found: string[] = []
      for await (const batch of run.stock.listAll(run.ctx, { atOnce: 1, soldAfter }))
        found.push(...batch.map(({ stocknum }) => stocknum))
      return found.toSorted()
    }
    expect(await listAll(200)).toEqual(['here', 'sold 300'])
    expect(await listAll(99)).toEqual(await listAll(null))
    const idOf = async (stocknum: string) => (await findOne(run, stocknum)).id
    expect(await run.stock.listSold(run.ctx, { after: 100, until: 200 })).toEqual([await idOf('sold 200')])
    expect(await run.stock.listSold(run.ctx, { after: 300, until: 900 })).toEqual([])
  })

  test('STOCK-05 moves an unchanged vehicle to the feed that brings it now', async () => {
    const run = await beginImport(store, 'feeds')
    await run.upsert([buildIncomingVehicle('A'), buildIncomingVehicle('B')])
    expect(await run.upsert([buildIncomingVehicle('A')], 'other')).toEqual(['unchanged'])
    expect((await listActive(run.stock, run.ctx, 'main')).map((active) => active.stocknum)).toEqual(['B'])
    expect((await listActive(run.stock, run.ctx, 'other')).map((active) => active.stocknum)).toEqual(['A'])
  })
})
