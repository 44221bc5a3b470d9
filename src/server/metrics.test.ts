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

test('the metrics tell what the search index holds, and how long sites took to load', async () => {
  const metrics = createMetrics()
  metrics.setIndex({ vehicles: 400, lag: 0, sites: 2, bytes: 300_000, evictions: 5, failures: 1 })
  for (const seconds of [0.04, 0.2]) metrics.observeIndexLoad(seconds)
  const { text } = await metrics.render()
  const lines = text.split('\n').filter((line) => line.startsWith('forecourt_index') && !/bucket|sum/.test(line))
  expect(lines).toEqual([
    'forecourt_index_vehicles 400',
    'forecourt_index_lag_changes 0',
    'forecourt_index_sites 2',
    'forecourt_index_bytes 300000',
    'forecourt_index_evictions 5',
    'forecourt_index_load_failures 1',
    'forecourt_index_load_seconds_count 2',
  ])
})
