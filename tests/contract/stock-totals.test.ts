import { expect, test } from 'vitest'
import { createStockTotals } from '#data/stock/stock-totals.ts'
import { buildSystemContext } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { beginImport, findOne } from '#tests/fixtures/stock-import.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

describeOnEachDatabase('the stock of all sites', (store) => {
  test('TEN-07 is counted by site, with sold vehicles and without', async () => {
    const totals = createStockTotals(store.database)
    expect(await totals.read(buildSystemContext())).toEqual(new Map())
    const east = await beginImport(store, 'east')
    await east.upsert(['A', 'B', 'C'].map((stocknum) => buildIncomingVehicle(stocknum)))
    await (await beginImport(store, 'west')).upsert([buildIncomingVehicle('A')])
    const { id } = await findOne(east, 'A')
    await east.stock.markSold(east.ctx, { importId: east.importId, ids: [id] })
    expect(await totals.read(buildSystemContext())).toEqual(
      new Map([
        ['east', { stored: 3, unsold: 2 }],
        ['west', { stored: 1, unsold: 1 }],
      ]),
    )
  })
})
