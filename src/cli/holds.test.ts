import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Database } from '#data/database.ts'
import { createHoldRepository } from '#data/hold.repository.ts'
import { createSandboxPaymentStore } from '#data/holds/sandbox-payment-store.ts'
import { createPaymentRepository } from '#data/payments/payment-repository.ts'
import { dollars } from '#domain/money/cents.ts'
import { buildNewLead } from '#tests/fixtures/lead.ts'
import { openDatabase } from '#data/open-database.ts'
import { createSiteRepository } from '#data/site.repository.ts'
import { createSandboxProcessor, paySandboxPayment } from '#integrations/payments/sandbox-processor.ts'
import { createReservations } from '#jobs/reservations.ts'
import { createLeadRepository } from '#data/lead.repository.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildSystemContext } from '#tests/fixtures/contexts.ts'
import { buildNewHold, stockVehicles } from '#tests/fixtures/holds.ts'
import { runComplete, runList, runRefund } from './holds.ts'
import { runList as runPayments } from './payments.ts'
import { run as runErase } from './leads-erase.ts'

let directory = ''
let database: Database
const ctx = { siteId: 'yard', now: () => Date.now() }
const log = { warn: () => undefined, error: () => undefined, info: () => undefined }

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'forecourt-holds-'))
  database = await openDatabase({ url: null, directory })
  await createSiteRepository(database).applyAll(buildSystemContext(), [
    { slug: 'yard', document: buildTestSite({ slug: 'yard' }), sourceText: '' },
  ])
})
afterAll(async () => {
  await database.close()
  await rm(directory, { recursive: true, force: true })
})

async function call(run: typeof runList, ...args: string[]) {
  const out: string[] = []
  const err: string[] = []
  const io = {
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
    cwd: '/',
    isTerminal: false,
  }
  const status = await run(args, io, database)
  return { status, out: out.join('\n'), err: err.join('\n') }
}

/** A vehicle that is reserved and paid in the sandbox; the hold's id. */
async function reserve(stocknum: string): Promise<string> {
  const holds = createHoldRepository(database)
  const [vehicleId = ''] = await stockVehicles(database, ctx, [{ stocknum, slug: stocknum }])
  const begun = await holds.begin(ctx, buildNewHold(vehicleId, stocknum, { unpaidUntil: Date.now() + 900_000 }))
  if (begun.kind !== 'held') throw new Error(begun.kind)
  const store = createSandboxPaymentStore(database, ctx)
  const processor = createSandboxProcessor(store, '/sandbox-payment')
  const leads = createLeadRepository(database)
  const desk = createReservations({ holds, leads, processorOf: () => processor, log })
  const site = buildTestSite({ slug: 'yard' })
  const { hold } = await desk.openPayment(ctx, site, begun.hold, { returnUrl: '/', cancelUrl: '/' })
  await paySandboxPayment(store, { reference: hold.reference ?? '', takesAtOnce: false })
  await desk.reconcile(ctx, site, hold)
  return hold.id
}

test('BUY-03 a refund is one command: the reservation ends and the deposit is given back', async () => {
  const id = await reserve('r1')
  expect((await call(runList, 'yard')).out).toMatch(
    new RegExp(`${id} {2}reserved \\(deposit \\$200 authorised\\) {2}until `),
  )
  const listed = JSON.parse((await call(runList, 'yard', '--json')).out.split('\n')[0] ?? '') as object
  expect(listed).toMatchObject({ id, state: 'reserved', deposit_cents: 20_000, deposit_state: 'authorised' })
  expect(listed).toMatchObject({ name: 'Ana Ngũgĩ', until: expect.stringMatching(/^\d{4}-.*Z$/) })
  expect(await call(runRefund, 'yard', id)).toMatchObject({
    status: 0,
    out: expect.stringContaining('refunded (deposit $200 returned)'),
    err: '',
  })
  const again = await call(runRefund, 'yard', id, '--json')
  expect(JSON.parse(again.out)).toMatchObject({ id, state: 'refunded', until: null })
  expect((await createSandboxPaymentStore(database, ctx).find(`sandbox-${id}`))?.state).toBe('returned')
  expect(await call(runRefund, 'yard', id)).toMatchObject({ status: 0 })
  expect(await call(runComplete, 'yard', id)).toMatchObject({ status: 2, err: expect.stringContaining('refunded') })
})

test('BUY-03 a sale that goes ahead takes the deposit, which can still be refunded', async () => {
  const id = await reserve('r2')
  expect(await call(runComplete, 'yard', id)).toMatchObject({
    status: 0,
    out: expect.stringContaining('completed (deposit $200 captured)'),
  })
  expect(await call(runRefund, 'yard', id)).toMatchObject({
    status: 0,
    out: expect.stringContaining('refunded (deposit $200 returned)'),
  })
})

test('LEAD-12 leads erase keeps an active reservation, and tells how to end it first', async () => {
  const id = await reserve('r3')
  const phone = '+61400123456'
  const told = await call(runErase, 'yard', '--phone', phone, '--yes')
  expect(told).toMatchObject({ status: 2, err: expect.stringContaining(`forecourt holds refund yard ${id}`) })
  expect((await call(runList, 'yard')).out).toMatch(new RegExp(`${id}.*Ana Ngũgĩ`))
  await call(runRefund, 'yard', id)
  expect(await call(runErase, 'yard', '--phone', phone, '--yes')).toMatchObject({ status: 0, err: '' })
  expect((await call(runList, 'yard')).out).toMatch(
    new RegExp(`${id} {2}refunded \\(deposit \\$200 returned.*\\(erased\\)`),
  )
})

test('BUY-06 payments are listed with their reference, amount and state', async () => {
  expect((await call(runPayments, 'yard')).out).toContain('no payments yet')
  const payments = createPaymentRepository(database)
  const { id } = await payments.begin(ctx, {
    visitorId: null,
    purpose: 'Invoice',
    invoice: 'INV-1\u0007',
    amount: dollars(250.5),
    processor: 'sandbox',
    contact: { name: 'Ana', email: 'ana@example.com', phone: '+61400123456' },
    lead: buildNewLead('payment'),
    idempotencyKey: 'k',
    expiresAt: Date.now() + 60_000,
  })
  await payments.settle(ctx, id, 'captured')
  expect((await call(runPayments, 'yard')).out).toMatch(
    new RegExp(`^${id} .* paid {2}\\$250.50 {2}Invoice {2}INV-1  +Ana`),
  )
  expect(JSON.parse((await call(runPayments, 'yard', '--json')).out)).toMatchObject({
    id,
    amount_cents: 25_050,
    invoice: 'INV-1\u0007',
  })
  expect(await call(runPayments, 'yard', '--limit', '0')).toMatchObject({ status: 2 })
  expect(await call(runPayments)).toMatchObject({ status: 2, err: expect.stringContaining('usage') })
  expect(await call(runPayments, 'nowhere')).toMatchObject({ status: 1 })
})

test('BUY-03 the commands tell how they are used, and what they do not know', async () => {
  expect(await call(runRefund, 'yard')).toMatchObject({
    status: 2,
    err: expect.stringContaining('usage: forecourt holds refund SITE ID'),
  })
  expect(await call(runRefund, 'yard', 'nobody')).toMatchObject({
    status: 1,
    err: expect.stringContaining('has no reservation nobody'),
  })
  expect(await call(runList, 'nowhere')).toMatchObject({
    status: 1,
    err: expect.stringContaining("There is no site 'nowhere'"),
  })
  expect(await call(runList, 'yard', '--limit', 'x')).toMatchObject({ status: 2 })
})
