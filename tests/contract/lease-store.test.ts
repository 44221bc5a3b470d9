import { expect, test } from 'vitest'
import { createLeaseStore } from '#data/leases/lease-store.ts'
import { buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'

describeOnEachDatabase('a lease', (store) => {
  test('is held by one node until its time is over or it is given free', async () => {
    const leases = createLeaseStore(store.database)
    const clock = { value: testEpoch }
    const ctx = buildSystemContext(clock)
    const take = (holder: string): Promise<boolean> => leases.take(ctx, 'work', holder, 1_000)
    expect([await take('first'), await take('second')]).toEqual([true, false])
    clock.value += 900
    // Extended, so that it is free a second after this.
    expect(await take('first')).toBe(true)
    clock.value += 999
    expect(await take('second')).toBe(false)
    clock.value += 1
    expect([await take('second'), await take('first')]).toEqual([true, false])
    await leases.release(ctx, 'work', 'first')
    expect(await take('first')).toBe(false)
    await leases.release(ctx, 'work', 'second')
    expect(await take('first')).toBe(true)
    expect(await leases.take(ctx, 'other work', 'second', 1_000)).toBe(true)
  })

  test('goes to one of many nodes that ask at the same time', async () => {
    const leases = createLeaseStore(store.database)
    const ctx = buildSystemContext()
    const taken = await Promise.all(
      Array.from({ length: 8 }, (_, node) => leases.take(ctx, 'contested', `node ${node}`, 1_000)),
    )
    expect(taken.filter(Boolean)).toHaveLength(1)
  })
})
