import { readAmount } from './amounts.ts'
import type { Vocabulary } from './meaning.ts'
import type { SentenceReader } from './reader.ts'
import type { SentenceKnowledge, UnderstoodPlace } from './sentence.ts'

const nearWords = new Set(['near', 'nearby', 'around', 'close to', 'near to', 'nearest to', 'closest to', 'next to'])
const inWords = new Set(['in', 'at', 'postcode'])
/** Kilometres that are meant by 'near' and by 'in'. */
const nearKm = 50
const inKm = 25
const longestName = 5

export type PlaceReading =
  | { readonly kind: 'place'; readonly place: Omit<UnderstoodPlace, 'span'>; readonly next: number }
  /** A place was asked for that is none: 'near me'. */
  | { readonly kind: 'unused'; readonly next: number }

/** Reads 'near Geelong', 'within 50 km of 3220', '30 km from Ballarat', 'in Richmond'. */
export function readPlace(
  reader: SentenceReader,
  at: number,
  findPlace: SentenceKnowledge['findPlace'],
  vocabulary: Vocabulary,
): PlaceReading | null {
  const within = reader.textAt(at) === 'within' ? at + 1 : at
  const amount = readAmount(reader.atoms, within)
  if (amount !== null && amount.unit === 'km' && /^(?:of|from|to|around)$/.test(reader.textAt(amount.next))) {
    const found = find(reader, amount.next + 1, findPlace)
    if (found === null) return { kind: 'unused', next: Math.min(amount.next + 2, reader.atoms.length) }
    return { kind: 'place', place: { ...found.place, withinKm: amount.value }, next: found.next }
  }
  const near = reader.after(at, nearWords)
  const after = near ?? reader.after(at, inWords)
  if (after === null) return null
  // 'around 2015' and 'in 2015' are years, though there is such a postcode; 'in orange' is a colour.
  const isAmount = readAmount(reader.atoms, after) !== null
  const isNumber = isAmount && !/^(?:near|postcode)$/.test(reader.textAt(at))
  const isValue = near === null && reader.findMeaning(after, vocabulary) !== null
  const found = isNumber || isValue ? null : find(reader, after, findPlace)
  const withinKm = near === null ? inKm : nearKm
  if (found !== null) return { kind: 'place', place: { ...found.place, withinKm }, next: found.next }
  return near === null || isAmount ? null : { kind: 'unused', next: Math.min(after + 1, reader.atoms.length) }
}

function find(
  reader: SentenceReader,
  at: number,
  findPlace: SentenceKnowledge['findPlace'],
): { readonly place: { readonly slug: string; readonly label: string }; readonly next: number } | null {
  const phrases = reader.phrasesAt(at, longestName)
  const [longest] = phrases
  if (longest === undefined) return null
  const found = findPlace(longest.text)
  const phrase = found === null ? undefined : phrases.find(({ words }) => words === found.words)
  return found === null || phrase === undefined
    ? null
    : { place: { slug: found.slug, label: found.label }, next: phrase.next }
}
