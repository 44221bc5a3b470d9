import { buildTypedPatterns, type Synonyms, type TokenPattern } from '../text/word-rules.ts'
import type { TypedText } from '../text/typed-words.ts'
import { mayShareWords } from '../text/word-claims.ts'
import { ClaimCheck } from './claim-check.ts'
import { gatherFieldCodes, type ColumnarIndex, type Store } from './columnar-index.ts'
import { Scratch, type CodeColumn } from './columns.ts'
import {
  clearMarks,
  collect,
  isIndexCheaper,
  keepHolders,
  keepMatching,
  markByIndex,
  seenBit,
  visitValues,
  type TextField,
} from './text-marks.ts'
import { TextReread, type IsAnyVisible } from './text-reread.ts'
import type { TupleTable } from './tuple-table.ts'

export interface TextAnswer {
  readonly count: number
  /** The words as understood, with corrections in place of misspelt ones. */
  readonly used: readonly string[]
  /** Words that nothing in the scope has, not even corrected. */
  readonly unmatched: readonly string[]
}

/**
 * Text search looks at values, not at documents: each value of a text attribute gets one bit a word it satisfies, and a
 * document's words are the union over its values.
 *
 * Where the dictionary is not much larger than the candidates, the words are looked up in the token index; where it is
 * (a site in a large market) each of the candidates' values is looked at once. So the cost never outgrows the
 * candidates'.
 */
export class TextMatch {
  readonly #fields: readonly TextField[]
  readonly #stores: readonly { readonly store: Store; readonly fields: readonly TextField[] }[]
  readonly #synonyms: Synonyms
  readonly #codes = new Scratch()
  readonly #words = new Scratch()
  readonly #byTuple = new Scratch()
  readonly #claims: ClaimCheck
  readonly #reread: TextReread

