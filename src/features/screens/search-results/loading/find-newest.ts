import { statusesInStockOnCard } from '#domain/vehicle/in-stock.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { Filter } from '#search/search-engine.ts'
import { emptySearchState } from '#search/state/search-choices.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { Site } from '#site/site.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'
import { buildSearchQuery } from './build-search-query.ts'

/** Two rows of three: enough to go on from, and little enough to read past. */
const mostNewest = 6

/** A card without a photo is no invitation to go on, nor is a vehicle that has yet to arrive. */
const inviting: readonly Filter[] = [
  { op: 'range', attribute: 'photos_count', min: 1 },
  { op: 'in', attribute: 'status', values: statusesInStockOnCard },
]

/**
 * Finds the newest vehicles of the path that have photos, or of the whole site where the path has none, for a search
 * that nothing comes near. Only those that a buyer can buy.
 */
export async function findNewest(
  search: StockSearch,
  site: Site,
  path: SearchPath,
  nowMs: number,
): Promise<readonly string[]> {
  const of = async ({ fixed }: Pick<SearchPath, 'fixed'>): Promise<readonly string[]> => {
    const query = buildSearchQuery(site, [], { ...path, fixed }, { ...emptySearchState, sortBy: 'newest' }, nowMs)
    const scope = narrowScope(query.scope, inviting)
    return (await search.search({ ...query, scope, facets: [], ranges: [], limit: mostNewest })).hits
  }
  const found = await of(path)
  return found.length > 0 || path.fixed.length === 0 ? found : of({ fixed: [] })
}
