import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { importGuards } from '#data/migrations/0021-import-guards.ts'
import { runWrite } from '#data/transactions.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { beginImport, listActive } from '#tests/fixtures/stock-import.ts'
import { buildIncomingVehicle } from '#tests/fixtures/vehicle.ts'

describeOnEachDatabase('a store with stock from before the guards', (store) => {
  test('STOCK-03 gives every stored vehicle the price and the identity that storing it anew would', async () => {
    const run = await beginImport(store, 'before-guards')
    await run.upsert([
      buildIncomingVehicle('A', { vin: ' 6t1bf3fk10x123456 ', price: cents(3_299_001) }),
      buildIncomingVehicle('B', { vin: null, price: null }),
      buildIncomingVehicle('C é', { vin: 'SHORT', year: null, make: 'Citroën', model: 'C4 "X"' }),
      buildIncomingVehicle('D', { vin: '12345678901234567' }),
    ])
    const stored = await listActive(run.stock, run.ctx, 'main')
    expect(stored.map(({ identity, price }) => [identity, price])).toEqual([
      ['6T1BF3FK10X123456', 3_299_001],
      ['B|2022|Toyota|HiLux', null],
      ['C é||Citroën|C4 "X"', 5_299_000],
      ['12345678901234567', 5_299_000],
    ])
    await runWrite(store.database, async (trx) => {
      await sql`drop table feed_baseline`.execute(trx)
      await sql`drop index import_run_of_file`.execute(trx)
      await sql`drop index vehicle_identity`.execute(trx)
      await sql`alter table import_run drop column file_hash`.execute(trx)
      await sql`alter table vehicle drop column price`.execute(trx)
      await sql`alter table vehicle drop column identity`.execute(trx)
      await importGuards.up(trx, store.dialect)
    })
    expect(await listActive(run.stock, run.ctx, 'main')).toEqual(stored)
    expect(await run.stock.findBaseline(run.ctx, 'main')).toBeNull()
  })
})
