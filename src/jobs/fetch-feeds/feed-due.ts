import type { FeedState } from '#data/feeds/feed-records.ts'
import type { Site } from '#site/site.ts'
import { findPlannedTimes, type FeedSchedule } from './feed-schedule.ts'

/** A feed as the site's configuration describes it. */
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
 * Whether a feed is to be fetched now, and why; null: it is not, or a run holds it. Of several planned times that were
 * missed the last alone counts, so that a missed time is made up for once.
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
