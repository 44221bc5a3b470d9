import { expect, test } from 'vitest'
import { createSandboxPaymentStore } from '#data/holds/sandbox-payment-store.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import type { NewPayment } from '#data/payments/payment-records.ts'
import { createPaymentRepository, type PaymentRepository } from '#data/payments/payment-repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { createSandboxProcessor, paySandboxPayment } from '#integrations/payments/sandbox-processor.ts'
import { lookAfterDue } from '#jobs/follow-due.ts'
import { createOnlinePayments } from '#jobs/online-payments.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase, type SuiteStore } from '#tests/fixtures/databases.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

const buildNewPayment = (key: string, part: Partial<NewPayment> = {}): NewPayment => ({
  visitorId: null,
  purpose: 'Invoice',
  invoice: 'INV-1 Ngũgĩ 🚗',
  amount: dollars(250.5),
  contact: { name: 'Ana Ngũgĩ', email: 'ana@example.com', phone: '+61400123456' },
  lead: buildNewLead(`payment ${key}`),
  processor: 'sandbox',
  idempotencyKey: key,
  expiresAt: testEpoch + 3_600_000,
  ...part,
})
const back = { returnUrl: '/back', cancelUrl: '/back' }
const log = { warn: () => undefined, error: () => undefined }

function open(store: SuiteStore, siteId: string) {
  const clock = { value: testEpoch }
  const ctx = buildSiteContext(siteId, clock)
  const site = buildTestSite({ slug: siteId })
  const payments = createPaymentRepository(store.database)
  const leads = createLeadRepository(store.database)
  const sandbox = createSandboxPaymentStore(store.database, ctx)
  const processor = createSandboxProcessor(sandbox, '/sandbox-payment')
  const desk = createOnlinePayments({ payments, leads, processorOf: () => processor, log })
  return { clock, ctx, site, payments, leads, sandbox, processor, desk }
}

