import type { TypedText } from './typed-words.ts'
import { isNumberLike, isShort } from './words.ts'

/** Word → further words that mean the same; each is compared with whole tokens. */
export type Synonyms = ReadonlyMap<string, readonly string[]>

/**
 * One way in which a token satisfies words of the text. `exact`: the token is `text`; `prefix`: it begins with `text`.
 * `words` has a bit for each word that is satisfied.
 */
export interface TokenPattern {
  readonly how: 'exact' | 'prefix'
  readonly text: string
  readonly words: number
}

/** Words in a row that are also looked for as one: a plate typed in three groups, a stock number in two. */
const longestRun = 4
/** Characters of a VIN, the longest that is typed in groups. */
const longestJoined = 17

/**
 * A number-like or short word is met by whole tokens: '3' is not every stock number that begins with 3, 'r' not
 * 'red'.
 */
export function isWholeOnly(word: string): boolean {
  return isNumberLike(word) || isShort(word)
}

/**
 * What a token must look like to satisfy the words as typed:
 * - a word of three letters or more: the token begins with it;
 * - a shorter or number-like word: the token is it;
 * - a synonym: the token is it;
 * - two neighbours: the token begins with both joined (is both, if they are number-like), or is a synonym of both
 *   joined; that satisfies the two ('hi lux' finds 'HiLux', 'station wagon' finds 'Wagon');
 * - three or four in a row with a digit: the token is all of them joined ('AB 12 CD' finds the plate 'AB12CD').
 */
export function buildTypedPatterns({ words, order }: TypedText, synonyms: Synonyms): readonly TokenPattern[] {
  const patterns: TokenPattern[] = []
  const add = (text: string, mask: number): void => {
    patterns.push({ how: isWholeOnly(text) ? 'exact' : 'prefix', text, words: mask })
    for (const other of synonyms.get(text) ?? []) patterns.push({ how: 'exact', text: other, words: mask })
  }
  words.forEach((word, at) => add(word, 1 << at))
  for (let at = 0; at < order.length; at += 1) {
    let text = ''
    let mask = 0
    const end = Math.min(order.length, at + longestRun)
    for (let next = at; next < end; next += 1) {
      const index = order[next] ?? 0
      text += words[index] ?? ''
      mask |= 1 << index
      if (next === at + 1) add(text, mask)
      if (next > at + 1 && text.length <= longestJoined && isNumberLike(text))
        patterns.push({ how: 'exact', text, words: mask })
    }
  }
  return patterns
}

/** The tokens that a text matches: its words, as typed or joined, and their synonyms. */
export function listMatchedWords(typed: TypedText, synonyms: Synonyms): ReadonlySet<string> {
  return new Set(buildTypedPatterns(typed, synonyms).map(({ text }) => text))
}

/**
 * Whether a word that nothing in the scope has as typed is read as the beginning of one: a number-like word ('s100'),
 * or a short one that is the whole text, as the first letters of a name are while it is typed.
 */
export function isReadAsPrefix(word: string, words: readonly string[]): boolean {
  return isNumberLike(word) || (isShort(word) && words.length === 1)
}

/**
 * Edits allowed to correct a word that nothing in the scope matches as typed: none for number-like words and below 4
 * letters, one below 7, then two. Very long words are not corrected.
 */
export function resolveAllowedEdits(word: string): 0 | 1 | 2 {
  if (word.length < 4 || word.length > 40 || isNumberLike(word)) return 0
  return word.length < 7 ? 1 : 2
}

export interface Correction {
  readonly token: string
  readonly edits: number
  /** Of the attribute the token was found in. */
  readonly weight: number
}

/**
 * Order of corrections, best first: fewest edits, then the greatest weight, then the first in code-unit order.
 * Negative: `left` comes first.
 */
export function compareCorrections(left: Correction, right: Correction): number {
  return (
    left.edits - right.edits ||
    right.weight - left.weight ||
    (left.token < right.token ? -1 : left.token > right.token ? 1 : 0)
  )
}
