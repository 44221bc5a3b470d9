import { expect, test } from 'vitest'
import { createHoldRepository } from '#data/hold.repository.ts'
import { createSandboxPaymentStore } from '#data/holds/sandbox-payment-store.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createSandboxProcessor } from '#integrations/payments/sandbox-processor.ts'
import { lapseDueHolds } from '#jobs/lapse-holds.ts'
import { createReservations } from '#jobs/reservations.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'

/** HOLD_RACE_ROUNDS=1000 runs the full count. */
const rounds = Number(process.env['HOLD_RACE_ROUNDS'] ?? 200)

describeOnEachDatabase('two visitors who hold one vehicle at once', (store) => {
  test(`BUY-03 ${rounds} rounds through two nodes: one gets it, the other is told at once`, async () => {
    const ctx = buildSiteContext('race')
    const nodes = [createHoldRepository(store.database), createHoldRepository(await store.open())] as const
    const ids = await stockVehicles(
      store.database,
      ctx,
      Array.from({ length: rounds }, (_, round) => ({ stocknum: `R${round}`, slug: `race-${round}` })),
    )
    const outcomes = []
    for (const [round, vehicleId] of ids.entries())
      outcomes.push(
        await Promise.all(
          nodes.map(
            async (node, visitor) => (await node.begin(ctx, buildNewHold(vehicleId, `${round} ${visitor}`))).kind,
          ),
        ),
      )
    const wins = outcomes.map((both) => both.toSorted().join(' '))
    expect(new Set(wins)).toEqual(new Set(['held taken']))
    expect(wins).toHaveLength(rounds)
    const active = await store.database.kysely.selectFrom('vehicle_hold').select('vehicle_id').execute()
    expect(active).toHaveLength(rounds)
  }, 300_000)
})

describeOnEachDatabase('several nodes that look after holds whose time is over', (store) => {
  test('BUY-03 each hold lapses once, by one node, and its car can be held again', async () => {
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('over', clock)
    const site = buildTestSite({ slug: 'over', checkout: { enabled: true } })
    const holds = createHoldRepository(store.database)
    const cars = Array.from({ length: 60 }, (_, car) => ({ stocknum: `O${car}`, slug: `over-${car}` }))
    const ids = await stockVehicles(store.database, ctx, cars)
    for (const [car, id] of ids.entries()) await holds.begin(ctx, buildNewHold(id, `over ${car}`))
    clock.value += 900_000
    const looked: string[] = []
    const log = {
      info: () => undefined,
      warn: () => undefined,
      error: (fields: object) => expect.unreachable(JSON.stringify(fields)),
    }
    const counts = await Promise.all(
      [store.database, await store.open(), await store.open()].map(async (node) => {
        const own = createHoldRepository(node)
        const processor = createSandboxProcessor(createSandboxPaymentStore(node, ctx), '/sandbox-payment')
        const services = { holds: own, leads: createLeadRepository(node), processorOf: () => processor, log }
        const reservations = createReservations(services)
        let count = 0
        // As the job does: again while there was as much as a node takes at once.
        for (let round = 0; round < 3; round += 1)
          count += await lapseDueHolds({
            holds: own,
            reservations: {
              reconcile(of, at, hold) {
                looked.push(hold.id)
                return reservations.reconcile(of, at, hold)
              },
            },
            findSite: () => site,
            system: buildSystemContext(clock),
            log,
            signal: new AbortController().signal,
          })
        return count
      }),
    )
    expect(counts.reduce((sum, count) => sum + count)).toBe(ids.length)
    expect(new Set(looked).size).toBe(looked.length)
    const all = await holds.list(ctx, 100)
    expect(all.map(({ state }) => state)).toEqual(ids.map(() => 'lapsed'))
    expect((await holds.begin(ctx, buildNewHold(ids[0] ?? '', 'again'))).kind).toBe('held')
  })

  test('BUY-03 a hold that one node steps is not taken up by another before that one had time to finish', async () => {
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('stepped', clock)
    const holds = createHoldRepository(store.database)
    const other = createHoldRepository(await store.open())
    const [id = ''] = await stockVehicles(store.database, ctx, [{ stocknum: 'S1', slug: 'stepped-1' }])
    const begun = await holds.begin(ctx, buildNewHold(id, 'stepped'))
    clock.value += 900_000
    await holds.step(ctx, begun.kind === 'held' ? begun.hold.id : '', { kind: 'time_over' })
    const claimed = async () =>
      (await other.claim(buildSystemContext(clock), 100, 60_000)).filter(({ siteId }) => siteId === ctx.siteId).length
    expect(await claimed()).toBe(0)
    // The first node may have died meanwhile.
    clock.value += 5_000
    expect(await claimed()).toBe(1)
  })
})

describeOnEachDatabase('a payment page that is opened while an earlier one is looked after', (store) => {
  test('BUY-03 what is known of the earlier page neither ends the hold nor closes its payment', async () => {
    const ctx = buildSiteContext('pages')
    const holds = createHoldRepository(store.database)
    const [vehicleId = ''] = await stockVehicles(store.database, ctx, [{ stocknum: 'P1', slug: 'pages-1' }])
    const begun = await holds.begin(ctx, buildNewHold(vehicleId, 'pages'))
    const id = begun.kind === 'held' ? begun.hold.id : ''
    await holds.attachPayment(ctx, id, { reference: 'second', url: '/second' })
    await holds.settlePayment(ctx, { id, reference: 'first' }, 'closed')
    await holds.step(ctx, id, { kind: 'time_over' }, { payment: 'closed', page: 'first' })
    const open = { state: 'held_unpaid', payment: 'awaiting', reference: 'second' }
    expect(await holds.find(ctx, id)).toMatchObject(open)

    await holds.settlePayment(ctx, { id, reference: 'second' }, 'closed')
    expect(await holds.find(ctx, id)).toMatchObject({ payment: 'closed' })
    await holds.step(ctx, id, { kind: 'time_over' }, { payment: 'closed', page: 'second' })
    expect(await holds.find(ctx, id)).toMatchObject({ state: 'lapsed', payment: 'closed' })
  })
})
