import type { SearchQuery } from '#search/search-engine.ts'
import type { SearchState } from '#search/state/search-choices.ts'
import { isWholeSearch } from '#search/state/search-state.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { Site } from '#site/site.ts'
import type { FindStockFact } from '#site/stock-facts.ts'

/** Whether the search shows the whole stock of its path, on any page, in an order that leaves nothing out. */
export function isOpening(state: SearchState, site: Site): boolean {
  return isWholeSearch(state) && !(state.sortBy === 'price_asc' && site.search.price_asc_excludes_zero)
}

export interface OpeningCounts {
  /** `SearchPath.path`: the counts differ between the paths of a site. */
  readonly path: string
  readonly findStockFact: FindStockFact
  /** `recallNextStockChange`. */
  readonly until: number
}

/**
 * A search that counts the facets and histograms of an opening search once for each version of the stock. They are the
 * same on each of its pages and in each order, and take more time than the hits of a page.
 */
export function recallOpeningCounts(
  search: Pick<StockSearch, 'search'>,
  { path, findStockFact, until }: OpeningCounts,
): Pick<StockSearch, 'search'> {
  const count = async (query: SearchQuery) => {
    const { facets, histograms, earlierAt } = await search.search({ ...query, offset: 0, limit: 0 })
    // Counts of a search that is away are of an earlier stock.
    return { value: { facets, histograms }, until: earlierAt === undefined ? until : 0 }
  }
  return {
    async search(query) {
      if (query.facets?.length === 0) return search.search(query)
      const counts = await findStockFact(`counts ${path}`, () => count(query))
      return { ...(await search.search({ ...query, facets: [], histograms: [] })), ...counts }
    },
  }
}
