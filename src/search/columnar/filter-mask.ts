import type { Filter } from '../search-engine.ts'
import { parseCanonicalNumber } from '../query-checks.ts'
import { gatherFieldCodes, type ColumnarIndex, type Field } from './columnar-index.ts'
import { ByteScratch, missingNumber, Scratch } from './columns.ts'
import { missingCode, type Dictionary } from './dictionary.ts'

/** A filter on one attribute. */
type Leaf = Extract<Filter, { readonly attribute: string }>

/**
 * Evaluates filters one column at a time. A leaf turns each candidate's code into a byte (1: passes), and `and`, `or`,
 * `not` combine the bytes, so that no filter needs a function call per candidate.
 */
export class FilterMasks {
  readonly #index: ColumnarIndex
  readonly #codes = new Scratch()
  /** Dictionary code → wanted. Zero between uses. */
  readonly #wanted = new ByteScratch()
  readonly #byTuple = new ByteScratch()
  /** One mask per level of nesting. */
  readonly #masks: ByteScratch[] = []

  constructor(index: ColumnarIndex) {
    this.#index = index
  }

  /** Moves the slots that pass to the front, keeping their order, and returns their number. */
  keep(filter: Filter, slots: Int32Array, count: number): number {
    const scratch = this.#mask(0)
    this.#fill(filter, slots, count, scratch, 1)
    const mask = scratch.bytes(count)
    let kept = 0
    for (let at = 0; at < count; at += 1) {
      slots[kept] = slots[at] as number
      kept += mask[at] as number
    }
    return kept
  }

  /** The mask of a condition, valid until the next call. */
  maskOf(filter: Filter, slots: Int32Array, count: number): Uint8Array {
    const scratch = this.#mask(0)
    this.#fill(filter, slots, count, scratch, 1)
    return scratch.bytes(count)
  }

  #mask(depth: number): ByteScratch {
    let scratch = this.#masks[depth]
    if (scratch === undefined) {
      scratch = new ByteScratch()
      this.#masks[depth] = scratch
    }
    return scratch
  }

  #fill(filter: Filter, slots: Int32Array, count: number, mask: ByteScratch, depth: number): void {
    switch (filter.op) {
      case 'and':
      case 'or': {
        const all = filter.op === 'and'
        const [first, ...others] = filter.of
        if (first === undefined) mask.bytes(count).fill(all ? 1 : 0, 0, count)
        else this.#fill(first, slots, count, mask, depth)
        const partMask = this.#mask(depth)
        for (const part of others) {
          this.#fill(part, slots, count, partMask, depth + 1)
          combine(mask.words(count), partMask.words(count), (count + 3) >> 2, all)
        }
        return
      }
      case 'not':
        this.#fill(filter.of, slots, count, mask, depth)
        invert(mask.words(count), (count + 3) >> 2)
        return
      case 'in':
      case 'range':
      case 'exists':
        this.#fillLeaf(filter, slots, count, mask.bytes(count))
    }
  }

  #fillLeaf(leaf: Leaf, slots: Int32Array, count: number, mask: Uint8Array): void {
    const field = this.#index.fields.get(leaf.attribute)
    if (field === undefined) throw new RangeError(`the index has no attribute '${leaf.attribute}'`)
    switch (leaf.op) {
      case 'range':
        return fillRange(field, leaf.min ?? -Infinity, leaf.max ?? Infinity, slots, count, mask)
      case 'exists':
        if (field.numbers !== null) return fillRange(field, -Infinity, Infinity, slots, count, mask)
        return this.#fillExists(field, slots, count, mask)
      case 'in':
        if (field.dictionary === null) return fillNumbers(field, leaf.values, slots, count, mask)
        return this.#fillIn(field, field.dictionary, leaf.values, slots, count, mask)
    }
  }

  #fillExists(field: Field, slots: Int32Array, count: number, mask: Uint8Array): void {
    const codes = this.#codes.ints(count)
    gatherFieldCodes(field, slots, count, codes)
    for (let at = 0; at < count; at += 1) mask[at] = codes[at] === missingCode ? 0 : 1
  }

  #fillIn(
    field: Field,
    dictionary: Dictionary,
    values: readonly string[],
    slots: Int32Array,
    count: number,
    mask: Uint8Array,
  ): void {
    const wanted = values.flatMap((value) => dictionary.find(value) ?? [])
    if (wanted.length === 0) {
      mask.fill(0, 0, count)
      return
    }
    const table = this.#wanted.bytes(dictionary.end)
    for (const code of wanted) table[code] = 1
    if (field.sets === null) this.#lookUp(field, table, slots, count, mask)
    else {
      const codes = this.#codes.ints(count)
      gatherFieldCodes(field, slots, count, codes)
      fillSets(field.sets.starts, field.sets.lengths, field.sets.pool, table, codes, count, mask)
    }
    for (const code of wanted) table[code] = 0
  }

  /**
   * The table is indexed by code. With fewer tuples than candidates it is first translated into a table by tuple, so
   * that each candidate takes one look-up.
   */
  #lookUp({ store, part }: Field, table: Uint8Array, slots: Int32Array, count: number, mask: Uint8Array): void {
    if (store === null) return
    const { column, tuples } = store
    if (tuples === null) return column.lookUp(slots, count, table, mask)
    const { codes: parts, width } = tuples
    if (tuples.end <= count) {
      const byTuple = this.#byTuple.bytes(tuples.end)
      for (let tuple = 0; tuple < tuples.end; tuple += 1)
        byTuple[tuple] = table[parts[tuple * width + part] as number] as number
      return column.lookUp(slots, count, byTuple, mask)
    }
    const codes = this.#codes.ints(count)
    column.gather(slots, count, codes)
    for (let at = 0; at < count; at += 1)
      mask[at] = table[parts[(codes[at] as number) * width + part] as number] as number
  }
}

