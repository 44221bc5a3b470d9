import type { SiteContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { slugify } from '#domain/format/slugify.ts'
import { dollars, type Cents } from '#domain/money/cents.ts'
import { isTotalPrice } from '#domain/price/total-price.ts'
import { describePrice } from '#domain/price/describe-price.ts'
import { findNextMidnight } from '#domain/vehicle/next-change.ts'
import type { CarType } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { Filter, SearchAnswer, SearchQuery } from '#search/search-engine.ts'
import { forSale } from '#search/search-stock.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { buildOpeningFilters } from '#site/count-stock.ts'
import { findNextStockChange } from '#site/next-stock-change.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { SiteModel } from '#site/site-models.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'

export interface ModelStockServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly search: StockSearch
  readonly stock: Pick<VehicleReader, 'getMany'>
  /** Limits how long the page may be cached, in epoch milliseconds. The earliest time wins. */
  readonly limitFreshness: (untilMs: number) => void
}

export interface TypeCount {
  readonly type: CarType
  readonly count: number
}

/** What is in hand of a model. */
export interface ModelStock {
  /** Vehicles that the search of the model shows for sale. */
  readonly count: number
  /** The same by type, in the order in which they are shown; without the types of which none is for sale. */
  readonly byType: readonly TypeCount[]
  /**
   * The lowest price of a new one in stock, with what it means: 'From $32,990 Drive Away'. Without a new one that of a
   * demonstrator, else that of a used one, and it says so: 'Used from $9,490 Drive Away'. A price of a used vehicle
   * beside the name of a new model would mislead.
   */
  readonly price: string | null
  /** The type of the vehicle whose price it is; null: none is shown. */
  readonly priced: CarType | null
  /** The same price in cents where it is a total and of a new vehicle; null: none is shown, or it is neither. */
  readonly total: Cents | null
  /** Make and model as its vehicles in stock spell them, a value of `make_model`; null: none in stock. */
  readonly spelling: string | null
}

export const noStock: ModelStock = { count: 0, byType: [], price: null, priced: null, total: null, spelling: null }

const nameOf = ({ make, stockName }: SiteModel): string => slugify(`${make.name} ${stockName}`)

/** Asks the site's stock for sale, narrowed by `also` and by what its searches open with (TEN-09). */
export function askStock(
  { site, ctx, search }: Pick<ModelStockServices, 'site' | 'ctx' | 'search'>,
  also: readonly Filter[],
  rest: Omit<SearchQuery, 'scope' | 'refinements'>,
): Promise<SearchAnswer> {
  const scope = narrowScope(buildStockScope(site, ctx.now()), [...buildOpeningFilters(site), ...also])
  return search.search({ scope, refinements: [forSale], ...rest })
}

/** The order in which types are shown and searched for a lowest price. */
const types: readonly CarType[] = ['new', 'demo', 'used']
/** How the lowest price of each type begins. */
const priceWords = { new: 'From', demo: 'Demo from', used: 'Used from' } as const

/** Vehicles whose price may be shown: in stock, with a price, at a dealership that shows prices (TEN-05). */
export function listPriced(site: Site): readonly Filter[] {
  const silent = site.dealerships.map(({ slug }) => slug).filter((slug) => resolveDealership(site, slug).hides('price'))
  return [
    { op: 'in', attribute: 'status', values: ['in_stock'] },
    { op: 'range', attribute: 'price', min: dollars(1) },
    ...(silent.length === 0
      ? []
      : [{ op: 'not', of: { op: 'in', attribute: 'dealership_slug', values: silent } } as const]),
  ]
}

/** The cheapest vehicle of a type whose price may be shown, by its id. */
async function findCheapest(
  services: ModelStockServices,
  spelling: string,
  type: CarType,
): Promise<string | undefined> {
  const narrowed: readonly Filter[] = [
    ...listPriced(services.site),
    { op: 'in', attribute: 'make_model', values: [spelling] },
    { op: 'in', attribute: 'car_type', values: [type] },
  ]
  const { hits } = await askStock(services, narrowed, {
    sort: [{ attribute: 'price', direction: 'asc' }],
    limit: 1,
  })
  return hits[0]
}

/** What there is of a model beside the type whose price the page leads with. */
export interface OtherStock extends TypeCount {
  /** '$9,490 Drive Away', the lowest of the type; null: none is shown. */
  readonly from: string | null
}

