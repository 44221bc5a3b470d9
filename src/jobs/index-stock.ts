import { setTimeout as sleep } from 'node:timers/promises'
import type { Change, ChangeFeed } from '#data/change-feed.ts'
import type { SiteContext, SystemContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Logger } from '#log/log.ts'
import type { SearchDocument, SearchEngine } from '#search/search-engine.ts'
import type { Site } from '#site/site.ts'
import { buildSearchDocument } from './build-search-document.ts'

/** The sites that this node serves, by the configuration it last read. */
export interface SiteSource {
  /** Reads the configuration of all sites again. */
  readonly reload: () => Promise<void>
  readonly list: () => readonly Site[]
  /** Returns null for a slug that no site has. */
  readonly find: (slug: string) => Site | null
}

/** Moves the version of a site whose content has changed, so that its cached pages are out of date. */
export interface VersionCounter {
  readonly move: (slug: string) => void
  readonly moveAll: () => void
}

export interface StockIndexOptions {
  readonly feed: Pick<ChangeFeed, 'currentPosition'>
  readonly sites: SiteSource
  readonly stock: Pick<VehicleReader, 'listAll' | 'getMany'>
  readonly search: SearchEngine
  readonly versions: VersionCounter
  readonly system: SystemContext
  readonly log: Pick<Logger, 'warn'>
  /**
   * Lets requests go first; called after every slice of work. Default: a millisecond. On SQLite reading leaves the
   * event loop no turn by itself, so without it a large import would stop every request until its end.
   */
  readonly giveWay?: () => Promise<unknown>
}

/** Keeps the search index equal to the stored vehicles. */
export interface StockIndex {
  /** Builds the index anew and resolves to the position of the change feed that it is good from. */
  readonly load: () => Promise<string>
  /** Brings everything that the changes name up to date. Applying a change twice does no harm. */
  readonly apply: (changes: readonly Change[]) => Promise<void>
}

/** Vehicles read and indexed in one go, about two milliseconds of work; then requests have their turn. */
const sliceSize = 50

/** See StockIndex. */
export function createStockIndex(options: StockIndexOptions): StockIndex {
  const { feed, sites, stock, search, versions, system, log, giveWay = () => sleep(1) } = options
  const contextOf = (siteId: string): SiteContext => ({ siteId, now: system.now })

  /** Vehicles whose finance figures cannot be true; each is logged once while the process lives (FIN-07). */
  const implausible = new Set<string>()
  const toDocument = (vehicle: Vehicle, site: Site): SearchDocument =>
    buildSearchDocument(vehicle, site, system.now(), () => {
      const key = `${site.slug} ${vehicle.id}`
      if (implausible.has(key)) return
      implausible.add(key)
      log.warn(
        { site: site.slug, vehicle: vehicle.id, stocknum: vehicle.stocknum },
        'the finance figures of a vehicle cannot be true and are not shown; ' +
          'check rate, comparison rate, deposit and final payment in its feed',
      )
    })

  /** What the index holds of each site, by slug. */
  const indexed = new Map<string, Set<string>>()

  function put(site: Site, vehicles: readonly Vehicle[]): void {
    search.upsert(vehicles.map((vehicle) => toDocument(vehicle, site)))
    const ids = indexed.get(site.slug) ?? new Set()
    for (const { id } of vehicles) ids.add(id)
    indexed.set(site.slug, ids)
  }

  function drop(slug: string, ids: readonly string[]): void {
    search.remove(ids)
    for (const id of ids) indexed.get(slug)?.delete(id)
  }

  /** Puts every stored vehicle of a site into the index, and drops what is stored no more. */
  async function indexSite(site: Site): Promise<void> {
    const gone = new Set(indexed.get(site.slug))
    for await (const batch of stock.listAll(contextOf(site.slug)))
      for (const slice of inSlices(batch)) {
        put(site, slice)
        for (const { id } of slice) gone.delete(id)
        await giveWay()
      }
    await dropInSlices(site.slug, gone)
  }

  async function dropInSlices(slug: string, ids: ReadonlySet<string>): Promise<void> {
    for (const slice of inSlices([...ids])) {
      drop(slug, slice)
      await giveWay()
    }
  }

  async function indexVehicles(site: Site, ids: readonly string[]): Promise<void> {
    for (const slice of inSlices(ids)) {
      const found = await stock.getMany(contextOf(site.slug), slice)
      put(site, found)
      const present = new Set(found.map(({ id }) => id))
      drop(
        site.slug,
        slice.filter((id) => !present.has(id)),
      )
      await giveWay()
    }
  }

  /** The version moves once the work is done, and also where it failed half-way: some of it can be seen. */
  async function moveAfter(slug: string, work: () => Promise<void>): Promise<void> {
    try {
      await work()
    } finally {
      versions.move(slug)
    }
  }

  /** Nobody is served yet, so that the whole index is built in one go. */
  async function buildIndex(): Promise<void> {
    const documents: SearchDocument[] = []
    for (const site of sites.list()) {
      const ids = new Set<string>()
      for await (const batch of stock.listAll(contextOf(site.slug)))
        for (const vehicle of batch) {
          documents.push(toDocument(vehicle, site))
          ids.add(vehicle.id)
        }
      indexed.set(site.slug, ids)
    }
    search.rebuild(documents)
  }

  /** Visitors go on searching while everything is read again. */
  async function renewIndex(): Promise<void> {
    for (const site of sites.list()) await moveAfter(site.slug, () => indexSite(site))
    await dropForeign()
  }

  /** Drops what is indexed of sites that are served no more. */
  async function dropForeign(): Promise<void> {
    for (const [slug, ids] of indexed) {
      if (sites.find(slug) !== null) continue
      await dropInSlices(slug, ids)
      indexed.delete(slug)
    }
  }

  let isLoaded = false
  return {
    async load() {
      // The position is read first: what changes during the load is applied again afterwards, which does no harm.
      const position = await feed.currentPosition(system)
      await sites.reload()
      versions.moveAll()
      await (isLoaded ? renewIndex() : buildIndex())
      isLoaded = true
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
        await sites.reload()
        for (const slug of changedSites) versions.move(slug)
        // A site that was known before is indexed again too: its search documents depend on its configuration.
        for (const slug of changedSites) {
          const site = sites.find(slug)
          if (site !== null) await moveAfter(slug, () => indexSite(site))
        }
        await dropForeign()
      }
      for (const [siteId, ids] of vehicles) {
        const site = sites.find(siteId)
        if (site !== null) await moveAfter(siteId, () => indexVehicles(site, [...ids]))
      }
    },
  }
}

function* inSlices<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += sliceSize) yield items.slice(start, start + sliceSize)
}
