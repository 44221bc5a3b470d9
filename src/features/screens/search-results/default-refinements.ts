import { isRange, type FacetAttribute } from '#search/facets.ts'
import {
  emptySearchState,
  formatSearchState,
  type FacetChoice,
  type SearchState,
} from '#search/state/search-choices.ts'
import { isSearchParameter } from '#search/state/search-state.ts'
import type { Site } from '#site/site.ts'

/** Says in an address that nothing is chosen, where the bare path means the site's own choice. */
const nothingChosen = 'page=1'

/**
 * The address of a search with nothing chosen: the bare path, unless that stands for the site's default refinements.
 */
export function wholeAddress(site: Site, path: string): string {
  return site.search.default_refinements.length === 0 ? path : `${path}?${nothingChosen}`
}

/**
 * Where a search that was opened with nothing in its address leads (TEN-09): to the site's default refinements, in the
 * address like any other choice, so that it stays the whole state (SRCH-01). Campaign tags go along. null: stay.
 */
export function resolveOpening(site: Site, path: string, query: URLSearchParams): string | null {
  if (site.search.default_refinements.length === 0 || [...query.keys()].some(isSearchParameter)) return null
  const choices: Partial<Record<FacetAttribute, FacetChoice>> = {}
  for (const { attribute, values } of site.search.default_refinements)
    if (!isRange(attribute)) choices[attribute] = { kind: 'values', values }
  const state: SearchState = { ...emptySearchState, choices }
  const chosen = formatSearchState(state)
  return chosen === '' ? null : `${path}?${[chosen, query.toString()].filter((part) => part !== '').join('&')}`
}
