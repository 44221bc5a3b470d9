import { defaultFacetLimit, defaultLimit, isValuesRefinement, resolveRefinements } from '../query-checks.ts'
import type {
  FacetItem,
  FacetValuesQuery,
  Filter,
  HistogramRequest,
  Refinement,
  SearchAnswer,
  SearchQuery,
  SearchScope,
} from '../search-engine.ts'
import { listMatchedWords, type Synonyms } from '../text/word-rules.ts'
import { parseTyped, type NameForms, type TypedText } from '../text/typed-words.ts'
import { startsAnyWord } from '../text/words.ts'
import type { ColumnarIndex, Field } from './columnar-index.ts'
import { Scratch } from './columns.ts'
import { FacetCounts, type CountedSlots, type WantedFacet } from './facet-counts.ts'
import { FilterMasks, numbersOf } from './filter-mask.ts'
import { countHistogram, measureRange } from './measure-numbers.ts'
import { chooseSlots } from './slot-order.ts'
import { groupByUnmatched } from './unmatched-groups.ts'
import { TextMatch, type TextAnswer } from './text-match.ts'

/** The main set, and for each refinement the candidates that fail it alone. */
interface Partition {
  readonly main: CountedSlots
  readonly failing: ReadonlyMap<string, CountedSlots>
}

/**
 * One query, from left to right; each step works on the slots that the step before left:
 *
 *     owners' slots → scope filter and text → refinements → main set  → hits, facets, ranges
 *                                                        ↘ fails r alone → r's own facet or range
 */
export class ColumnarQueries {
  readonly #index: ColumnarIndex
  readonly #filters: FilterMasks
  readonly #text: TextMatch
  readonly #facets = new FacetCounts()
  readonly #candidates = new Scratch()
  readonly #parted = new Scratch()
  readonly #states = new Scratch()

  readonly #synonyms: Synonyms
  readonly #names: NameForms

  constructor(index: ColumnarIndex, synonyms: Synonyms, names: NameForms) {
    this.#index = index
    this.#synonyms = synonyms
    this.#names = names
    this.#filters = new FilterMasks(index)
    this.#text = new TextMatch(index, synonyms)
  }