/** The other types of a model, each with its lowest price: a page of a model names every type that it counts. */
export async function loadOtherStock(
  services: ModelStockServices,
  { spelling, byType, priced }: ModelStock,
): Promise<readonly OtherStock[]> {
  if (spelling === null || priced === null) return []
  const { ctx, site, stock } = services
  return Promise.all(
    byType
      .filter(({ type }) => type !== priced)
      .map(async (each) => {
        const id = await findCheapest(services, spelling, each.type)
        const [vehicle] = id === undefined ? [] : await stock.getMany(ctx, [id])
        const price = vehicle === undefined ? null : resolveListing(vehicle, site, ctx.now()).price
        return { ...each, from: price === null ? null : describePrice(price) }
      }),
  )
}

/**
 * Counts the stock of each model and finds its lowest price, which comes from the vehicle's own listing (FIN-07, M4: a
 * price is never typed and never shown where the dealership hides it). A model that shares its name with another one
 * has neither.
 */
export async function loadModelStock(
  services: ModelStockServices,
  models: readonly SiteModel[],
): Promise<ReadonlyMap<SiteModel, ModelStock>> {
  const { site, ctx, search, stock, limitFreshness } = services
  const nowMs = ctx.now()
  limitFreshness(Math.min(await findNextStockChange(search, site, nowMs), findNextMidnight(nowMs, site.time_zone)))
  const makes = [...new Set(models.map(({ make }) => make.slug))]
  const ofMakes: Filter = { op: 'in', attribute: 'make_slug', values: makes }
  const counted = await countByType(services, ofMakes)
  const findOne = async (model: SiteModel) => {
    const known = model.sharesStock || model.status === 'coming_soon' ? undefined : counted.get(nameOf(model))
    if (known === undefined) return { model, known: null, id: null }
    for (const { type } of known.byType) {
      const id = await findCheapest(services, known.spelling, type)
      if (id !== undefined) return { model, known, id }
    }
    return { model, known, id: null }
  }
  const found = await Promise.all(models.map(findOne))
  const ids = found.flatMap(({ id }) => id ?? [])
  const vehicles = new Map(
    (ids.length === 0 ? [] : await stock.getMany(ctx, ids)).map((vehicle) => [vehicle.id, vehicle]),
  )
  return new Map(
    found.map(({ model, known, id }) => {
      if (known === null) return [model, noStock] as const
      const vehicle = id === null ? undefined : vehicles.get(id)
      const listing = vehicle === undefined ? null : resolveListing(vehicle, site, nowMs)
      const isTold = listing !== null && listing.price !== null && listing.priceCents !== null
      const words = isTold ? describePrice(listing.price) : null
      const price = words === null || listing === null ? null : `${priceWords[listing.vehicle.car_type]} ${words}`
      const isTotal = isTold && listing.vehicle.car_type === 'new' && isTotalPrice(listing.vehicle.price_type)
      const total = isTotal ? listing.priceCents : null
      const count = known.byType.reduce((sum, each) => sum + each.count, 0)
      const priced = price === null ? null : (listing?.vehicle.car_type ?? null)
      return [model, { count, byType: known.byType, price, priced, total, spelling: known.spelling }] as const
    }),
  )
}

interface CountedName {
  /** Make and model as the stock spells them. */
  readonly spelling: string
  readonly byType: readonly TypeCount[]
}

/** What is for sale of the makes by the slug of make and model, each with its types in their order. */
async function countByType(services: ModelStockServices, ofMakes: Filter): Promise<ReadonlyMap<string, CountedName>> {
  const answers = await Promise.all(
    types.map((type) =>
      askStock(services, [ofMakes, { op: 'in', attribute: 'car_type', values: [type] }], {
        facets: [{ attribute: 'make_model', limit: 1000 }],
        limit: 0,
      }),
    ),
  )
  const found = answers.flatMap(({ facets }, at) =>
    (facets.make_model ?? []).map(({ value, count }) => ({ value, counted: { type: types[at] as CarType, count } })),
  )
  return new Map(
    [...Map.groupBy(found, ({ value }) => slugify(value))].map(([name, group]) => {
      const spelling = group[0]?.value ?? name
      // Another spelling of the same name is not found by the search of this one.
      return [name, { spelling, byType: group.filter((each) => each.value === spelling).map(({ counted }) => counted) }]
    }),
  )
}
