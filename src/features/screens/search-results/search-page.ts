import type { Crumb } from '#features/parts/page-meta/breadcrumbs.ts'
import type { FacetUnit, ParameterKind } from '#search/facet-definition.ts'
import type { FacetAttribute } from '#search/facets.ts'
import type { PromotionView } from '#features/parts/promotions/promotion-view.ts'
import type { FacetChoices, NearChoice, SearchState, SortKey } from '#search/state/search-choices.ts'

/** Plain data of the results page; the server applies all rules. */
export interface SearchPage<Card> {
  /** Words of the path alone; the search history shows the refinements beside them. */
  readonly title: string
  /** The whole search in words, for the heading. */
  readonly heading: string
  /** The searches above this one, home page first. */
  readonly trail: readonly Crumb[]
  /** What the site has of this search, for searches that are a page of their own; otherwise null. */
  readonly landing: LandingView | null
  readonly intro: string | null
  readonly head: HeadView
  /** Path of the results without the query string; forms and links use it. */
  readonly path: string
  /**
   * URL of the search without refinements: the bare path, unless that applies the site's default refinements (TEN-09).
   */
  readonly whole: string
  /** The searched state, without bounds outside the range of the stock (SRCH-06 c). */
  readonly state: SearchState
  /**
   * The search failed or its vehicles could not be read. Missing data then does not mean that there is none (SRCH-10).
   */
  readonly failed: boolean
  /** Number of matching vehicles for sale, exact or capped (SRCH-12). */
  readonly total: number
  readonly pages: number
  readonly cards: readonly Card[]
  /** Index of the first recently sold card. Sold cards come last and are not counted. null: the page shows none. */
  readonly soldFrom: number | null
  /** Promotional cards, each with the index of the vehicle card that it stands before (SRCH-16). */
  readonly promotions: readonly (PromotionView & { readonly before: number })[]
  /** Banner of the stocktake sale; null while there is none (CONTENT-03). */
  readonly sale: PromotionView | null
  readonly facets: readonly FacetView[]
  /** null on a site that sells from one place. */
  readonly distance: DistanceView | null
  /** `id` is the same from one search to the next, so that a chip that stays is not drawn again. */
  readonly chips: readonly { readonly id: string; readonly label: string; readonly removeHref: string }[]
  /** Number of refinements; several values of a facet may share a chip. */
  readonly refinements: number
  readonly clearHref: string
  /** `announcement` is the screen reader text for a changed order. */
  readonly sorts: readonly { readonly key: SortKey; readonly label: string; readonly announcement: string }[]
  /** What was read differently from what was typed, and what was left out, in a sentence; null: nothing. */
  readonly note: string | null
  /** Refinements that the typed text stands for; null: none. */
  readonly understood: UnderstoodView | null
  readonly paging: {
    readonly previous: string | null
    readonly next: string | null
    readonly numbers: readonly { readonly page: number; readonly href: string; readonly current: boolean }[]
  }
  /** Link to the whole stock of the one dealer that the page is about, when the page shows a part of it (SRCH-22). */
  readonly dealer: { readonly name: string; readonly href: string } | null
  /** Alternatives when there are no results; otherwise null. */
  readonly nothing: NothingView | null
  readonly settings: {
    readonly debounceTextMs: number
    readonly debounceRangeMs: number
    readonly cachedAnswers: number
    readonly history: number
  }
}

/** What the text of a search says in place of the filters. */
export interface UnderstoodView {
  /** Choices by which the filters show it. */
  readonly choices: FacetChoices
  readonly near: NearChoice | null
  /** The text without what it says of a facet, by attribute, or of the place. */
  readonly without: Readonly<Partial<Record<FacetAttribute | 'near', string>>>
}

/** The field for the visitor's place, and the yards around it. */
export interface DistanceView {
  /** Text of the field: 'Geelong VIC', '3220', an unknown place as typed, or ''. */
  readonly typed: string
  /** That the place is not known, or that others have its name; null otherwise. */
  readonly note: string | null
  /** The same search from the other places of that name. */
  readonly others: readonly { readonly label: string; readonly href: string }[]
  readonly radii: readonly { readonly km: number | null; readonly label: string }[]
  /** Page of the locations, which the map stands in for. */
  readonly locationsHref: string
  readonly yards: readonly YardView[]
  /** The visitor's place on the map. */
  readonly place: MapPoint | null
  /** Tiles of the map; null draws it without a map service. */
  readonly tiles: { readonly url: string; readonly attribution: string; readonly maxZoom: number } | null
}