  search(query: SearchQuery): Omit<SearchAnswer, 'position' | 'tookMs'> {
    const typed = parseTyped(query.text ?? '', this.#names)
    const { words } = typed
    const candidates =
      words.length === 0
        ? { ...this.#resolveScope(query.scope), used: null, unmatched: [] }
        : this.#match(typed, query.scope)
    const refinements = resolveRefinements(query)
    const { main, failing } = this.#part(candidates, refinements)
    const offset = query.offset ?? 0
    const limit = query.limit ?? defaultLimit
    const top =
      limit === 0 || offset >= main.count ? [] : this.#choose(query, main, Math.min(offset + limit, main.count))
    return {
      total: main.count,
      hits: top.slice(offset).map((slot) => this.#index.ids[slot] as string),
      facets: this.#countFacets(query, refinements, main, failing),
      ranges: this.#measureRanges(query.ranges ?? [], main, failing),
      histograms: this.#countHistograms(query.histograms ?? [], main, failing),
      textUsed: candidates.used?.join(' ') ?? null,
      corrections: words.flatMap((word, at) => {
        const used = candidates.used?.[at] ?? word
        return used === word ? [] : [{ typed: word, used }]
      }),
      unmatched: candidates.unmatched,
    }
  }

  /** The first slots in order. */
  #choose({ sort = [], closest }: SearchQuery, main: CountedSlots, most: number): readonly number[] {
    if (closest === undefined) return chooseSlots(this.#index, sort, main.slots, main.count, most)
    const top: number[] = []
    const matchedWords = listMatchedWords(parseTyped(closest.text, this.#names), this.#synonyms)
    const fields = closest.attributes.map((attribute) => this.#field(attribute))
    for (const slots of groupByUnmatched(fields, matchedWords, main)) {
      if (top.length >= most || slots.length === 0) continue
      const wanted = Math.min(most - top.length, slots.length)
      top.push(...chooseSlots(this.#index, sort, Int32Array.from(slots), slots.length, wanted))
    }
    return top
  }

  facetValues(query: FacetValuesQuery, limit: number): readonly FacetItem[] {
    const field = this.#field(query.attribute)
    const main = this.#resolveScope(query.scope)
    const { prefix = '' } = query
    const facet: WantedFacet = {
      field,
      limit,
      chosen: [],
      own: null,
      ...(prefix === '' ? {} : { accepts: (value: string) => startsAnyWord(value, prefix) }),
    }
    return this.#facets.count([facet], main).get(query.attribute) ?? []
  }

  #field(name: string): Field {
    const field = this.#index.fields.get(name)
    if (field === undefined) throw new RangeError(`the index has no attribute '${name}'`)
    return field
  }

  /**
   * Text is read as typed when some document of the scope (owners and filter) matches each word. It is cheaper to match
   * the words first and to filter what is left. If any document is left, the scope has every word and the result is the
   * same. If none is left, the filter may have removed the only documents with a word, so the query runs again in the
   * defined order.
   */
  #match(typed: TypedText, scope: SearchScope): CountedSlots & TextAnswer {
    const { filter } = scope
    if (filter !== undefined) {
      const { slots, count } = this.#listOwned(scope)
      const matched = this.#text.keep(
        typed,
        slots,
        count,
        (some, length) => this.#filters.keep(filter, some, length) > 0,
      )
      const kept = this.#filters.keep(filter, slots, matched.count)
      if (kept > 0) return { ...matched, slots, count: kept }
    }
    const scoped = this.#resolveScope(scope)
    return { slots: scoped.slots, ...this.#text.keep(typed, scoped.slots, scoped.count, () => true) }
  }

  /** Slots that the query may see (TEN-07). */
  #resolveScope(scope: SearchScope): CountedSlots {
    const { slots, count } = this.#listOwned(scope)
    return { slots, count: scope.filter === undefined ? count : this.#filters.keep(scope.filter, slots, count) }
  }

  /** The slots of the scope's owners, as a copy, because the following steps move the slots they keep to the front. */
  #listOwned(scope: SearchScope): CountedSlots {
    const index = this.#index
    let slots: Int32Array
    let count = 0
    if (scope.owners === 'all') {
      slots = this.#candidates.ints(index.end)
      const { end } = index
      if (end === index.size) for (; count < end; count += 1) slots[count] = count
      else for (let slot = 0; slot < end; slot += 1) if (!index.isFree(slot)) slots[count++] = slot
    } else {
      const owners = [...new Set(scope.owners)].flatMap((owner) => index.ownerSlots(owner) ?? [])
      slots = this.#candidates.ints(owners.reduce((sum, owner) => sum + owner.count, 0))
      for (const owner of owners) {
        for (let at = 0; at < owner.count; at += 1) slots[count++] = owner.slots[at] as number
      }
    }
    return { slots, count }
  }

  /**
   * Counts the refinements that each candidate fails (SRCH-04). A candidate that fails none is in the main set; one
   * that fails exactly one still counts for the attribute of that refinement; one that fails more is ignored.
   */
  #part(candidates: CountedSlots, refinements: readonly Refinement[]): Partition {
    const { slots, count } = candidates
    if (refinements.length === 0) return { main: candidates, failing: new Map() }
    const states = this.#states.ints(count)
    states.fill(0, 0, count)
    refinements.forEach((refinement, at) => {
      const mask = this.#filters.maskOf(buildCondition(refinement), slots, count)
      const failed = oneFailure + at
      for (let place = 0; place < count; place += 1)
        states[place] = (states[place] as number) + (1 - (mask[place] as number)) * failed
    })
    return splitByFailure(candidates, states, refinements, this.#parted.ints(count * (refinements.length + 2)))
  }

  #countFacets(
    query: SearchQuery,
    refinements: readonly Refinement[],
    main: CountedSlots,
    failing: Partition['failing'],
  ): Readonly<Record<string, readonly FacetItem[]>> {
    const wanted = new Map<string, WantedFacet>()
    for (const { attribute, limit } of query.facets ?? []) {
      const own = refinements.find((refinement) => refinement.attribute === attribute)
      const chosen = own !== undefined && isValuesRefinement(own) ? own.values : []
      wanted.set(attribute, {
        field: this.#field(attribute),
        limit: limit ?? defaultFacetLimit,
        chosen,
        own: failing.get(attribute) ?? null,
      })
    }
    return Object.fromEntries(this.#facets.count([...wanted.values()], main))
  }

  #measureRanges(
    attributes: readonly string[],
    main: CountedSlots,
    failing: Partition['failing'],
  ): SearchAnswer['ranges'] {
    const ranges: Record<string, SearchAnswer['ranges'][string]> = {}
    for (const attribute of attributes) {
      const values = numbersOf(this.#field(attribute))
      const own = failing.get(attribute)
      const range = measureRange(values, main, null)
      ranges[attribute] = own === undefined ? range : measureRange(values, own, range)
    }
    return ranges
  }

  #countHistograms(
    requests: readonly HistogramRequest[],
    main: CountedSlots,
    failing: Partition['failing'],
  ): SearchAnswer['histograms'] {
    return Object.fromEntries(
      requests.map((request) => {
        const own = failing.get(request.attribute)
        const values = numbersOf(this.#field(request.attribute))
        return [request.attribute, countHistogram(values, own === undefined ? [main] : [main, own], request)]
      }),
    )
  }
}

function buildCondition(refinement: Refinement): Filter {
  if (!isValuesRefinement(refinement)) return { op: 'range', ...refinement }
  const { attribute, values, all } = refinement
  if (all !== true) return { op: 'in', attribute, values }
  return { op: 'and', of: values.map((value) => ({ op: 'in', attribute, values: [value] })) }
}

/**
 * A candidate's state is its number of failures times this, plus the sum of the indexes of the refinements it fails.
 */
const oneFailure = 256

/**
 * Sorts the candidates by what they fail into one array, a stretch of `count` places each:
 *
 *     [ main …      | fail refinement 0 alone …   | fail refinement 1 alone …   | the rest …   ]
 *     state 0         256                           257                           512 and more
 *
 * The stretch comes from a table and not from a branch: the outcome is practically random, and a mispredicted branch
 * costs more time than the whole step.
 */
function splitByFailure(
  { slots, count }: CountedSlots,
  states: Int32Array,
  refinements: readonly Refinement[],
  out: Int32Array,
): Partition {
  const rest = refinements.length + 1
  const groups = new Uint8Array(refinements.length * (oneFailure + refinements.length) + 1).fill(rest)
  groups[0] = 0
  for (let at = 0; at < refinements.length; at += 1) groups[oneFailure + at] = at + 1
  const ends = Int32Array.from({ length: rest + 1 }, (_, group) => group * count)
  for (let at = 0; at < count; at += 1) {
    const group = groups[states[at] as number] as number
    const place = ends[group] as number
    out[place] = slots[at] as number
    ends[group] = place + 1
  }
  const listOf = (group: number): CountedSlots => {
    const start = group * count
    return { slots: out.subarray(start, ends[group]), count: (ends[group] as number) - start }
  }
  return {
    main: listOf(0),
    failing: new Map(refinements.map((refinement, at) => [refinement.attribute, listOf(at + 1)])),
  }
}