/** Four candidates at a time: each byte of a mask is 0 or 1. Bytes beyond the count are never read. */
function combine(mask: Int32Array, part: Int32Array, words: number, all: boolean): void {
  if (all) for (let at = 0; at < words; at += 1) mask[at] = (mask[at] as number) & (part[at] as number)
  else for (let at = 0; at < words; at += 1) mask[at] = (mask[at] as number) | (part[at] as number)
}

function invert(mask: Int32Array, words: number): void {
  for (let at = 0; at < words; at += 1) mask[at] = (mask[at] as number) ^ 0x01010101
}

function fillSets(
  starts: Int32Array,
  lengths: Int32Array,
  pool: Int32Array,
  wanted: Uint8Array,
  codes: Int32Array,
  count: number,
  mask: Uint8Array,
): void {
  for (let at = 0; at < count; at += 1) {
    const code = codes[at] as number
    const start = starts[code] as number
    const end = start + (lengths[code] as number)
    let found = 0
    for (let member = start; member < end; member += 1) found |= wanted[pool[member] as number] as number
    mask[at] = found
  }
}

function fillRange(field: Field, min: number, max: number, slots: Int32Array, count: number, mask: Uint8Array): void {
  const values = numbersOf(field)
  // Ends rounded to 32-bit integers keep the loop on integers. `missingNumber` is the least integer and lies outside
  // every range.
  const least = Math.max(Math.ceil(min), missingNumber + 1)
  const most = Math.min(Math.floor(max), 2_147_483_647)
  if (least > most) {
    mask.fill(0, 0, count)
    return
  }
  // One unsigned comparison, `value − least ≤ most − least`, taken from its borrow bit, because a branch would be
  // mispredicted half of the time.
  const low = least | 0
  const span = (most - least) | 0
  for (let at = 0; at < count; at += 1) {
    const above = ((values[slots[at] as number] as number) - low) | 0
    mask[at] = 1 - (((~span & above) | (~(span ^ above) & (span - above))) >>> 31)
  }
}

function fillNumbers(
  field: Field,
  wanted: readonly string[],
  slots: Int32Array,
  count: number,
  mask: Uint8Array,
): void {
  const values = numbersOf(field)
  const numbers = new Set(wanted.flatMap((text) => parseCanonicalNumber(text) ?? []))
  numbers.delete(missingNumber)
  for (let at = 0; at < count; at += 1) mask[at] = numbers.has(values[slots[at] as number] as number) ? 1 : 0
}

export function numbersOf(field: Field): Int32Array {
  if (field.numbers === null) throw new RangeError(`attribute '${field.name}' is not a number`)
  return field.numbers.values
}
