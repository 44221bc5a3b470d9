import { parseFilterExpression } from './filter-expression.ts'
import type { FacetItem, Filter, SearchAnswer, SearchEngine, SearchScope } from './search-engine.ts'
import { vehicleIndexSchema } from './vehicle-index.ts'

/** Searches beside the results page, each a call of its own (SRCH-18). Every one stays within the scope it is given. */

function narrow(scope: SearchScope, ...filters: readonly Filter[]): SearchScope {
  return {
    owners: scope.owners,
    filter: { op: 'and', of: scope.filter === undefined ? filters : [scope.filter, ...filters] },
  }
}

/** Models of a manufacturer in stock with their counts, the most frequent first. */
export function listManufacturerModels(
  engine: SearchEngine,
  scope: SearchScope,
  make: string,
  limit: number,
): readonly FacetItem[] {
  return engine.facetValues({
    scope: narrow(scope, { op: 'in', attribute: 'make', values: [make] }),
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
  engine: SearchEngine,
  scope: SearchScope,
  query: DealershipItemsQuery,
): SearchAnswer {
  const filters: Filter[] = [{ op: 'in', attribute: 'dealership_id', values: [query.dealershipId] }]
  if (query.categories.length > 0) filters.push({ op: 'in', attribute: 'categories', values: query.categories })
  if (query.priceMin !== null || query.priceMax !== null)
    filters.push({
      op: 'range',
      attribute: 'price',
      ...(query.priceMin === null ? {} : { min: query.priceMin }),
      ...(query.priceMax === null ? {} : { max: query.priceMax }),
    })
  return engine.search({
    scope: narrow(scope, ...filters),
    sort: [{ attribute: 'rank', direction: 'desc' }],
    limit: query.limit,
  })
}

/** The first hits of a filter expression. For an expression that does not parse, returns the error. */
export function findByExpression(
  engine: SearchEngine,
  scope: SearchScope,
  expression: string,
  limit: number,
):
  | { readonly ok: true; readonly answer: SearchAnswer }
  | { readonly ok: false; readonly error: { readonly message: string; readonly at: number } } {
  const parsed = parseFilterExpression(expression, vehicleIndexSchema)
  if (!parsed.ok) return parsed
  return {
    ok: true,
    answer: engine.search({
      scope: narrow(scope, parsed.filter),
      sort: [{ attribute: 'rank', direction: 'desc' }],
      limit,
    }),
  }
}

/**
 * The most expensive vehicle in scope and its price in cents, which is the upper end of the price slider. null when no
 * vehicle has a price.
 */
export function findDearest(
  engine: SearchEngine,
  scope: SearchScope,
): { readonly id: string; readonly priceCents: number } | null {
  const answer = engine.search({
    scope: narrow(scope, { op: 'range', attribute: 'price', min: 1 }),
    sort: [{ attribute: 'price', direction: 'desc' }],
    ranges: ['price'],
    limit: 1,
  })
  const [id] = answer.hits
  const range = answer.ranges.price
  return id === undefined || range === null || range === undefined ? null : { id, priceCents: range.max }
}
