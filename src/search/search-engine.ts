/**
 * The port of the search engine in this process; pages ask it as `StockSearch` (`stock-search.ts`). An engine knows
 * documents, attributes and counts, but nothing about vehicles, sites, prices or time. It returns ids, which are
 * hydrated elsewhere. Engines are interchangeable: every one must pass the conformance suite
 * (`conformance.testkit.ts`), which compares it with a brute-force reference.
 */

/** null: the document has no value. Booleans are the keywords 'true' and 'false'. */
export type AttributeValue = string | number | readonly string[] | null

export interface SearchDocument {
  /** Unique in the index. */
  readonly id: string
  /** The site that the document belongs to. A query sees only documents of the owners in its scope (TEN-07). */
  readonly owner: string
  readonly attributes: Readonly<Record<string, AttributeValue>>
}

/**
 * `keyword`: one string, counted and filtered by equality. `keywords`: a set of strings; a document counts once for
 * each. `number`: an integer within ±2,147,483,647, for ranges and sorting, and counted by value when `counted`.
 */
export interface AttributeDefinition {
  readonly kind: 'keyword' | 'keywords' | 'number'
  /**
   * keyword(s), or a counted number, whose values text search finds. The weight, 1 (least) to 9, decides between
   * corrections of a misspelt word that need equally few edits.
   */
  readonly text?: number
  /** A number attribute that can also be a facet of single values (year, seats). */
  readonly counted?: boolean
  /** Attributes with the same group name are correlated and share one tuple column (make, model, badge …). */
  readonly joint?: string
  /**
   * Attributes with the same name here have a few thousand combinations of values at most, whatever the number of
   * documents, so that an engine may count combinations instead of values. Narrower than `joint`, whose groups may have
   * tens of thousands.
   */
  readonly countedWith?: string
  /**
   * Stored units in one written unit, default 1. For example 100 for money, which is stored in whole cents and written
   * in dollars. Only filter expressions read it.
   */
  readonly writtenScale?: number
}

export type IndexSchema = Readonly<Record<string, AttributeDefinition>>

/** A condition on a document. A missing value matches neither `in` nor `range`; `not` inverts exactly that. */
export type Filter =
  | { readonly op: 'and'; readonly of: readonly Filter[] }
  | { readonly op: 'or'; readonly of: readonly Filter[] }
  | { readonly op: 'not'; readonly of: Filter }
  /** Equals one of the values; for `keywords`, has at least one of them. Number attributes take decimal strings. */
  | { readonly op: 'in'; readonly attribute: string; readonly values: readonly string[] }
  /** Both ends inclusive; an absent end is open. */
  | { readonly op: 'range'; readonly attribute: string; readonly min?: number; readonly max?: number }
  /** Has a value; an empty set of `keywords` is none. */
  | { readonly op: 'exists'; readonly attribute: string }

/**
 * What the visitor chose. The counts of an attribute ignore that attribute's own refinement (SRCH-04). At most one
 * refinement per attribute; a refinement without values or ends has no effect.
 */
export type Refinement =
  /** One of the values; with `all`, which is for `keywords`, every one of them. */
  | { readonly attribute: string; readonly values: readonly string[]; readonly all?: boolean }
  | { readonly attribute: string; readonly min?: number; readonly max?: number }

export interface SearchScope {
  /** The server sets it from the host, never from the visitor's input. 'all' is for the platform itself. */
  readonly owners: readonly string[] | 'all'
  /** Availability and the site's stock filters. Not disjunctive: it applies to every count. */
  readonly filter?: Filter
}

export interface FacetRequest {
  readonly attribute: string
  /**
   * Most values returned, by count, then by value; default 100. Chosen values are returned beyond it, also with count
   * 0.
   */
  readonly limit?: number
}

/**
 * How many documents have a number in each of `bars` stretches of equal width from `min` to `max`, `min` below `max`. A
 * stretch holds its lower end and not its upper one; numbers below `min` count in the first stretch, and those from
 * `max` up in the last.
 */
export interface HistogramRequest {
  readonly attribute: string
  readonly min: number
  readonly max: number
  /** 1 to 100. */
  readonly bars: number
}

/**
 * One level of the order. `ranks` orders the values of a keyword by numbers that the query gives (for example yards by
 * their distance from the visitor), the least first; a value without a number counts as missing.
 */
