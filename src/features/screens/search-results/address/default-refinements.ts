import { isRange, type FacetAttribute } from '#search/facets.ts'
import {
  emptySearchState,
  formatSearchState,
  type FacetChoice,
  type SearchState,
} from '#search/state/search-choices.ts'
import { isSearchParameter } from '#search/state/search-state.ts'
import type { Site } from '#site/site.ts'

/** Query string that means no refinements, on sites where the bare path applies default refinements. */
const nothingChosen = 'page=1'

/** URL of a search without refinements: the bare path, unless that applies the site's default refinements. */
export function wholeAddress(site: Site, path: string): string {
  return site.search.default_refinements.length === 0 ? path : `${path}?${nothingChosen}`
}

/**
 * Returns the redirect target for a search URL without parameters (TEN-09): the default refinements of the site go into
 * the URL like any other choice, so that the URL remains the whole state (SRCH-01). Campaign tags are kept. null: no
 * redirect.
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
