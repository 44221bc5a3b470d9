import { buildLetterMask, countBits, countEdits } from '../text/edit-distance.ts'
import {
  buildTypedPatterns,
  compareCorrections,
  resolveAllowedEdits,
  type Correction,
  type Synonyms,
  type TokenPattern,
} from '../text/word-rules.ts'
import { isNumberLike } from '../text/words.ts'
import { gatherFieldCodes, type ColumnarIndex, type Store } from './columnar-index.ts'
import { Scratch, type CodeColumn } from './columns.ts'
import {
  clearMarks,
  collect,
  isIndexCheaper,
  keepHolders,
  keepMatching,
  seenBit,
  type TextField,
} from './text-marks.ts'
import type { TupleTable } from './tuple-table.ts'

/** Number of candidates that are examined together for a correction. */
const stride = 1024

/** Whether the scope has any of the first `count` slots; may reorder them. */
export type IsAnyVisible = (slots: Int32Array, count: number) => boolean

interface Proposal extends Correction {
  readonly from: TextField
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
  readonly #seen = new Int32Array(stride)
  readonly #byTuple = new Scratch()

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
    this.#stores = [...stores].map(([store, fields]) => ({ store, fields }))
  }

  /**
   * Moves the slots that match every word to the front and answers how many, and the words as understood. A correction
   * must come from a slot that is visible.
   */
  keep(
    words: readonly string[],
    slots: Int32Array,
    count: number,
    isAnyVisible: IsAnyVisible,
  ): { readonly count: number; readonly used: readonly string[] } {
    const all = 2 ** words.length - 1
    const found = this.#words.ints(count)
    found.fill(0, 0, count)
    this.#mark(buildTypedPatterns(words, this.#synonyms), slots, count, found)
    const typed = keepMatching(found, all, slots, count)
    if (typed.seen === all || count === 0) return { count: typed.kept, used: words }
    // A word that nobody has: nothing was kept, so the slots are as they were.
    const missing = ~typed.seen & all
    const { used, patterns } = this.#readAgain(words, missing, slots, count, isAnyVisible)
    if (patterns.length === 0) return { count: 0, used }
    const left = keepHolders(found, all & ~missing, slots, count)
    this.#mark(patterns, slots, left, found)
    return { count: keepMatching(found, all, slots, left).kept, used }
  }

  /** The words that nothing in the scope has as typed: prefixes of number-like words, corrections of the others. */
  #readAgain(
    words: readonly string[],
    missing: number,
    slots: Int32Array,
    count: number,
    isAnyVisible: IsAnyVisible,
  ): { readonly used: readonly string[]; readonly patterns: readonly TokenPattern[] } {
    const patterns: TokenPattern[] = []
    const used = words.map((word, at) => {
      if ((missing & (1 << at)) === 0) return word
      if (isNumberLike(word)) {
        patterns.push({ how: 'prefix', text: word, words: 1 << at })
        return word
      }
      const correction = this.#findCorrection(word, slots, count, isAnyVisible)
      if (correction === null) return word
      patterns.push({ how: 'exact', text: correction, words: 1 << at })
      return correction
    })
    return { used, patterns }
  }

  #mark(patterns: readonly TokenPattern[], slots: Int32Array, count: number, found: Int32Array): void {
    for (const { store, fields } of this.#stores) {
      const tuples = store.tuples !== null && store.tuples.end <= count ? store.tuples : null
      const together: TextField[] = []
      for (const text of fields) {
        if (!isIndexCheaper(text, count)) this.#markByCandidate(text, patterns, slots, count, found)
        else if (this.#markByIndex(text, patterns)) {
          if (tuples !== null && text.field.sets === null) together.push(text)
          else this.#spread(text, slots, count, found)
        }
      }
      if (tuples !== null && together.length > 0)
        this.#spreadTuples(store.column, tuples, together, slots, count, found)
    }
  }

  /**
   * Notes the words that values satisfy in the field's bits; answers whether there are any, to be spread and cleared.
   */
  #markByIndex(text: TextField, patterns: readonly TokenPattern[]): boolean {
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
    this.#visitValues(text, codes, count, bits, (code) => {
      const haystack = texts[code] as string
      let words = 0
      for (let at = 0; at < needles.length; at += 1) {
        if (haystack.includes(needles[at] as string)) words |= (patterns[at] as TokenPattern).words
      }
      bits[code] = seenBit | words
    })
    collect(text, bits, codes, count, found)
    this.#visitValues(text, codes, count, null, (code) => {
      bits[code] = 0
    })
  }

  /** Calls for each value of the codes; with `bits`, for each that has none yet. */
  #visitValues(
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

  /** The nearest token of letters that some candidate has. */
  #findCorrection(word: string, slots: Int32Array, count: number, isAnyVisible: IsAnyVisible): string | null {
    const allowed = resolveAllowedEdits(word)
    if (allowed === 0) return null
    const proposals: Proposal[] = []
    const mask = buildLetterMask(word)
    for (const text of this.#fields) {
      const propose = (token: string): void => {
        if (Math.abs(token.length - word.length) > allowed || countBits(mask ^ buildLetterMask(token)) > allowed * 2)
          return
        const edits = countEdits(word, token, allowed)
        if (edits <= allowed) proposals.push({ token, edits, weight: text.weight, from: text })
      }
      if (isIndexCheaper(text, count)) text.dictionary.tokens?.visitLetterTokens(propose)
      else this.#proposeByCandidate(text, slots, count, propose)
    }
    proposals.sort(compareCorrections)
    return proposals.find((proposal) => this.#isInScope(proposal, slots, count, isAnyVisible))?.token ?? null
  }

  #proposeByCandidate(text: TextField, slots: Int32Array, count: number, propose: (token: string) => void): void {
    const codes = this.#codes.ints(count)
    gatherFieldCodes(text.field, slots, count, codes)
    const bits = text.bits.ints(text.dictionary.end)
    const texts = text.dictionary.tokenTexts
    this.#visitValues(text, codes, count, bits, (code) => {
      bits[code] = seenBit
      for (const token of (texts[code] as string).split(' ')) {
        if (token !== '' && !isNumberLike(token)) propose(token)
      }
    })
    this.#visitValues(text, codes, count, null, (code) => {
      bits[code] = 0
    })
  }

  /** The token index knows the whole market; a correction must come from what this query may see (TEN-07). */
  #isInScope({ from, token }: Proposal, slots: Int32Array, count: number, isAnyVisible: IsAnyVisible): boolean {
    this.#markByIndex(from, [{ how: 'exact', text: token, words: 1 }])
    const bits = from.bits.ints(from.dictionary.end)
    let isFound = false
    const codes = this.#codes.ints(stride)
    const seen = this.#seen
    // In strides, because a correction worth making is mostly met within the first.
    for (let at = 0; at < count && !isFound; at += stride) {
      const length = Math.min(stride, count - at)
      gatherFieldCodes(from.field, slots.subarray(at, at + length), length, codes)
      seen.fill(0)
      collect(from, bits, codes, length, seen)
      let holders = 0
      for (let place = 0; place < length; place += 1)
        if ((seen[place] as number) !== 0) seen[holders++] = slots[at + place] as number
      isFound = holders > 0 && isAnyVisible(seen, holders)
    }
    clearMarks(from)
    return isFound
  }
}
