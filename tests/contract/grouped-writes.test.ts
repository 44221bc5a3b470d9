import { expect, test } from 'vitest'
import { runGroupedWrite } from '#data/grouped-writes.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'

describeOnEachDatabase('writes that share a transaction', (store) => {
  const add = (vehicle: string, database = store.database) =>
    runGroupedWrite(database, async (trx) => {
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

  test('LEAD-12 none is told that it is stored before it is on disk', async () => {
    const disk = Promise.withResolvers<void>()
    const database = { ...store.database, dialect: 'sqlite' as const, confirmWrites: () => disk.promise }
    const told: string[] = []
    const writes = ['late 1', 'late 2'].map((name) => add(name, database).then((result) => told.push(result)))
    await expect.poll(list).toEqual(expect.arrayContaining(['late 1', 'late 2']))
    await new Promise((resolve) => void setImmediate(resolve))
    expect(told).toEqual([])
    disk.resolve()
    await Promise.all(writes)
    expect(told).toEqual(['late 1', 'late 2'])
  })

  test('LEAD-12 all of them are told when the disk refuses, in words for the operator', async () => {
    const full = Object.assign(new Error('ENOSPC: no space left on device, fdatasync'), { code: 'ENOSPC' })
    const database = { ...store.database, dialect: 'sqlite' as const, confirmWrites: () => Promise.reject(full) }
    const settled = await Promise.allSettled(['full 1', 'full 2'].map((name) => add(name, database)))
    expect(settled.map((result) => result.status === 'rejected' && result.reason)).toEqual([
      expect.objectContaining({ kind: 'disk-full' }),
      expect.objectContaining({ kind: 'disk-full' }),
    ])
  })

  test('LEAD-12 all of them are told when the store is away', async () => {
    const another = await store.open()
    await another.close()
    const settled = await Promise.allSettled(
      [1, 2, 3].map(() => runGroupedWrite(another, (trx) => trx.selectFrom('vehicle_view').selectAll().execute())),
    )
    expect(settled.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected'])
  })
})
