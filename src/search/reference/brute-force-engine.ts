import {
  defaultFacetLimit,
  defaultLimit,
  isValuesRefinement,
  parseCanonicalNumber,
  requireCounted,
  requireDocument,
  requireFilter,
  requireQuery,
  resolveRefinements,
} from '../query-checks.ts'
import type {
  AttributeValue,
  FacetItem,
  Filter,
  IndexSchema,
  Refinement,
  SearchDocument,
  SearchEngine,
  SearchScope,
  SortOrder,
} from '../search-engine.ts'
import { noNames, parseTyped, type NameForms } from '../text/typed-words.ts'
import { countUnmatched } from '../text/value-words.ts'
import { listMatchedWords, type Synonyms } from '../text/word-rules.ts'
import { startsAnyWord } from '../text/words.ts'
import { matchWords } from './brute-force-text.ts'
import { textsOf, valueOf } from './document-values.ts'

/**
 * The same port written for clarity: every query reads every document with plain arrays. The conformance suite uses it
 * as its oracle; it serves no visitor.
 */
export function createBruteForceEngine(
  schema: IndexSchema,
  options: { readonly synonyms?: Synonyms; readonly names?: NameForms } = {},
): SearchEngine {
  const synonyms: Synonyms = options.synonyms ?? new Map()
  const names = options.names ?? noNames
  let documents = new Map<string, SearchDocument>()
  let position = ''

  const inScope = (scope: SearchScope): readonly SearchDocument[] =>
    [...documents.values()].filter(
      (document) =>
        (scope.owners === 'all' || scope.owners.includes(document.owner)) &&
        (scope.filter === undefined || passesFilter(document, scope.filter)),
    )

  return {
    search(query) {
      requireQuery(schema, query)
      const scoped = inScope(query.scope)
      const typed = parseTyped(query.text ?? '', names)
      const text =
        typed.words.length === 0
          ? { matches: scoped, used: null, unmatched: [] }
          : matchWords(schema, synonyms, typed, scoped)
      const refinements = resolveRefinements(query)
      const withoutOwn = (attribute: string | null): readonly SearchDocument[] =>
        text.matches.filter((document) =>
          refinements.every(
            (refinement) => refinement.attribute === attribute || passesRefinement(document, refinement),
          ),
        )
      const main = withoutOwn(null)
      const matchedWords = listMatchedWords(parseTyped(query.closest?.text ?? '', names), synonyms)
      const countUnmatchedIn = (document: SearchDocument): number =>
        (query.closest?.attributes ?? [])
          .flatMap((attribute) => textsOf(document, attribute))
          .reduce((sum, value) => sum + countUnmatched(value, matchedWords), 0)
      const sorted = main.toSorted(
        (left, right) =>
          countUnmatchedIn(left) - countUnmatchedIn(right) || compareDocuments(left, right, query.sort ?? []),
      )
      const offset = query.offset ?? 0
      const facets: Record<string, readonly FacetItem[]> = {}
      for (const { attribute, limit } of query.facets ?? []) {
        const own = refinements.find((refinement) => refinement.attribute === attribute)
        const chosen = own !== undefined && isValuesRefinement(own) ? own.values : []
        facets[attribute] = countValues(withoutOwn(attribute), attribute, limit ?? defaultFacetLimit, chosen)
      }
      const ranges: Record<string, { readonly min: number; readonly max: number } | null> = {}
      for (const attribute of query.ranges ?? []) {
        const numbers = withoutOwn(attribute).flatMap((document) => numberOf(document, attribute) ?? [])
        ranges[attribute] = numbers.length === 0 ? null : { min: Math.min(...numbers), max: Math.max(...numbers) }
      }
      const histograms: Record<string, readonly number[]> = {}
      for (const { attribute, min, max, bars } of query.histograms ?? []) {
        const numbers = withoutOwn(attribute).flatMap((document) => numberOf(document, attribute) ?? [])
        const barOf = (value: number) =>
          Math.min(bars - 1, Math.max(0, Math.floor((value - min) * (bars / (max - min)))))
        histograms[attribute] = Array.from(
          { length: bars },
          (_, bar) => numbers.filter((value) => barOf(value) === bar).length,
        )
      }
      const hits = sorted.slice(offset, offset + (query.limit ?? defaultLimit)).map((document) => document.id)
      return {
        total: main.length,
        hits,
        facets,
        ranges,
        histograms,
        textUsed: text.used?.join(' ') ?? null,
        corrections: typed.words.flatMap((word, at) => {
          const used = text.used?.[at] ?? word
          return used === word ? [] : [{ typed: word, used }]
        }),
        unmatched: text.unmatched,
        position,
        tookMs: 0,
      }
    },
    facetValues({ scope, attribute, prefix, limit }) {
      if (scope.filter !== undefined) requireFilter(schema, scope.filter)
      requireCounted(schema, attribute)
      const all = countValues(inScope(scope), attribute, Infinity, [])
      return all.filter((item) => startsAnyWord(item.value, prefix ?? '')).slice(0, limit ?? defaultFacetLimit)
    },
    upsert(added) {
      for (const document of added) {
        requireDocument(schema, document)
        documents.set(document.id, document)
      }
    },
    remove(ids) {
      for (const id of ids) documents.delete(id)
    },
    rebuild(all) {
      const fresh = new Map<string, SearchDocument>()
      for (const document of all) {
        requireDocument(schema, document)
        fresh.set(document.id, document)
      }
      documents = fresh
    },
    get position() {
      return position
    },
    setPosition(next) {
      position = next
    },
    get size() {
      return documents.size
    },
  }
}

