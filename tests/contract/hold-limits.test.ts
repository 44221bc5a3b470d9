import { expect, test } from 'vitest'
import type { SiteContext } from '#data/context.ts'
import { createHoldRepository } from '#data/hold.repository.ts'
import type { Holder } from '#data/holds/hold-records.ts'
import { buildSiteContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, type SuiteStore } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'

const nobody: Holder = { email: null, phone: null, network: null }

async function open(store: SuiteStore, siteId: string, count = 4) {
  const clock = { value: testEpoch }
  const ctx = buildSiteContext(siteId, clock)
  const ids = await stockVehicles(
    store.database,
    ctx,
    Array.from({ length: count }, (_, index) => ({ stocknum: `L${index}`, slug: `${siteId}-${index}` })),
  )
  const nodes = [createHoldRepository(store.database), createHoldRepository(await store.open())] as const
  let submissions = 0
  const begin = async (vehicle: number, holder: Partial<Holder>, at: SiteContext = ctx, node = nodes[0]) => {
    submissions += 1
    const unpaidUntil = clock.value + 900_000
    const whole = { ...nobody, ...holder }
    return node.begin(at, buildNewHold(ids[vehicle] ?? '', `${siteId} ${submissions}`, { holder: whole, unpaidUntil }))
  }
  const lapse = async (vehicle: number, holder: Partial<Holder>): Promise<void> => {
    const begun = await begin(vehicle, holder)
    if (begun.kind !== 'held') throw new Error(begun.kind)
    await nodes[0].step(ctx, begun.hold.id, { kind: 'time_over' }, { payment: 'closed' })
  }
  return { clock, ctx, nodes, begin, lapse }
}

describeOnEachDatabase('the limits of unpaid holds', (store) => {
  test.each(['email', 'phone', 'network'] as const)(
    'BUY-03 the same %s holds two vehicles unpaid, and a third after one is paid',
    async (by) => {
      const { ctx, nodes, begin } = await open(store, `limits-${by}`)
      const first = await begin(0, { [by]: 'same' })
      expect([first.kind, (await begin(1, { [by]: 'same' })).kind]).toEqual(['held', 'held'])
      expect(await begin(2, { [by]: 'same' })).toEqual({ kind: 'limited' })
      expect((await begin(2, { email: 'another', phone: 'another', network: 'another' })).kind).toBe('held')
      const id = first.kind === 'held' ? first.hold.id : ''
      await nodes[0].step(ctx, id, { kind: 'paid', reservedUntil: testEpoch + 172_800_000 })
      expect((await begin(3, { [by]: 'same' })).kind).toBe('held')
    },
  )

  test('BUY-03 a vehicle that lapsed twice unpaid waits a day for the same person, and for nobody else', async () => {
    const { clock, begin, lapse } = await open(store, 'limits-lapse')
    const network = 'same'
    await lapse(0, { network, email: 'first name' })
    await lapse(0, { network, email: 'second name' })
    expect(await begin(0, { network, email: 'third name' })).toEqual({ kind: 'limited' })
    expect((await begin(1, { network })).kind).toBe('held')
    clock.value += 86_400_001
    expect((await begin(0, { network })).kind).toBe('held')
    const other = await open(store, 'limits-others')
    await other.lapse(0, { network })
    await other.lapse(0, { network })
    expect((await other.begin(0, { network: 'another' })).kind).toBe('held')
  })

  test('BUY-03 of ten holds of one visitor at once, through two nodes, two begin', async () => {
    const rounds = 8
    const { nodes, ctx, begin } = await open(store, 'limits-race', rounds * 10)
    for (let round = 0; round < rounds; round += 1) {
      const visitor = { network: `visitor ${round}` }
      const outcomes = await Promise.all(
        Array.from({ length: 10 }, (_, index) =>
          begin(round * 10 + index, visitor, ctx, nodes[index % 2 === 0 ? 0 : 1]),
        ),
      )
      expect(outcomes.filter(({ kind }) => kind === 'held')).toHaveLength(2)
      expect(outcomes.filter(({ kind }) => kind === 'limited')).toHaveLength(8)
    }
  })
})
