import { listMakes, listModels } from '#site/directory/directory.ts'
import { vehicleNames } from '#site/directory/name-forms.ts'
import type { FacetAttribute } from '#search/facets.ts'
import { applySentence, settleSentence } from '#search/sentence/apply-sentence.ts'
import { foldPhrase } from '#search/sentence/atoms.ts'
import type { Meaning, Vocabulary } from '#search/sentence/meaning.ts'
import { parseSentence } from '#search/sentence/parse-sentence.ts'
import { knowsNothing, type Sentence, type SentenceKnowledge, type Span } from '#search/sentence/sentence.ts'
import type { SearchState } from '#search/state/search-choices.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { parseTyped } from '#search/text/typed-words.ts'
import { yearAt } from '#domain/format/year-at.ts'
import { formatPlace } from '#domain/place/place.ts'
import { choosePlace } from '#site/places/choose-place.ts'
import { findLongestPlace } from '#site/places/find-places.ts'
import { hasSeveralYards } from '#site/places/yards.ts'
import type { Site } from '#site/site.ts'

/** Makes, models, and models after their makes, in folded words. */
const directoryNames: ReadonlySet<string> = new Set(
  listMakes().flatMap(({ name: make }) => [
    foldPhrase(make),
    ...listModels(make).flatMap(({ name }) => [foldPhrase(name), foldPhrase(`${make} ${name}`)]),
  ]),
)

/**
 * A name written in two words, 'land cruiser' and 'hi lux', as one: without this, 'cruiser' would be a body. Null for
 * words that are not both of letters: 'a 4' of 'a 4 cylinder' is no Audi.
 */
function joinWords(phrase: string): string | null {
  const words = phrase.split(' ')
  return words.length > 1 && words.every((word) => /^\p{L}{2,}$/u.test(word)) ? words.join('') : null
}

/** A name as buyers join and part it: 'CX-5', 'cx 5' and 'cx5' are one. */
const joinName = (name: string): string => foldPhrase(name).replaceAll(' ', '')

interface NamedModel {
  readonly label: string
  readonly values: ReadonlySet<string>
}

/** Models by their names as `joinName` writes them. A model of digits alone needs its make. */
function indexModels(names: Iterable<readonly [name: string, label: string, value: string]>) {
  const models = new Map<string, { readonly label: string; readonly values: Set<string> }>()
  for (const [name, label, value] of names) {
    const key = joinName(name)
    if (/^\d*$/.test(key)) continue
    const known = models.get(key) ?? { label, values: new Set() }
    known.values.add(value)
    models.set(key, known)
  }
  return models as ReadonlyMap<string, NamedModel>
}

function* nameDirectoryModels(): Generator<readonly [string, string, string]> {
  for (const { name: make } of listMakes())
    for (const { name } of listModels(make)) {
      yield [name, name, `${make} ${name}`]
      yield [`${make} ${name}`, name, `${make} ${name}`]
    }
}

function* nameStockedModels(
  stocked: readonly string[],
  models: readonly string[],
): Generator<readonly [string, string, string]> {
  const known = new Set(models)
  for (const value of stocked) {
    yield [value, value, value]
    const words = value.split(' ')
    for (let from = 1; from < words.length; from += 1) {
      const model = words.slice(from).join(' ')
      if (known.has(model)) yield [model, model, value]
    }
  }
}

const directoryMakes: ReadonlyMap<string, Meaning> = new Map(
  listMakes().map(({ name }) => [joinName(name), { attribute: 'make', values: [name], label: name }]),
)
/** The directory has thousands of names, which take milliseconds to join. */
const directoryModels = indexModels(nameDirectoryModels())

/**
 * Finds makes, models, and models after their makes, with the values that they stand for. Values that a stock writes
 * otherwise ('HILUX') come from it.
 */
function createModelFinder(stocked: readonly string[], models: readonly string[]): (phrase: string) => Meaning | null {
  let stock: ReadonlyMap<string, NamedModel> | null = null
  return (phrase) => {
    const key = joinName(phrase)
    const make = directoryMakes.get(key)
    if (make !== undefined) return make
    stock ??= indexModels(nameStockedModels(stocked, models))
    const found = [directoryModels.get(key), stock.get(key)].filter((model) => model !== undefined)
    const [first] = found
    if (first === undefined) return null
    return {
      attribute: 'make_model',
      values: [...new Set(found.flatMap(({ values }) => [...values]))],
      label: first.label,
    }
  }
}

/** Every word of a name of the directory: what is none of them and in no vehicle is a word that nobody knows. */
const directoryWords: ReadonlySet<string> = new Set([...directoryNames].flatMap((name) => name.split(' ')))

/**
 * Loads what the site's stock and the directory know of the words of a sentence, from the whole stock of the site and
 * not from what is for sale today, so that a word keeps its meaning as vehicles come and go. A text without a word
 * needs no knowledge: give `knowsNothing` in its place. Only a text with an 'or' asks which models are in stock.
 */
