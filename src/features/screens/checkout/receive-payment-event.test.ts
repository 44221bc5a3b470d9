import { expect, test } from 'vitest'
import type { HoldOutcome } from '#jobs/reservations.ts'
import { buildTestSite } from '#site/test-site.ts'
import { receivePaymentEvent, type PaymentEventServices } from './receive-payment-event.server.ts'

/** A site whose processor accepts the signature 'good'; its event is about the order that the body names. */
function setUp(kind: HoldOutcome['kind'] = 'done', enabled = true) {
  const asked: (string | undefined)[] = []
  const services = {
    site: buildTestSite({ checkout: { enabled } }),
    ctx: { siteId: 'test-site', now: () => 0 },
    log: { warn: () => undefined },
    checkout: {
      processor: {
        name: 'stripe',
        readEvent: (body: string, signature: string | null) =>
          Promise.resolve(signature === 'good' ? { id: 'evt_1', orderId: body === '' ? null : body } : null),
      },
      holds: { find: (_ctx: unknown, id: string) => Promise.resolve(id === 'hold-1' ? { id } : null) },
      payments: { find: (_ctx: unknown, id: string) => Promise.resolve(id === 'payment-1' ? { id } : null) },
      onlinePayments: {
        reconcile(_ctx: unknown, _site: unknown, payment: { readonly id: string }, eventId?: string) {
          asked.push(`${payment.id} ${eventId ?? ''}`)
          return Promise.resolve({ kind, payment })
        },
      },
      reservations: {
        reconcile(_ctx: unknown, _site: unknown, hold: object, eventId?: string) {
          asked.push(eventId)
          return Promise.resolve({ kind, hold })
        },
      },
    },
  } as unknown as PaymentEventServices
  return { services, asked }
}

test.each([
  ['a good signature', 'stripe', 'hold-1', 'good', 204, ['evt_1']],
  ['an online payment', 'stripe', 'payment-1', 'good', 204, ['payment-1 evt_1']],
  ['a wrong signature', 'stripe', 'hold-1', 'bad', 400, []],
  ['no signature', 'stripe', 'hold-1', null, 400, []],
  ['another processor', 'sandbox', 'hold-1', 'good', 404, []],
  ['an order of another site', 'stripe', 'hold-2', 'good', 204, []],
  ['something else', 'stripe', '', 'good', 204, []],
] as const)('BUY-03 an event with %s', async (_what, processor, body, signature, status, events) => {
  const { services, asked } = setUp()
  expect((await receivePaymentEvent(services, processor, body, signature)).status).toBe(status)
  expect(asked).toEqual(events)
})

test('BUY-03 an event whose payment cannot be looked up is sent again by the processor', async () => {
  expect((await receivePaymentEvent(setUp('waiting').services, 'stripe', 'hold-1', 'good')).status).toBe(503)
  expect((await receivePaymentEvent(setUp('done', false).services, 'stripe', 'hold-1', 'good')).status).toBe(404)
  expect((await receivePaymentEvent(setUp('waiting').services, 'stripe', 'payment-1', 'good')).status).toBe(503)
})
