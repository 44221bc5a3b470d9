import type { FeedState } from '#data/feeds/feed-records.ts'
import type { Site } from '#site/site.ts'
import { findPlannedTimes, type FeedSchedule } from './feed-schedule.ts'

/** A feed as configured by its site. */
export type StockFeed = Site['stock_feeds'][number]

export type DueRun =
  | { readonly cause: 'schedule'; readonly plannedAt: number }
  | { readonly cause: 'retry'; readonly plannedAt: null }

export const buildSchedule = (site: Pick<Site, 'slug' | 'time_zone'>, feed: StockFeed): FeedSchedule => ({
  times: feed.schedule.times,
  everyMinutes: feed.schedule.every_minutes,
  timeZone: site.time_zone,
  name: `${site.slug}/${feed.name}`,
})

/**
 * Decides whether a feed is due, and why; null: not due, or a run has its lease. Of several missed times only the last
 * one counts, so that they are caught up with one run.
 */
export function resolveDue(
  site: Pick<Site, 'slug' | 'time_zone'>,
  feed: StockFeed,
  state: Pick<FeedState, 'plannedAt' | 'retryAt' | 'leasedUntil'>,
  now: number,
): DueRun | null {
  if (state.leasedUntil !== null && state.leasedUntil > now) return null
  const { last } = findPlannedTimes(buildSchedule(site, feed), now)
  if (last !== null && last > state.plannedAt) return { cause: 'schedule', plannedAt: last }
  return state.retryAt !== null && state.retryAt <= now ? { cause: 'retry', plannedAt: null } : null
}
