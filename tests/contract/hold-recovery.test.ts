import { expect, test } from 'vitest'
import { createHoldRepository, type HoldRepository } from '#data/hold.repository.ts'
import type { Hold } from '#data/holds/hold-records.ts'
import { createSandboxPaymentStore } from '#data/holds/sandbox-payment-store.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { createReservations } from '#jobs/reservations.ts'
import { lapseDueHolds } from '#jobs/lapse-holds.ts'
import type { PaymentProcessor } from '#integrations/payments/payment-processor.ts'
import { createSandboxProcessor, paySandboxPayment } from '#integrations/payments/sandbox-processor.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, type SuiteStore } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'

class Crash extends Error {}

/** Dies at the `at`-th call to a database or processor, before or after its effect. */
function createCrasher(at: number, when: 'before' | 'after') {
  let calls = 0
  const wrap = <Service extends object>(service: Service): Service =>
    new Proxy(service, {
      get(target, name) {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        return async (...args: unknown[]) => {
          calls += 1
          const isHere = calls === at
          if (isHere && when === 'before') throw new Crash(String(name))
          const answer: unknown = await Reflect.apply(member, target, args)
          if (isHere) throw new Crash(String(name))
          return answer
        }
      },
    })
  return { wrap, count: () => calls }
}

const back = { returnUrl: '/back', cancelUrl: '/back' }
const log = { warn: () => undefined, error: () => undefined, info: () => undefined }

async function createWorld(store: SuiteStore, siteId: string, crashAt = 0, when: 'before' | 'after' = 'after') {
  const clock = { value: testEpoch }
  const ctx = buildSiteContext(siteId, clock)
  const system = buildSystemContext(clock)
  const site = buildTestSite({ slug: siteId, checkout: { enabled: true } })
  const [vehicleId = ''] = await stockVehicles(store.database, ctx)
  const holds = createHoldRepository(store.database)
  const leads = createLeadRepository(store.database)
  const sandbox = createSandboxPaymentStore(store.database, ctx)
  const processor = createSandboxProcessor(sandbox, '/sandbox-payment')
  const crasher = createCrasher(crashAt, when)
  const wrapped = { holds: crasher.wrap(holds), processor: crasher.wrap(processor), leads: crasher.wrap(leads) }
  const desk = createReservations({ ...wrapped, processorOf: () => wrapped.processor, log })

  /** What nodes do after the crash, minute by minute, with nothing that fails. */
  async function recover(minutes: number, through: PaymentProcessor = processor): Promise<void> {
    const reservations = createReservations({ holds, leads, processorOf: () => through, log })
    const own: HoldRepository = {
      ...holds,
      claim: async (...args) => (await holds.claim(...args)).filter((hold) => hold.siteId === siteId),
    }
    for (let minute = 0; minute < minutes; minute += 1) {
      const options = { holds: own, reservations, findSite: () => site, system, log }
      await lapseDueHolds({ ...options, signal: new AbortController().signal })
      clock.value += 60_000
    }
  }
  async function pay(hold: Hold): Promise<void> {
    const payment = await sandbox.find(hold.reference ?? `sandbox-${hold.id}`)
    if (payment !== null) await paySandboxPayment(sandbox, payment)
  }
  async function expectFair(): Promise<readonly Hold[]> {
    const all = await holds.list(ctx, 10)
    for (const hold of all) {
      const payment = (await sandbox.find(`sandbox-${hold.id}`))?.state ?? 'none'
      const isCharged = payment === 'authorised' || payment === 'captured'
      expect([hold.state, payment, isCharged]).toEqual([
        hold.state,
        payment,
        hold.state === 'reserved' || hold.state === 'completed',
      ])
      expect(['reserved', 'completed', 'refunded', 'lapsed']).toContain(hold.state)
      if (hold.state === 'refunded') expect([payment, hold.payment]).toEqual(['returned', 'returned'])
      expect(hold.leadId === null).toBe(hold.state === 'lapsed')
    }
    expect(await leads.list(ctx, 10)).toHaveLength(all.filter(({ leadId }) => leadId !== null).length)
    return all
  }
  return {
    clock,
    ctx,
    site,
    vehicleId,
    holds,
    leads,
    sandbox,
    processor,
    desk,
    wrapped,
    crasher,
    recover,
    pay,
    expectFair,
  }
}