  constructor(index: ColumnarIndex, synonyms: Synonyms) {
    this.#synonyms = synonyms
    this.#fields = [...index.fields.values()].flatMap((field) => {
      const weight = field.definition.text
      return weight === undefined || field.dictionary === null
        ? []
        : [{ field, dictionary: field.dictionary, weight, bits: new Scratch(), marked: [] }]
    })
    const stores = new Map<Store, TextField[]>()
    for (const text of this.#fields) {
      if (text.field.store !== null) stores.set(text.field.store, [...(stores.get(text.field.store) ?? []), text])
    }
    this.#claims = new ClaimCheck(this.#fields)
    this.#reread = new TextReread(this.#fields)
    this.#stores = [...stores].map(([store, fields]) => ({ store, fields }))
  }

  /**
   * Moves the slots that match every word to the front and answers how many, and the words as understood. A correction
   * must come from a slot that is visible.
   */
  keep(typed: TypedText, slots: Int32Array, count: number, isAnyVisible: IsAnyVisible): TextAnswer {
    const { words } = typed
    const all = 2 ** words.length - 1
    if (count === 0) return { count, used: words, unmatched: words }
    const found = this.#words.ints(count)
    found.fill(0, 0, count)
    const asked = buildTypedPatterns(typed, this.#synonyms).filter((pattern) => this.#isKnown(pattern))
    this.#mark(asked, slots, count, found)
    const matched = keepMatching(found, all, slots, count)
    if (matched.seen === all)
      return { count: this.#keepApart(asked, all, slots, matched.kept), used: words, unmatched: [] }
    // A word that nobody has: nothing was kept, so the slots are as they were.
    const missing = ~matched.seen & all
    const { used, patterns, unmatched } = this.#reread.read(words, missing, slots, count, isAnyVisible)
    const left = unmatched.length > 0 ? 0 : keepHolders(found, all & ~missing, slots, count)
    this.#mark(patterns, slots, left, found)
    const { kept } = keepMatching(found, all, slots, left)
    return { count: this.#keepApart([...asked, ...patterns], all, slots, kept), used, unmatched }
  }

  /** Whether any value of the market has such a token. */
  #isKnown({ text, how }: TokenPattern): boolean {
    return this.#fields.some(({ dictionary }) => dictionary.tokens?.has(text, how === 'prefix') === true)
  }

  /** Moves the slots to the front in which every word has a word of the vehicle to itself. */
  #keepApart(patterns: readonly TokenPattern[], all: number, slots: Int32Array, count: number): number {
    return count === 0 || !mayShareWords(patterns) ? count : this.#claims.keep(patterns, all, slots, count)
  }

  #mark(patterns: readonly TokenPattern[], slots: Int32Array, count: number, found: Int32Array): void {
    for (const { store, fields } of this.#stores) {
      const tuples = store.tuples !== null && store.tuples.end <= count ? store.tuples : null
      const together: TextField[] = []
      for (const text of fields) {
        if (!isIndexCheaper(text, count)) this.#markByCandidate(text, patterns, slots, count, found)
        else if (markByIndex(text, patterns)) {
          if (tuples !== null && text.field.sets === null) together.push(text)
          else this.#spread(text, slots, count, found)
        }
      }
      if (tuples !== null && together.length > 0)
        this.#spreadTuples(store.column, tuples, together, slots, count, found)
    }
  }

  #spread(text: TextField, slots: Int32Array, count: number, found: Int32Array): void {
    const { field, dictionary } = text
    const bits = text.bits.ints(dictionary.end)
    if (field.sets === null && field.store !== null && field.store.tuples === null)
      field.store.column.orBits(slots, count, bits, found)
    else {
      const codes = this.#codes.ints(count)
      gatherFieldCodes(field, slots, count, codes)
      collect(text, bits, codes, count, found)
    }
    clearMarks(text)
  }

  /** One walk over the tuples for all attributes of the group, and one over the candidates. */
  #spreadTuples(
    column: CodeColumn,
    { codes, width, end }: TupleTable,
    texts: readonly TextField[],
    slots: Int32Array,
    count: number,
    found: Int32Array,
  ): void {
    const byTuple = this.#byTuple.ints(end)
    const bits = texts.map((text) => text.bits.ints(text.dictionary.end))
    const parts = texts.map((text) => text.field.part)
    for (let tuple = 0; tuple < end; tuple += 1) {
      const start = tuple * width
      let words = 0
      for (let at = 0; at < parts.length; at += 1)
        words |= (bits[at] as Int32Array)[codes[start + (parts[at] as number)] as number] as number
      byTuple[tuple] = words
    }
    column.orBits(slots, count, byTuple, found)
    for (const text of texts) clearMarks(text)
  }

  #markByCandidate(
    text: TextField,
    asked: readonly TokenPattern[],
    slots: Int32Array,
    count: number,
    found: Int32Array,
  ): void {
    // No stock number is called 'toyota': values that cannot have the word need no look.
    const patterns = asked.filter(
      (pattern) => text.dictionary.tokens?.has(pattern.text, pattern.how === 'prefix') ?? true,
    )
    if (patterns.length === 0) return
    const codes = this.#codes.ints(count)
    gatherFieldCodes(text.field, slots, count, codes)
    const bits = text.bits.ints(text.dictionary.end)
    const texts = text.dictionary.tokenTexts
    const needles = patterns.map((pattern) => (pattern.how === 'prefix' ? ` ${pattern.text}` : ` ${pattern.text} `))
    visitValues(text, codes, count, bits, (code) => {
      const haystack = texts[code] as string
      let words = 0
      for (let at = 0; at < needles.length; at += 1) {
        if (haystack.includes(needles[at] as string)) words |= (patterns[at] as TokenPattern).words
      }
      bits[code] = seenBit | words
    })
    collect(text, bits, codes, count, found)
    visitValues(text, codes, count, null, (code) => {
      bits[code] = 0
    })
  }
}
