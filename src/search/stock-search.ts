import type { FacetItem, FacetValuesQuery, SearchAnswer, SearchEngine, SearchQuery } from './search-engine.ts'

/**
 * What pages ask of the search. The queries mean what `SearchEngine` says; the answer may come from another process, or
 * after an index was loaded. Both promises reject when the search fails, and with RangeError for a query that the
 * schema does not allow. Two questions may see two states of the stock, unless both are asked before anything is
 * awaited that is no search.
 */
export interface StockSearch {
  search(query: SearchQuery): Promise<SearchAnswer>
  /** Values of one attribute in the scope with counts above 0. */
  facetValues(query: FacetValuesQuery): Promise<readonly FacetItem[]>
}

/**
 * The search of an engine in this process. It answers before any timer or input: searches that follow one another with
 * nothing else between them are of one state of the stock.
 */
export function createLocalSearch(engine: Pick<SearchEngine, 'search' | 'facetValues'>): StockSearch {
  return {
    // Without `async` an error would be thrown instead of rejecting.
    async search(query) {
      return engine.search(query)
    },
    async facetValues(query) {
      return engine.facetValues(query)
    },
  }
}