type World = Awaited<ReturnType<typeof createWorld>>

/** A visitor's way, in which the server dies once. */
const journeys: Readonly<Record<string, (world: World) => Promise<void>>> = {
  async 'reserve and pay'({ ctx, site, vehicleId, wrapped, desk, pay }) {
    const begun = await wrapped.holds.begin(ctx, buildNewHold(vehicleId, 'k'))
    if (begun.kind !== 'held') throw new Error(begun.kind)
    const { hold } = await desk.openPayment(ctx, site, begun.hold, back)
    await pay(hold)
    await desk.reconcile(ctx, site, hold, 'evt')
  },
  async 'reserve, pay and cancel'(world) {
    await journeys['reserve and pay']?.(world)
    const [hold] = await world.wrapped.holds.list(world.ctx, 1)
    if (hold !== undefined) await world.desk.cancel(world.ctx, world.site, hold)
  },
  async 'reserve, pay and complete'(world) {
    await journeys['reserve and pay']?.(world)
    const [hold] = await world.wrapped.holds.list(world.ctx, 1)
    if (hold !== undefined) await world.desk.complete(world.ctx, world.site, hold)
  },
  async 'reserve and cancel while paying'({ ctx, site, vehicleId, wrapped, desk, pay }) {
    const begun = await wrapped.holds.begin(ctx, buildNewHold(vehicleId, 'k'))
    if (begun.kind !== 'held') throw new Error(begun.kind)
    const { hold } = await desk.openPayment(ctx, site, begun.hold, back)
    await pay(hold)
    await desk.cancel(ctx, site, hold)
  },
}

