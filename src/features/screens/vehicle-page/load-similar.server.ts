import { listBodyFamily } from '#domain/vehicle/body-families.ts'
import type { SiteContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import type { Cents } from '#domain/money/cents.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
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
const candidatesEach = 4
/** Maximum price difference, as a fraction of this vehicle's price: what a buyer of it could pay as well. */
const priceReach = 0.25
/** Years, in both directions, that are one generation of a model. */
const yearReach = 4

/** One row of a wide page: fewer leave a hole, which vehicles of other bodies and the same price fill. */
const wholeRow = 4
/** Fewer of them, among vehicles that fill the row, do not make a row of similar vehicles. */
const leastAlike = 3

export interface SimilarVehicles {
  readonly vehicles: readonly Vehicle[]
  /** What they have in common with this vehicle: its model or family of bodies, or hardly more than the price. */
  readonly by: 'likeness' | 'price'
}

/** Vehicles that a visitor can buy today, and those that are reserved or coming soon. */
const ready: Filter = {
  op: 'and',
  of: [
    { op: 'in', attribute: 'status', values: ['in_stock'] },
    { op: 'in', attribute: 'reserved', values: ['false'] },
  ],
}
const waiting: Filter = {
  op: 'or',
  of: [
    { op: 'in', attribute: 'status', values: ['coming_soon'] },
    {
      op: 'and',
      of: [
        { op: 'in', attribute: 'status', values: ['in_stock'] },
        { op: 'in', attribute: 'reserved', values: ['true'] },
      ],
    },
  ],
}

/**
 * Finds similar vehicles (VDP-16): of the same kind and for sale, of the same model or the same body, and within 25 %
 * of the price. A vehicle whose price visitors do not see is similar by its model alone. Where these do not fill a row,
 * vehicles of a similar price follow them, those of the same family of bodies first. One that is reserved or coming
 * soon stands only where others do not fill the row, and last.
 */
export async function loadSimilar(services: SimilarServices, vehicle: Vehicle): Promise<SimilarVehicles> {
  const { site } = services
  const most = site.vdp_config.similar_vehicles
  if (most === 0) return { vehicles: [], by: 'likeness' }
  // A hidden or sold vehicle's price must not be deducible from its neighbours (TEN-05, VDP-02).
  const priceOf = (one: Vehicle): Cents | null =>
    resolveDealership(site, one.dealership_slug).hides('price') || !isInStockOnPage(one) ? null : currentPrice(one)
  const price = priceOf(vehicle)
  const find = async (state: Filter, likeness: Filter, count: number): Promise<readonly Vehicle[]> => {
    const found = await findLike(services, vehicle, { op: 'and', of: [state, likeness] }, count)
    return found
      .map((other) => ({ other, distance: distanceBetween(vehicle, other, priceOf) }))
      .toSorted((one, two) => one.distance - two.distance)
      .map(({ other }) => other)
  }
  const likeness = buildLikeness(site, vehicle, price)
  const wanted = Math.min(most, wholeRow)
  const alike = await find(ready, likeness, most)
  if (alike.length >= wanted) return { vehicles: alike.slice(0, most), by: 'likeness' }
  const nearness = price === null ? null : buildNearness(site, price)
  const [alikeWaiting, near, nearWaiting] = await Promise.all([
    find(waiting, likeness, wanted),
    nearness === null ? [] : find(ready, nearness, wanted),
    nearness === null ? [] : find(waiting, nearness, wanted),
  ])
  const all = [
    ...alike,
    ...(alike.length < leastAlike ? [...near, ...alikeWaiting] : [...alikeWaiting, ...near]),
    ...nearWaiting,
  ]
  const vehicles = [...new Map(all.map((other) => [other.id, other])).values()].slice(0, wanted)
  const different = vehicles.filter((other) => !isAlike(vehicle, other)).length
  return { vehicles, by: different > 0 && vehicles.length - different < leastAlike ? 'price' : 'likeness' }
}

/** Of the same model or family of bodies; of a vehicle without a body nobody can say. */
function isAlike(vehicle: Vehicle, other: Vehicle): boolean {
  const family = listFamilyOf(vehicle)
  return (
    vehicle.make_model === other.make_model ||
    family.length === 0 ||
    family.includes(other.simple_body ?? other.body ?? '')
  )
}

const listFamilyOf = ({ simple_body, body }: Vehicle): readonly string[] => {
  const known = simple_body ?? body
  return known === null ? [] : listBodyFamily(known)
}

/** Other vehicles of the same kind that pass the filter, the same model first, then the same family of bodies. */
async function findLike(
  { site, ctx, search, stock }: SimilarServices,
  vehicle: Vehicle,
  wanted: Filter,
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
          wanted,
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
  const alike: Filter =
    body === null ? sameModel : { op: 'or', of: [sameModel, { op: 'in', attribute: 'body', values: [body] }] }
  if (price === null) return alike
  const isNear = buildNearness(site, price)
  return {
    op: 'or',
    of: [
      { op: 'and', of: [sameModel, buildHidden(site)] },
      // A vehicle of unknown body is compared by its price alone.
      body === null ? isNear : { op: 'and', of: [alike, isNear] },
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
 * Distance for the ranking; 0 is the same car. Another family of bodies weighs most, then the model, then another
 * generation, price and age. An unknown price or year counts as distant.
 */
function distanceBetween(vehicle: Vehicle, other: Vehicle, priceOf: (one: Vehicle) => Cents | null): number {
  const [price, otherPrice] = [priceOf(vehicle), priceOf(other)]
  const byPrice = price === null || otherPrice === null ? 0.5 : Math.min(1, Math.abs(price - otherPrice) / price)
  const years = vehicle.year === null || other.year === null ? yearReach + 1 : Math.abs(vehicle.year - other.year)
  return (
    (isAlike(vehicle, other) ? 0 : 3) +
    (vehicle.make_model === other.make_model ? 0 : 1) +
    (vehicle.make === other.make ? 0 : 0.2) +
    (years > yearReach ? 0.8 : 0) +
    byPrice +
    Math.min(1, years / 10) * 0.6
  )
}
