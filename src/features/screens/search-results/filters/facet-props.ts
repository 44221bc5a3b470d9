import type { FacetChoice } from '#search/state/search-choices.ts'
import type { FacetView } from '../search-page.ts'
import type { ChangeSearch } from './use-search-draft.ts'

/** Properties of a facet component. */
export interface FacetProps<View extends FacetView> {
  readonly facet: View
  /** The visitor's choice in this facet; undefined when nothing is chosen. */
  readonly choice: FacetChoice | undefined
  /** The selected models, for makes as cards, which include their models (SRCH-05). */
  readonly models: FacetChoice | undefined
  readonly change: ChangeSearch
}

export type ValuesFacetProps = FacetProps<Extract<FacetView, { kind: 'values' }>>
export type RangeFacetProps = FacetProps<Extract<FacetView, { kind: 'range' }>>
