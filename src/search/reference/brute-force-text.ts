import type { IndexSchema, SearchDocument } from '../search-engine.ts'
import { countEdits } from '../text/edit-distance.ts'
import type { TypedText } from '../text/typed-words.ts'
import { listValueWords } from '../text/value-words.ts'
import { canSatisfy, type Claim } from '../text/word-claims.ts'
import {
  compareCorrections,
  isReadAsPrefix,
  isWholeOnly,
  resolveAllowedEdits,
  type Correction,
  type Synonyms,
} from '../text/word-rules.ts'
import { isNumberLike } from '../text/words.ts'
import { textsOf } from './document-values.ts'

/** A word of a document, the value that it is part of, and the weight of its attribute. */
interface DocumentWord {
  readonly token: string
  readonly covers: number
  readonly value: number
  readonly weight: number
}

/** Words of the text in a row (their indexes), and whether a token satisfies them together. */
interface Reading {
  readonly indexes: readonly number[]
  readonly isMet: (token: string) => boolean
}

/** The text rules of the port, document by document. */
export function matchWords(
  schema: IndexSchema,
  synonyms: Synonyms,
  typed: TypedText,
  scoped: readonly SearchDocument[],
): {
  readonly matches: readonly SearchDocument[]
  readonly used: readonly string[]
  readonly unmatched: readonly string[]
} {
  const { words } = typed
  const documents = scoped.map((document) => ({ document, words: wordsOf(schema, document) }))
  const tokens = documents.flatMap((document) => document.words)
  const readings = listReadings(typed, synonyms)
  const unmatched: string[] = []
  const used = words.map((word, index) => {
    const own = readings.filter(({ indexes }) => indexes.includes(index))
    if (tokens.some(({ token }) => own.some(({ isMet }) => isMet(token)))) return word
    if (isReadAsPrefix(word, words)) {
      if (!tokens.some(({ token }) => token.startsWith(word))) unmatched.push(word)
      readings.push({ indexes: [index], isMet: (token) => token.startsWith(word) })
      return word
    }
    const correction = findCorrection(word, tokens)
    if (correction === null) unmatched.push(word)
    else readings.push({ indexes: [index], isMet: (token) => token === correction })
    return correction ?? word
  })
  const all = 2 ** words.length - 1
  const isMatch = (document: readonly DocumentWord[]): boolean => {
    const claims = document.flatMap(({ token, covers, value }) =>
      readings
        .filter(({ isMet }) => isMet(token))
        .map(({ indexes }): Claim => ({ words: indexes.reduce((bits, at) => bits | (1 << at), 0), value, covers })),
    )
    return canSatisfy(claims, all)
  }
  return { matches: documents.filter((each) => isMatch(each.words)).map(({ document }) => document), used, unmatched }
}

function wordsOf(schema: IndexSchema, document: SearchDocument): readonly DocumentWord[] {
  let value = 0
  return Object.entries(schema).flatMap(([attribute, { text }]) =>
    text === undefined
      ? []
      : textsOf(document, attribute).flatMap((one) => {
          value += 1
          const own = value
          return listValueWords(one).map((word) => ({ ...word, value: own, weight: text }))
        }),
  )
}

/** Each word as typed or by a synonym, each two in a row joined, and three or four in a row joined with a digit. */
function listReadings({ words, order }: TypedText, synonyms: Synonyms): Reading[] {
  const meets = (text: string) => (token: string) =>
    token === text || (!isWholeOnly(text) && token.startsWith(text)) || synonyms.get(text)?.includes(token) === true
  const readings: Reading[] = words.map((word, index) => ({ indexes: [index], isMet: meets(word) }))
  for (const length of [2, 3, 4]) {
    for (let at = 0; at + length <= order.length; at += 1) {
      const indexes = order.slice(at, at + length)
      const joined = indexes.map((index) => words[index]).join('')
      if (length === 2) readings.push({ indexes, isMet: meets(joined) })
      else if (isNumberLike(joined) && joined.length <= 17)
        readings.push({ indexes, isMet: (token) => token === joined })
    }
  }
  return readings
}

function findCorrection(word: string, tokens: readonly DocumentWord[]): string | null {
  const allowed = resolveAllowedEdits(word)
  const near: Correction[] = tokens
    .filter(({ token }) => allowed > 0 && !isNumberLike(token))
    .map(({ token, weight }) => ({ token, weight, edits: countEdits(word, token, allowed) }))
    .filter(({ edits }) => edits <= allowed)
  return near.toSorted(compareCorrections)[0]?.token ?? null
}