interface MapPoint {
  readonly name: string
  readonly lat: number
  readonly long: number
}

/** A yard with its vehicles of this search. */
export interface YardView extends MapPoint {
  readonly count: number
  /** '12 vehicles, 25 km away'. */
  readonly words: string
  /** This search at that yard. */
  readonly href: string
}

/** Composition of the head of the page and what stands in it beside the title. */
export interface HeadView {
  readonly kind: 'plain' | 'strip' | 'band' | 'note'
  /** Searches of the range: models, or kinds and bodies; empty for the other compositions. */
  readonly links: readonly { readonly label: string; readonly href: string; readonly count: number }[]
  readonly note: string | null
}

export interface LandingView {
  readonly text: string
  /** The searches beside this one, with their counts. */
  readonly links: readonly { readonly label: string; readonly href: string }[]
}

export interface NothingView {
  /** The typed words in quotes, where they are all that there is to remove; otherwise null. */
  readonly words: string | null
  /** Pages of the site that the text names, such as its finance page for 'loan'. */
  readonly pages: readonly { readonly label: string; readonly href: string }[]
  /** What gave way for the vehicles that the page shows instead ('No white one: 12 in other colours'); null: none. */
  readonly message: string | null
  /** Heading of the vehicles below the message; null: none stand there, or they have a heading of their own. */
  readonly heading: string | null
  /**
   * Refinements to remove with the number of vehicles that remain, most first; only those that leave some (SRCH-21):
   * words such as 'Without Diesel', 'At any distance' or 'Clear the search', and '12 vehicles'.
   */
  readonly relaxations: readonly { readonly label: string; readonly href: string; readonly countText: string }[]
  /** The nearest search with results, when removing a single refinement is not enough. */
  readonly nearest: { readonly href: string; readonly countText: string } | null
  /** Kinds of vehicles, where there is more than one, and body types in stock (SRCH-24). */
  readonly tiles: readonly { readonly label: string; readonly href: string; readonly count: number }[]
  /** Whether the head of the page links to some of the tiles too. */
  readonly tilesInHead: boolean
}

export interface ValuesFacetView {
  readonly kind: 'values'
  readonly attribute: FacetAttribute
  readonly label: string
  /** Kind of value in the query parameter of the facet. */
  readonly parameter: ParameterKind
  readonly control: 'checkbox' | 'cards' | 'dropdown' | 'toggle'
  readonly open: boolean
  /** Number of values above the show-all control. */
  readonly first: number
  /** Legally required note beside finance figures, shown under the title; null for other facets. */
  readonly financeNote: string | null
  /** Whether the facet has a field to search its values. */
  readonly search: boolean
  readonly items: readonly FacetItemView[]
  /** Logo URL by make, for makes as cards; a make without a logo shows its name alone. */
  readonly logos: Readonly<Record<string, string>>
  /** Models of each selected make, under its card (SRCH-05). */
  readonly models: readonly {
    readonly make: string
    /** Number of models above the show-all control. */
    readonly first: number
    readonly items: readonly FacetItemView[]
  }[]
}

export interface RangeFacetView {
  readonly kind: 'range'
  readonly attribute: FacetAttribute
  readonly label: string
  readonly open: boolean
  /** null for plain numbers. */
  readonly unit: FacetUnit | null
  /** Ends of the range in the stock of the path. */
  readonly least: number
  readonly greatest: number
  readonly step: number
  /** Vehicles along the slider as heights of bars, 0 to 24; empty when nothing matches. */
  readonly bars: readonly number[]
}

export type FacetView = ValuesFacetView | RangeFacetView

export interface FacetItemView {
  readonly value: string
  readonly label: string
  /** '1,234' or '1,999+' where the count is capped. */
  readonly countText: string
}
