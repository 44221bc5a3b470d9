import type { FacetAttribute } from '../facets.ts'
import type { ValuesChoice } from '../state/search-choices.ts'
import { vehicleSynonyms } from '../synonyms.ts'
import { foldText } from '../text/words.ts'
import { foldPhrase, splitAtoms } from './atoms.ts'
import type { Meaning } from './meaning.ts'
import { readAge } from './read-age.ts'
import { readFamily } from './read-family.ts'
import { readPlace, type PlaceReading } from './read-place.ts'
import { readRange, type RangeReading } from './read-range.ts'
import { readUnlisted } from './read-unlisted.ts'
import { SentenceReader, type Phrase } from './reader.ts'
import type { Sentence, SentenceKnowledge, Span, Understood, UnderstoodPlace } from './sentence.ts'
import { fillers, vocabulary, wishes } from './vocabulary.ts'

/** Words of the longest name: 'range rover sport autobiography dynamic'. */
const longestName = 5
const notWords = new Set(['not', 'no', 'without', 'except', 'excluding', 'non'])
/** What is counted and no filter has: '6 speed', '2 door', and of caravans '4 berth' and '20 foot'. */
const parts = new Set(
  'speed sp spd cyl cylinder cylinders door doors dr berth berths foot feet ft star stars axle axles'.split(' '),
)

/**
 * Reads a sentence of a buyer: refinements, a place, and words for the text search.
 *
 *     'white dual cab ute under 40k toyota'
 *      └colour┘└─cab──┘└body┘└─price──┘└rest┘
 *
 * The longest reading at each place wins. A name wins over a value that is a part of it ('black edition', 'fj
 * cruiser');
 * of readings of the same length, the value wins, except right after a name. Amounts are read only where their unit
 * or their words say what they
 * count. Linear in the 200 characters that are read.
 */
export function parseSentence(text: string, knowledge: SentenceKnowledge): Sentence {
  const reader = new SentenceReader(splitAtoms(text))
  const understood: Understood[] = []
  const unused: Span[] = []
  const rest: Span[] = []
  /** Where an 'or' stands, and how many refinements had been read by then. */
  const alternatives: { readonly span: Span; readonly before: number }[] = []
  let place: UnderstoodPlace | null = null
  /** Whether a name stands right before. */
  let afterName = false
  /** Where the next model of 'cx5 or rav4' stands; -1 for none. */
  let nextModel = -1
  // Few sentences have one, and the others need not know the models.
  const hasOr = reader.atoms.some(({ text: word }) => word === 'or')
  let at = 0
  while (at < reader.atoms.length) {
    const model = hasOr ? findAlternative(reader, at, knowledge, nextModel === at) : null
    if (model !== null) {
      understood.push({ ...buildValues(model.meaning, knowledge), span: reader.spanOf(at, model.next) })
      at = model.next
      if (reader.textAt(at) === 'or') nextModel = at + 1
      afterName = false
      continue
    }
    const name = findName(reader, at, knowledge)
    const value = findValue(reader, at, knowledge)
    const isNamed = name !== null && isPreferred(name, value, afterName)
    if (isNamed) {
      rest.push(reader.spanOf(at, name.next))
      at = name.next
      afterName = true
      continue
    }
    afterName = false
    const denied = readDenied(reader, at, knowledge)
    const near: PlaceReading | null =
      place === null && denied === null ? readPlace(reader, at, knowledge.findPlace, vocabulary) : null
    const range = near === null && denied === null ? readBounds(reader, at, knowledge) : null
    const counted = readParts(reader, at)
    const wish = reader.after(at, wishes)
    if (denied !== null) {
      unused.push(reader.spanOf(at, denied))
      at = denied
    } else if (near !== null) {
      const span = reader.spanOf(at, near.next)
      if (near.kind === 'place') place = { ...near.place, span }
      else unused.push(span)
      at = near.next
    } else if (range !== null) {
      const span = reader.spanOf(at, range.next)
      if (range.kind === 'understood') understood.push({ ...range.understood, span })
      else unused.push(span)
      at = range.next
    } else if (counted !== null) {
      unused.push(reader.spanOf(at, counted))
      at = counted
    } else if (value !== null) {
      understood.push({ ...buildValues(value.meaning, knowledge), span: reader.spanOf(at, value.next) })
      at = value.next
    } else if (name === null && wish !== null) {
      unused.push(reader.spanOf(at, wish))
      at = wish
    } else {
      const span = reader.spanOf(at, at + 1)
      const word = reader.textAt(at)
      if (word === 'or') alternatives.push({ span, before: understood.length })
      else if (/[\p{L}\p{N}]/u.test(word) && (name !== null || !fillers.has(word))) rest.push(span)
      afterName = name !== null
      at += 1
    }
  }
  const anyOf: FacetAttribute[] = []
  for (const { span, before } of alternatives) {
    const attribute = understood[before]?.attribute
    if (attribute === undefined || understood[before - 1]?.attribute !== attribute) unused.push(span)
    else anyOf.push(attribute)
  }
  return {
    understood,
    anyOf,
    place,
    rest: joinSpans(text, rest),
    restSpans: rest,
    unused: unused.map(({ from, to }) => text.slice(from, to)),
  }
}

