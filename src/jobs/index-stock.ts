import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises'
import { shareCall } from '#concurrency/single-flight.ts'
import { createWorkQueue } from '#concurrency/work-queue.ts'
import type { Change, ChangeFeed } from '#data/change-feed.ts'
import type { Logger } from '#log/log.ts'
import type { ColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import type { Site } from '#site/site.ts'
import { createHeldSites, type HeldSite } from './held-sites.ts'
import { createSiteIndexer, type SiteIndexerOptions } from './index-site.ts'

/** The sites that this node serves, with the configuration that it last read. */
export interface SiteSource {
  /** Reloads the configuration of these sites; of all sites without an argument. */
  readonly reload: (slugs?: readonly string[]) => Promise<void>
  /** Returns null for an unknown slug. */
  readonly find: (slug: string) => Site | null
}

/** Changes the version of a site, which invalidates its cached pages. */
export interface VersionCounter {
  readonly move: (slug: string) => void
  readonly moveAll: () => void
}

export interface StockIndexOptions extends Pick<SiteIndexerOptions, 'stock' | 'system'> {
  readonly feed: Pick<ChangeFeed, 'currentPosition'>
  readonly sites: SiteSource
  readonly search: Pick<ColumnarEngine, 'upsert' | 'remove' | 'listIds' | 'search' | 'bytes' | 'setPosition'>
  readonly versions: VersionCounter
  readonly log: Pick<Logger, 'warn'>
  /** Memory limit of the index in bytes (`ColumnarEngine.bytes`); null: no limit. */
  readonly limitBytes: number | null
  /** Monotonic clock in milliseconds that measures loads: `() => performance.now()`. */
  readonly clock: () => number
  /** Called after each load of a site with the seconds from the first request for it. Default: nothing. */
  readonly onLoad?: (seconds: number) => void
  /**
   * Yields to requests; called after every slice of work. Default: a pause of one millisecond, or one turn of the event
   * loop while a visitor waits for the load. Reading from SQLite is synchronous, so without it a large import would
   * block every request until its end.
   */
  readonly giveWay?: () => Promise<unknown>
}

export interface IndexFigures {
  /** Number of sites in the index. */
  readonly sites: number
  /** Number of evicted sites since the start. */
  readonly evictions: number
  /** Number of failed loads since the start. */
  readonly failures: number
}

/**
 * Keeps the vehicles of requested sites in the search index, in step with the store (decision 38).
 *
 *     not held ──requested──► loading ──► loaded ──memory is needed──► leaving ──► not held
 *                                │  changes meanwhile are applied before it counts as loaded
 *                                └──fails──► leaving; the next request retries
 */
export interface StockIndex {
  /**
   * Reads the list of sites and updates all sites in the index. Resolves with the position of the change feed from
   * which changes must be applied.
   */
  readonly refresh: () => Promise<string>
  /** Applies changes to the sites in the index. Idempotent. */
  readonly apply: (changes: readonly Change[]) => Promise<void>
  /**
   * Calls `ask` while all vehicles of these sites are in the index, after loading the missing ones, and returns its
   * result. Rejects if a load fails, and with QueueFullError if too many sites wait to be loaded. Unknown slugs have no
   * vehicles.
   */
  readonly withSites: <Answer>(slugs: readonly string[], ask: () => Answer) => Promise<Answer>
  /** Whether `withSites` would answer without loading a site. */
  readonly isHeld: (slugs: readonly string[]) => boolean
  readonly figures: IndexFigures
}

/** Concurrent loads: while one site waits for the database, the other is indexed. */
const loadsAtOnce = 2

/** Maximum number of sites waiting to be loaded: a few seconds of work with 200 vehicles a site. */
const longestQueue = 200

/** Minimum time between warnings about too little memory, milliseconds. */
const complaintEveryMs = 3_600_000

/** See StockIndex. It starts empty. */
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

  /** Warns that the index exceeds its limit. Visitors come first: a site larger than the limit is loaded anyway. */
  function complain(limit: number): void {
    if (clock() - complainedAt < complaintEveryMs) return
    complainedAt = clock()
    const megabytes = (bytes: number): number => Math.ceil(bytes / 1024 / 1024)
    log.warn(
      { limitMB: megabytes(limit), usedMB: megabytes(search.bytes) },
      'the sites that are searched at the same time need more than INDEX_MEMORY; raise it, or add a node',
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
   * Applies changes that arrive during the load before the site counts as loaded. Earlier changes are in the store that
   * the load reads.
   */
  async function fill(slug: string, filled: HeldSite): Promise<void> {
    while (filled.isOutdated || filled.changed.size > 0) {
      const site = sites.find(slug)
      // The site was removed meanwhile.
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

  /** Changes the version after the work, even if it failed half-way, because some of it is visible. */
  async function moveAfter(slug: string, work: () => Promise<void>): Promise<void> {
    try {
      await held.use([slug], work)
    } finally {
      versions.move(slug)
    }
  }

  /**
   * Applies a change of one site. If the site is not in the index, the next search loads it with the change, so only
   * the version changes.
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

  /** Unloads sites that are no longer served. A site that is loading unloads itself. */
  async function dropForeign(): Promise<void> {
    for (const [slug, site] of held.list())
      if (site.state === 'loaded' && sites.find(slug) === null) await giveUp(slug, site)
  }

  return {
    async refresh() {
      // Read first: changes during the read are applied again afterwards, which is idempotent.
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
