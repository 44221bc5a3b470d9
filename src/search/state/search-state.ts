import { facets, isFacetAttribute, isRange, type FacetAttribute } from '../facets.ts'
import { readSearchState, type SearchState, type SearchStateSettings } from './search-choices.ts'

/** Reads a query string with the parameters of all facets (SRCH-01). Server only, as the table of facets is. */
export function parseSearchState(parameters: URLSearchParams, settings: SearchStateSettings): SearchState {
  return readSearchState(parameters, settings, (name) =>
    isFacetAttribute(name) ? { attribute: name, parameter: facets[name].parameter } : null,
  )
}

const plainParameters: ReadonlySet<string> = new Set(['query', 'near', 'within', 'page', 'sortBy'])

/** Whether a parameter of an address belongs to the search. */
export function isSearchParameter(name: string): boolean {
  return plainParameters.has(name) || isFacetAttribute(name)
}

/** Whether the visitor narrowed nothing: a place alone orders and measures, and only its radius narrows. */
export function isWholeSearch({ text, near, choices }: SearchState): boolean {
  return text === '' && (near?.withinKm ?? null) === null && Object.keys(choices).length === 0
}

/** Whether feeds may add values to the facet, so that an unknown value is searched for and not ignored. */
export function isOpenVocabulary(attribute: FacetAttribute): boolean {
  return facets[attribute].parameter === 'open'
}

/**
 * Whether a query string came from the plain form and should be replaced by its canonical spelling: it names empty
 * fields or a range in two parts. Addresses with foreign parameters (campaign tags) are left as they are.
 */
export function isFormSpelling(parameters: URLSearchParams): boolean {
  const ranges = new Set<string>()
  for (const [name, value] of parameters) {
    if (isSearchParameter(name) && value.trim() === '') return true
    if (!isFacetAttribute(name) || !isRange(name)) continue
    if (ranges.has(name)) return true
    ranges.add(name)
  }
  return parameters.get('sortBy') === 'rank'
}
