import { setTimeout as sleep } from 'node:timers/promises'
import type { ChangeFeed } from '#data/change-feed.ts'
import type { SystemContext } from '#data/context.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import { SearchAwayError } from '#search/sphinx/session.ts'
import { OtherTablesError, type SphinxState, type StateOfAll } from '#search/sphinx/table-state.ts'
import type { VersionCounter } from './index-stock.ts'

export interface WatchOutsideOptions {
  readonly readState: () => Promise<StateOfAll>
  /**
   * Asks the tables of a generation on all daemons, and counts their vehicles where `counts` is true. Rejects where a
   * part is missing.
   */
  readonly probe: (state: SphinxState, counts: boolean) => Promise<number | null>
  /** Of this version's tables (`describeSchema`). */
  readonly schema: string
  readonly feed: Pick<ChangeFeed, 'readAfter'>
  readonly versions: VersionCounter
  readonly system: SystemContext
  readonly log: Pick<Logger, 'warn' | 'error' | 'info'>
  readonly signal: AbortSignal
  /** Milliseconds between two looks; default 250. */
  readonly pollMs?: number
}

/** What a node knows of the tables in the other process. */
export interface OutsideWatch {
  /** The tables to ask. Throws SearchAwayError at once while the engine is away, so that nobody waits for it. */
  readonly requireState: () => SphinxState
  /** Pages of these sites are made anew again once the engine has the changes that this node has seen. */
  readonly expect: (slugs: Iterable<string>) => void
  /** Why the engine cannot be asked, in a sentence, or that it lags behind; null: nothing is wrong. */
  readonly problem: string | null
  /** Whether the engine could ever be asked since the start. */
  readonly wasReady: boolean
  /** Vehicles in the tables; 0 until they were counted. */
  readonly vehicles: number
  /** Settles after the first look, at which the engine may have been away. */
  readonly looked: Promise<void>
  readonly done: Promise<void>
}

/** Looks in a row that fail before the engine counts as away: one may fall into a swap of the tables. */
const mostFailures = 2
const countEveryMs = 10_000
const changesAtOnce = 1_000
/** Milliseconds that changes may wait for the engine before it is told. */
const longestLagMs = 15_000

/** See OutsideWatch. Looks until aborted. */
export function watchOutsideIndex(options: WatchOutsideOptions): OutsideWatch {
  const { readState, probe, schema, feed, versions, system, log, signal, pollMs = 250 } = options
  let known: SphinxState | null = null
  let trouble: string | null = null
  let failures = 0
  let vehicles = 0
  let countedAt = Number.NEGATIVE_INFINITY
  /** Sites with changes that the engine may not have yet, with the number of the last one and when it was seen. */
  const pending = new Map<string, { readonly change: number; readonly since: number }>()
  let change = 0
  /** The last change at which the engine was compared with the change feed. */
  let settledAt = 0
  let isDue = false

  /** Sites whose changes the engine has are left out from then on. */
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

  function requireUsable({ newest, isWhole }: StateOfAll): SphinxState {
    if (newest === null)
      throw new SearchAwayError(
        'the tables of the search engine are not built yet; a node fills them once all daemons answer',
      )
    if (newest.schema !== schema) throw new SearchAwayError(new OtherTablesError(newest.schema).message)
    if (!isWhole)
      throw new SearchAwayError(
        'a daemon of the search engine lacks its part of the tables, which is filled again by itself; where that ' +
          'does not end it, give all nodes the same SEARCH_URL, with the daemons in the same order',
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
    if (trouble !== null) log.info({}, 'the search engine can be asked again')
    // Pages that were made from other tables, or while the engine was away, are out of date.
    if (isOther || trouble !== null) versions.moveAll()
    trouble = null
    if (isNew || change !== settledAt) isDue = true
    if (isDue)
      try {
        await settle(state.position)
        isDue = false
      } catch {
        // The database is away, which is no fault of the engine; whoever follows the changes tells it.
      }
  }

  function fail(error: unknown): void {
    failures += 1
    const { message } = describeError(error)
    const isFirst = trouble === null
    if (known === null || failures >= mostFailures) trouble = message
    if (isFirst && trouble !== null)
      log.error(
        { problem: message },
        'the search engine cannot be asked; earlier answers are given where there are any',
      )
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
    return lagMs > longestLagMs ? `changes wait for the search engine for ${Math.round(lagMs / 1000)} s` : null
  }

  const first = Promise.withResolvers<void>()
  const done = run()
  return {
    requireState() {
      if (trouble !== null) throw new SearchAwayError(trouble)
      if (known === null) throw new SearchAwayError('the search engine was not asked yet')
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
