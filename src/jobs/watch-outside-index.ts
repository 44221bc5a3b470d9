import { setTimeout as sleep } from 'node:timers/promises'
import type { ChangeFeed } from '#data/change-feed.ts'
import type { SystemContext } from '#data/context.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import { SearchUnavailableError } from '#search/sphinx/session.ts'
import { SchemaMismatchError, type SphinxState, type EngineState } from '#search/sphinx/table-state.ts'
import type { VersionCounter } from './index-stock.ts'

export interface WatchOutsideOptions {
  readonly readState: () => Promise<EngineState>
  /**
   * Queries the active tables on all daemons, and counts their vehicles if `counts` is true. Rejects if a shard is
   * missing.
   */
  readonly probe: (state: SphinxState, counts: boolean) => Promise<number | null>
  /** Schema fingerprint of this version (`fingerprintSchema`). */
  readonly schema: string
  readonly feed: Pick<ChangeFeed, 'readAfter'>
  readonly versions: VersionCounter
  readonly system: SystemContext
  readonly log: Pick<Logger, 'warn' | 'error' | 'info'>
  readonly signal: AbortSignal
  /** Milliseconds between checks; default 250. */
  readonly pollMs?: number
}

/** What a node knows about the tables of the external engine. */
export interface OutsideWatch {
  /**
   * The tables to query. While the engine is unavailable it throws SearchUnavailableError at once, so that no caller
   * waits.
   */
  readonly requireState: () => SphinxState
  /** Invalidates cached pages of these sites again, once the engine has the changes that this node has seen. */
  readonly expect: (slugs: Iterable<string>) => void
  /** One sentence that says why the engine is unavailable or how far it lags; null: no problem. */
  readonly problem: string | null
  /** Whether the engine was available at least once since the start. */
  readonly wasReady: boolean
  /** Number of vehicles in the tables; 0 until the first count. */
  readonly vehicles: number
  /** Resolves after the first check, even if the engine was unavailable. */
  readonly looked: Promise<void>
  readonly done: Promise<void>
}

/** Consecutive failed checks before the engine counts as unavailable: one may coincide with a switch of tables. */
const maxFailures = 2
const countEveryMs = 10_000
const changesAtOnce = 1_000
/** Milliseconds that changes may wait for the engine before this becomes a problem. */
const longestLagMs = 15_000

/** See OutsideWatch. Runs until aborted. */
export function watchOutsideIndex(options: WatchOutsideOptions): OutsideWatch {
  const { readState, probe, schema, feed, versions, system, log, signal, pollMs = 250 } = options
  let known: SphinxState | null = null
  let trouble: string | null = null
  let failures = 0
  let vehicles = 0
  let countedAt = Number.NEGATIVE_INFINITY
  /** Sites with changes that the engine may not have yet: number of the latest change, and time of the first. */
  const pending = new Map<string, { readonly change: number; readonly since: number }>()
  let change = 0
  /** Number of the latest change when the engine was last compared with the change feed. */
  let settledAt = 0
  let isDue = false

  /** Invalidates the pages of pending sites, and drops the sites whose changes the engine has. */
  async function settle(position: string): Promise<void> {
    if (pending.size === 0) return
    const before = new Map(pending)
    const latest = change
    const ahead = await feed.readAfter(system, position, changesAtOnce)
    const isKnown = ahead.ok && ahead.changes.length < changesAtOnce
    const open = new Set(ahead.ok ? ahead.changes.map(({ siteId }) => siteId) : [])
    for (const [slug, seen] of before) {
      versions.move(slug)
      if (isKnown && !open.has(slug) && pending.get(slug)?.change === seen.change) pending.delete(slug)
    }
    settledAt = latest
  }

  function requireUsable({ newest, isComplete }: EngineState): SphinxState {
    if (newest === null)
      throw new SearchUnavailableError(
        'the tables of the search engine are not built yet; a node builds them once all daemons answer',
      )
    if (newest.schema !== schema) throw new SearchUnavailableError(new SchemaMismatchError(newest.schema).message)
    if (!isComplete)
      throw new SearchUnavailableError(
        'a daemon of the search engine has lost its shard of the tables; a node rebuilds it automatically. If this ' +
          'problem persists, give all nodes the same SEARCH_URL, with the daemons in the same order',
      )
    return newest
  }

  async function look(): Promise<void> {
    const state = requireUsable(await readState())
    const counts = performance.now() - countedAt >= countEveryMs
    const counted = await probe(state, counts)
    if (counted !== null) {
      vehicles = counted
      countedAt = performance.now()
    }
    const isOther = known?.build !== state.build
    const isNew = isOther || known?.position !== state.position
    known = state
    failures = 0
    if (trouble !== null) log.info({}, 'the search engine is available again')
    // Pages that were rendered from other tables, or while the engine was unavailable, are out of date.
    if (isOther || trouble !== null) versions.moveAll()
    trouble = null
    if (isNew || change !== settledAt) isDue = true
    if (isDue)
      try {
        await settle(state.position)
        isDue = false
      } catch {
        // The database is unavailable. That is not a problem of the engine; the follower of the change feed reports it.
      }
  }

  function fail(error: unknown): void {
    failures += 1
    const { message } = describeError(error)
    const isFirst = trouble === null
    if (known === null || failures >= maxFailures) trouble = message
    if (isFirst && trouble !== null)
      log.error({ problem: message }, 'the search engine is unavailable; cached answers are served where there are any')
  }

  async function run(): Promise<void> {
    const { promise: ended, resolve: end } = Promise.withResolvers<void>()
    signal.addEventListener('abort', () => end(), { once: true })
    while (!signal.aborted) {
      await Promise.race([look().catch(fail), ended])
      first.resolve()
      await sleep(pollMs, undefined, { signal }).catch(() => undefined)
    }
  }

  function describeLag(): string | null {
    const since = Math.min(...[...pending.values()].map((seen) => seen.since))
    const lagMs = performance.now() - since
    return lagMs > longestLagMs
      ? `changes have been waiting for the search engine for ${Math.round(lagMs / 1000)} s`
      : null
  }

  const first = Promise.withResolvers<void>()
  const done = run()
  return {
    requireState() {
      if (trouble !== null) throw new SearchUnavailableError(trouble)
      if (known === null) throw new SearchUnavailableError('the search engine has not been checked yet')
      return known
    },
    expect(slugs) {
      for (const slug of slugs) {
        change += 1
        pending.set(slug, { change, since: pending.get(slug)?.since ?? performance.now() })
      }
    },
    get problem() {
      return trouble ?? describeLag()
    },
    get wasReady() {
      return known !== null
    },
    get vehicles() {
      return vehicles
    },
    looked: first.promise,
    done,
  }
}