describeOnEachDatabase('a server that dies on the way through a reservation', (store) => {
  test.each(
    Object.entries(journeys).flatMap(([name, journey]) =>
      (['before', 'after'] as const).map((when) => [name, when, journey] as const),
    ),
  )(
    'BUY-03 %s: dying %s every call ends in held or given back, never charged and not held',
    async (name, when, journey) => {
      let points = 0
      for (let at = 1; ; at += 1) {
        const world = await createWorld(store, `${name.replaceAll(/\W/g, '')}-${when}-${at}`, at, when)
        const died = await journey(world).then(
          () => false,
          (error: unknown) => {
            if (!(error instanceof Crash)) throw error
            return true
          },
        )
        // A visitor who still has the payment page open pays after the crash.
        for (const hold of await world.holds.list(world.ctx, 10)) if (hold.payUrl !== null) await world.pay(hold)
        await world.recover(20)
        await world.expectFair()
        // After the 48 hours nothing is held and nothing is charged, unless the sale was completed.
        world.clock.value += 48 * 3_600_000
        await world.recover(3)
        for (const hold of await world.expectFair()) expect(hold.state).not.toBe('reserved')
        if (!died) break
        points += 1
      }
      expect(points).toBeGreaterThanOrEqual(6)
    },
    60_000,
  )

  test('BUY-03 an unpaid hold lapses after its minutes, and its page takes no payment any more', async () => {
    const world = await createWorld(store, 'lapse')
    const begun = await world.holds.begin(world.ctx, buildNewHold(world.vehicleId, 'k'))
    const { hold } = await world.desk.openPayment(world.ctx, world.site, (begun as { hold: Hold }).hold, back)
    await world.recover(15)
    expect((await world.holds.find(world.ctx, hold.id))?.state).toBe('held_unpaid')
    await world.recover(1)
    expect((await world.holds.find(world.ctx, hold.id))?.state).toBe('lapsed')
    await world.pay(hold)
    await world.recover(5)
    expect((await world.sandbox.find(hold.reference ?? ''))?.state).toBe('closed')
    await world.expectFair()
  })

  test('BUY-03 a visitor cannot undo a sale that is completed, and the dealer can', async () => {
    const world = await createWorld(store, 'undo')
    const { desk, ctx, site } = world
    const begun = await world.holds.begin(ctx, buildNewHold(world.vehicleId, 'k'))
    const { hold } = await desk.openPayment(ctx, site, (begun as { hold: Hold }).hold, back)
    await world.pay(hold)
    expect((await desk.reconcile(ctx, site, hold)).hold.state).toBe('reserved')
    expect((await desk.complete(ctx, site, hold)).hold.state).toBe('completed')
    expect((await desk.cancel(ctx, site, hold)).hold.state).toBe('completed')
    expect((await desk.cancel(ctx, site, hold, 'dealer')).hold.state).toBe('refunded')
  })

  test('BUY-03 a processor that is away keeps nobody from the vehicle, and a late payment is settled', async () => {
    const world = await createWorld(store, 'away')
    const begun = await world.holds.begin(world.ctx, buildNewHold(world.vehicleId, 'k'))
    const { hold } = await world.desk.openPayment(world.ctx, world.site, (begun as { hold: Hold }).hold, back)
    const failure = { ok: false, error: { kind: 'unreachable', detail: 'away' } } as const
    const fail = () => Promise.resolve(failure)
    const away = { ...world.processor, find: fail, close: fail, giveBack: fail, capture: fail }
    expect((await world.desk.cancel(world.ctx, world.site, hold)).kind).toBe('done')
    const other = await world.holds.begin(
      world.ctx,
      buildNewHold(world.vehicleId, 'k2', { unpaidUntil: testEpoch + 900_000 }),
    )
    const second = await world.desk.openPayment(world.ctx, world.site, (other as { hold: Hold }).hold, back)
    await world.pay(second.hold)
    await world.recover(30, away)
    expect((await world.holds.find(world.ctx, second.hold.id))?.state).toBe('lapsed')
    const third = await world.holds.begin(
      world.ctx,
      buildNewHold(world.vehicleId, 'k3', { unpaidUntil: world.clock.value + 900_000 }),
    )
    expect(third.kind).toBe('held')
    // The processor is back: the late payer gets the money back, because the vehicle is taken.
    await world.recover(60)
    expect(await world.holds.find(world.ctx, second.hold.id)).toMatchObject({ state: 'refunded', payment: 'returned' })
    await world.expectFair()
  })

  test('BUY-03 an event ten times, and older events after newer ones, change nothing more', async () => {
    const world = await createWorld(store, 'events')
    await journeys['reserve and pay']?.(world)
    const [hold] = await world.holds.list(world.ctx, 1)
    if (hold === undefined) throw new Error('no hold')
    const tell = async (event: string) => {
      const now = await world.holds.find(world.ctx, hold.id)
      if (now !== null) await world.desk.reconcile(world.ctx, world.site, now, event)
    }
    for (let time = 0; time < 10; time += 1) await tell('evt')
    const reserved = await world.holds.find(world.ctx, hold.id)
    expect(reserved).toMatchObject({ state: 'reserved', payment: 'authorised', expiresAt: testEpoch + 172_800_000 })
    // Reversed: the dealer returned the deposit on the processor's pages; its event comes before that of the payment.
    await world.processor.giveBack(hold.reference ?? '')
    await tell('evt_returned')
    expect(await world.holds.find(world.ctx, hold.id)).toMatchObject({ state: 'refunded', payment: 'returned' })
    // A day late.
    world.clock.value += 86_400_000
    for (const event of ['evt_paid_late', 'evt', 'evt_returned']) await tell(event)
    expect(await world.holds.find(world.ctx, hold.id)).toMatchObject({ state: 'refunded', payment: 'returned' })
    await world.expectFair()
  })

  test('BUY-03 a deposit that is returned before the lead of its payer was saved ends the hold', async () => {
    const world = await createWorld(store, 'returned-early')
    const begun = await world.holds.begin(world.ctx, buildNewHold(world.vehicleId, 'k1'))
    const { hold } = await world.desk.openPayment(world.ctx, world.site, (begun as { hold: Hold }).hold, back)
    await world.pay(hold)
    // One node has noted the payment and has not come to the lead; another one gets the event of the return.
    const paid = await world.holds.step(world.ctx, hold.id, { kind: 'paid', reservedUntil: testEpoch + 172_800_000 })
    await world.processor.giveBack(hold.reference ?? '')
    await world.desk.reconcile(world.ctx, world.site, paid ?? hold, 'evt_returned')
    expect(await world.holds.find(world.ctx, hold.id)).toMatchObject({ state: 'refunded', payment: 'returned' })
    await world.expectFair()
  })
})
