import type { TokenPattern } from '../text/word-rules.ts'
import { canSatisfy, type Claim } from '../text/word-claims.ts'
import { listValueWords } from '../text/value-words.ts'
import { gatherFieldCodes } from './columnar-index.ts'
import { missingCode } from './dictionary.ts'
import { Scratch } from './columns.ts'
import type { TextField } from './text-marks.ts'

/** Number of candidates whose codes are gathered together. */
const stride = 1024

type ValueClaim = Omit<Claim, 'value'>

/**
 * Checks vehicles that have every word of a text whether they have a word of their own for each. It runs only for texts
 * whose words could share one (`mayShareWords`), on the few vehicles that are left.
 */
export class ClaimCheck {
  readonly #fields: readonly TextField[]
  readonly #codes: readonly Scratch[]

  constructor(fields: readonly TextField[]) {
    this.#fields = fields
    this.#codes = fields.map(() => new Scratch())
  }

  /** Moves the slots that satisfy all words to the front and answers how many. */
  keep(patterns: readonly TokenPattern[], all: number, slots: Int32Array, count: number): number {
    const known = this.#fields.map(() => new Map<number, readonly ValueClaim[]>())
    let kept = 0
    for (let from = 0; from < count; from += stride) {
      const length = Math.min(stride, count - from)
      const codes = this.#fields.map(({ field }, at) => {
        const out = (this.#codes[at] as Scratch).ints(stride)
        gatherFieldCodes(field, slots.subarray(from, from + length), length, out)
        return out
      })
      for (let at = 0; at < length; at += 1) {
        const claims: Claim[] = []
        let value = 0
        this.#fields.forEach((text, index) => {
          for (const code of membersOf(text, (codes[index] as Int32Array)[at] as number)) {
            const cache = known[index] as Map<number, readonly ValueClaim[]>
            let found = cache.get(code)
            if (found === undefined) {
              found = claimsOf(text.dictionary.values[code] as string, patterns)
              cache.set(code, found)
            }
            for (const claim of found) claims.push({ ...claim, value })
            value += 1
          }
        })
        if (canSatisfy(claims, all)) slots[kept++] = slots[from + at] as number
      }
    }
    return kept
  }
}

/** The codes of the values that a code of the column stands for: itself, or the members of a set. */
function membersOf({ field: { sets } }: TextField, code: number): readonly number[] {
  if (code === missingCode) return []
  if (sets === null) return [code]
  const start = sets.starts[code] as number
  return [...sets.pool.subarray(start, start + (sets.lengths[code] as number))]
}

/** What the words of a value satisfy. */
function claimsOf(value: string, patterns: readonly TokenPattern[]): readonly ValueClaim[] {
  return listValueWords(value).flatMap(({ token, covers }) => {
    const met = patterns.filter(({ how, text }) => (how === 'exact' ? token === text : token.startsWith(text)))
    // Each pattern is a claim of its own: a word that satisfies either of two words does not satisfy both.
    return met.map(({ words }) => ({ words, covers }))
  })
}