describeOnEachDatabase('online payments', (store) => {
  test('BUY-06 a repeated form is the same payment, and it comes back as it was sent', async () => {
    const { ctx, payments } = open(store, 'pay-once')
    const sent = buildNewPayment('k')
    const all = await Promise.all(Array.from({ length: 10 }, () => payments.begin(ctx, sent)))
    expect(new Set(all.map(({ id }) => id)).size).toBe(1)
    expect(all[0]).toMatchObject({ ...sent, state: 'open', leadId: null, paidAt: null })
    expect(await payments.list(ctx, 10)).toEqual([all[0]])
    expect(await payments.find(ctx, 'nobody\0')).toBeNull()
    await expect(payments.begin(ctx, buildNewPayment(''))).rejects.toThrow(RangeError)
  })

  test('BUY-06 of five nodes that look at once one gets a due payment, and another when that one dies', async () => {
    const { ctx, payments, clock } = open(store, 'pay-claim')
    const { id } = await payments.begin(ctx, buildNewPayment('k'))
    clock.value += 3_600_000
    const system = buildSystemContext(clock)
    const claimAll = async () =>
      (await Promise.all(Array.from({ length: 5 }, () => payments.claim(system, 1_000, 60_000))))
        .flat()
        .filter((payment) => payment.id === id).length
    expect(await claimAll()).toBe(1)
    expect(await claimAll()).toBe(0)
    clock.value += 60_000
    expect(await claimAll()).toBe(1)
  })

  test('BUY-06 a node that may take no work leaves what is due to others', async () => {
    const { payments } = open(store, 'pay-leave')
    const options = {
      what: 'payment',
      claim: payments.claim.bind(payments),
      reconcile: () => expect.unreachable('nothing is looked after'),
      findSite: () => null,
      mayWork: () => false,
      system: buildSystemContext({ value: testEpoch + 365 * 86_400_000 }),
      log,
      signal: new AbortController().signal,
    }
    expect(await lookAfterDue(options)).toBe(0)
  })

  test('BUY-06 whoever pays is one lead, however often the event comes and the page is opened', async () => {
    const { ctx, site, payments, leads, sandbox, desk, clock } = open(store, 'pay-lead')
    const begun = await payments.begin(ctx, buildNewPayment('k'))
    const { payment } = await desk.open(ctx, site, begun, back)
    expect(await desk.open(ctx, site, payment, back)).toEqual({ kind: 'done', payment })
    expect((await desk.reconcile(ctx, site, payment)).payment.state).toBe('open')
    expect(await leads.list(ctx, 10)).toEqual([])
    await paySandboxPayment(sandbox, { reference: payment.reference ?? '', takesAtOnce: true })
    clock.value += 60_000
    await Promise.all(Array.from({ length: 10 }, () => desk.reconcile(ctx, site, payment, 'evt_1')))
    const paid = await payments.find(ctx, payment.id)
    expect(paid).toMatchObject({ state: 'paid', paidAt: testEpoch + 60_000 })
    expect((await leads.list(ctx, 10)).map(({ id }) => id)).toEqual([paid?.leadId])
    const { kysely } = store.database
    const events = await kysely.selectFrom('payment_event').selectAll().where('hold_id', '=', payment.id).execute()
    expect(events.map((row) => row.event_id)).toEqual(['evt_1'])
  })

  test('BUY-06 a payment whose webhook was lost, and a lead that a crash left out, are found by the job', async () => {
    const { ctx, site, payments, leads, sandbox, desk, clock } = open(store, 'pay-lost')
    const begun = await payments.begin(ctx, buildNewPayment('k'))
    const { payment } = await desk.open(ctx, site, begun, back)
    await paySandboxPayment(sandbox, { reference: payment.reference ?? '', takesAtOnce: true })
    // The node dies after the payment is noted and before its lead.
    await payments.settle(ctx, payment.id, 'captured')
    clock.value += 30_000
    const look = () =>
      lookAfterDue({
        what: 'payment',
        claim: async (...args) => (await payments.claim(...args)).filter(({ siteId }) => siteId === 'pay-lost'),
        reconcile: (due) => desk.reconcile(ctx, site, due),
        findSite: () => site,
        system: buildSystemContext(clock),
        log,
        signal: new AbortController().signal,
      })
    expect(await look()).toBe(1)
    expect(await leads.list(ctx, 10)).toHaveLength(1)
    clock.value += 86_400_000
    expect(await look()).toBe(0)
  })

  test('BUY-06 a payment that nobody makes is closed after its time, and cannot be made later', async () => {
    const { ctx, site, payments, leads, sandbox, desk, clock } = open(store, 'pay-late')
    const begun = await payments.begin(ctx, buildNewPayment('k'))
    const { payment } = await desk.open(ctx, site, begun, back)
    const unopened = await payments.begin(ctx, buildNewPayment('never opened'))
    clock.value = payment.expiresAt
    expect((await desk.reconcile(ctx, site, payment)).payment.state).toBe('closed')
    expect((await desk.reconcile(ctx, site, unopened)).payment.state).toBe('closed')
    await paySandboxPayment(sandbox, { reference: payment.reference ?? '', takesAtOnce: true })
    expect((await desk.reconcile(ctx, site, payment)).payment.state).toBe('closed')
    expect(await leads.list(ctx, 10)).toEqual([])
  })

  test('BUY-06 money that the dealer gave back is told, and an answer that fails is asked for again', async () => {
    const { ctx, site, payments, sandbox, processor, desk, clock } = open(store, 'pay-back')
    const begun = await payments.begin(ctx, buildNewPayment('k'))
    const { payment } = await desk.open(ctx, site, begun, back)
    await paySandboxPayment(sandbox, { reference: payment.reference ?? '', takesAtOnce: true })
    const away = { ...processor, find: () => processor.find('nobody') }
    const cut = createOnlinePayments({
      payments,
      leads: createLeadRepository(store.database),
      processorOf: () => away,
      log,
    })
    expect(await cut.reconcile(ctx, site, payment)).toMatchObject({ kind: 'waiting', payment: { state: 'open' } })
    expect((await payments.find(ctx, payment.id))?.attempts).toBe(1)
    clock.value += 1_000
    const { payment: paid } = await desk.reconcile(ctx, site, payment)
    await processor.giveBack(paid.reference ?? '')
    expect((await desk.reconcile(ctx, site, paid, 'evt_2')).payment).toMatchObject({
      state: 'returned',
      paidAt: testEpoch + 1_000,
    })
  })

  type World = ReturnType<typeof open> & { readonly b: ReturnType<typeof buildSiteContext>; readonly id: string }
  const probes: { readonly [Method in keyof PaymentRepository]: (world: World) => Promise<void> } = {
    async begin({ payments, ctx, id }) {
      expect((await payments.begin(ctx, buildNewPayment('shared'))).id).not.toBe(id)
    },
    async find({ payments, ctx, id }) {
      expect(await payments.find(ctx, id)).toBeNull()
    },
    async list({ payments, ctx }) {
      expect(await payments.list(ctx, 10)).toEqual([])
    },
    async attachPage({ payments, ctx, id }) {
      expect(await payments.attachPage(ctx, id, { reference: 'x', url: 'x' })).toBeNull()
    },
    async attachLead({ payments, ctx, id }) {
      expect(await payments.attachLead(ctx, id, 'x')).toBeNull()
    },
    async settle({ payments, ctx, b, id }) {
      expect(await payments.settle(ctx, id, 'captured', 'evt')).toBeNull()
      expect(await payments.find(b, id)).toMatchObject({ state: 'open' })
    },
    async scheduleCheck({ payments, ctx, b, id }) {
      await payments.scheduleCheck(ctx, { id, state: 'open' }, null, 7)
      expect(await payments.find(b, id)).toMatchObject({ attempts: 0 })
    },
    async claim({ payments, b, id }) {
      const due = await payments.claim(buildSystemContext({ value: testEpoch + 30_000 }), 1_000, 60_000)
      expect(due.filter((payment) => payment.id === id).map(({ siteId }) => siteId)).toEqual([b.siteId])
    },
  }

  test.each(Object.entries(probes))('TEN-07 %s of the payments keeps the sites apart', async (method, probe) => {
    const world = open(store, `iso-pay-${method.toLowerCase()}-a`)
    expect(Object.keys(world.payments).toSorted()).toEqual(Object.keys(probes).toSorted())
    const b = buildSiteContext(`iso-pay-${method.toLowerCase()}-b`)
    const { id } = await world.payments.begin(b, buildNewPayment('shared'))
    await probe({ ...world, b, id })
  })
})