export async function loadSentenceKnowledge(
  search: StockSearch,
  site: Site,
  text: string,
  nowMs: number,
): Promise<SentenceKnowledge> {
  const list = async (attribute: FacetAttribute): Promise<readonly string[]> => {
    const found = await search.facetValues({ scope: { owners: [site.slug] }, attribute, limit: 2_000 })
    return found.map(({ value }) => value)
  }
  const none: readonly string[] = []
  const asksForVan = /\bvans?\b/i.test(text)
  const [models, stocked, badges, colours, features, bodies, kinds] = await Promise.all([
    list('model'),
    foldPhrase(text).split(' ').includes('or') ? list('make_model') : [],
    list('badge'),
    list('colour'),
    list('filtered_features'),
    asksForVan ? list('body') : none,
    asksForVan ? list('item_type') : none,
  ])
  const meaningOf =
    (attribute: FacetAttribute) =>
    (value: string): [string, Meaning] => [foldPhrase(value), { attribute, values: [value], label: value }]
  let names: ReadonlySet<string> | null = null
  let phrases: Vocabulary | null = null
  return {
    colours,
    isName: (phrase) => {
      names ??= new Set([...models, ...badges].map(foldPhrase))
      if (directoryNames.has(phrase) || names.has(phrase)) return true
      const joined = joinWords(phrase)
      return joined !== null && (directoryWords.has(joined) || names.has(joined))
    },
    phrases: () => {
      phrases ??= new Map([
        ...features.map(meaningOf('filtered_features')),
        // Colours of one word are the grammar's own; those of several ('Liquid Mercury') only a stock has.
        ...colours.filter((colour) => foldPhrase(colour).includes(' ')).map(meaningOf('colour')),
      ])
      return phrases
    },
    findModel: createModelFinder(stocked, models),
    thisYear: yearAt(nowMs, site.time_zone),
    vanIsCaravan: kinds.includes('caravan') && !bodies.includes('Van'),
    offersAtm: site.search.facets.some(({ attribute }) => attribute === 'atm'),
    // A site that sells from one place measures no distances.
    findPlace: hasSeveralYards(site) ? (words) => findNamedPlace(site, words) : knowsNothing.findPlace,
  }
}

function findNamedPlace(site: Site, words: string): ReturnType<SentenceKnowledge['findPlace']> {
  const found = findLongestPlace(words.split(' '))
  const chosen = found === null ? null : choosePlace(site, found.places)
  if (found === null || chosen === null) return null
  return { slug: chosen.place.slug, label: formatPlace(chosen.place), words: found.words }
}

/** How a text is read: the search it stands for, and what was left out of it. */
export interface Reading {
  readonly sentence: Sentence
  /** The search with the refinements of the sentence, and its other words as text. */
  readonly state: SearchState
  /** Words and phrases that the search does not use, as typed. */
  readonly unused: readonly string[]
}

/** Tells how many vehicles a search finds, and which words of its text none of them has. */
export type AskSearch = (
  state: SearchState,
) => Promise<{ readonly total: number; readonly unmatched: readonly string[] }>

const read = (state: SearchState, knowledge: SentenceKnowledge): Reading => {
  const sentence = parseSentence(state.text, knowledge)
  return { sentence, state: applySentence(state, sentence), unused: sentence.unused }
}

/**
 * Reads the text of a search as a sentence. A name is preferred to a value of the same words; where the name leaves
 * nothing, the value is tried. A word that neither a vehicle nor the directory has is left out, if anything else was
 * understood; `unused` says so. `ask` searches.
 */
export async function understandText(
  state: SearchState,
  knowledge: SentenceKnowledge,
  ask: AskSearch,
): Promise<Reading> {
  const first = read(state, knowledge)
  if (state.text === '') return first
  const withNames = await leaveOutUnknown(first, ask)
  if (withNames.total > 0) return withNames.reading
  const plain = read(state, { ...knowledge, isName: () => false })
  if (plain.state.text === first.state.text) return withNames.reading
  const withValues = await leaveOutUnknown(plain, ask)
  return withValues.total > 0 ? withValues.reading : withNames.reading
}

async function leaveOutUnknown(
  reading: Reading,
  ask: AskSearch,
): Promise<{ readonly reading: Reading; readonly total: number }> {
  const { sentence, state, unused } = reading
  const answer = await ask(state)
  if (answer.unmatched.length === 0) return { reading, total: answer.total }
  const isUnknown = (word: string): boolean => {
    const words = parseTyped(word, vehicleNames).words
    return words.length > 0 && words.every((one) => answer.unmatched.includes(one) && !directoryWords.has(one))
  }
  const typed = readSpans(sentence)
  const kept = typed.filter(({ word }) => !isUnknown(word))
  const isAnythingLeft = kept.length > 0 || sentence.understood.length > 0 || sentence.place !== null
  if (kept.length === typed.length || !isAnythingLeft) return { reading, total: answer.total }
  const rest = kept.map(({ word }) => word).join(' ')
  const shorter: Reading = {
    sentence: { ...sentence, rest, restSpans: kept.map(({ span }) => span) },
    state: { ...state, text: rest },
    unused: [...unused, ...typed.filter(({ word }) => isUnknown(word)).map(({ word }) => word)],
  }
  return { reading: shorter, total: (await ask(shorter.state)).total }
}

/** The words left for the text search with their places. */
function readSpans({ rest, restSpans }: Sentence): readonly { readonly word: string; readonly span: Span }[] {
  let at = 0
  return restSpans.map((span) => {
    const word = rest.slice(at, at + span.to - span.from)
    at += word.length + 1
    return { word, span }
  })
}

/** The search whose text no longer says what a filter says too (`settleSentence`). */
export async function settleText(
  search: StockSearch,
  site: Site,
  state: SearchState,
  nowMs: number,
): Promise<SearchState> {
  if (state.text === '' || (Object.keys(state.choices).length === 0 && state.near === null)) return state
  return settleSentence(state, parseSentence(state.text, await loadSentenceKnowledge(search, site, state.text, nowMs)))
}
