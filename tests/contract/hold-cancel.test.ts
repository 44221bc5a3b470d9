import { afterAll, beforeAll, expect, test } from 'vitest'
import { createHoldRepository, type HoldRepository } from '#data/hold.repository.ts'
import type { Hold } from '#data/holds/hold-records.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { startFakeStripe, type FakeStripe } from '#integrations/payments/fake-stripe.testkit.ts'
import { createStripeProcessor } from '#integrations/payments/stripe-processor.ts'
import { lapseDueHolds } from '#jobs/lapse-holds.ts'
import { createReservations, type Reservations } from '#jobs/reservations.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, type SuiteStore } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'

const log = { warn: () => undefined, error: () => undefined, info: () => undefined }
const back = { returnUrl: 'https://yard.example/back', cancelUrl: 'https://yard.example/back' }

async function createWorld(store: SuiteStore, fake: FakeStripe, siteId: string) {
  const clock = { value: testEpoch }
  const ctx = buildSiteContext(siteId, clock)
  const site = buildTestSite({ slug: siteId, checkout: { enabled: true } })
  const [vehicleId = ''] = await stockVehicles(store.database, ctx)
  const holds = createHoldRepository(store.database)
  const leads = createLeadRepository(store.database)
  const now = () => clock.value
  const stripe = createStripeProcessor({ key: 'sk_test_fake', webhookSecret: 'whsec_x', server: fake.server, now })
  const createDesk = (through: HoldRepository = holds): Reservations =>
    createReservations({ holds: through, leads, processorOf: () => stripe, log })
  const desk = createDesk()
  const begun = await holds.begin(ctx, buildNewHold(vehicleId, `key ${siteId}`))
  if (begun.kind !== 'held') throw new Error(begun.kind)

  async function read(): Promise<Hold> {
    const hold = await holds.find(ctx, begun.kind === 'held' ? begun.hold.id : '')
    if (hold === null) throw new Error('the hold has gone')
    return hold
  }
  /** What the hold says and what the processor says. */
  async function readBoth(): Promise<readonly unknown[]> {
    const { state, payment, reference } = await read()
    const told = reference === null ? null : await stripe.find(reference)
    return [state, payment, told?.ok === true ? told.value : told]
  }
  /** The recovery job for this many hours, at these intervals. */
  async function recover(hours: number, everyMinutes = 10): Promise<void> {
    const own: HoldRepository = {
      ...holds,
      claim: async (...args) => (await holds.claim(...args)).filter((hold) => hold.siteId === siteId),
    }
    const system = buildSystemContext(clock)
    for (let round = 0; round < (hours * 60) / everyMinutes; round += 1) {
      const options = { holds: own, reservations: desk, findSite: () => site, system, log }
      await lapseDueHolds({ ...options, signal: new AbortController().signal })
      clock.value += everyMinutes * 60_000
    }
  }
  return { ctx, site, holds, desk, createDesk, unpaid: begun.hold, read, readBoth, recover }
}

describeOnEachDatabase('a hold that is given up while its payment page is open', (store) => {
  let fake: FakeStripe
  beforeAll(async () => {
    fake = await startFakeStripe()
  })
  afterAll(() => fake.stop())

  /** Whoever paid has the vehicle for its time, and then the deposit back. */
  async function expectPaidAndReturned({ readBoth, recover }: Awaited<ReturnType<typeof createWorld>>): Promise<void> {
    await recover(2)
    expect(await readBoth()).toEqual(['reserved', 'authorised', 'authorised'])
    await recover(49, 60)
    expect(await readBoth()).toEqual(['refunded', 'returned', 'returned'])
  }

  test('BUY-03 a page that could not be closed keeps the hold, and its payment is not lost', async () => {
    const world = await createWorld(store, fake, 'cancel-open')
    const { hold } = await world.desk.openPayment(world.ctx, world.site, world.unpaid, back)
    fake.failAction = 'expire'
    const outcome = await world.desk.cancel(world.ctx, world.site, hold)
    fake.failAction = null
    expect([outcome.kind, outcome.hold.state]).toEqual(['waiting', 'held_unpaid'])
    fake.pay(hold.reference ?? '')
    await expectPaidAndReturned(world)
  })

  test('BUY-03 a page that stays open for hours frees the vehicle, and its late payment is settled', async () => {
    const world = await createWorld(store, fake, 'cancel-hours')
    const { hold } = await world.desk.openPayment(world.ctx, world.site, world.unpaid, back)
    fake.failAction = 'expire'
    await world.recover(3, 30)
    expect(await world.readBoth()).toEqual(['lapsed', 'awaiting', 'open'])
    fake.failAction = null
    fake.pay(hold.reference ?? '')
    await expectPaidAndReturned(world)
  }, 60_000)

  test('BUY-03 a hold that was read before its page was noted is read again, and the page is closed', async () => {
    const world = await createWorld(store, fake, 'cancel-stale')
    const { hold } = await world.desk.openPayment(world.ctx, world.site, world.unpaid, back)
    expect((await world.desk.cancel(world.ctx, world.site, world.unpaid)).kind).toBe('done')
    fake.pay(hold.reference ?? '')
    await world.recover(1)
    expect(await world.readBoth()).toEqual(['lapsed', 'closed', 'closed'])
  })

  test.each(['before', 'after'] as const)(
    'BUY-03 a page that is noted just %s the hold is given up takes no payment that is lost',
    async (when) => {
      const world = await createWorld(store, fake, `cancel-${when}`)
      const open = () => world.desk.openPayment(world.ctx, world.site, world.unpaid, back)
      const desk = world.createDesk({
        ...world.holds,
        async step(...args) {
          if (when === 'before') await open()
          const stepped = await world.holds.step(...args)
          if (when === 'after') await open()
          return stepped
        },
      })
      await desk.cancel(world.ctx, world.site, world.unpaid)
      const { reference, state } = await world.read()
      expect([reference === null, state]).toEqual([false, when === 'before' ? 'held_unpaid' : 'lapsed'])
      fake.pay(reference ?? '')
      await expectPaidAndReturned(world)
    },
  )

  test('BUY-03 a page that is noted after the hold was given up is closed, and the vehicle stays free', async () => {
    const world = await createWorld(store, fake, 'cancel-noted')
    await world.desk.cancel(world.ctx, world.site, world.unpaid)
    await world.desk.openPayment(world.ctx, world.site, world.unpaid, back)
    expect(await world.readBoth()).toEqual(['lapsed', 'awaiting', 'open'])
    await world.recover(1)
    expect(await world.readBoth()).toEqual(['lapsed', 'closed', 'closed'])
  })

  test('BUY-03 the processor reports a payment of a hold whose payment was noted as closed', async () => {
    const world = await createWorld(store, fake, 'cancel-told')
    const { hold } = await world.desk.openPayment(world.ctx, world.site, world.unpaid, back)
    await world.holds.step(world.ctx, hold.id, { kind: 'cancelled' }, { payment: 'closed', page: hold.reference })
    await world.recover(1)
    fake.pay(hold.reference ?? '')
    await world.desk.reconcile(world.ctx, world.site, await world.read(), 'evt_paid')
    await expectPaidAndReturned(world)
  })
})
