import type { FacetItem } from '../search-engine.ts'
import { CodeCounts } from './code-counts.ts'
import { gatherFieldCodes, type Field, type Store } from './columnar-index.ts'
import { Scratch, type CodeColumn } from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import { FacetItems, type ItemsWanted } from './facet-items.ts'

/** The main set, and for a refined attribute the candidates that fail only its refinement. */
export interface CountedSlots {
  readonly slots: Int32Array
  readonly count: number
}

export interface WantedFacet extends ItemsWanted {
  readonly field: Field
  /** Candidates that fail only this attribute's refinement; null when it is not refined. */
  readonly own: CountedSlots | null
}

/**
 * Number of tuples whose parts are counted together, so that their codes stay in the L1 cache from one facet to the
 * next.
 */
const stride = 256

/** Counts facets. Each column is read once, however many attributes of its tuple are requested. */
export class FacetCounts {
  readonly #codes = new Scratch()
  readonly #tuples = new CodeCounts()
  readonly #parts = new Map<Field, CodeCounts>()
  readonly #values = new CodeCounts()
  readonly #items = new FacetItems()

  count(wanted: readonly WantedFacet[], main: CountedSlots): ReadonlyMap<string, readonly FacetItem[]> {
    const found = new Map<string, readonly FacetItem[]>()
    const stores = new Map<Store, WantedFacet[]>()
    for (const facet of wanted) {
      const { store } = facet.field
      if (store === null) throw new RangeError(`attribute '${facet.field.name}' has no values to count`)
      const together = stores.get(store)
      if (together === undefined) stores.set(store, [facet])
      else together.push(facet)
    }
    for (const [store, facets] of stores) {
      if (store.tuples === null) for (const facet of facets) found.set(facet.field.name, this.#countAlone(facet, main))
      else this.#countTogether(store, facets, main, found)
    }
    return found
  }

  #countAlone(facet: WantedFacet, main: CountedSlots): readonly FacetItem[] {
    const dictionary = dictionaryOf(facet.field)
    const { store, sets } = facet.field
    if (store !== null && sets === null) this.#countColumn(store.column, dictionary.end, main, this.#values)
    else {
      this.#values.open(dictionary.end)
      this.#countField(facet.field, main, this.#values)
    }
    return this.#finish(facet, dictionary, this.#values)
  }

  #countColumn(column: CodeColumn, end: number, { slots, count }: CountedSlots, into: CodeCounts): void {
    into.open(end)
    if (count > end * 2) return into.tally(column, slots, count)
    const codes = this.#codes.ints(count)
    column.gather(slots, count, codes)
    into.addAll(codes, count)
  }

  #countTogether(
    store: Store,
    facets: readonly WantedFacet[],
    main: CountedSlots,
    found: Map<string, readonly FacetItem[]>,
  ): void {
    const { tuples } = store
    if (tuples === null) return
    const raw = this.#tuples
    this.#countColumn(store.column, tuples.end, main, raw)
    const parts = facets.map((facet) => ({
      facet,
      dictionary: dictionaryOf(facet.field),
      part: facet.field.part,
      into: this.#openPart(facet.field),
    }))
    for (let from = 0; from < raw.touchedCount; from += stride) {
      const to = Math.min(from + stride, raw.touchedCount)
      for (const { into, part } of parts) into.addTuples(raw, tuples, part, from, to)
    }
    raw.close()
    for (const { facet, dictionary, into } of parts) {
      if (facet.field.sets === null) found.set(facet.field.name, this.#finish(facet, dictionary, into))
      else {
        this.#values.open(dictionary.end)
        this.#values.addCountedSets(facet.field.sets, into)
        into.close()
        found.set(facet.field.name, this.#finish(facet, dictionary, this.#values))
      }
    }
  }

  /**
   * Counters of one field, for its values or its sets. Each field has its own, because all fields of a group are
   * counted at the same time.
   */
  #openPart(field: Field): CodeCounts {
    let counts = this.#parts.get(field)
    if (counts === undefined) {
      counts = new CodeCounts()
      this.#parts.set(field, counts)
    }
    counts.open(field.sets?.end ?? dictionaryOf(field).end)
    return counts
  }

  /** Adds the field's values of the slots, one by one. */
  #countField(field: Field, counted: CountedSlots, into: CodeCounts): void {
    const codes = this.#codes.ints(counted.count)
    gatherFieldCodes(field, counted.slots, counted.count, codes)
    if (field.sets === null) into.addAll(codes, counted.count)
    else into.addSets(field.sets, codes, counted.count)
  }

  #finish(facet: WantedFacet, dictionary: Dictionary, counts: CodeCounts): readonly FacetItem[] {
    if (facet.own !== null) this.#countField(facet.field, facet.own, counts)
    const items = this.#items.build(facet, dictionary, counts)
    counts.close()
    return items
  }
}

function dictionaryOf(field: Field): Dictionary {
  if (field.dictionary === null) throw new RangeError(`attribute '${field.name}' has no values to count`)
  return field.dictionary
}
