import { isRange } from '#search/facets.ts'
import type { Filter, SearchAnswer } from '#search/search-engine.ts'
import { resolveStockCount } from '#search/stock-count.ts'
import type { Site } from './site.ts'

/** The facets by which `countStock` counts a stock whose own count is capped. */
export const countedFacets = [
  { attribute: 'status', limit: 20 },
  { attribute: 'car_type', limit: 20 },
] as const

/**
 * The number of vehicles that a page of the site tells for a search refined by `forSale` (SRCH-12): results, home page
 * and the list of sites take it from here. `whole`: the search is narrowed by nothing else.
 */
export function countStock(site: Site, answer: SearchAnswer, whole: boolean): number {
  return resolveStockCount({
    total: answer.total,
    cap: site.search.capped_count,
    whole,
    configured: site.stock.count,
    statusCounts: answer.facets.status ?? [],
    carTypeCounts: answer.facets.car_type ?? [],
  })
}

/**
 * What narrows every search that opens at a bare path (TEN-09), as filters: a count beside a link to such a path counts
 * within them.
 */
export function buildOpeningFilters(site: Site): readonly Filter[] {
  return site.search.default_refinements
    .filter(({ attribute }) => !isRange(attribute))
    .map(({ attribute, values }) => ({ op: 'in', attribute, values }))
}
