// @vitest-environment happy-dom
import { expect, onTestFinished, test, vi } from 'vitest'
import { awaitAnswer, patienceMs } from './await-answer.ts'
import { clientAction } from './form-route.ts'

/** A submission of which no answer ever comes. */
const hang = () => new Promise<never>(() => {})

const send = (serverAction: () => Promise<unknown>) =>
  clientAction({
    request: new Request('http://test-site.localhost/enquire', {
      method: 'POST',
      body: new URLSearchParams({ name: 'Ana', submission: 'token' }),
    }),
    serverAction,
  })

const unreachable = {
  data: {
    reply: { status: 'error', initialValue: { name: 'Ana', submission: 'token' } },
    submission: 'token',
    unreachable: true,
  },
  init: { status: 503 },
}

test('LEAD-18 a form whose connection is lost while it is sent comes back with its values', async () => {
  const outcome = send(() => {
    queueMicrotask(() => window.dispatchEvent(new Event('offline')))
    return hang()
  })
  expect(await outcome).toMatchObject(unreachable)
})

test('LEAD-18 so does one that no answer comes to; an answer in time counts', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const late = awaitAnswer(hang())
  const slow = awaitAnswer(new Promise((answer) => setTimeout(() => answer('stored'), patienceMs - 1)))
  const refused = expect(late).rejects.toThrow('the connection was lost')
  await vi.advanceTimersByTimeAsync(patienceMs)
  await refused
  expect(await slow).toBe('stored')
  expect(vi.getTimerCount()).toBe(0)
})
