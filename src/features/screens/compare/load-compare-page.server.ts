import type { SiteContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { CompareAddress } from '#features/parts/saved-vehicles/compare-address.ts'
import { loadSimilar } from '#features/parts/similar-vehicles/load-similar.server.ts'
import type { Listing } from '#listing/listing.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { forSale } from '#search/search-stock.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { buildCompareView, type CompareView } from './compare-view.ts'

export interface CompareServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly search: StockSearch
  readonly stock: Pick<VehicleReader, 'getMany'>
}

/** Maximum number of cars that are offered for the visitor's words. */
const mostFound = 6

/** Loads the cars of a comparison, and those that match the words with which another car is looked for (FAV-01). */
export async function loadComparePage(services: CompareServices, address: CompareAddress): Promise<CompareView> {
  const { site, ctx, stock } = services
  const vehicles = await stock.getMany(ctx, address.ids)
  const nowMs = ctx.now()
  const listings = vehicles.map((vehicle) => resolveListing(vehicle, site, nowMs))
  const limit = site.favourites.compare_limit
  return buildCompareView({
    site,
    address,
    listings: listings.slice(0, limit),
    missing: address.ids.length - vehicles.length,
    beyond: Math.max(0, listings.length - limit),
    found: address.find === '' ? null : await findCars(services, address),
    suggested: address.find === '' && vehicles.length < 2 ? await suggestCars(services, vehicles[0] ?? null) : [],
  })
}

async function findCars(
  { site, ctx, search, stock }: CompareServices,
  { find, ids }: CompareAddress,
): Promise<readonly Listing[]> {
  const { hits } = await search.search({
    scope: buildStockScope(site, ctx.now()),
    text: find,
    refinements: [forSale],
    sort: [{ attribute: 'rank', direction: 'desc' }],
    limit: mostFound + ids.length,
  })
  const others = hits.filter((id) => !ids.includes(id)).slice(0, mostFound)
  return (await stock.getMany(ctx, others)).map((vehicle) => resolveListing(vehicle, site, ctx.now()))
}

/** Vehicles to begin with: those like the one that is there already, else the first of the stock. */
async function suggestCars(services: CompareServices, vehicle: Vehicle | null): Promise<readonly Listing[]> {
  const { site, ctx, search, stock } = services
  const list = (one: Vehicle): Listing => resolveListing(one, site, ctx.now())
  if (vehicle !== null) return (await loadSimilar(services, vehicle)).slice(0, mostFound).map(list)
  const { hits } = await search.search({
    scope: buildStockScope(site, ctx.now()),
    refinements: [forSale],
    sort: [{ attribute: 'rank', direction: 'desc' }],
    limit: mostFound,
  })
  return (await stock.getMany(ctx, hits)).map(list)
}
