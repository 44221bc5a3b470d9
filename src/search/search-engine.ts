/**
 * The port of the search engine. An engine knows documents, attributes and counts; it knows nothing of vehicles, sites,
 * prices or time. Ids come back and are hydrated elsewhere, so engines are interchangeable: one conformance suite
 * (`conformance.ts`) with a brute-force reference runs on every adapter.
 */

/** null: the document has no value. Booleans are the keywords 'true' and 'false'. */
export type AttributeValue = string | number | readonly string[] | null

export interface SearchDocument {
  /** Unique in the index. */
  readonly id: string
  /** Whose document it is: the site. A query sees the owners of its scope and nothing else (TEN-07). */
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
   * keyword(s), or a counted number, whose values text search finds. Weight 1 (least) to 9 says which correction of a
   * misspelt word is meant when several need equally few edits.
   */
  readonly text?: number
  /** A number attribute that can also be a facet of single values (year, seats). */
  readonly counted?: boolean
  /** Attributes with the same group name move together and share one tuple column (make, model, badge …). */
  readonly joint?: string
  /**
   * Stored units in one written unit, default 1. Only filter expressions read it: 100 for money, which is stored in
   * whole cents and written in dollars.
   */
  readonly writtenScale?: number
}

export type IndexSchema = Readonly<Record<string, AttributeDefinition>>

/** A condition on a document. A missing value matches neither `in` nor `range`; `not` turns exactly that round. */
export type Filter =
  | { readonly op: 'and'; readonly of: readonly Filter[] }
  | { readonly op: 'or'; readonly of: readonly Filter[] }
  | { readonly op: 'not'; readonly of: Filter }
  /** Equality with one of the values; on `keywords`, at least one in common. Number attributes take decimal strings. */
  | { readonly op: 'in'; readonly attribute: string; readonly values: readonly string[] }
  /** Both ends inclusive; an absent end is open. */
  | { readonly op: 'range'; readonly attribute: string; readonly min?: number; readonly max?: number }
  /** Has a value; an empty set of `keywords` is none. */
  | { readonly op: 'exists'; readonly attribute: string }

/**
 * What the visitor chose. Counts of an attribute leave that attribute's own refinement out (SRCH-04). At most one an
 * attribute; one without values or ends says nothing.
 */
export type Refinement =
  | { readonly attribute: string; readonly values: readonly string[] }
  | { readonly attribute: string; readonly min?: number; readonly max?: number }

export interface SearchScope {
  /** Set by the server from the host, never from the visitor. 'all' is for the platform itself. */
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

export type SortOrder = { readonly attribute: string; readonly direction: 'asc' | 'desc' }

export interface SearchQuery {
  readonly scope: SearchScope
  /**
   * At most 200 characters and 16 different words are read. Every word must match a value of some text attribute of the
   * document, by prefix, synonym or joined with its neighbour (`text/word-rules.ts`). A word that no document of the
   * scope (owners and filter) matches is read again: a number-like word as a prefix, a word of letters as the nearest
   * token of the scope within 1 edit (from 4 letters) or 2 (from 7). Text without a word counts as no text.
   */
  readonly text?: string
  readonly refinements?: readonly Refinement[]
  readonly facets?: readonly FacetRequest[]
  /** Number attributes whose least and greatest value are wanted, leaving out their own refinement. */
  readonly ranges?: readonly string[]
  /** In turn; missing values last in both directions; the final tie-break is the id, ascending. Default: id. */
  readonly sort?: readonly SortOrder[]
  /** First hit wanted, 0 or more; default 0. */
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
  /**
   * The words as understood, folded, between single spaces: the corrected word where a typo was mended; null without
   * text.
   */
  readonly textUsed: string | null
  /** Up to where the index follows the change feed. */
  readonly position: string
  readonly tookMs: number
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
   * (`query-checks.ts`): programming errors, the visitor's input is parsed above.
   */
  search(query: SearchQuery): SearchAnswer
  /** Values of one attribute in the scope with counts above 0, for search within a long facet and for suggestions. */
  facetValues(query: FacetValuesQuery): readonly FacetItem[]
  /** Adds or replaces by id. A document that does not fit the schema throws RangeError; those before it are in. */
  upsert(documents: Iterable<SearchDocument>): void
  /** Unknown ids are ignored. */
  remove(ids: Iterable<string>): void
  /** Drops everything and loads anew; when a document does not fit, everything stays as it was. */
  rebuild(documents: Iterable<SearchDocument>): void
  /** Opaque place in the change feed; '' at first. */
  readonly position: string
  setPosition(position: string): void
  readonly size: number
}
