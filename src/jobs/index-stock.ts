import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { shareCall } from '#concurrency/single-flight.ts'
import { createWorkQueue } from '#concurrency/work-queue.ts'
import type { Change, ChangeFeed } from '#data/change-feed.ts'
import type { Logger } from '#log/log.ts'
import type { ColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import type { Site } from '#site/site.ts'
import { createHeldSites, type HeldSite } from './held-sites.ts'
import { createSiteIndexer, type SiteIndexerOptions } from './index-site.ts'

/** The sites that this node serves, by the configuration it last read. */
export interface SiteSource {
  /** Reads the configuration of these sites again, or of all. */
  readonly reload: (slugs?: readonly string[]) => Promise<void>
  /** Returns null for a slug that no site has. */
  readonly find: (slug: string) => Site | null
}

/** Moves the version of a site whose content has changed, so that its cached pages are out of date. */
export interface VersionCounter {
  readonly move: (slug: string) => void
  readonly moveAll: () => void
}

export interface StockIndexOptions extends Pick<SiteIndexerOptions, 'stock' | 'system'> {
  readonly feed: Pick<ChangeFeed, 'currentPosition'>
  readonly sites: SiteSource
  readonly search: Pick<ColumnarEngine, 'upsert' | 'remove' | 'listIds' | 'bytes' | 'setPosition'>
  readonly versions: VersionCounter
  readonly log: Pick<Logger, 'warn'>
  /** Bytes that the index may take (`ColumnarEngine.bytes`); null: no limit. */
  readonly limitBytes: number | null
  /** Monotonic clock in milliseconds, for the duration of loads: `() => performance.now()`. */
  readonly clock: () => number
  /** Called after each load of a site with the seconds from the first request for it. Default: nothing. */
  readonly onLoad?: (seconds: number) => void
  /**
   * Lets requests go first; called after every slice of work. Default: a millisecond, and one turn of the event loop
   * while a visitor waits for a load. On SQLite reading leaves the event loop no turn by itself, so without it a large
   * import would stop every request until its end.
   */
  readonly giveWay?: () => Promise<unknown>
}

export interface IndexFigures {
  /** Sites whose vehicles are in the index. */
  readonly sites: number
  /** Sites that were given up for others since the start. */
  readonly evictions: number
  /** Loads that failed since the start. */
  readonly failures: number
}

/**
 * Holds the vehicles of the sites that are asked for in the search index, equal to the stored ones (decision 38).
 *
 *     not held ──asked for──► loading ──► loaded ──room is needed──► leaving ──► not held
 *                                │  changes meanwhile are applied before it is loaded
 *                                └──fails──► leaving; the next request tries again
 */
export interface StockIndex {
  /**
   * Reads which sites there are, and brings up to date what is held. Resolves to a position of the change feed from
   * which changes are to be applied.
   */
  readonly refresh: () => Promise<string>
  /** Brings everything held that the changes name up to date. Applying a change twice does no harm. */
  readonly apply: (changes: readonly Change[]) => Promise<void>
  /**
   * Answers what `ask` returns while all vehicles of these sites are in the index, and loads the missing sites first.
   * Rejects as a load does, and with QueueFullError while too many sites wait to be loaded. Slugs without a site have
   * no vehicles.
   */
  readonly withSites: <Answer>(slugs: readonly string[], ask: () => Answer) => Promise<Answer>
  /** Whether `withSites` would ask without loading. */
  readonly isHeld: (slugs: readonly string[]) => boolean
  readonly figures: IndexFigures
}

/** Sites that are loaded at once: while one waits for the database, the other is indexed. */
const loadsAtOnce = 2

/** Sites that may wait to be loaded, a few seconds of work at 200 vehicles a site. */
const longestQueue = 200

/** Milliseconds between two complaints that the memory is too small. */
const complaintEveryMs = 3_600_000

/** See StockIndex. Nothing is held at first. */
export function createStockIndex(options: StockIndexOptions): StockIndex {
  const { feed, sites, stock, search, versions, system, log, limitBytes, clock, onLoad } = options
  const { giveWay = () => (loading > 0 ? nextTurn() : sleep(1)) } = options
  const held = createHeldSites()
  const loads = createWorkQueue({ atOnce: loadsAtOnce, longest: longestQueue })
  let loading = 0
  let evictions = 0
  let failures = 0
  let complainedAt = Number.NEGATIVE_INFINITY

  const makeRoom = shareCall(async () => {
    if (limitBytes === null) return
    while (search.bytes > limitBytes) {
      const least = held.findLeastUsed()
      if (least === null) return complain(limitBytes)
      evictions += 1
      await giveUp(...least)
    }
  })
  const indexer = createSiteIndexer({ stock, search, system, log, giveWay, onAdded: makeRoom })

  /** Visitors come first: a site is never refused because it alone is larger than the memory. */
  function complain(limit: number): void {
    if (clock() - complainedAt < complaintEveryMs) return
    complainedAt = clock()
    const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024)
    log.warn(
      { limitMB: megabytes(limit), usedMB: megabytes(search.bytes) },
      'the sites that are searched at the same time need more than INDEX_MEMORY; give it more, or add a node',
    )
  }

  function giveUp(slug: string, site: HeldSite): Promise<void> {
    site.state = 'leaving'
    site.work = indexer.drop(slug).finally(() => held.forget(slug))
    return site.work
  }

  const isMissing = (slug: string): boolean => held.find(slug)?.state !== 'loaded' && sites.find(slug) !== null

  async function load(slug: string): Promise<void> {
    const known = held.find(slug)
    if (known !== undefined && known.state !== 'leaving') return known.work
    if (known !== undefined) {
      await known.work
      return load(slug)
    }
    const site: HeldSite = { state: 'loading', work: Promise.resolve(), changed: new Set(), isOutdated: true }
    held.add(slug, site)
    site.work = loadInTurn(slug, site)
    return site.work
  }

  async function loadInTurn(slug: string, site: HeldSite): Promise<void> {
    const began = clock()
    loading += 1
    try {
      await loads.run(() => fill(slug, site))
    } catch (error) {
      failures += 1
      await giveUp(slug, site)
      throw error
    } finally {
      loading -= 1
    }
    if (site.state === 'loaded') onLoad?.((clock() - began) / 1000)
  }

  /**
   * What changes while the site is read is applied before the site counts as loaded. A change that was followed before
   * the load began is in the store that the load reads.
   */
  async function fill(slug: string, filled: HeldSite): Promise<void> {
    while (filled.isOutdated || filled.changed.size > 0) {
      const site = sites.find(slug)
      // It was removed meanwhile.
      if (site === null) return giveUp(slug, filled)
      const ids = [...filled.changed]
      filled.changed.clear()
      if (filled.isOutdated) {
        filled.isOutdated = false
        await indexer.index(site)
      } else await indexer.indexVehicles(site, ids)
    }
    filled.state = 'loaded'
  }

  /** The version moves once the work is done, and also where it failed half-way: some of it can be seen. */
  async function moveAfter(slug: string, work: () => Promise<void>): Promise<void> {
    try {
      await held.use([slug], work)
    } finally {
      versions.move(slug)
    }
  }

  /**
   * Applies a change of one site. Where the site is not loaded, the next search reads the change from the store, and
   * the version moves at once.
   */
  async function follow(
    slug: string,
    { note, work }: { readonly note: (loading: HeldSite) => void; readonly work: (site: Site) => Promise<void> },
  ): Promise<void> {
    const known = held.find(slug)
    if (known?.state === 'loading') note(known)
    const site = sites.find(slug)
    if (known?.state === 'loaded' && site !== null) return moveAfter(slug, () => work(site))
    versions.move(slug)
  }

  const followSite = (slug: string): Promise<void> =>
    follow(slug, { note: (site) => (site.isOutdated = true), work: (site) => indexer.index(site) })

  const followVehicles = (slug: string, ids: ReadonlySet<string>): Promise<void> =>
    follow(slug, {
      note: ({ changed }) => ids.forEach((id) => changed.add(id)),
      work: (site) => indexer.indexVehicles(site, [...ids]),
    })

  /** Drops what is held of sites that are served no more. A site that is loading drops itself. */
  async function dropForeign(): Promise<void> {
    for (const [slug, site] of held.list())
      if (site.state === 'loaded' && sites.find(slug) === null) await giveUp(slug, site)
  }

  return {
    async refresh() {
      // The position is read first: what changes while sites are read is applied again afterwards, which does no harm.
      const position = await feed.currentPosition(system)
      await sites.reload()
      versions.moveAll()
      for (const [slug] of held.list()) await followSite(slug)
      await dropForeign()
      search.setPosition(position)
      versions.moveAll()
      return position
    },
    async apply(changes) {
      const vehicles = new Map<string, Set<string>>()
      const changedSites = new Set<string>()
      for (const { kind, siteId, id } of changes) {
        if (kind === 'site') changedSites.add(siteId)
        else vehicles.set(siteId, (vehicles.get(siteId) ?? new Set()).add(id))
      }
      if (changedSites.size > 0) {
        await sites.reload([...changedSites])
        for (const slug of changedSites) versions.move(slug)
        // The search documents of a site depend on its configuration.
        for (const slug of changedSites) await followSite(slug)
        await dropForeign()
      }
      for (const [slug, ids] of vehicles) await followVehicles(slug, ids)
    },
    withSites: (slugs, ask) =>
      held.use(slugs, async () => {
        for (let missing = slugs.filter(isMissing); missing.length > 0; missing = slugs.filter(isMissing))
          await Promise.all(missing.map(load))
        for (const slug of slugs) held.touch(slug)
        return ask()
      }),
    isHeld: (slugs) => !slugs.some(isMissing),
    get figures() {
      return { sites: held.countLoaded(), evictions, failures }
    },
  }
}