function numberOf(document: SearchDocument, attribute: string): number | null {
  const value = valueOf(document, attribute)
  return typeof value === 'number' ? value : null
}

export function passesFilter(document: SearchDocument, filter: Filter): boolean {
  if (filter.op === 'and') return filter.of.every((part) => passesFilter(document, part))
  if (filter.op === 'or') return filter.of.some((part) => passesFilter(document, part))
  if (filter.op === 'not') return !passesFilter(document, filter.of)
  if (filter.op === 'in') return isIn(document, filter.attribute, filter.values)
  if (filter.op === 'exists') return textsOf(document, filter.attribute).length > 0
  return isInRange(document, filter)
}

function passesRefinement(document: SearchDocument, refinement: Refinement): boolean {
  if (!isValuesRefinement(refinement)) return isInRange(document, refinement)
  const { attribute, values, all } = refinement
  return all === true ? values.every((value) => isIn(document, attribute, [value])) : isIn(document, attribute, values)
}

function isIn(document: SearchDocument, attribute: string, values: readonly string[]): boolean {
  const value = valueOf(document, attribute)
  if (typeof value === 'number') return values.some((text) => parseCanonicalNumber(text) === value)
  return textsOf(document, attribute).some((text) => values.includes(text))
}

function isInRange(
  document: SearchDocument,
  { attribute, min, max }: { readonly attribute: string; readonly min?: number; readonly max?: number },
): boolean {
  const value = numberOf(document, attribute)
  return value !== null && (min === undefined || value >= min) && (max === undefined || value <= max)
}

function countValues(
  matching: readonly SearchDocument[],
  attribute: string,
  limit: number,
  chosen: readonly string[],
): readonly FacetItem[] {
  const counts = new Map<string, number>()
  for (const value of chosen) counts.set(value, 0)
  for (const document of matching) {
    for (const value of textsOf(document, attribute)) counts.set(value, (counts.get(value) ?? 0) + 1)
  }
  const items = [...counts].map(([value, count]) => ({ value, label: value, count }))
  items.sort((left, right) => right.count - left.count || compareText(left.value, right.value))
  // The limit covers values that some document has; chosen values are added to it.
  const first = new Set(items.filter((item) => item.count > 0).slice(0, limit))
  return [
    ...items.filter((item) => first.has(item)),
    ...items.filter((item) => !first.has(item) && chosen.includes(item.value)),
  ]
}

function compareDocuments(left: SearchDocument, right: SearchDocument, sort: readonly SortOrder[]): number {
  for (const level of sort) {
    const [one, other] = [left, right].map((document) => orderedValue(document, level))
    const order = compareValues(one ?? null, other ?? null, 'direction' in level ? level.direction : 'asc')
    if (order !== 0) return order
  }
  return compareText(left.id, right.id)
}

function orderedValue(document: SearchDocument, level: SortOrder): AttributeValue {
  const value = valueOf(document, level.attribute)
  if (!('ranks' in level)) return value
  return typeof value === 'string' ? (level.ranks.get(value) ?? null) : null
}

function compareValues(left: AttributeValue, right: AttributeValue, direction: 'asc' | 'desc'): number {
  if (left === null || right === null) return left === right ? 0 : left === null ? 1 : -1
  const order =
    typeof left === 'number' && typeof right === 'number' ? left - right : compareText(String(left), String(right))
  return direction === 'asc' ? order : -order
}

function compareText(left: string, right: string): number {
  return left < right ? -1 : left > right ? 1 : 0
}
