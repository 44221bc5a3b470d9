import type { FacetAttribute, FacetChoice, SearchState } from '#search/state/search-state.ts'

export function choicesOf(state: SearchState, attribute: FacetAttribute): ReadonlySet<string> {
  return valuesOf(state.choices[attribute])
}

export function valuesOf(choice: FacetChoice | undefined): ReadonlySet<string> {
  return new Set(choice?.kind === 'values' ? choice.values : [])
}
