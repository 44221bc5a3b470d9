import { countEdits } from '../text/edit-distance.ts'
import type { TypedText } from '../text/typed-words.ts'
import { listValueWords } from '../text/value-words.ts'
import { canSatisfy, mayShareWords, type Claim } from '../text/word-claims.ts'
import {
  buildTypedPatterns,
  compareCorrections,
  isReadAsPrefix,
  resolveAllowedEdits,
  type Correction,
  type Synonyms,
  type TokenPattern,
} from '../text/word-rules.ts'
import { encodeToken } from './codes.ts'

/** What `readText` needs to know about the rows that the visitor may see (owners and filter). */
export interface ScopeWords {
  /** For each full-text query, whether any row of the scope matches it. */
  hasAny(matches: readonly string[]): Promise<readonly boolean[]>
  /** Every alphabetic token in the scope, with the weight of each attribute that contains it. */
  listTokens(): Promise<readonly { readonly token: string; readonly weight: number }[]>
}

export interface TextReading {
  /** A full-text query for rows that match every word; null: some word matches no row. */
  readonly match: string | null
  readonly patterns: readonly TokenPattern[]
  /** Whether two words of the text may match the same word of a row (`text/word-claims.ts`). */
  readonly mayShare: boolean
  readonly used: readonly string[]
  readonly unmatched: readonly string[]
}

const writePattern = ({ how, text }: TokenPattern): string => encodeToken(text) + (how === 'prefix' ? '*' : '')

/** A full-text query for rows that match any of the patterns; null if there are no patterns. */
function writeAny(patterns: readonly TokenPattern[]): string | null {
  const words = new Set(patterns.map(writePattern))
  return words.size === 0 ? null : `(${[...words].join('|')})`
}

/** Interprets a text by the rules of `SearchQuery.text`, with the tokens of the rows in scope. */
export async function readText(typed: TypedText, synonyms: Synonyms, scope: ScopeWords): Promise<TextReading> {
  const { words } = typed
  const patterns = [...buildTypedPatterns(typed, synonyms)]
  const ofWord = (at: number) => patterns.filter((pattern) => (pattern.words & (1 << at)) !== 0)
  const found = await scope.hasAny(words.map((_word, at) => writeAny(ofWord(at)) ?? ''))
  const missing = words.flatMap((word, at) => (found[at] === true ? [] : [{ word, at }]))
  const prefixes = missing.filter(({ word }) => isReadAsPrefix(word, words))
  const begun = prefixes.length === 0 ? [] : await scope.hasAny(prefixes.map(({ word }) => `${encodeToken(word)}*`))
  const isMended = missing.some(({ word }) => !isReadAsPrefix(word, words) && resolveAllowedEdits(word) > 0)
  const tokens = isMended ? await scope.listTokens() : []
  const used = [...words]
  const unmatched: string[] = []
  for (const { word, at } of missing) {
    const asPrefix = prefixes.findIndex((prefix) => prefix.at === at)
    if (asPrefix >= 0) {
      if (begun[asPrefix] === true) patterns.push({ how: 'prefix', text: word, words: 1 << at })
      else unmatched.push(word)
      continue
    }
    const correction = findCorrection(word, tokens)
    if (correction === null) unmatched.push(word)
    else {
      patterns.push({ how: 'exact', text: correction, words: 1 << at })
      used[at] = correction
    }
  }
  const clauses = words.map((_word, at) => writeAny(ofWord(at)))
  return {
    match: unmatched.length > 0 ? null : clauses.join(' '),
    patterns,
    mayShare: mayShareWords(patterns),
    used,
    unmatched,
  }
}

function findCorrection(
  word: string,
  tokens: readonly { readonly token: string; readonly weight: number }[],
): string | null {
  const allowed = resolveAllowedEdits(word)
  const near = tokens
    .map(({ token, weight }): Correction => ({ token, weight, edits: countEdits(word, token, allowed) }))
    .filter(({ edits }) => allowed > 0 && edits <= allowed)
  return near.toSorted(compareCorrections)[0]?.token ?? null
}

/** Whether each word of the text matches a different word of the row's values. */
export function hasOwnWords(values: readonly string[], patterns: readonly TokenPattern[], words: number): boolean {
  const claims = values.flatMap((one, value) =>
    listValueWords(one).flatMap(({ token, covers }) =>
      patterns
        .filter(({ how, text }) => (how === 'exact' ? token === text : token.startsWith(text)))
        .map((pattern): Claim => ({ words: pattern.words, value, covers })),
    ),
  )
  return canSatisfy(claims, 2 ** words - 1)
}