export type SortOrder =
  | { readonly attribute: string; readonly direction: 'asc' | 'desc' }
  | { readonly attribute: string; readonly ranks: ReadonlyMap<string, number> }

export interface SearchQuery {
  readonly scope: SearchScope
  /**
   * At most 200 characters and 16 different words are read. Every word must match a word of the document's text
   * attributes: by prefix from three letters, whole below and with a digit, by synonym, or joined with its neighbours
   * (`text/word-rules.ts`). Names of several parts are one word (`text/typed-words.ts`), and no word of the document
   * matches two words of the text (`text/word-claims.ts`). A word that matches no document of the scope (owners and
   * filter) is read again: a number-like word as a prefix, also a short one that is the whole text; a word of
   * letters as
   * the nearest token of the scope within 1 edit (from 4 letters) or 2 (from 7). Text without a word counts as no text.
   */
  readonly text?: string
  readonly refinements?: readonly Refinement[]
  readonly facets?: readonly FacetRequest[]
  /** Number attributes whose least and greatest value to return, ignoring their own refinement. */
  readonly ranges?: readonly string[]
  /** Number attributes to count in stretches, ignoring their own refinement; at most one request per attribute. */
  readonly histograms?: readonly HistogramRequest[]
  /**
   * Sort keys in order of precedence, at most three. Missing values come last in both directions; the final
   * tie-break is the id, ascending. Default: id.
   */
  readonly sort?: readonly SortOrder[]
  /**
   * Documents come before the sort keys by how few words of their values in these attributes `text` does not say, so
   * that a vehicle is first when its title is typed. Default: all are equal.
   */
  readonly closest?: { readonly text: string; readonly attributes: readonly string[] }
  /** Index of the first hit to return, 0 or more; default 0. */
  readonly offset?: number
  /** Most ids returned, 0 to 1000; default 21. */
  readonly limit?: number
}

export interface FacetItem {
  readonly value: string
  readonly label: string
  readonly count: number
}

export interface SearchAnswer {
  readonly total: number
  /** Ids in order. */
  readonly hits: readonly string[]
  readonly facets: Readonly<Record<string, readonly FacetItem[]>>
  /** null when no matching document has the attribute. */
  readonly ranges: Readonly<Record<string, { readonly min: number; readonly max: number } | null>>
  /** The counts of the stretches that were asked for, the lowest first. */
  readonly histograms: Readonly<Record<string, readonly number[]>>
  /**
   * The words as understood: folded, joined by single spaces, with corrections in place of misspelt words; null without
   * text.
   */
  readonly textUsed: string | null
  /** What was read for words that were misspelt; empty when all words were found as typed. */
  readonly corrections: readonly { readonly typed: string; readonly used: string }[]
  /** Words that no document of the scope has, not even corrected; `total` is then 0. */
  readonly unmatched: readonly string[]
  /** Position in the change feed up to which the index is current. */
  readonly position: string
  readonly tookMs: number
  /**
   * Epoch milliseconds at which this was the answer, where the search is away now (`last-answers.ts`). Absent: it was
   * found for this question.
   */
  readonly earlierAt?: number
}

export interface FacetValuesQuery {
  readonly scope: SearchScope
  readonly attribute: string
  /** Case-insensitive; matches at the start of any word of the value ('cru' and 'land cr' find 'Land Cruiser'). */
  readonly prefix?: string
  readonly limit?: number
}

export interface SearchEngine {
  /**
   * Throws RangeError on an attribute that the schema lacks, one of the wrong kind, or a limit out of range
   * (`query-checks.ts`): these are programming errors, since visitors' input is validated before.
   */
  search(query: SearchQuery): SearchAnswer
  /** Values of one attribute in the scope with counts above 0, for search within a long facet and for suggestions. */
  facetValues(query: FacetValuesQuery): readonly FacetItem[]
  /**
   * Adds or replaces by id. Throws RangeError on a document that does not fit the schema; the documents before it stay
   * added.
   */
  upsert(documents: Iterable<SearchDocument>): void
  /** Unknown ids are ignored. */
  remove(ids: Iterable<string>): void
  /** Replaces all documents. Throws RangeError and changes nothing when a document does not fit the schema. */
  rebuild(documents: Iterable<SearchDocument>): void
  /** Opaque position in the change feed; '' at first. */
  readonly position: string
  setPosition(position: string): void
  readonly size: number
}
