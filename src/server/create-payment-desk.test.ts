import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Database } from '#data/database.ts'
import { createLogger } from '#log/log.ts'
import { buildTestSite } from '#site/test-site.ts'
import { createPaymentDesk } from './create-payment-desk.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

const hang = (_input: unknown, init?: RequestInit): Promise<Response> =>
  new Promise((_resolve, reject) => {
    const { signal } = init ?? {}
    if (signal?.aborted === true) reject(new DOMException('broken off', 'AbortError'))
    signal?.addEventListener('abort', () => reject(new DOMException('broken off', 'AbortError')))
  })

test('BUY-03 a stopping node gives a payment processor that does not answer five seconds, not sixteen', async () => {
  const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(hang)
  const stopping = new AbortController()
  const prefix = 'FORECOURT_SITE_TEST_SITE__'
  const desk = createPaymentDesk({
    database: {} as Database,
    leads: { save: () => Promise.reject(new Error('no lead')) },
    now: () => Date.now(),
    log: createLogger('silent'),
    variables: { [`${prefix}KEY`]: 'sk_test_1', [`${prefix}HOOK`]: 'whsec_1' },
    stopping: stopping.signal,
  })
  const checkout = {
    processor: 'stripe',
    processor_key: `env:${prefix}KEY`,
    webhook_secret: `env:${prefix}HOOK`,
  } as const
  const { processor } = desk.openFor({ siteId: 'test-site', now: Date.now }, buildTestSite({ checkout }))
  const outcome = vi.fn()
  void processor.find('cs_1').then(outcome)
  await vi.waitFor(() => expect(asked).toHaveBeenCalledOnce())
  stopping.abort()
  await vi.advanceTimersByTimeAsync(4_900)
  expect(outcome).not.toHaveBeenCalled()
  // With the pause before the second try.
  await vi.advanceTimersByTimeAsync(2_100)
  expect(outcome).toHaveBeenCalledWith(expect.objectContaining({ ok: false }))
  expect(outcome.mock.calls[0]?.[0]).toMatchObject({ error: { kind: 'unreachable' } })
})
