import { Registry } from 'prom-client'
import { expect, test } from 'vitest'
import { buildFeedState } from '#tests/fixtures/feed-state.ts'
import { createFeedGauges } from './feed-gauges.ts'

const counts = { rows: 200, added: 0, changed: 0, returned: 0, unchanged: 190, sold: 0, rejected: 10 }

test('STOCK-03 the metrics tell of each feed its age, its rejected share, what was refused and failed', async () => {
  const registry = new Registry()
  const gauges = createFeedGauges(registry, () => 100_000)
  const read = async () => (await registry.metrics()).split('\n').filter((line) => line.startsWith('forecourt'))
  gauges.set([
    buildFeedState({ goodAt: 40_000, goodCounts: counts, refusedRuns: 2, failedRuns: 3 }),
    // Never good: its age counts from when it was first seen, and not from its last planned time.
    buildFeedState({ feed: 'new' }),
  ])
  expect(await read()).toEqual([
    'forecourt_feeds_known 2',
    'forecourt_feed_good_age_seconds{site="yard",feed="acme"} 60',
    'forecourt_feed_good_age_seconds{site="yard",feed="new"} 100',
    'forecourt_feed_rejected_share{site="yard",feed="acme"} 0.05',
    'forecourt_feed_refused_runs{site="yard",feed="acme"} 2',
    'forecourt_feed_refused_runs{site="yard",feed="new"} 0',
    'forecourt_feed_failed_runs{site="yard",feed="acme"} 3',
    'forecourt_feed_failed_runs{site="yard",feed="new"} 0',
  ])
  // A feed that the site gave up raises no alarm for ever.
  gauges.set([])
  expect(await read()).toEqual(['forecourt_feeds_known 0'])
  gauges.set(null)
  expect(await read()).toEqual(['forecourt_feeds_known -1'])
})
