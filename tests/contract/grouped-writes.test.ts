import { expect, test } from 'vitest'
import { createDatabaseProblem } from '#data/database-problem.ts'
import { runGroupedWrite } from '#data/grouped-writes.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'

describeOnEachDatabase('writes that share a transaction', (store) => {
  const add = (vehicle: string) =>
    runGroupedWrite(store.database, async (trx) => {
      await trx.insertInto('vehicle_view').values({ site_id: 's', vehicle_id: vehicle, views: 1, last_at: 1 }).execute()
      return vehicle
    })
  const list = async (): Promise<readonly string[]> =>
    (await store.database.kysely.selectFrom('vehicle_view').select('vehicle_id').orderBy('vehicle_id').execute()).map(
      (row) => row.vehicle_id,
    )

  test('LEAD-12 each gets its own result, also of more than fit into one', async () => {
    const names = Array.from({ length: 150 }, (_, index) => `many ${String(index).padStart(3, '0')}`)
    expect(await Promise.all(names.map((name) => add(name)))).toEqual(names)
    expect(await list()).toEqual(names)
  })

  test('LEAD-12 one that fails fails alone', async () => {
    const settled = await Promise.allSettled(['x', 'y', 'x', 'z'].map((name) => add(name)))
    // Which of the two comes first is PostgreSQL's affair.
    expect(settled.filter(({ status }) => status === 'rejected')).toHaveLength(1)
    expect([settled[1]?.status, settled[3]?.status]).toEqual(['fulfilled', 'fulfilled'])
    expect((await list()).filter((name) => name.length === 1)).toEqual(['x', 'y', 'z'])
  })

  test('LEAD-12 all of them are told when the store is unavailable', async () => {
    const another = await store.open()
    await another.close()
    const settled = await Promise.allSettled(
      [1, 2, 3].map(() => runGroupedWrite(another, (trx) => trx.selectFrom('vehicle_view').selectAll().execute())),
    )
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })

  test.each(['locked', 'disk-full', 'unreachable'] as const)(
    'LEAD-12 none is tried again alone where the store is %s, for which no write is to blame',
    async (kind) => {
      const runs = [0, 0, 0]
      const settled = await Promise.allSettled(
        runs.map((_, index) =>
          runGroupedWrite(store.database, () => {
            runs[index] = (runs[index] ?? 0) + 1
            return Promise.reject(createDatabaseProblem(kind, 'test'))
          }),
        ),
      )
      expect(settled).toMatchObject(runs.map(() => ({ status: 'rejected', reason: { kind } })))
      expect(Math.max(...runs)).toBe(1)
    },
  )
})
