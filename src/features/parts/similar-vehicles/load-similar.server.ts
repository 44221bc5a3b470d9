import type { SiteContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import type { Cents } from '#domain/money/cents.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import { listBodyFamily } from '#domain/vehicle/body-families.ts'
import { bodyOf, chooseSimilar, leastSimilar, similarPrices } from '#domain/vehicle/choose-similar.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { narrowScope } from '#search/narrow-scope.ts'
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

/** Candidates of this vehicle's model, and as many of others: enough to find the nearest of several variants. */
const candidatesEach = 24

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
 * Finds similar vehicles (VDP-16). The search finds candidates, and `chooseSimilar` has the rule. Vehicles that nobody
 * can buy today are read only where the others do not make a row.
 */
export async function loadSimilar(services: SimilarServices, vehicle: Vehicle): Promise<readonly Vehicle[]> {
  const { site } = services
  const most = site.vdp_config.similar_vehicles
  if (most === 0) return []
  // A hidden or sold vehicle's price must not be deducible from its neighbours (TEN-05, VDP-02).
  const priced = (one: Vehicle): Vehicle & { readonly visiblePrice: Cents | null } => ({
    ...one,
    visiblePrice:
      resolveDealership(site, one.dealership_slug).hides('price') || !isInStockOnPage(one) ? null : currentPrice(one),
  })
  const shown = priced(vehicle)
  const find = async (state: Filter) =>
    (await findCandidates(services, vehicle, state, shown.visiblePrice)).map((other) => priced(other))
  const buyable = await find(ready)
  const chosen = chooseSimilar(shown, buyable, most)
  if (chosen.length >= Math.min(most, leastSimilar)) return chosen
  return chooseSimilar(shown, [...buyable, ...(await find(waiting))], most)
}

/** Vehicles of the same model, and of the same family of bodies; where the body is unknown, of a similar price. */
async function findCandidates(
  { site, ctx, search, stock }: SimilarServices,
  vehicle: Vehicle,
  state: Filter,
  price: Cents | null,
): Promise<readonly Vehicle[]> {
  const candidates = narrowScope(buildStockScope(site, ctx.now()), [
    { op: 'in', attribute: 'item_type', values: [vehicle.item_type] },
    state,
  ])
  const body = bodyOf(vehicle)
  const sameModel: Filter = { op: 'in', attribute: 'make_model', values: [vehicle.make_model] }
  const near = price === null ? null : buildNearness(site, price)
  const ofModel: readonly Filter[] =
    near === null ? [sameModel] : [sameModel, { op: 'or', of: [near, buildHidden(site)] }]
  const ofOthers: readonly Filter[] = [
    { op: 'not', of: sameModel },
    ...(body === null ? [] : [{ op: 'in', attribute: 'body', values: [...listBodyFamily(body)] } as const]),
    ...(near === null ? [] : [near]),
  ]
  const found = await Promise.all(
    [ofModel, ofOthers].map(async (wanted) =>
      search.search({
        scope: narrowScope(candidates, wanted),
        sort: [
          ...(body === null ? [] : [{ attribute: 'body', ranks: new Map([[body, 0]]) }]),
          { attribute: 'rank', direction: 'desc' },
        ],
        limit: candidatesEach,
      }),
    ),
  )
  return stock.getMany(
    ctx,
    found.flatMap(({ hits }) => hits),
  )
}

/** A price within reach that visitors see. */
const buildNearness = (site: Site, price: Cents): Filter => ({
  op: 'and',
  of: [
    { op: 'range', attribute: 'price', ...similarPrices(price) },
    { op: 'not', of: buildHidden(site) },
  ],
})

/** Vehicles whose price visitors do not see. No comparison uses that price, or visitors could deduce it. */
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
