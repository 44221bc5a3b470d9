import { Gauge, type Registry } from 'prom-client'
import type { FeedState } from '#data/feeds/feed-records.ts'

export interface FeedGauges {
  /** How each feed fares; null while the database does not answer. */
  set(states: readonly FeedState[] | null): void
}

/** Gauges by site and feed. All of them are absent, and `forecourt_feeds_known` is -1, while the database is silent. */
export function createFeedGauges(registry: Registry, now: () => number): FeedGauges {
  const known = new Gauge({
    name: 'forecourt_feeds_known',
    help: 'Feeds that are fetched, -1 while the database does not answer',
    registers: [registry],
  })
  const gauge = (name: string, help: string) =>
    new Gauge({ name: `forecourt_feed_${name}`, help, labelNames: ['site', 'feed'], registers: [registry] })
  const age = gauge(
    'good_age_seconds',
    'Age of the newest good import, or of the newest look that found its file unchanged; since the feed was first ' +
      'seen where there was none',
  )
  const rejected = gauge('rejected_share', 'Share of the rows of the newest import that were rejected, 0 to 1')
  const refused = gauge('refused_runs', 'Imports and fetches refused since the newest good one')
  const failed = gauge('failed_runs', 'Imports and fetches failed since the newest good one')
  return {
    set(states) {
      for (const each of [age, rejected, refused, failed]) each.reset()
      known.set(states?.length ?? -1)
      for (const { siteId: site, feed, goodAt, watchedAt, goodCounts, refusedRuns, failedRuns } of states ?? []) {
        const labels = { site, feed }
        age.set(labels, (now() - (goodAt ?? watchedAt)) / 1000)
        refused.set(labels, refusedRuns)
        failed.set(labels, failedRuns)
        if (goodCounts !== null && goodCounts.rows > 0) rejected.set(labels, goodCounts.rejected / goodCounts.rows)
      }
    },
  }
}
