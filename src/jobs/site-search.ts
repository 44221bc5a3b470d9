import type { SearchEngine, SearchScope } from '#search/search-engine.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { StockIndex } from './index-stock.ts'

/** The search of a node's own index, which loads missing sites first. */
export interface SiteSearch extends StockSearch {
  /** Whether a query with these owners can be answered without loading. */
  isHeld(owners: SearchScope['owners']): boolean
}

/**
 * Searches once all sites of the scope are in the index; sites that are searched together are loaded and kept together.
 * Rejects if one of them cannot be loaded. A scope of all owners searches what is in the index; no page of a site uses
 * it.
 */
export function createSiteSearch(
  engine: Pick<SearchEngine, 'search' | 'facetValues'>,
  index: Pick<StockIndex, 'withSites' | 'isHeld'>,
): SiteSearch {
  const ask = <Answer>({ owners }: SearchScope, question: () => Answer): Promise<Answer> =>
    index.withSites(owners === 'all' ? [] : owners, question)
  return {
    search: (query) => ask(query.scope, () => engine.search(query)),
    facetValues: (query) => ask(query.scope, () => engine.facetValues(query)),
    isHeld: (owners) => owners === 'all' || index.isHeld(owners),
  }
}

/**
 * The search of a node whose sites use two engines: a query goes to the external engine if any of its owners uses it,
 * or if it is for all owners.
 */
export function createChosenSearch(
  outside: StockSearch,
  own: SiteSearch,
  isOutside: (slug: string) => boolean,
): SiteSearch {
  const isAskedOutside = (owners: SearchScope['owners']): boolean => owners === 'all' || owners.some(isOutside)
  const choose = ({ owners }: SearchScope): StockSearch => (isAskedOutside(owners) ? outside : own)
  return {
    search: (query) => choose(query.scope).search(query),
    facetValues: (query) => choose(query.scope).facetValues(query),
    isHeld: (owners) => isAskedOutside(owners) || own.isHeld(owners),
  }
}
