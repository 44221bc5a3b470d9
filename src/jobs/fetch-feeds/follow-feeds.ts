import type { SystemContext } from '#data/context.ts'
import type { FeedState } from '#data/feeds/feed-records.ts'
import type { FeedRepository } from '#data/feeds/feed-repository.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'
import { systemTimers, type Timers } from '../timers.ts'
import { resolveDue } from './feed-due.ts'

/** A feed of a site, by their names. */
export interface FeedName {
  readonly site: string
  readonly feed: string
}

export interface FollowFeedsOptions {
  readonly feeds: Pick<FeedRepository, 'listStates' | 'watch'>
  /** The sites that this node serves. */
  readonly listSites: () => readonly Site[]
  /** Runs a feed in another process if it is still due. Resolves at its end; rejects if it cannot start. */
  readonly run: (due: FeedName, signal: AbortSignal) => Promise<void>
  readonly system: SystemContext
  readonly log: Pick<Logger, 'error'>
  /** Default: the timers of the process. */
  readonly timers?: Timers
  /** Poll interval in milliseconds; default 10 seconds. */
  readonly pollMs?: number
}

export interface FeedFollower {
  /** Starts no further runs, ends the current ones and resolves when none is left. Never rejects. */
  stop(): Promise<void>
}

/** Runs of this node at once: each import may take several hundred megabytes. */
const atOnce = 2

/** Starts due runs until it is stopped. Any node may run it: the lease ensures that one of them runs a feed. */
export function followFeeds(options: FollowFeedsOptions): FeedFollower {
  const { feeds, listSites, run, system, log, timers = systemTimers, pollMs = 10_000 } = options
  const stopping = new AbortController()
  const underWay = new Map<string, Promise<void>>()
  let looking = Promise.resolve()
  let cancelNext: () => void = () => {}

  async function look(): Promise<void> {
    const sites = listSites().filter(({ stock_feeds }) => stock_feeds.length > 0)
    // Without such feeds the store is not queried.
    if (sites.length === 0) return
    const states = new Map((await feeds.listStates(system)).map((state) => [keyOf(state.siteId, state.feed), state]))
    const due: FeedState[] = []
    for (const site of sites)
      for (const feed of site.stock_feeds) {
        const state = states.get(keyOf(site.slug, feed.name))
        if (state === undefined) await feeds.watch({ siteId: site.slug, now: system.now }, feed.name)
        else if (resolveDue(site, feed, state, system.now()) !== null) due.push(state)
      }
    // Least recently run first, so that slow feeds cannot starve the others.
    for (const { siteId, feed } of due.toSorted((a, b) => a.plannedAt - b.plannedAt)) start({ site: siteId, feed })
  }

  function start(due: FeedName): void {
    const key = keyOf(due.site, due.feed)
    // Feeds beyond the limit are still due at the next poll.
    if (stopping.signal.aborted || underWay.has(key) || underWay.size >= atOnce) return
    const running = run(due, stopping.signal)
      .catch((error: unknown) => log.error({ ...due, error: describeError(error) }, 'a feed could not be run'))
      .finally(() => underWay.delete(key))
    underWay.set(key, running)
  }

  function beginLook(): void {
    looking = look()
      .catch((error: unknown) => log.error({ error: describeError(error) }, 'due feeds could not be read; retrying'))
      .finally(() => {
        if (!stopping.signal.aborted) cancelNext = timers.after(pollMs, beginLook)
      })
  }

  beginLook()
  return {
    async stop() {
      stopping.abort()
      cancelNext()
      await looking
      await Promise.all(underWay.values())
    },
  }
}

const keyOf = (site: string, feed: string): string => `${site}/${feed}`
