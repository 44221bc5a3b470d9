import type { FacetChoice } from '#search/state/search-choices.ts'
import type { FacetView } from './search-page.ts'
import type { ChangeSearch } from './use-search-draft.ts'

/** What the component of one facet is drawn from. */
export interface FacetProps<View extends FacetView> {
  readonly facet: View
  /** The visitor's choice in this facet; undefined when nothing is chosen. */
  readonly choice: FacetChoice | undefined
  /** The models chosen, for makes as cards, which hold them (SRCH-05). */
  readonly models: FacetChoice | undefined
  readonly change: ChangeSearch
}

export type ValuesFacetProps = FacetProps<Extract<FacetView, { kind: 'values' }>>
export type RangeFacetProps = FacetProps<Extract<FacetView, { kind: 'range' }>>
