import { randomUUID } from 'node:crypto'
import type { Database } from '#data/database.ts'
import { createLeaseStore } from '#data/leases/lease-store.ts'
import type { StockTotals } from '#data/stock/stock-totals.ts'
import { followChanges } from '#jobs/follow-changes.ts'
import { indexStockOutside } from '#jobs/index-stock-outside.ts'
import { watchOutsideIndex } from '#jobs/watch-outside-index.ts'
import { workUnderLease, type HeldLease } from '#jobs/work-under-lease.ts'
import { describeError } from '#log/describe-error.ts'
import { keepLastAnswers } from '#search/last-answers.ts'
import { createSphinxSearch } from '#search/sphinx/create-sphinx-search.ts'
import { createSphinxWriter } from '#search/sphinx/create-sphinx-writer.ts'
import { openSphinx } from '#search/sphinx/open-sphinx.ts'
import { probeTables } from '#search/sphinx/probe-tables.ts'
import { SearchAwayError, type SphinxSession } from '#search/sphinx/session.ts'
import type { SphinxAddress } from '#search/sphinx/sphinx-address.ts'
import { describeSchema, readStateOfAll } from '#search/sphinx/table-state.ts'
import { vehicleSynonyms } from '#search/synonyms.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import { vehicleNames } from '#site/directory/name-forms.ts'
import { withinTime } from '#concurrency/deadline.ts'
import { countSiteStock, type RunningIndex, type StartIndexOptions } from './start-index.ts'

export interface StartOutsideIndexOptions extends Omit<StartIndexOptions, 'limitBytes' | 'onLoad'> {
  readonly database: Database
  /** The daemons of `SEARCH_URL`. */
  readonly daemons: readonly SphinxAddress[]
  readonly totals: StockTotals
}

const pollMs = 500
/** Milliseconds for which a start waits for the engine, so that the first pages have it. */
const firstLookMs = 3_000
/** Sites up to which the list of sites asks the engine for each. */
const mostCounted = 50

/**
 * Lets the daemons of Sphinx or Manticore answer the searches of this node (decision 39). One of the nodes, the holder
 * of a lease, keeps their tables in step with the change feed; this one holds no vehicles itself. Resolves also where
 * the engine is away: the node then tells it, and goes on asking.
 */
export async function startOutsideIndex(options: StartOutsideIndexOptions): Promise<RunningIndex> {
  const { feed, sites, stock, totals, versions, system, log, signal, daemons, database } = options
  const clock = (): number => performance.now()
  const session = openSphinx({ daemons, now: clock })
  const schema = describeSchema(vehicleIndexSchema)
  /** Of the tables that were there at the start; undefined until it is known. */
  let firstSchema: string | null | undefined

  async function readState() {
    const state = await readStateOfAll(session)
    if (firstSchema === undefined) firstSchema = state.newest?.schema ?? null
    return state
  }

  const from = await feed.currentPosition(system)
  await sites.reload()
  versions.moveAll()
  const watch = watchOutsideIndex({
    readState,
    probe: (state, counts) => probeTables(session, state.generation, counts),
    schema,
    feed,
    versions,
    system,
    log,
    signal,
  })
  const following = followChanges({
    feed,
    ctx: system,
    from,
    // What pages read from the store is new at once; what they read from the engine, once it has the change.
    async apply(changes) {
      const changedSites = changes.filter(({ kind }) => kind === 'site').map(({ siteId }) => siteId)
      if (changedSites.length > 0) await sites.reload([...new Set(changedSites)])
      const slugs = new Set(changes.map(({ siteId }) => siteId))
      watch.expect(slugs)
      for (const slug of slugs) versions.move(slug)
    },
    async rebuild() {
      const position = await feed.currentPosition(system)
      await sites.reload()
      versions.moveAll()
      watch.expect(sites.list().map(({ slug }) => slug))
      return position
    },
    pollMs,
    onError: (error, pauseMs) =>
      log.error({ error: describeError(error), pauseMs }, 'changes could not be followed; trying again'),
    signal,
  })

  /** What the node that fills the tables last complained of; null since it wrote successfully. */
  let writeProblem: string | null = null
  function complain(error: unknown): void {
    if (error instanceof LeaseLostError) return
    const described = describeError(error)
    // A try a second would fill the log.
    if (described.message !== writeProblem)
      log.error({ error: described }, 'the tables of the search engine could not be kept up to date; trying again')
    writeProblem = described.message
  }
  const writing = workUnderLease({
    leases: createLeaseStore(database),
    ctx: system,
    // Two versions of the platform with different columns each fill tables of their own.
    name: `search index ${schema}`,
    holder: randomUUID(),
    work: (lease) =>
      indexStockOutside(
        {
          feed,
          sites,
          stock,
          system,
          writer: createSphinxWriter(vehicleIndexSchema, writeUnder(lease, session)),
          mayReplace: (other) => firstSchema === undefined || firstSchema === other,
          onBuilt: (vehicles, seconds) => {
            log.info({ vehicles, seconds: Math.round(seconds) }, 'the tables of the search engine were built')
          },
          onNoted: () => {
            writeProblem = null
          },
          onError: complain,
        },
        lease,
      ),
    onError: complain,
    signal,
  })
  const search = keepLastAnswers(
    createSphinxSearch(vehicleIndexSchema, {
      session,
      now: clock,
      current: async () => watch.requireState(),
      synonyms: vehicleSynonyms,
      names: vehicleNames,
    }),
    { isAway: (error) => error instanceof SearchAwayError, now: system.now },
  )
  await withinTime(watch.looked, firstLookMs, undefined)

  return {
    search: { ...search, isHeld: () => true },
    following,
    readFigures: () => ({
      sites: sites.list().length,
      vehicles: watch.vehicles,
      evictions: 0,
      failures: 0,
      // The tables are in the memory of other processes.
      bytes: 0,
    }),
    readTrouble: () => ({ loaded: watch.wasReady, problem: watch.problem ?? writeProblem }),
    countStock: (site) => countSiteStock(search, site, system.now()),
    async countStockOfAll() {
      const stored = await totals.read(system)
      const counts = new Map<string, number>()
      const isAsked = sites.list().length <= mostCounted && watch.problem === null
      for (const site of sites.list()) {
        const unsold = stored.get(site.slug)?.unsold ?? 0
        counts.set(site.slug, isAsked ? await countSiteStock(search, site, system.now()) : unsold)
      }
      return counts
    },
    done: Promise.all([following.done, watch.done, writing]).then(() => session.close()),
  }
}

/** Another node fills the tables now. */
class LeaseLostError extends Error {}

/**
 * The session of the node that fills the tables, which writes nothing once another one may do so, and waits for nothing
 * once the node is to stop.
 */
function writeUnder({ isHeld, signal }: HeldLease, session: SphinxSession): SphinxSession {
  return {
    ...session,
    async write(daemon, statement) {
      if (!isHeld()) throw new LeaseLostError('another node keeps the tables of the search engine')
      const { promise: ended, reject } = Promise.withResolvers<never>()
      const end = (): void => reject(new LeaseLostError('the work on the tables of the search engine has ended'))
      signal.addEventListener('abort', end, { once: true })
      try {
        await Promise.race([session.write(daemon, statement), ended])
      } finally {
        signal.removeEventListener('abort', end)
      }
    },
  }
}
