import { foldText, splitPieces } from './words.ts'

/**
 * Names of vehicles by their spelling in one word: 'cclass' → ['cclass'] is one word however it is typed, 'mazda3' →
 * ['mazda', '3'] are two, of which a vehicle may have each in an attribute of its own. Folded.
 */
export type NameForms = ReadonlyMap<string, readonly string[]>

export const noNames: NameForms = new Map()

/** What a visitor typed: the different words, and the order in which they stood. */
export interface TypedText {
  readonly words: readonly string[]
  /** Indexes of `words`. */
  readonly order: readonly number[]
}

/** Characters of a text that are read; what follows is ignored. */
const maxLength = 200
/** Different words of a text that are read; what follows is ignored. */
export const maxWords = 16
/** Words in their order, of which the different ones above are a part. */
const maxOrder = 32

/**
 * The words of a text. Words that a hyphen joins, and neighbours, are one word where that is a name ('c-class', 'd
 * max',
 * '300 series'); all others are read apart.
 */
export function parseTyped(text: string, names: NameForms = noNames): TypedText {
  const pieces = splitPieces(foldText(text.slice(0, maxLength)))
  const read: string[] = []
  for (let at = 0; at < pieces.length && read.length < maxOrder; at += 1) {
    const here = (pieces[at] ?? []).join('')
    const both = here + (pieces[at + 1] ?? []).join('')
    const pair = at + 1 < pieces.length ? names.get(both) : undefined
    if (pair !== undefined) at += 1
    read.push(...(pair ?? names.get(here) ?? pieces[at] ?? []))
  }
  const words: string[] = []
  const order: number[] = []
  for (const word of read.slice(0, maxOrder)) {
    let index = words.indexOf(word)
    if (index < 0) {
      if (words.length === maxWords) break
      index = words.push(word) - 1
    }
    order.push(index)
  }
  return { words, order }
}
