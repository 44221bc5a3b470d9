import { expect, test } from 'vitest'
import { createMetrics } from './metrics.ts'

test('BUY-03 the metrics tell how many vehicles are held without a payment', async () => {
  const metrics = createMetrics()
  metrics.setUnpaidHolds(4)
  expect((await metrics.render()).text.split('\n')).toContain('forecourt_holds_unpaid 4')
})

test('LEAD-12 the metrics tell what waits for delivery and how long, what failed and what is held', async () => {
  const metrics = createMetrics()
  metrics.setLeads({ waiting: 3, oldestWaitingSeconds: 75.5, failed: 2, held: 1 })
  const { text } = await metrics.render()
  expect(text.split('\n').filter((line) => line.startsWith('forecourt_leads'))).toEqual([
    'forecourt_leads_waiting 3',
    'forecourt_leads_oldest_waiting_seconds 75.5',
    'forecourt_leads_failed 2',
    'forecourt_leads_held 1',
  ])
})

test('AUTH-04 the metrics tell how many sites sent no code in the last hour for their own limit', async () => {
  const clock = { value: 0 }
  const metrics = createMetrics(() => clock.value)
  const read = async () => /^forecourt_sign_in_limited_sites (.*)$/m.exec((await metrics.render()).text)?.[1]
  expect(await read()).toBe('0')
  for (const site of ['a', 'b', 'a']) metrics.noteCodeLimit(site)
  expect(await read()).toBe('2')
  clock.value = 3_600_000
  expect(await read()).toBe('0')
})
