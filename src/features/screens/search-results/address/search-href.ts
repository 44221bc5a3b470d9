import { formatSearchState, type SearchState } from '#search/state/search-choices.ts'

/**
 * Formats path and query string of a state, without a bare '?'. `whole` is the URL of the search without refinements,
 * where that is not the bare path.
 */
export function formatSearchHref(path: string, state: SearchState, whole: string = path): string {
  const query = formatSearchState(state)
  return query === '' ? whole : `${path}?${query}`
}
