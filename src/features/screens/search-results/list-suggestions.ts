import { statusesInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Filter, SearchEngine } from '#search/search-engine.ts'
import { emptySearchState, type SearchState } from '#search/state/search-choices.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { formatSearchHref } from './search-href.ts'
import type { Suggestion } from './suggestion.ts'

/** Maximum length of the searched text, and maximum number of suggestions of each kind. */
const longestTyped = 60
const most = { make: 3, make_model: 5, stocknum: 3 } as const

/**
 * Suggests makes, models and stock numbers of the site's stock that begin with the typed text, each with the URL of its
 * search.
 */
export function listSuggestions(search: SearchEngine, site: Site, typed: string, nowMs: number): readonly Suggestion[] {
  const prefix = typed.replaceAll(/\s+/g, ' ').trim().slice(0, longestTyped)
  if (prefix === '') return []
  const { owners, filter } = buildStockScope(site, nowMs)
  const available: Filter = { op: 'in', attribute: 'status', values: statusesInStockOnPage }
  const scope = { owners, filter: { op: 'and' as const, of: filter === undefined ? [available] : [filter, available] } }
  const find = (attribute: keyof typeof most) =>
    search.facetValues({ scope, attribute, prefix, limit: most[attribute] })
  const href = (state: Partial<SearchState>) => formatSearchHref(site.routes.search, { ...emptySearchState, ...state })
  return [
    ...find('make').map(({ value, count }): Suggestion => ({
      kind: 'make',
      label: value,
      count,
      href: href({ choices: { make: { kind: 'values', values: [value] } } }),
    })),
    ...find('make_model').map(({ value, count }): Suggestion => ({
      kind: 'model',
      label: value,
      count,
      href: href({ choices: { make_model: { kind: 'values', values: [value] } } }),
    })),
    ...find('stocknum').map(({ value, count }): Suggestion => ({
      kind: 'stock_number',
      label: value,
      count,
      href: href({ text: value }),
    })),
  ]
}
