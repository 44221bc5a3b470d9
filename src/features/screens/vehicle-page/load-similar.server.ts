import { listBodyFamily } from '#domain/vehicle/body-families.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { SiteContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import type { Cents } from '#domain/money/cents.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import { statusesInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Filter } from '#search/search-engine.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'

export interface SimilarServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly search: StockSearch
  readonly stock: Pick<VehicleReader, 'getMany'>
}

/** Candidates per result: enough to find the nearest, few enough to read in a millisecond. */
const candidatesEach = 2
/** Maximum price difference, as a fraction of this vehicle's price: what a buyer of it could pay as well. */
const priceReach = 0.25

/** One row of a wide page: fewer leave a hole, which vehicles of other bodies and the same price fill. */
const wholeRow = 4

/**
 * Finds similar vehicles (VDP-16): of the same kind and for sale, of the same model or the same body, and within 25 %
 * of the price. A vehicle whose price visitors do not see is similar by its model alone. Where these do not fill a row,
 * vehicles of a similar price follow them, those of the same family of bodies first.
 */
export async function loadSimilar(services: SimilarServices, vehicle: Vehicle): Promise<readonly Vehicle[]> {
  const { site } = services
  const most = site.vdp_config.similar_vehicles
  if (most === 0) return []
  // A hidden or sold vehicle's price must not be deducible from its neighbours (TEN-05, VDP-02).
  const priceOf = (one: Vehicle): Cents | null =>
    resolveDealership(site, one.dealership_slug).hides('price') || !isInStockOnPage(one) ? null : currentPrice(one)
  const price = priceOf(vehicle)
  const rank = (found: readonly Vehicle[]): readonly Vehicle[] =>
    found
      .map((other) => ({ other, distance: distanceBetween(vehicle, other, priceOf) }))
      .toSorted((one, two) => one.distance - two.distance)
      .map(({ other }) => other)
  const alike = rank(await findLike(services, vehicle, buildLikeness(site, vehicle, price), most)).slice(0, most)
  const wanted = Math.min(most, wholeRow)
  if (price === null || alike.length >= wanted) return alike
  const known = new Set(alike.map(({ id }) => id))
  const near = await findLike(services, vehicle, buildNearness(site, price), wanted)
  return [...alike, ...rank(near.filter(({ id }) => !known.has(id)))].slice(0, wanted)
}

const listFamilyOf = ({ simple_body, body }: Vehicle): readonly string[] => {
  const known = simple_body ?? body
  return known === null ? [] : listBodyFamily(known)
}

/**
 * Other vehicles of the same kind for sale that pass the filter, the same model first, then the same family of bodies,
 * some more than `most`.
 */
async function findLike(
  { site, ctx, search, stock }: SimilarServices,
  vehicle: Vehicle,
  likeness: Filter,
  most: number,
): Promise<readonly Vehicle[]> {
  const { owners, filter } = buildStockScope(site, ctx.now())
  const { hits } = await search.search({
    scope: {
      owners,
      filter: {
        op: 'and',
        of: [
          ...(filter === undefined ? [] : [filter]),
          { op: 'in', attribute: 'item_type', values: [vehicle.item_type] },
          { op: 'in', attribute: 'status', values: statusesInStockOnPage },
          likeness,
        ],
      },
    },
    sort: [
      { attribute: 'make_model', ranks: new Map([[vehicle.make_model, 0]]) },
      { attribute: 'body', ranks: new Map(listFamilyOf(vehicle).map((body) => [body, 0])) },
      { attribute: 'rank', direction: 'desc' },
    ],
    limit: most * candidatesEach + 1,
  })
  return stock.getMany(
    ctx,
    hits.filter((id) => id !== vehicle.id),
  )
}

/**
 * Same model or same body, and at a similar price. `price` is null where visitors do not see one. Prices that
 * dealerships hide take no part, so that nobody can deduce them.
 */
function buildLikeness(site: Site, vehicle: Vehicle, price: Cents | null): Filter {
  const body = vehicle.simple_body ?? vehicle.body
  const sameModel: Filter = { op: 'in', attribute: 'make_model', values: [vehicle.make_model] }
  const isAlike: Filter =
    body === null ? sameModel : { op: 'or', of: [sameModel, { op: 'in', attribute: 'body', values: [body] }] }
  if (price === null) return isAlike
  const isNear = buildNearness(site, price)
  return {
    op: 'or',
    of: [
      { op: 'and', of: [sameModel, buildHidden(site)] },
      // A vehicle of unknown body is compared by its price alone.
      body === null ? isNear : { op: 'and', of: [isAlike, isNear] },
    ],
  }
}

/** A price within reach that visitors see. */
const buildNearness = (site: Site, price: Cents): Filter => ({
  op: 'and',
  of: [
    {
      op: 'range',
      attribute: 'price',
      min: Math.round(price * (1 - priceReach)),
      max: Math.round(price * (1 + priceReach)),
    },
    { op: 'not', of: buildHidden(site) },
  ],
})

/** Vehicles whose price visitors do not see. */
function buildHidden({ dealerships }: Site): Filter {
  const hiding = dealerships.filter(({ hide }) => hide.includes('price')).flatMap(({ id, slug }) => [id, slug])
  return {
    op: 'or',
    of: [
      { op: 'in', attribute: 'dealership_slug', values: hiding },
      { op: 'not', of: { op: 'exists', attribute: 'price' } },
    ],
  }
}

/**
 * Distance for the ranking; 0 is the same car. Another family of bodies weighs most, then the model, then price, then
 * age. An unknown price or year counts as distant.
 */
function distanceBetween(vehicle: Vehicle, other: Vehicle, priceOf: (one: Vehicle) => Cents | null): number {
  const [price, otherPrice] = [priceOf(vehicle), priceOf(other)]
  const byPrice = price === null || otherPrice === null ? 0.5 : Math.min(1, Math.abs(price - otherPrice) / price)
  const byYear =
    vehicle.year === null || other.year === null ? 0.5 : Math.min(1, Math.abs(vehicle.year - other.year) / 10)
  const family = listFamilyOf(vehicle)
  const isOfFamily = family.length === 0 || family.includes(other.simple_body ?? other.body ?? '')
  return (
    (isOfFamily ? 0 : 2) +
    (vehicle.make_model === other.make_model ? 0 : 1) +
    (vehicle.make === other.make ? 0 : 0.2) +
    byPrice +
    byYear * 0.6
  )
}
