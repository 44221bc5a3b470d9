import type { SearchEngine, SearchScope } from '#search/search-engine.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { StockIndex } from './index-stock.ts'

/** The search of what a node holds, which loads the sites of a question that are not held. */
export interface SiteSearch extends StockSearch {
  /** Whether a question with these owners is answered at once. */
  isHeld(owners: SearchScope['owners']): boolean
}

/**
 * Asks the engine once the sites of the scope are held; sites that are searched together are loaded, used and kept
 * together. Rejects when one of them cannot be loaded. A scope of all owners sees what is held; no page of a site asks
 * for it.
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
 * The search of a node whose sites use two: a question goes to the engine in another process where any of its owners
 * does, and questions of all owners go there too.
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
