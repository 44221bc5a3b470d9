import type { SiteContext, SystemContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Logger } from '#log/log.ts'
import type { ColumnarEngine } from '#search/columnar/create-columnar-engine.ts'
import type { SearchDocument } from '#search/search-engine.ts'
import type { Site } from '#site/site.ts'
import { buildSearchDocument } from './build-search-document.ts'
import { indexedSince, isIndexed } from './indexed-vehicles.ts'

export interface SiteIndexerOptions {
  readonly stock: Pick<VehicleReader, 'listAll' | 'getMany'>
  readonly search: Pick<ColumnarEngine, 'upsert' | 'remove' | 'listIds' | 'search'>
  readonly system: SystemContext
  readonly log: Pick<Logger, 'warn'>
  /** Yields to requests; called after every slice of work. */
  readonly giveWay: () => Promise<unknown>
  /** Called and awaited after every slice that added vehicles. */
  readonly onAdded: () => Promise<void>
}

/** Synchronises the documents of one site in the search index with its stored vehicles. */
export interface SiteIndexer {
  /** Indexes the stored vehicles that `isIndexed` admits, and removes all other documents of the site. */
  readonly index: (site: Site) => Promise<void>
  /** Indexes these vehicles again, and removes those whose sale has become too long ago meanwhile. */
  readonly indexVehicles: (site: Site, ids: readonly string[]) => Promise<void>
  /** Removes all vehicles of the site. */
  readonly drop: (slug: string) => Promise<void>
}

/** Vehicles per slice, about two milliseconds of work between turns of the event loop. */
const sliceSize = 50

/** Vehicles per read; their documents are parsed without a turn of the event loop in between. */
const readAtOnce = 50

/** Past sales that leave the index after one round of changes; more leave after the next. */
const mostPast = 1_000

/** See SiteIndexer. */
export function createSiteIndexer(options: SiteIndexerOptions): SiteIndexer {
  const { stock, search, system, log, giveWay, onAdded } = options
  const contextOf = (siteId: string): SiteContext => ({ siteId, now: system.now })

  /** Vehicles with implausible finance figures; each is logged once per process (FIN-07). */
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

  async function put(site: Site, vehicles: readonly Vehicle[]): Promise<void> {
    search.upsert(vehicles.map((vehicle) => toDocument(vehicle, site)))
    await onAdded()
    await giveWay()
  }

  async function dropAll(ids: readonly string[]): Promise<void> {
    for (const slice of inSlices(ids)) {
      search.remove(slice)
      await giveWay()
    }
  }

  /** Ids of indexed vehicles whose sale is too long ago by now. */
  function listPast(site: Site): readonly string[] {
    const since = indexedSince(site, system.now())
    if (since === null) return []
    const filter = { op: 'range', attribute: 'sold_date_timestamp', max: since } as const
    return search.search({ scope: { owners: [site.slug], filter }, limit: mostPast }).hits
  }

  return {
    async index(site) {
      const gone = new Set(search.listIds(site.slug))
      const soldAfter = indexedSince(site, system.now())
      for await (const batch of stock.listAll(contextOf(site.slug), { atOnce: readAtOnce, soldAfter }))
        for (const slice of inSlices(batch)) {
          for (const { id } of slice) gone.delete(id)
          await put(site, slice)
        }
      await dropAll([...gone])
    },
    async indexVehicles(site, ids) {
      for (const slice of inSlices(ids)) {
        const since = indexedSince(site, system.now())
        const stored = await stock.getMany(contextOf(site.slug), slice)
        const found = stored.filter((vehicle) => isIndexed(vehicle, since))
        const present = new Set(found.map(({ id }) => id))
        search.remove(slice.filter((id) => !present.has(id)))
        await put(site, found)
      }
      // Sales grow old without a change, but only changes make the index grow.
      await dropAll(listPast(site))
    },
    drop: (slug) => dropAll(search.listIds(slug)),
  }
}

function* inSlices<Item>(items: readonly Item[]): Generator<readonly Item[]> {
  for (let start = 0; start < items.length; start += sliceSize) yield items.slice(start, start + sliceSize)
}
