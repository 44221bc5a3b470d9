import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { parseFilterExpression } from '#search/filter-expression.ts'
import type { Filter, SearchAnswer } from '#search/search-engine.ts'
import { forSale, searchStock } from '#search/search-stock.ts'
import { offeredSorts, type SortKey } from '#search/state/search-choices.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { countPages } from './build-search-page.ts'
import { buildFacetRequests, listSortOrders } from './build-search-query.ts'
import type { SearchPageServices } from './load-search-page.server.ts'

/** Answer of the search call (SRCH-11), with the field names of the specification. */
export interface SearchCallAnswer<Hit> {
  readonly hits: readonly Hit[]
  /** Number of matching vehicles for sale. */
  readonly count: number
  /** Number of matching recently sold vehicles, the first of which follow the last for sale; not part of `count`. */
  readonly sold: number
  /** Counts by attribute and value, for the facets of the site's preset. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  readonly pages: number
  /** Duration of the search in milliseconds. */
  readonly ms: number
}

export type SearchCallOutcome<Hit> =
  | { readonly ok: true; readonly answer: SearchCallAnswer<Hit> }
  | { readonly ok: false; readonly problem: string }

export const mostHits = 100
const deepestOffset = 100_000
export const longestFilters = 2_000
const longestQuery = 200
const parameterNames: ReadonlySet<string> = new Set(['index', 'filters', 'query', 'offset', 'hitsPerPage', 'sort'])

interface SearchCall {
  readonly filter: Filter | null
  readonly text: string
  readonly offset: number
  readonly limit: number
  readonly sort: SortKey
}

type ParsedCall = { readonly ok: true; readonly call: SearchCall } | { readonly ok: false; readonly problem: string }

/**
 * Parses a whole number. Returns `standard` when the parameter is absent and null when it is not a number or out of
 * range.
 */
export function readCount(text: string | null, standard: number, least: number, most: number): number | null {
  if (text === null) return standard
  const value = /^\d{1,7}$/.test(text) ? Number(text) : Number.NaN
  return value >= least && value <= most ? value : null
}

export function describeFilterError({ message, at }: { readonly message: string; readonly at: number }): string {
  return `filters: ${message} (at character ${at + 1}).`
}

/** Parses the parameters of the call. An unknown or out-of-range parameter is an error; nothing is guessed. */
function parseSearchCall(parameters: URLSearchParams, site: SearchPageServices['site']): ParsedCall {
  const refuse = (problem: string): ParsedCall => ({ ok: false, problem })
  for (const name of parameters.keys())
    if (!parameterNames.has(name))
      return refuse(`There is no parameter '${name.slice(0, 40)}'; known are ${[...parameterNames].join(', ')}.`)
  const index = parameters.get('index') ?? site.search.index
  if (index !== site.search.index) return refuse(`There is no index '${index.slice(0, 40)}' here.`)
  const text = (parameters.get('query') ?? '').trim()
  if (text.length > longestQuery) return refuse(`query has at most ${longestQuery} characters.`)
  const offset = readCount(parameters.get('offset'), 0, 0, deepestOffset)
  if (offset === null) return refuse(`offset is a whole number from 0 to ${deepestOffset}.`)
  const limit = readCount(parameters.get('hitsPerPage'), site.search.page_size, 1, mostHits)
  if (limit === null) return refuse(`hitsPerPage is a whole number from 1 to ${mostHits}.`)
  const sorts = offeredSorts({ kmSorts: site.search.sort.kms }, null)
  const sort = sorts.find((key) => key === (parameters.get('sort') ?? 'rank'))
  if (sort === undefined) return refuse(`sort is one of ${sorts.join(', ')}.`)
  const filters = (parameters.get('filters') ?? '').trim()
  if (filters.length > longestFilters) return refuse(`filters has at most ${longestFilters} characters.`)
  if (filters === '') return { ok: true, call: { filter: null, text, offset, limit, sort } }
  const parsed = parseFilterExpression(filters, vehicleIndexSchema)
  return parsed.ok
    ? { ok: true, call: { filter: parsed.filter, text, offset, limit, sort } }
    : refuse(describeFilterError(parsed.error))
}

function countsOf(facets: SearchAnswer['facets']): SearchCallAnswer<never>['facets'] {
  return Object.fromEntries(
    Object.entries(facets).map(([attribute, items]) => [
      attribute,
      Object.fromEntries(items.filter(({ count }) => count > 0).map(({ value, count }) => [value, count])),
    ]),
  )
}

/**
 * Searches the stock of this site only, whatever the filters contain. `buildHit` selects the public fields of a
 * vehicle.
 */
export async function answerSearchCall<Hit>(
  { site, ctx, search, stock }: Omit<SearchPageServices, 'findStockFact'>,
  parameters: URLSearchParams,
  buildHit: (vehicle: Vehicle, nowMs: number) => Hit,
): Promise<SearchCallOutcome<Hit>> {
  const parsed = parseSearchCall(parameters, site)
  if (!parsed.ok) return parsed
  const { filter, text, offset, limit, sort } = parsed.call
  const nowMs = ctx.now()
  const scope = buildStockScope(site, nowMs)
  // As on the results page, the order by lowest price leaves out vehicles without a price (SRCH-09).
  const isPriced = sort === 'price_asc' && site.search.price_asc_excludes_zero
  const priced: Filter | null = isPriced ? { op: 'range', attribute: 'price', min: 1 } : null
  const conditions = [scope.filter, filter, priced].filter((condition) => condition !== null && condition !== undefined)
  const answer = await searchStock(search, {
    scope: { owners: scope.owners, filter: { op: 'and', of: conditions } },
    text,
    refinements: [forSale],
    facets: buildFacetRequests(site, site.search.facets),
    sort: listSortOrders(sort, null),
    offset,
    limit,
  })
  const vehicles = await stock.getMany(ctx, answer.hits)
  return {
    ok: true,
    answer: {
      hits: vehicles.map((vehicle) => buildHit(vehicle, nowMs)),
      count: answer.total,
      sold: answer.soldTotal,
      facets: countsOf(answer.facets),
      pages: countPages(answer.total, limit),
      ms: Math.round(answer.tookMs * 100) / 100,
    },
  }
}
