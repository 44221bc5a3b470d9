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
}

/** Keeps the search index equal to the stored vehicles. */
export interface StockIndex {
  /** Builds the index anew and resolves to the position of the change feed that it is good from. */
  readonly load: () => Promise<string>
  /** Brings everything that the changes name up to date. Applying a change twice does no harm. */
  readonly apply: (changes: readonly Change[]) => Promise<void>
}

/** Vehicles read and indexed at once while changes are applied. */
const batchSize = 500

/** See StockIndex. */
export function createStockIndex(options: StockIndexOptions): StockIndex {
  const { feed, sites, stock, search, versions, system, log } = options
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

  async function indexSite(site: Site): Promise<void> {
    for await (const batch of stock.listAll(contextOf(site.slug)))
      search.upsert(batch.map((vehicle) => toDocument(vehicle, site)))
    versions.move(site.slug)
  }

  async function indexVehicles(site: Site, ids: readonly string[]): Promise<void> {
    for (let start = 0; start < ids.length; start += batchSize) {
      const wanted = ids.slice(start, start + batchSize)
      const found = await stock.getMany(contextOf(site.slug), wanted)
      search.upsert(found.map((vehicle) => toDocument(vehicle, site)))
      const present = new Set(found.map(({ id }) => id))
      search.remove(wanted.filter((id) => !present.has(id)))
      versions.move(site.slug)
    }
  }

  return {
    async load() {
      // The position is read first: what changes during the load is applied again afterwards, which does no harm.
      const position = await feed.currentPosition(system)
      await sites.reload()
      versions.moveAll()
      const documents: SearchDocument[] = []
      for (const site of sites.list())
        for await (const batch of stock.listAll(contextOf(site.slug)))
          for (const vehicle of batch) documents.push(toDocument(vehicle, site))
      search.rebuild(documents)
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
          if (site !== null) await indexSite(site)
        }
      }
      for (const [siteId, ids] of vehicles) {
        const site = sites.find(siteId)
        if (site !== null) await indexVehicles(site, [...ids])
      }
    },
  }
}
