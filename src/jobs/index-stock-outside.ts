import type { ChangeFeed } from '#data/change-feed.ts'
import type { SiteContext, SystemContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import type { SearchDocument } from '#search/search-engine.ts'
import type { SphinxState, SphinxWriter } from '#search/sphinx/create-sphinx-writer.ts'
import type { Site } from '#site/site.ts'
import { buildSearchDocument } from './build-search-document.ts'
import type { SiteSource, StockIndex, VersionCounter } from './index-stock.ts'

export interface OutsideIndexOptions {
  readonly feed: Pick<ChangeFeed, 'currentPosition'>
  readonly sites: SiteSource
  readonly stock: Pick<VehicleReader, 'listAll' | 'getMany'>
  readonly writer: SphinxWriter
  /** What the tables hold now; null: nothing yet. */
  readonly readState: () => Promise<SphinxState | null>
  readonly versions: VersionCounter
  readonly system: SystemContext
}

const sliceSize = 200

/**
 * Keeps the tables of an engine in another process equal to the stored vehicles. Every node applies every change, each
 * from what is stored after it, so that the last to write writes what is true. A start goes on from what the tables
 * hold; they are built when there are none, or when the changes since are no longer known.
 */
export function createOutsideStockIndex(options: OutsideIndexOptions): StockIndex {
  const { feed, sites, stock, writer, readState, versions, system } = options
  const contextOf = (siteId: string): SiteContext => ({ siteId, now: system.now })
  const toDocuments = (vehicles: Awaited<ReturnType<VehicleReader['getMany']>>, site: Site): SearchDocument[] =>
    vehicles.map((vehicle) => buildSearchDocument(vehicle, site, system.now()))

  async function* listDocuments(): AsyncGenerator<SearchDocument> {
    for (const site of sites.list())
      for await (const batch of stock.listAll(contextOf(site.slug))) yield* toDocuments(batch, site)
  }

  async function indexSite(site: Site): Promise<void> {
    const ids = new Set<string>()
    for await (const batch of stock.listAll(contextOf(site.slug))) {
      await writer.upsert(toDocuments(batch, site))
      for (const { id } of batch) ids.add(id)
    }
    await writer.keepOnly(site.slug, ids)
  }

  async function indexVehicles(site: Site, ids: readonly string[]): Promise<void> {
    for (let from = 0; from < ids.length; from += sliceSize) {
      const slice = ids.slice(from, from + sliceSize)
      const found = await stock.getMany(contextOf(site.slug), slice)
      const present = new Set(found.map(({ id }) => id))
      await writer.upsert(toDocuments(found, site))
      await writer.remove(slice.filter((id) => !present.has(id)))
    }
  }

  let isLoaded = false
  return {
    async load() {
      // Read first: what changes during the load is applied again afterwards, which does no harm.
      const position = await feed.currentPosition(system)
      await sites.reload()
      const state = isLoaded ? null : await readState()
      if (state === null) await writer.rebuild(listDocuments(), position)
      isLoaded = true
      versions.moveAll()
      return state?.position ?? position
    },
    async apply(changes) {
      // Read before the work, so that a restart applies again whatever came meanwhile.
      const vehicles = new Map<string, Set<string>>()
      const changedSites = new Set<string>()
      for (const { kind, siteId, id } of changes) {
        if (kind === 'site') changedSites.add(siteId)
        else vehicles.set(siteId, (vehicles.get(siteId) ?? new Set()).add(id))
      }
      if (changedSites.size > 0) await sites.reload()
      for (const slug of changedSites) {
        const site = sites.find(slug)
        versions.move(slug)
        try {
          await (site === null ? writer.keepOnly(slug, []) : indexSite(site))
        } finally {
          versions.move(slug)
        }
      }
      for (const [slug, ids] of vehicles) {
        const site = sites.find(slug)
        if (site === null) continue
        try {
          await indexVehicles(site, [...ids])
        } finally {
          versions.move(slug)
        }
      }
    },
  }
}
