import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import Stripe from 'stripe'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startFakeStripe, type FakeStripe } from './fake-stripe.testkit.ts'
import { sampleOrder, testPaymentProcessor } from './payment-processor.testkit.ts'
import { createStripeProcessor } from './stripe-processor.ts'

const webhookSecret = 'whsec_fake'
const now = Date.UTC(2026, 10, 20)
const options = { key: 'sk_test_fake', webhookSecret, now: () => now }

describe('Stripe', () => {
  testPaymentProcessor(async () => {
    const fake = await startFakeStripe()
    running.push(fake)
    return {
      // With a signal, as a server has one.
      processor: createStripeProcessor({ ...options, server: fake.server, signal: new AbortController().signal }),
      pay: (reference) => Promise.resolve(fake.pay(reference)),
      countOpened: fake.countOpened,
    }
  })

  const running: FakeStripe[] = []
  let fake: FakeStripe
  beforeAll(async () => {
    fake = await startFakeStripe()
    running.push(fake)
  })
  afterAll(async () => {
    await Promise.all(running.map((each) => each.stop()))
  })

  test.each([
    [500, 'unreachable'],
    [429, 'unreachable'],
    [402, 'refused'],
  ])(
    'BUY-03 an answer of %d is %s',
    async (status, kind) => {
      fake.failWith = status
      const processor = createStripeProcessor({ ...options, server: fake.server })
      expect(await processor.open(sampleOrder)).toMatchObject({ ok: false, error: { kind } })
      fake.failWith = null
    },
    15_000,
  )

  test('BUY-03 a wrong key is refused, and a server that does not answer is unreachable', async () => {
    const wrong = createStripeProcessor({ ...options, key: 'sk_test_other', server: fake.server })
    expect(await wrong.open(sampleOrder)).toMatchObject({ ok: false, error: { kind: 'refused' } })
    const unreachable = createStripeProcessor({ ...options, server: { host: '127.0.0.1', port: 1, protocol: 'http' } })
    expect(await unreachable.find('cs_1')).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
  }, 15_000)

  test('BUY-03 a request that is broken off leaves its outcome unknown, at once', async () => {
    const hanging = createServer(() => undefined)
    await new Promise<void>((resolve) => void hanging.listen(0, '127.0.0.1', resolve))
    const { port } = hanging.address() as AddressInfo
    const stop = new AbortController()
    const server = { host: '127.0.0.1', port, protocol: 'http' } as const
    const processor = createStripeProcessor({ ...options, server, signal: stop.signal })
    const asked = processor.find('cs_1')
    await new Promise<void>((resolve) => void hanging.once('request', () => resolve()))
    const began = performance.now()
    stop.abort()
    expect(await asked).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
    // One more try after a pause, which is broken off at once.
    expect(await processor.open(sampleOrder)).toMatchObject({ ok: false, error: { kind: 'unreachable' } })
    expect(performance.now() - began).toBeLessThan(6_000)
    hanging.closeAllConnections()
    hanging.close()
  }, 15_000)

  const payload = JSON.stringify({
    id: 'evt_1',
    object: 'event',
    type: 'checkout.session.completed',
    data: { object: { object: 'checkout.session', id: 'cs_1', metadata: { order: 'hold-1' } } },
  })
  const sign = (timestamp: number, secret = webhookSecret) =>
    Stripe.webhooks.generateTestHeaderString({ payload, secret, timestamp })

  test.each([
    ['a signature of now', sign(now / 1000), payload, { id: 'evt_1', orderId: 'hold-1' }],
    ['another secret', sign(now / 1000, 'whsec_other'), payload, null],
    ['a body that was changed', sign(now / 1000), payload.replace('hold-1', 'hold-2'), null],
    ['a signature of yesterday, replayed', sign(now / 1000 - 86_400), payload, null],
    ['a signature that is none', 'v1=zz', payload, null],
    ['an empty body', sign(now / 1000), '', null],
  ])('BUY-03 a webhook call with %s', async (_what, signature, body, event) => {
    expect(await createStripeProcessor(options).readEvent(body, signature)).toEqual(event)
  })
})
