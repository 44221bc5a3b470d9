import { defaultFacetLimit, requireCounted, requireDocument, requireQuery, requireFilter } from '../query-checks.ts'
import type { IndexSchema, SearchDocument, SearchEngine } from '../search-engine.ts'
import { noNames, type NameForms } from '../text/typed-words.ts'
import type { Synonyms } from '../text/word-rules.ts'
import { ColumnarIndex } from './columnar-index.ts'
import { ColumnarQueries } from './columnar-queries.ts'

export interface ColumnarEngine extends SearchEngine {
  /** Ids of the owner's documents, in no order. Costs with their number. */
  listIds(owner: string): readonly string[]
  /**
   * Estimated memory of all documents in bytes, without the working memory of queries. Costs a few microseconds and one
   * step an owner. What removed documents leave free in columns counts on, because it is kept for the next ones.
   */
  readonly bytes: number
}

export interface ColumnarOptions {
  /** Monotonic clock in milliseconds, for `tookMs`: `() => performance.now()`. */
  readonly now: () => number
  /** Folded word → folded words, compared with whole tokens. Default: none. */
  readonly synonyms?: Synonyms
  /** Names that are one word, however they are typed. Default: none. */
  readonly names?: NameForms
}

/** Creates an in-memory search engine (see DESIGN.md). It is not shared between threads; each call is synchronous. */
export function createColumnarEngine(schema: IndexSchema, options: ColumnarOptions): ColumnarEngine {
  const synonyms: Synonyms = options.synonyms ?? new Map()
  const names = options.names ?? noNames
  let index = new ColumnarIndex(schema)
  let queries = new ColumnarQueries(index, synonyms, names)
  let position = ''
  return {
    search(query) {
      const started = options.now()
      requireQuery(schema, query)
      const found = queries.search(query)
      return { ...found, position, tookMs: options.now() - started }
    },
    facetValues(query) {
      if (query.scope.filter !== undefined) requireFilter(schema, query.scope.filter)
      requireCounted(schema, query.attribute)
      return queries.facetValues(query, query.limit ?? defaultFacetLimit)
    },
    upsert(documents: Iterable<SearchDocument>) {
      for (const document of documents) {
        requireDocument(schema, document)
        index.upsert(document)
      }
    },
    remove(ids) {
      for (const id of ids) index.remove(id)
    },
    rebuild(documents) {
      const fresh = new ColumnarIndex(schema)
      for (const document of documents) {
        requireDocument(schema, document)
        fresh.upsert(document)
      }
      index = fresh
      queries = new ColumnarQueries(fresh, synonyms, names)
    },
    get position() {
      return position
    },
    setPosition(next) {
      position = next
    },
    get size() {
      return index.size
    },
    listIds: (owner) => index.listIds(owner),
    get bytes() {
      return index.bytes
    },
  }
}
