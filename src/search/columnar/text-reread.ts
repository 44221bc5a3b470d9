import { buildLetterMask, countBits, countEdits } from '../text/edit-distance.ts'
import {
  compareCorrections,
  isReadAsPrefix,
  resolveAllowedEdits,
  type Correction,
  type TokenPattern,
} from '../text/word-rules.ts'
import { isNumberLike } from '../text/words.ts'
import { gatherFieldCodes } from './columnar-index.ts'
import { Scratch } from './columns.ts'
import { clearMarks, collect, isIndexCheaper, markByIndex, seenBit, visitValues, type TextField } from './text-marks.ts'

/** Number of candidates that are examined together for a correction. */
const stride = 1024

/** Whether the scope has any of the first `count` slots; may reorder them. */
export type IsAnyVisible = (slots: Int32Array, count: number) => boolean

interface Proposal extends Correction {
  readonly from: TextField
}

/** Reads words again that nothing in the scope has as they were typed. */
export class TextReread {
  readonly #fields: readonly TextField[]
  readonly #codes = new Scratch()
  readonly #seen = new Int32Array(stride)

  constructor(fields: readonly TextField[]) {
    this.#fields = fields
  }

  /** The words that nothing in the scope has as typed: the beginnings of words, corrections, and what is neither. */
  read(
    words: readonly string[],
    missing: number,
    slots: Int32Array,
    count: number,
    isAnyVisible: IsAnyVisible,
  ): {
    readonly used: readonly string[]
    readonly patterns: readonly TokenPattern[]
    readonly unmatched: readonly string[]
  } {
    const patterns: TokenPattern[] = []
    const unmatched: string[] = []
    const used = words.map((word, at) => {
      if ((missing & (1 << at)) === 0) return word
      const pattern = this.#readWord(word, words, 1 << at, slots, count, isAnyVisible)
      if (pattern === null) unmatched.push(word)
      else patterns.push(pattern)
      return pattern?.how === 'exact' ? pattern.text : word
    })
    return { used, patterns, unmatched }
  }

  #readWord(
    word: string,
    words: readonly string[],
    bit: number,
    slots: Int32Array,
    count: number,
    isAnyVisible: IsAnyVisible,
  ): TokenPattern | null {
    if (isReadAsPrefix(word, words)) {
      const pattern: TokenPattern = { how: 'prefix', text: word, words: bit }
      const isFound = this.#fields.some((from) => this.#isInScope(from, pattern, slots, count, isAnyVisible))
      return isFound ? pattern : null
    }
    const correction = this.#findCorrection(word, slots, count, isAnyVisible)
    return correction === null ? null : { how: 'exact', text: correction, words: bit }
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
    return (
      proposals.find(({ from, token }) =>
        this.#isInScope(from, { how: 'exact', text: token, words: 1 }, slots, count, isAnyVisible),
      )?.token ?? null
    )
  }

  #proposeByCandidate(text: TextField, slots: Int32Array, count: number, propose: (token: string) => void): void {
    const codes = this.#codes.ints(count)
    gatherFieldCodes(text.field, slots, count, codes)
    const bits = text.bits.ints(text.dictionary.end)
    const texts = text.dictionary.tokenTexts
    visitValues(text, codes, count, bits, (code) => {
      bits[code] = seenBit
      for (const token of (texts[code] as string).split(' ')) {
        if (token !== '' && !isNumberLike(token)) propose(token)
      }
    })
    visitValues(text, codes, count, null, (code) => {
      bits[code] = 0
    })
  }

  /** The token index knows the whole market; what is read again must be what this query may see (TEN-07). */
  #isInScope(
    from: TextField,
    pattern: TokenPattern,
    slots: Int32Array,
    count: number,
    isAnyVisible: IsAnyVisible,
  ): boolean {
    if (!markByIndex(from, [pattern])) return false
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
