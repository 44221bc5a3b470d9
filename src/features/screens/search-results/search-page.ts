import type { FacetUnit, ParameterKind } from '#search/facet-definition.ts'
import type { FacetAttribute } from '#search/facets.ts'
import type { SearchState, SortKey } from '#search/state/search-choices.ts'

/** What the results page is drawn from: decided on the server, plain data. */
export interface SearchPage<Card> {
  readonly title: string
  readonly intro: string | null
  /** Path of the results without query string; forms and links go here. */
  readonly path: string
  /**
   * Address of the search with nothing chosen; the bare path, unless that opens the site's default refinements
   * (TEN-09).
   */
  readonly whole: string
  /** What was searched; bounds of a range that nothing in stock reaches are left out (SRCH-06 c). */
  readonly state: SearchState
  /** The search could not be asked, or its vehicles did not come: what is missing is not the same as none (SRCH-10). */
  readonly failed: boolean
  /** How many vehicles for sale match, told exactly or as a capped count (SRCH-12). */
  readonly total: number
  readonly pages: number
  readonly cards: readonly Card[]
  /** Index of the first card that was recently sold: these come last and are not counted. null: the page shows none. */
  readonly soldFrom: number | null
  readonly facets: readonly FacetView[]
  readonly chips: readonly { readonly label: string; readonly removeHref: string }[]
  readonly clearHref: string
  /** `announcement` tells a screen reader that the order has changed. */
  readonly sorts: readonly { readonly key: SortKey; readonly label: string; readonly announcement: string }[]
  /** Words that the search understood where they differ from what was typed. */
  readonly textUsed: string | null
  readonly paging: {
    readonly previous: string | null
    readonly next: string | null
    readonly numbers: readonly { readonly page: number; readonly href: string; readonly current: boolean }[]
  }
  /** The whole stock of the one dealer that the page is about, where the visitor sees only a part of it (SRCH-22). */
  readonly dealer: { readonly name: string; readonly href: string } | null
  /** Ways on where nothing matches; null where something does. */
  readonly nothing: NothingView | null
  readonly settings: {
    readonly debounceTextMs: number
    readonly debounceRangeMs: number
    readonly cachedAnswers: number
    readonly history: number
  }
}

export interface NothingView {
  /** What to take away and how many vehicles that leaves, most first; none that leaves nothing (SRCH-21). */
  readonly relaxations: readonly { readonly label: string; readonly href: string; readonly count: number }[]
  /** The search nearest to this one that finds something, where no single refinement is to blame. */
  readonly nearest: { readonly href: string; readonly count: number } | null
  /** Bodies in stock (SRCH-24). */
  readonly tiles: readonly { readonly label: string; readonly href: string; readonly count: number }[]
}

export interface ValuesFacetView {
  readonly kind: 'values'
  readonly attribute: FacetAttribute
  readonly label: string
  /** What the parameter of the facet holds. */
  readonly parameter: ParameterKind
  readonly control: 'checkbox' | 'cards' | 'dropdown' | 'toggle'
  readonly open: boolean
  /** Shown before the show-all control; the rest opens on demand. */
  readonly first: number
  /** Words that the law wants beside figures of finance, shown under the title; null where the values are none. */
  readonly financeNote: string | null
  /** Offers a box to search within the values. */
  readonly search: boolean
  readonly items: readonly FacetItemView[]
  /** Address of the logo by make, for makes as cards; a make that is missing has its letters. */
  readonly logos: Readonly<Record<string, string>>
  /** Models of each chosen make, under its card (SRCH-05). */
  readonly models: readonly {
    readonly make: string
    /** Shown before the show-all control. */
    readonly first: number
    readonly items: readonly FacetItemView[]
  }[]
}

export interface RangeFacetView {
  readonly kind: 'range'
  readonly attribute: FacetAttribute
  readonly label: string
  readonly open: boolean
  /** null: a plain number. */
  readonly unit: FacetUnit | null
  /** Ends of the range that the stock of the path spans. */
  readonly least: number
  readonly greatest: number
  readonly step: number
}

export type FacetView = ValuesFacetView | RangeFacetView

export interface FacetItemView {
  readonly value: string
  readonly label: string
  /** '1,234' or '1,999+' where the count is capped. */
  readonly countText: string
}
