import { isNumberLike } from './words.ts'

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

/**
 * What a token must look like to satisfy the words as typed:
 * - a word of letters: the token begins with it;
 * - a number-like word: the token is it ('3' is not every stock number that begins with 3);
 * - a synonym: the token is it;
 * - two neighbours: the token begins with both joined, or is a synonym of both joined; that satisfies the two
 *   ('hi lux' finds 'HiLux', 'station wagon' finds 'Wagon').
 */
export function buildTypedPatterns(words: readonly string[], synonyms: Synonyms): readonly TokenPattern[] {
  const patterns: TokenPattern[] = []
  words.forEach((word, at) => {
    patterns.push({ how: isNumberLike(word) ? 'exact' : 'prefix', text: word, words: 1 << at })
    for (const other of synonyms.get(word) ?? []) patterns.push({ how: 'exact', text: other, words: 1 << at })
    const next = words[at + 1]
    if (next === undefined) return
    const both = (1 << at) | (1 << (at + 1))
    patterns.push({ how: 'prefix', text: word + next, words: both })
    for (const other of synonyms.get(word + next) ?? []) patterns.push({ how: 'exact', text: other, words: both })
  })
  return patterns
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
