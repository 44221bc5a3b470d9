import { withTimeout } from '#concurrency/deadline.ts'
import { shareCall } from '#concurrency/single-flight.ts'
import type { ChangeFeed } from '#data/change-feed.ts'
import type { SystemContext } from '#data/context.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import type { SiteDirectory } from './site-directory.ts'
import type { RunningIndex } from './start-index.ts'
import type { NodeWatch } from './watch-node.ts'

export interface Readiness {
  /** Whether the search could ever be asked since the start. */
  readonly loaded: boolean
  /** Vehicles in the search index. */
  readonly vehicles: number
  /** Sites whose vehicles are in the search index; the others are loaded when they are asked for. */
  readonly sitesHeld: number
  readonly sites: number
  readonly position: string
  /** Number of committed changes that are not yet in the index; null while the database does not answer. */
  readonly lag: number | null
  /** Milliseconds since the change feed last answered. */
  readonly silentMs: number
  /**
   * Why the search engine of another process cannot be asked, or is behind, in a sentence; null: nothing is wrong. It
   * does not make the node unready, because every node would be: pages then show earlier answers.
   */
  readonly searchProblem: string | null
  /** One sentence for each site that is served by an older version than the stored one. */
  readonly siteProblems: readonly string[]
  /** One sentence for each problem of this node beside others on its store; see `node-problems.ts`. */
  readonly nodeProblems: readonly string[]
  /** False while the clock of this node is too far from the database's. */
  readonly clockIsRight: boolean
}

/** Milliseconds that a readiness check waits for the database: load balancers give up after 2 seconds. */
export const readinessLimitMs = 1500

interface ReadinessSources {
  readonly feed: Pick<ChangeFeed, 'lag'>
  readonly system: SystemContext
  readonly sites: Pick<SiteDirectory, 'list' | 'problems'>
  readonly index: {
    readonly following: Pick<RunningIndex['following'], 'position' | 'caughtUpAt'>
    readonly readFigures: () => Pick<ReturnType<RunningIndex['readFigures']>, 'vehicles' | 'sites'>
    readonly readTrouble: RunningIndex['readTrouble']
  }
  readonly watch: NodeWatch | null
  readonly log: Logger
}

/**
 * Reports whether the node is ready. Concurrent calls share one query, so that frequent health checks do not load the
 * database.
 */
export function createReadiness({
  feed,
  system,
  sites,
  index,
  watch,
  log,
}: ReadinessSources): () => Promise<Readiness> {
  return shareCall(async () => {
    const { following } = index
    const { position } = following
    const { vehicles, sites: sitesHeld } = index.readFigures()
    const { loaded, problem: searchProblem } = index.readTrouble()
    const lag = await withTimeout(
      feed.lag(system, position),
      readinessLimitMs,
      'the database did not report the lag in time',
    ).catch((error: unknown) => {
      log.warn({ error: describeError(error) }, 'the change feed does not answer')
      return null
    })
    return {
      loaded,
      vehicles,
      sitesHeld,
      sites: sites.list().length,
      position,
      lag,
      silentMs: following.caughtUpAt === null ? 0 : system.now() - following.caughtUpAt,
      searchProblem,
      siteProblems: sites.problems(),
      nodeProblems: watch?.problems() ?? [],
      clockIsRight: watch?.mayWork() ?? true,
    }
  })
}
