import type { Change, ChangeFeed } from '#data/change-feed.ts'
import type { SiteContext, SystemContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { SearchDocument } from '#search/search-engine.ts'
import type { SphinxState, SphinxWriter } from '#search/sphinx/create-sphinx-writer.ts'
import type { Site } from '#site/site.ts'
import { buildSearchDocument } from './build-search-document.ts'
import type { SiteSource, VersionCounter } from './index-stock.ts'

export interface OutsideIndexOptions {
  readonly feed: Pick<ChangeFeed, 'currentPosition'>
  readonly sites: SiteSource & { readonly list: () => readonly Site[] }
  readonly stock: Pick<VehicleReader, 'listAll' | 'getMany'>
  readonly writer: SphinxWriter
  /** What the tables hold now; null: they were never built, or by a version with other columns. */
  readonly readState: () => Promise<SphinxState | null>
  readonly versions: VersionCounter
  readonly system: SystemContext
}

/** Keeps the tables of an engine in another process equal to the stored vehicles. */
export interface OutsideIndex {
  /**
   * Reads which sites there are. The first call goes on from what the tables hold and builds them where there are none;
   * every later call builds them anew. Resolves to a position of the change feed from which changes are to be applied.
   */
  readonly refresh: () => Promise<string>
  /** Brings everything that the changes name up to date. Applying a change twice does no harm. */
  readonly apply: (changes: readonly Change[]) => Promise<void>
}

const sliceSize = 200

/**
 * See OutsideIndex. Every node applies every change, each from what is stored after it, so that the last one to write
 * writes what is true.
 */
export function createOutsideIndex(options: OutsideIndexOptions): OutsideIndex {
  const { feed, sites, stock, writer, readState, versions, system } = options
  const contextOf = (siteId: string): SiteContext => ({ siteId, now: system.now })
  const toDocuments = (vehicles: readonly Vehicle[], site: Site): SearchDocument[] =>
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

  /** The version moves once the work is done, and also where it failed half-way: some of it can be seen. */
  async function moveAfter(slug: string, work: Promise<void>): Promise<void> {
    try {
      await work
    } finally {
      versions.move(slug)
    }
  }

  let isFirst = true
  return {
    async refresh() {
      // Read first: what changes while the tables are filled is applied again afterwards, which does no harm.
      const position = await feed.currentPosition(system)
      await sites.reload()
      const state = isFirst ? await readState() : null
      if (state === null) await writer.rebuild(listDocuments(), position)
      isFirst = false
      versions.moveAll()
      return state?.position ?? position
    },
    async apply(changes) {
      const vehicles = new Map<string, Set<string>>()
      const changedSites = new Set<string>()
      for (const { kind, siteId, id } of changes) {
        if (kind === 'site') changedSites.add(siteId)
        else vehicles.set(siteId, (vehicles.get(siteId) ?? new Set()).add(id))
      }
      if (changedSites.size > 0) await sites.reload([...changedSites])
      for (const slug of changedSites) {
        const site = sites.find(slug)
        versions.move(slug)
        await moveAfter(slug, site === null ? writer.keepOnly(slug, []) : indexSite(site))
      }
      for (const [slug, ids] of vehicles) {
        const site = sites.find(slug)
        if (site !== null) await moveAfter(slug, indexVehicles(site, [...ids]))
      }
    },
  }
}
