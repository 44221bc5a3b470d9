import type { Field } from './columnar-index.ts'
import type { Scratch } from './columns.ts'
import type { Dictionary } from './dictionary.ts'
import type { SetTable } from './set-table.ts'
import type { TokenPattern } from '../text/word-rules.ts'

/** Marks a value as visited. No word uses this bit, as `maxWords` is 16. */
export const seenBit = 1 << 30

/** A text attribute and which of its values satisfy which words of the current query. */
export interface TextField {
  readonly field: Field
  readonly dictionary: Dictionary
  readonly weight: number
  /** Dictionary code → words it satisfies. Zero between queries. */
  readonly bits: Scratch
  /** Codes whose bits are set, by index. Empty between uses. */
  readonly marked: number[]
}

/**
 * Moves the slots with all words to the front. `seen` holds the words that some slot has; if a word is missing there,
 * no slot is moved.
 */
export function keepMatching(
  found: Int32Array,
  all: number,
  slots: Int32Array,
  count: number,
): { readonly kept: number; readonly seen: number } {
  let seen = 0
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    const words = found[at] as number
    seen |= words
    if ((words & all) === all) slots[kept++] = slots[at] as number
  }
  return { kept, seen: seen & all }
}

/** Moves the slots that have at least these words to the front, together with their found words. */
export function keepHolders(found: Int32Array, words: number, slots: Int32Array, count: number): number {
  let kept = 0
  for (let at = 0; at < count; at += 1) {
    if (((found[at] as number) & words) !== words) continue
    slots[kept] = slots[at] as number
    found[kept++] = found[at] as number
  }
  return kept
}

export function clearMarks({ bits, dictionary, marked }: TextField): void {
  const array = bits.ints(dictionary.end)
  for (const code of marked) array[code] = 0
  marked.length = 0
}

/**
 * The index visits the matching values, a scan the values of every candidate. A scan reads each value's text, so the
 * index is cheaper even for a prefix of half the dictionary against an eighth as many candidates.
 */
export function isIndexCheaper({ dictionary }: TextField, count: number): boolean {
  return dictionary.end <= count * 8
}

/** Adds the words of each candidate's values to its own. */
export function collect(text: TextField, bits: Int32Array, codes: Int32Array, count: number, found: Int32Array): void {
  const { sets } = text.field
  if (sets !== null) return collectSets(sets, bits, codes, count, found)
  for (let at = 0; at < count; at += 1) found[at] = (found[at] as number) | (bits[codes[at] as number] as number)
}

function collectSets(
  { starts, lengths, pool }: SetTable,
  bits: Int32Array,
  codes: Int32Array,
  count: number,
  found: Int32Array,
): void {
  for (let at = 0; at < count; at += 1) {
    const code = codes[at] as number
    const end = (starts[code] as number) + (lengths[code] as number)
    let words = found[at] as number
    for (let place = starts[code] as number; place < end; place += 1) words |= bits[pool[place] as number] as number
    found[at] = words
  }
}

/**
 * Notes the words that values satisfy in the field's bits; answers whether there are any, to be spread and cleared.
 */
export function markByIndex(text: TextField, patterns: readonly TokenPattern[]): boolean {
  const { dictionary, marked } = text
  const bits = text.bits.ints(dictionary.end)
  for (const pattern of patterns) {
    dictionary.tokens?.visit(pattern.text, pattern.how === 'prefix', (code) => {
      const before = bits[code] as number
      if (before === 0) marked.push(code)
      bits[code] = before | pattern.words
    })
  }
  return marked.length > 0
}

/** Calls for each value of the codes; with `bits`, for each that has none yet. */
export function visitValues(
  text: TextField,
  codes: Int32Array,
  count: number,
  bits: Int32Array | null,
  visit: (code: number) => void,
): void {
  const { sets } = text.field
  for (let at = 0; at < count; at += 1) {
    const code = codes[at] as number
    if (sets === null) {
      if (bits === null || bits[code] === 0) visit(code)
      continue
    }
    const start = sets.starts[code] as number
    const end = start + (sets.lengths[code] as number)
    for (let place = start; place < end; place += 1) {
      const member = sets.pool[place] as number
      if (bits === null || bits[member] === 0) visit(member)
    }
  }
}
