import type { ChangeFeed } from '#data/change-feed.ts'
import type { SystemContext } from '#data/context.ts'
import type { StockTotals } from '#data/stock/stock-totals.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { followChanges, type ChangeFollower } from '#jobs/follow-changes.ts'
import { createStockIndex, type IndexFigures, type VersionCounter } from '#jobs/index-stock.ts'
import { createSiteSearch, type SiteSearch } from '#jobs/site-search.ts'
import { warmIndex } from '#jobs/warm-index.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import { createColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import { forSale } from '#search/search-stock.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { vehicleSynonyms } from '#search/synonyms.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import { countedFacets, countStock } from '#site/count-stock.ts'
import { vehicleNames } from '#site/directory/name-forms.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import type { SiteDirectory } from './site-directory.ts'

export interface StartIndexOptions {
  readonly feed: ChangeFeed
  readonly sites: SiteDirectory
  readonly stock: Pick<VehicleReader, 'listAll' | 'getMany'>
  readonly totals: StockTotals
  readonly versions: VersionCounter
  readonly system: SystemContext
  readonly log: Logger
  /** See `Environment.indexBytes`. */
  readonly limitBytes: number | null
  readonly onLoad: (seconds: number) => void
  /** Stops following changes and loading ahead. */
  readonly signal: AbortSignal
}

/** The search index of a node, which follows the change feed and holds the sites that are asked for (decision 38). */
export interface RunningIndex {
  readonly search: SiteSearch
  readonly following: ChangeFollower
  readonly readFigures: () => IndexFigures & { readonly vehicles: number; readonly bytes: number }
  /**
   * Whether the index could ever be asked since the start, and what is wrong with it now, in a sentence; null: nothing.
   */
  readonly readTrouble: () => { readonly loaded: boolean; readonly problem: string | null }
  /** The number of vehicles that the site's pages show. */
  readonly countStock: (site: Site) => Promise<number>
  /**
   * The same of every site, for the list of sites. Where memory is limited no site is loaded for it: the number of a
   * site that is not held is that of its unsold vehicles in the store, whatever its stock filters leave out.
   */
  readonly countStockOfAll: () => Promise<ReadonlyMap<string, number>>
  /** Resolves after the abort, when the work under way has ended. */
  readonly done: Promise<void>
}

/** Well within the 2 seconds in which a change must be visible (STOCK-06). */
const pollMs = 500

/** The engine of this process and what holds sites in it. Nothing is held, and no change followed, at first. */
export function createOwnIndex(options: Omit<StartIndexOptions, 'totals' | 'signal'>) {
  const { feed, sites, stock, versions, system, log, limitBytes, onLoad } = options
  const clock = (): number => performance.now()
  const engine = createColumnarEngine(vehicleIndexSchema, {
    now: clock,
    synonyms: vehicleSynonyms,
    names: vehicleNames,
  })
  const index = createStockIndex({
    feed,
    sites,
    stock,
    search: engine,
    versions,
    system,
    log,
    limitBytes,
    clock,
    onLoad,
  })
  return { engine, index, search: createSiteSearch(engine, index) }
}

/** Resolves once the sites are known and changes are followed; vehicles are loaded afterwards. */
export async function startIndex(options: StartIndexOptions): Promise<RunningIndex> {
  const { feed, sites, totals, system, log, limitBytes, signal } = options
  const { engine, index, search } = createOwnIndex(options)
  const following = followChanges({
    feed,
    ctx: system,
    from: await index.refresh(),
    apply: index.apply,
    rebuild: index.refresh,
    pollMs,
    onError: (error, pauseMs) =>
      log.error({ error: describeError(error), pauseMs }, 'changes could not be followed; trying again'),
    signal,
  })
  const warming = warmIndex({
    index,
    listSites: () => sites.list(),
    countVehicles: async () => {
      let stored = 0
      for (const total of (await totals.read(system)).values()) stored += total.stored
      return stored
    },
    limitBytes,
    log,
    signal,
  })

  const countOf = (site: Site): Promise<number> => countSiteStock(search, site, system.now())

  return {
    search,
    following,
    readFigures: () => ({ ...index.figures, vehicles: engine.size, bytes: engine.bytes }),
    readTrouble: () => ({ loaded: true, problem: null }),
    countStock: countOf,
    async countStockOfAll() {
      const stored = limitBytes === null ? null : await totals.read(system)
      const counts = new Map<string, number>()
      for (const site of sites.list()) {
        const isCounted = stored === null || search.isHeld([site.slug])
        counts.set(site.slug, isCounted ? await countOf(site) : (stored.get(site.slug)?.unsold ?? 0))
      }
      return counts
    },
    done: Promise.all([following.done, warming]).then(() => undefined),
  }
}

/** The number of vehicles that the site's pages show, by any search. */
export async function countSiteStock(search: StockSearch, site: Site, nowMs: number): Promise<number> {
  const scope = buildStockScope(site, nowMs)
  const answer = await search.search({ scope, refinements: [forSale], facets: countedFacets, limit: 0 })
  return countStock(site, answer, true)
}