/**
 * Whether words are read as a name: where they are more than the words of a value, or one word after a name, as a badge
 * stands ('rav4 cruiser', 'bonneville t120 black').
 */
function isPreferred(name: Phrase, value: Phrase | null, afterName: boolean): boolean {
  if (name.words > 1) return name.words > (value?.words ?? 0)
  return afterName && value?.words === 1
}

/** The longest value at a place of the sentence; 'van' is a caravan where the site sells those and no vans. */
function findValue(reader: SentenceReader, at: number, knowledge: SentenceKnowledge) {
  const value = reader.findMeaning(at, vocabulary, knowledge.phrases())
  const caravan = vocabulary.get('caravan')
  const isVan = value?.meaning.attribute === 'body' && value.meaning.values.join() === 'Van'
  return value !== null && isVan && knowledge.vanIsCaravan && caravan !== undefined
    ? { ...value, meaning: caravan }
    : value
}

/** The longest name at a place of the sentence. */
function findName(reader: SentenceReader, at: number, { isName }: SentenceKnowledge): Phrase | null {
  return reader.phrasesAt(at, longestName).find(({ text }) => isName(text)) ?? null
}

/**
 * The make or model at a place of the sentence that an 'or' joins with another: as text the search would ask for both
 * in one vehicle. `isJoined`: the 'or' stands before it.
 */
function findAlternative(
  reader: SentenceReader,
  at: number,
  { findModel }: SentenceKnowledge,
  isJoined: boolean,
): (Phrase & { readonly meaning: Meaning }) | null {
  const find = (from: number) => {
    for (const phrase of reader.phrasesAt(from, longestName)) {
      const meaning = findModel(phrase.text)
      if (meaning !== null) return { ...phrase, meaning }
    }
    return null
  }
  const model = find(at)
  if (model === null || isJoined) return model
  const other = reader.textAt(model.next) === 'or' ? find(model.next + 1) : null
  return other?.meaning.attribute === model.meaning.attribute ? model : null
}

const readBounds = (
  reader: SentenceReader,
  at: number,
  { thisYear, offersAtm }: SentenceKnowledge,
): RangeReading | null =>
  readFamily(reader, at) ??
  readUnlisted(reader, at) ??
  readAge(reader, at, thisYear) ??
  readRange(reader, at, offersAtm)

/** Index after 'not white' or 'no sunroof', which no refinement can say; null for other words. */
function readDenied(reader: SentenceReader, at: number, knowledge: SentenceKnowledge): number | null {
  if (!notWords.has(reader.textAt(at)) || readBounds(reader, at, knowledge) !== null) return null
  const from = fillers.has(reader.textAt(at + 1)) || reader.textAt(at + 1) === '-' ? at + 2 : at + 1
  const denied = reader.findMeaning(from, vocabulary, knowledge.phrases()) ?? findName(reader, from, knowledge)
  return denied?.next ?? Math.min(from + 1, reader.atoms.length)
}

/** Index after '6 speed', '4 cylinder' or 'sleeps 6', of which no filter knows. */
function readParts(reader: SentenceReader, at: number): number | null {
  if (/^sleeps?$/.test(reader.textAt(at))) return /^\d{1,2}$/.test(reader.textAt(at + 1)) ? at + 2 : null
  const next = reader.isHyphen(at + 1) ? at + 2 : at + 1
  const isNumber = /^\d{1,2}$/.test(reader.textAt(at)) || /^(?:single|tandem|dual)$/.test(reader.textAt(at))
  return isNumber && parts.has(reader.textAt(next)) ? next + 1 : null
}

function buildValues(
  { attribute, values, label }: Meaning,
  knowledge: SentenceKnowledge,
): Pick<Understood, 'attribute' | 'choice' | 'label'> {
  const resolved = attribute === 'colour' ? resolveColour(values, knowledge) : values
  return { attribute, choice: { kind: 'values', values: resolved } satisfies ValuesChoice, label }
}

/** The folded colours of a list; the same list is asked for each colour of a sentence. */
const foldedLists = new WeakMap<readonly string[], readonly string[]>()

/** The colours in stock that have the word: 'white' is 'Glacier White' too. Without any, the word itself. */
function resolveColour(values: readonly string[], { colours }: SentenceKnowledge): readonly string[] {
  const words = values.map(foldText).flatMap((word) => [word, ...(vehicleSynonyms.get(word) ?? [])])
  const folded = foldedLists.get(colours) ?? colours.map((colour) => ` ${foldPhrase(colour)} `)
  foldedLists.set(colours, folded)
  const inStock = colours.filter((_colour, at) => {
    return words.some((word) => folded[at]?.includes(` ${word} `) === true)
  })
  return inStock.length === 0 ? values : inStock
}

function joinSpans(text: string, spans: readonly Span[]): string {
  return spans.map(({ from, to }) => text.slice(from, to)).join(' ')
}
