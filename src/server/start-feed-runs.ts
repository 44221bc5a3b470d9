import type { SystemContext } from '#data/context.ts'
import type { Database } from '#data/database.ts'
import type { FeedState } from '#data/feeds/feed-records.ts'
import { createFeedRepository } from '#data/feeds/feed-repository.ts'
import { followFeeds, type FollowFeedsOptions } from '#jobs/fetch-feeds/follow-feeds.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'

export interface FeedRunParts {
  readonly database: Database
  readonly system: SystemContext
  readonly log: Logger
  readonly listSites: () => readonly Site[]
  /** Whether this node takes work now; see NodeWatch. */
  readonly mayWork: () => boolean
  /** Runs one feed. Absent in a process that fetches no feeds: it then only reads their states. */
  readonly run?: FollowFeedsOptions['run']
}

export interface RunningFeeds {
  /**
   * Reads the states of the feeds that sites configure now. A feed that was never fetched is missing. Resolves with
   * null where the database does not answer.
   */
  readonly readStates: () => Promise<readonly FeedState[] | null>
  /** See FeedFollower. */
  readonly stop: () => Promise<void>
}

/** Starts to fetch the feeds of all sites on this node, if `run` is given (STOCK-03). */
export function startFeedRuns({ database, system, log, listSites, mayWork, run }: FeedRunParts): RunningFeeds {
  const feeds = createFeedRepository(database)
  const follower =
    run === undefined ? null : followFeeds({ feeds, listSites: () => (mayWork() ? listSites() : []), run, system, log })
  return {
    async readStates() {
      const configured = new Set(
        listSites().flatMap(({ slug, stock_feeds }) => stock_feeds.map(({ name }) => `${slug}/${name}`)),
      )
      if (configured.size === 0) return []
      try {
        const states = await feeds.listStates(system)
        return states.filter(({ siteId, feed }) => configured.has(`${siteId}/${feed}`))
      } catch (error) {
        log.warn({ error: describeError(error) }, 'the state of the feeds cannot be read')
        return null
      }
    },
    stop: () => follower?.stop() ?? Promise.resolve(),
  }
}
