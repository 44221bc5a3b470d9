import { expect, test } from 'vitest'
import { createHoldRepository } from '#data/hold.repository.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import type { NewHold } from '#data/holds/hold-records.ts'
import { createPaymentRepository } from '#data/payments/payment-repository.ts'
import { forgetUnfinished, unpaidKeptMs } from '#data/privacy/forget-unfinished.ts'
import { createSignInRepository } from '#data/sign-in.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { longestWindowMs } from '#domain/visitor/one-time-code.ts'
import { buildSiteContext, buildSystemContext, testEpoch } from '#tests/fixtures/contexts.ts'
import { describeOnEachDatabase } from '#tests/fixtures/databases.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'

const contact = { name: 'Secret Name', email: 'secret@example.com', phone: '+61400999888' }
const lead = (key: string) => buildNewLead(key, { form: { ...contact } })
const code = {
  id: 'code',
  browserHash: 'browser',
  phone: contact.phone,
  addressHash: 'address',
  networkHash: 'network',
  codeHash: 'hash',
  tries: 5,
  lifetimeMs: 600_000,
  limits: [],
}

describeOnEachDatabase('forgetting what nobody finished', (store) => {
  test('LEAD-12 BUY-06 who did not pay is forgotten after thirty days, who paid and who still may is not', async () => {
    const { database } = store
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('unpaid', clock)
    const forget = () => forgetUnfinished(database, buildSystemContext(clock))
    const holds = createHoldRepository(database)
    const vehicles = await stockVehicles(
      database,
      ctx,
      ['A', 'B', 'C', 'D'].map((stocknum) => ({ stocknum })),
    )
    const begin = async (index: number, part: Partial<NewHold> = {}): Promise<string> => {
      const hold = buildNewHold(vehicles[index] ?? '', `key ${index}`, {
        contact,
        lead: lead(`hold ${index}`),
        ...part,
      })
      const outcome = await holds.begin(ctx, hold)
      if (outcome.kind !== 'held') throw new Error(outcome.kind)
      return outcome.hold.id
    }
    const lapsed = await begin(0)
    await holds.step(ctx, lapsed, { kind: 'time_over' }, { payment: 'closed' })
    const completed = await begin(1)
    await holds.step(ctx, completed, { kind: 'paid', reservedUntil: testEpoch + 172_800_000 })
    await holds.attachLead(ctx, completed, (await createLeadRepository(database).save(ctx, lead('paid'))).id)
    await holds.step(ctx, completed, { kind: 'completed' })
    const active = await begin(2)
    // Its payment page may still be open, so that money may come.
    const awaiting = await begin(3)
    await holds.step(ctx, awaiting, { kind: 'time_over' })
    const payments = createPaymentRepository(database)
    const pay = async (key: string) =>
      payments.begin(ctx, {
        visitorId: null,
        purpose: 'Invoice',
        invoice: 'INV-1',
        amount: dollars(250),
        contact,
        lead: lead(key),
        processor: 'sandbox',
        idempotencyKey: key,
        expiresAt: testEpoch + 3_600_000,
      })
    const closed = await pay('closed')
    await payments.settle(ctx, closed.id, 'closed')
    const open = await pay('open')

    clock.value = testEpoch + unpaidKeptMs
    expect(await forget()).toMatchObject({ holds: 0, payments: 0 })
    clock.value += 1
    expect(await forget()).toMatchObject({ holds: 1, payments: 1 })
    expect(await forget()).toMatchObject({ holds: 0, payments: 0 })
    const erased = { name: '', email: '', phone: '' }
    expect(await holds.find(ctx, lapsed)).toMatchObject({ contact: erased, lead: null, visitorId: null })
    expect(await payments.find(ctx, closed.id)).toMatchObject({ contact: erased, lead: null })
    for (const id of [completed, active, awaiting]) expect(await holds.find(ctx, id)).toMatchObject({ contact })
    expect(await payments.find(ctx, open.id)).toMatchObject({ contact })
  })

  test('AUTH-04 codes of yesterday and sessions that ended go, on sites without a sign-in since, too', async () => {
    const { database } = store
    const clock = { value: testEpoch }
    const ctx = buildSiteContext('quiet', clock)
    const forget = () => forgetUnfinished(database, buildSystemContext(clock))
    const { codes, visitors } = createSignInRepository(database)
    await codes.add(ctx, code)
    const visitor = await visitors.ensure(ctx, contact.phone)
    await visitors.openSession(ctx, { visitorId: visitor.id, token: 'short', lifetimeMs: 1_000 })
    await visitors.openSession(ctx, { visitorId: visitor.id, token: 'long', lifetimeMs: 10 * longestWindowMs })
    expect(await forget()).toMatchObject({ codes: 0, sessions: 0 })
    clock.value += longestWindowMs + 1
    expect(await forget()).toMatchObject({ codes: 1, sessions: 1 })
    expect(await visitors.findSession(ctx, 'long')).not.toBeNull()
    expect(await visitors.findByPhone(ctx, contact.phone)).not.toBeNull()
  })
})
