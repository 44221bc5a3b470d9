import type { IndexSchema, SearchDocument } from '../search-engine.ts'
import { countEdits } from '../text/edit-distance.ts'
import { compareCorrections, resolveAllowedEdits, type Correction, type Synonyms } from '../text/word-rules.ts'
import { buildTokens, isNumberLike } from '../text/words.ts'
import { textsOf } from './document-values.ts'

/** A token of a document and the weight of its attribute. */
interface WeightedToken {
  readonly token: string
  readonly weight: number
}

/** The text rules of the port, document by document. */
export function matchWords(
  schema: IndexSchema,
  synonyms: Synonyms,
  words: readonly string[],
  scoped: readonly SearchDocument[],
): { readonly matches: readonly SearchDocument[]; readonly used: readonly string[] } {
  const tokens = new Map(scoped.map((document) => [document, tokensOf(schema, document)]))
  const tokensIn = (document: SearchDocument): readonly WeightedToken[] => tokens.get(document) ?? []
  const tests = words.map((word, at) => {
    const typed = (token: string): boolean => isTyped(words, at, synonyms, token)
    if (scoped.some((document) => tokensIn(document).some(({ token }) => typed(token))))
      return { used: word, satisfies: typed }
    if (isNumberLike(word)) return { used: word, satisfies: (token: string) => token.startsWith(word) }
    const correction = findCorrection(word, scoped.flatMap(tokensIn))
    return correction === null
      ? { used: word, satisfies: typed }
      : { used: correction, satisfies: (token: string) => token === correction }
  })
  return {
    matches: scoped.filter((document) =>
      tests.every(({ satisfies }) => tokensIn(document).some(({ token }) => satisfies(token))),
    ),
    used: tests.map(({ used }) => used),
  }
}

function tokensOf(schema: IndexSchema, document: SearchDocument): readonly WeightedToken[] {
  return Object.entries(schema).flatMap(([attribute, { text }]) =>
    text === undefined
      ? []
      : textsOf(document, attribute).flatMap((value) => buildTokens(value).map((token) => ({ token, weight: text }))),
  )
}

/** Matches the word as typed: by itself, by a synonym, or joined with the word before or after. */
function isTyped(words: readonly string[], at: number, synonyms: Synonyms, token: string): boolean {
  const word = words[at] ?? ''
  const means = (typed: string): boolean => synonyms.get(typed)?.includes(token) ?? false
  if (isNumberLike(word) ? token === word : token.startsWith(word)) return true
  if (means(word)) return true
  const joined = [words.slice(at - 1, at + 1), words.slice(at, at + 2)]
    .filter((pair) => pair.length === 2)
    .map((pair) => pair.join(''))
  return joined.some((both) => token.startsWith(both) || means(both))
}

function findCorrection(word: string, tokens: readonly WeightedToken[]): string | null {
  const allowed = resolveAllowedEdits(word)
  const near: Correction[] = tokens
    .filter(({ token }) => allowed > 0 && !isNumberLike(token))
    .map(({ token, weight }) => ({ token, weight, edits: countEdits(word, token, allowed) }))
    .filter(({ edits }) => edits <= allowed)
  return near.toSorted(compareCorrections)[0]?.token ?? null
}
