import { randomUUID } from 'node:crypto'
import type { Database } from '#data/database.ts'
import { createLeaseStore } from '#data/leases/lease-store.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { followChanges } from '#jobs/follow-changes.ts'
import { indexStockOutside } from '#jobs/index-stock-outside.ts'
import { createChosenSearch } from '#jobs/site-search.ts'
import { warmIndex } from '#jobs/warm-index.ts'
import { watchOutsideIndex } from '#jobs/watch-outside-index.ts'
import { workUnderLease, type HeldLease } from '#jobs/work-under-lease.ts'
import { describeError } from '#log/describe-error.ts'
import { keepLastAnswers } from '#search/last-answers.ts'
import { createSphinxSearch } from '#search/sphinx/create-sphinx-search.ts'
import { createSphinxWriter } from '#search/sphinx/create-sphinx-writer.ts'
import { openSphinx } from '#search/sphinx/open-sphinx.ts'
import { probeTables } from '#search/sphinx/probe-tables.ts'
import { SearchUnavailableError, type SphinxSession } from '#search/sphinx/session.ts'
import type { SphinxAddress } from '#search/sphinx/sphinx-address.ts'
import { fingerprintSchema, readEngineState } from '#search/sphinx/table-state.ts'
import { vehicleSynonyms } from '#search/synonyms.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import { vehicleNames } from '#site/directory/name-forms.ts'
import type { Site } from '#site/site.ts'
import { withFallback } from '#concurrency/deadline.ts'
import { countSiteStock, createOwnIndex, type RunningIndex, type StartIndexOptions } from './start-index.ts'

export interface StartOutsideIndexOptions extends StartIndexOptions {
  readonly stock: Pick<VehicleReader, 'listAll' | 'listSold' | 'getMany'>
  readonly database: Database
  /** The daemons of `SEARCH_URL`. */
  readonly daemons: readonly SphinxAddress[]
  /** The engine of sites that do not choose one; see `Environment.searchSites`. */
  readonly searchSites: 'all' | 'chosen'
  /** Whether this node may do what only one node does at a time; see `NodeWatch.mayWork`. */
  readonly mayWork: () => boolean
}

const pollMs = 500
/** Milliseconds for which a start waits for the engine, so that the first pages have it. */
const firstLookMs = 3_000
/** Maximum number of sites for which the list of sites asks the engine; with more it shows the stored totals. */
const mostCounted = 50

/**
 * Lets the daemons of Sphinx or Manticore answer the searches of this node (decision 39). One of the nodes, the holder
 * of a lease, keeps their tables in step with the change feed; this one holds the vehicles of those sites alone that
 * chose the built-in engine. Resolves also while the engine is unavailable: the node reports that and keeps trying.
 */
export async function startOutsideIndex(options: StartOutsideIndexOptions): Promise<RunningIndex> {
  const { feed, sites, stock, totals, versions, system, log, limitBytes, signal, daemons, database } = options
  const own = createOwnIndex(options)
  const isOutside = (slug: string): boolean => {
    const engine = sites.find(slug)?.search.engine ?? 'platform'
    return engine === 'outside' || (engine === 'platform' && options.searchSites === 'all')
  }
  const listOwn = (): readonly Site[] => sites.list().filter(({ slug }) => !isOutside(slug))
  const clock = (): number => performance.now()
  const session = openSphinx({ daemons, now: clock })
  const schema = fingerprintSchema(vehicleIndexSchema)
  /** Number of probes so far; the daemons take turns to be asked for their tables. */
  let turn = 0
  /** Schema of the newest tables at the start; null: there were none; undefined: not known yet. */
  let firstSchema: string | null | undefined

  async function readState() {
    const state = await readEngineState(session)
    if (firstSchema === undefined) firstSchema = state.newest?.schema ?? null
    return state
  }

  const from = await own.index.refresh()
  const watch = watchOutsideIndex({
    readState,
    probe: (state, counts) => probeTables(session, state.generation, { counts, daemon: turn++ % session.daemons }),
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
    // Pages show a change that they read from the store at once, and one that they read from the engine once it has it.
    async apply(changes) {
      await own.index.apply(changes)
      watch.expect([...new Set(changes.map(({ siteId }) => siteId))].filter(isOutside))
    },
    async rebuild() {
      const position = await own.index.refresh()
      const slugs = sites.list().map(({ slug }) => slug)
      watch.expect(slugs.filter(isOutside))
      return position
    },
    pollMs,
    onError: (error, pauseMs) =>
      log.error({ error: describeError(error), pauseMs }, 'changes could not be followed; trying again'),
    signal,
  })

  /** Message of the last failed write; null after a successful one, and while another node is the writer. */
  let writeProblem: string | null = null
  function complain(error: unknown): void {
    if (error instanceof LeaseLostError) return
    const described = describeError(error)
    // There is one attempt a second, and the same message each time would fill the log.
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
    mayWork: options.mayWork,
    onIdle: () => {
      writeProblem = null
    },
    signal,
  })
  const outside = keepLastAnswers(
    createSphinxSearch(vehicleIndexSchema, {
      session,
      now: clock,
      current: async () => watch.requireState(),
      synonyms: vehicleSynonyms,
      names: vehicleNames,
    }),
    { isOutage: (error) => error instanceof SearchUnavailableError, now: system.now },
  )
  const search = createChosenSearch(outside, own.search, isOutside)
  const warming = warmIndex({
    index: own.index,
    listSites: listOwn,
    async countVehicles() {
      const stored = await totals.read(system)
      return listOwn().reduce((sum, { slug }) => sum + (stored.get(slug)?.stored ?? 0), 0)
    },
    limitBytes,
    log,
    signal,
  })
  await withFallback(watch.looked, firstLookMs, undefined)

  return {
    search,
    following,
    // The tables hold the vehicles of all sites, in the memory of other processes.
    readFigures: () => ({
      ...own.index.figures,
      sites: sites.list().filter(({ slug }) => search.isHeld([slug])).length,
      vehicles: watch.vehicles,
      bytes: own.engine.bytes,
    }),
    readTrouble: () => ({
      loaded: watch.wasReady || (sites.list().length > 0 && listOwn().length === sites.list().length),
      problem: watch.problem ?? writeProblem,
    }),
    countStock: (site) => countSiteStock(search, site, system.now()),
    async countStockOfAll() {
      const stored = await totals.read(system)
      const counts = new Map<string, number>()
      const asksOutside = sites.list().length <= mostCounted && watch.problem === null
      for (const site of sites.list()) {
        const unsold = stored.get(site.slug)?.unsold ?? 0
        const isAsked = isOutside(site.slug) ? asksOutside : limitBytes === null || own.search.isHeld([site.slug])
        counts.set(site.slug, isAsked ? await countSiteStock(search, site, system.now()) : unsold)
      }
      return counts
    },
    done: Promise.all([following.done, watch.done, writing, warming]).then(() => session.close()),
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
