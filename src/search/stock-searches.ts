import { parseFilterExpression } from './filter-expression.ts'
import { narrowScope } from './narrow-scope.ts'
import type { FacetItem, Filter, SearchAnswer, SearchScope } from './search-engine.ts'
import type { StockSearch } from './stock-search.ts'
import { vehicleIndexSchema } from './vehicle-index.ts'

/** Searches beside the results page, each a call of its own (SRCH-18). Every one stays within the scope it is given. */

/** Models of a manufacturer in stock with their counts, the most frequent first. */
export function listManufacturerModels(
  search: StockSearch,
  scope: SearchScope,
  make: string,
  limit: number,
): Promise<readonly FacetItem[]> {
  return search.facetValues({
    scope: narrowScope(scope, [{ op: 'in', attribute: 'make', values: [make] }]),
    attribute: 'model',
    limit,
  })
}

export interface DealershipItemsQuery {
  readonly dealershipId: string
  /** Matches any of them; an empty list matches all. */
  readonly categories: readonly string[]
  /** Whole cents, both ends inclusive; null is open. */
  readonly priceMin: number | null
  readonly priceMax: number | null
  readonly limit: number
}

/** Items of one dealership, filtered by category and price, in the default order. */
export function findDealershipItems(
  search: StockSearch,
  scope: SearchScope,
  query: DealershipItemsQuery,
): Promise<SearchAnswer> {
  const filters: Filter[] = [{ op: 'in', attribute: 'dealership_id', values: [query.dealershipId] }]
  if (query.categories.length > 0) filters.push({ op: 'in', attribute: 'categories', values: query.categories })
  if (query.priceMin !== null || query.priceMax !== null)
    filters.push({
      op: 'range',
      attribute: 'price',
      ...(query.priceMin === null ? {} : { min: query.priceMin }),
      ...(query.priceMax === null ? {} : { max: query.priceMax }),
    })
  return search.search({
    scope: narrowScope(scope, filters),
    sort: [{ attribute: 'rank', direction: 'desc' }],
    limit: query.limit,
  })
}

/** The first hits of a filter expression. For an expression that does not parse, returns the error. */
export async function findByExpression(
  search: StockSearch,
  scope: SearchScope,
  expression: string,
  limit: number,
): Promise<
  | { readonly ok: true; readonly answer: SearchAnswer }
  | { readonly ok: false; readonly error: { readonly message: string; readonly at: number } }
> {
  const parsed = parseFilterExpression(expression, vehicleIndexSchema)
  if (!parsed.ok) return parsed
  return {
    ok: true,
    answer: await search.search({
      scope: narrowScope(scope, [parsed.filter]),
      sort: [{ attribute: 'rank', direction: 'desc' }],
      limit,
    }),
  }
}

/**
 * The most expensive vehicle in scope and its price in cents, which is the upper end of the price slider. null when no
 * vehicle has a price.
 */
export async function findDearest(
  search: StockSearch,
  scope: SearchScope,
): Promise<{ readonly id: string; readonly priceCents: number } | null> {
  const answer = await search.search({
    scope: narrowScope(scope, [{ op: 'range', attribute: 'price', min: 1 }]),
    sort: [{ attribute: 'price', direction: 'desc' }],
    ranges: ['price'],
    limit: 1,
  })
  const [id] = answer.hits
  const range = answer.ranges.price
  return id === undefined || range === null || range === undefined ? null : { id, priceCents: range.max }
}
