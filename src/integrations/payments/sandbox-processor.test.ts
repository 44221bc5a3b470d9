import { describe, expect, test } from 'vitest'
import { sampleOrder, testPaymentProcessor } from './payment-processor.testkit.ts'
import { createSandboxProcessor, paySandboxPayment } from './sandbox-processor.ts'
import { createMemorySandboxStore } from './sandbox-store.testkit.ts'

describe('the sandbox', () => {
  testPaymentProcessor(() => {
    const store = createMemorySandboxStore()
    return Promise.resolve({
      processor: createSandboxProcessor(store, '/sandbox-payment'),
      async pay(reference) {
        const payment = await store.find(reference)
        if (payment !== null) await paySandboxPayment(store, payment)
      },
      countOpened: () => store.size,
    })
  })

  test('BUY-03 a sandbox whose store fails says so instead of throwing', async () => {
    const store = createMemorySandboxStore()
    const processor = createSandboxProcessor(
      { ...store, create: () => Promise.reject(new Error('disk full')) },
      '/sandbox-payment',
    )
    expect(await processor.open(sampleOrder)).toEqual({
      ok: false,
      error: { kind: 'unreachable', detail: 'disk full' },
    })
  })
})
