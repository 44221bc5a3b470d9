import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { listMakes, listModels } from '#site/directory/directory.ts'
import type { FacetAttribute } from '#search/facets.ts'
import { formatSearchState, listChoices, type FacetChoice, type SearchState } from '#search/state/search-choices.ts'
import { isOpenVocabulary, isSearchParameter } from '#search/state/search-state.ts'
import type { StockSearch } from '#search/stock-search.ts'

const fold = (name: string): string => name.toLowerCase()

/** Names of the manufacturer directory by attribute and folded name, for values that the site has no stock of. */
const directoryNames: ReadonlyMap<FacetAttribute, ReadonlyMap<string, string>> = (() => {
  const byFolded = (names: readonly string[]) => new Map(names.map((name) => [fold(name), name]))
  const makes = listMakes().map(({ name }) => name)
  const models = makes.flatMap((make) => listModels(make).map(({ name }) => ({ make, name })))
  return new Map<FacetAttribute, ReadonlyMap<string, string>>([
    ['make', byFolded(makes)],
    ['model', byFolded(models.map(({ name }) => name))],
    ['make_model', byFolded(models.map(({ make, name }) => `${make} ${name}`))],
  ])
})()

/**
 * Returns the state with every name of an open vocabulary (make, city, colour …) in its canonical spelling (SRCH-01):
 * the most frequent spelling in the site's stock, otherwise the spelling of the manufacturer directory. A name in
 * neither stays unchanged. Returns `state` itself when every name is canonical.
 */
export async function canonicaliseNames(search: StockSearch, siteId: string, state: SearchState): Promise<SearchState> {
  const changed: Partial<Record<FacetAttribute, FacetChoice>> = {}
  for (const [attribute, choice] of listChoices(state.choices)) {
    if (!isOpenVocabulary(attribute) || choice.kind !== 'values') continue
    // Uses the whole stock of the site, not only what is for sale today, so that a spelling does not change as vehicles
    // come and go.
    const query = { scope: { owners: [siteId] }, attribute, limit: Number.MAX_SAFE_INTEGER }
    const stocked = (await search.facetValues(query)).map(({ value }) => value)
    const known = new Set(stocked)
    const byFolded = new Map(stocked.toReversed().map((name) => [fold(name), name]))
    const spell = (name: string) =>
      known.has(name) ? name : (byFolded.get(fold(name)) ?? directoryNames.get(attribute)?.get(fold(name)) ?? name)
    const values = [...new Set(choice.values.map(spell))].toSorted()
    if (values.join('\n') !== choice.values.join('\n')) changed[attribute] = { kind: 'values', values }
  }
  return Object.keys(changed).length === 0 ? state : { ...state, choices: { ...state.choices, ...changed } }
}

/**
 * Returns the canonical URL of a search with another spelling, or null when the URL is canonical. Parameters that do
 * not belong to the search (campaign tags) are kept.
 */
export function resolveCanonicalAddress(
  asked: URL,
  path: string,
  state: SearchState,
  named: SearchState,
): string | null {
  if (named === state)
    return trimTrailingSlashes(asked.pathname) === trimTrailingSlashes(path) ? null : path + asked.search
  const foreign = new URLSearchParams([...asked.searchParams].filter(([name]) => !isSearchParameter(name)))
  return `${path}?${[formatSearchState(named), foreign.toString()].filter((part) => part !== '').join('&')}`
}
