import { formatRange, type FacetAttribute, type FacetChoice, type SearchState } from '#search/state/search-state.ts'

export function choicesOf(state: SearchState, attribute: FacetAttribute): ReadonlySet<string> {
  return valuesOf(state.choices[attribute])
}

/** The values chosen, as the address says them; a range is one value. */
export function valuesOf(choice: FacetChoice | undefined): ReadonlySet<string> {
  return new Set(choice?.kind === 'range' ? [formatRange(choice)] : choice?.values)
}
