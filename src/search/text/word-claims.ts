import type { TokenPattern } from './word-rules.ts'

/** A word of a vehicle that satisfies words of the text. */
export interface Claim {
  /** Bits of the words of the text that it satisfies. */
  readonly words: number
  /** The attribute value that it is a word of. */
  readonly value: number
  /** Bits of the words of that value that it takes. */
  readonly covers: number
}

/**
 * Steps after which a vehicle counts as a match. Only a vehicle with dozens of words that begin alike, asked for by as
 * many words that begin alike, needs more.
 */
const mostSteps = 5_000

/**
 * Whether the claims can satisfy all words of the text without any word of the vehicle being used twice: 'sportage
 * sport' asks for a Sportage that is also a Sport.
 */
export function canSatisfy(claims: readonly Claim[], all: number): boolean {
  let steps = 0
  const used = new Map<number, number>()
  const satisfy = (satisfied: number): boolean => {
    if (satisfied === all) return true
    steps += 1
    if (steps > mostSteps) return true
    const wanted = ~satisfied & all & -(~satisfied & all)
    for (const { words, value, covers } of claims) {
      const taken = used.get(value) ?? 0
      if ((words & wanted) === 0 || (taken & covers) !== 0) continue
      used.set(value, taken | covers)
      if (satisfy(satisfied | (words & all))) return true
      used.set(value, taken)
    }
    return false
  }
  return satisfy(0)
}

/**
 * Whether two patterns could be satisfied by the same word of a vehicle, or by words that share a part of it. If none
 * can, a vehicle that has all words of the text has one of its own for each.
 */
export function mayShareWords(patterns: readonly TokenPattern[]): boolean {
  return patterns.some((left, at) =>
    patterns.some((right, other) => {
      const both = left.words & right.words
      // Where one satisfies all that the other does, no match needs both.
      if (other <= at || both === left.words || both === right.words) return false
      return left.text.includes(right.text) || right.text.includes(left.text) || isLinked(left.text, right.text)
    }),
  )
}

/** Whether an end of one text is a beginning of the other. */
function isLinked(left: string, right: string): boolean {
  for (let length = Math.min(left.length, right.length) - 1; length > 0; length -= 1)
    if (right.startsWith(left.slice(-length)) || left.startsWith(right.slice(-length))) return true
  return false
}
