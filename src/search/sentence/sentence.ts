import type { FacetAttribute } from '../facets.ts'
import type { FacetChoice } from '../state/search-choices.ts'
import type { Meaning, Vocabulary } from './meaning.ts'

/** A stretch of a sentence, from inclusive and to exclusive, in characters. */
export interface Span {
  readonly from: number
  readonly to: number
}

/** A refinement that a phrase of the sentence stands for. */
export interface Understood {
  readonly attribute: FacetAttribute
  readonly choice: FacetChoice
  /** Words of the chip; null for a range, which is described like any other. */
  readonly label: string | null
  readonly span: Span
}

/** A place to which the distance is asked for. */
export interface UnderstoodPlace {
  /** Name of the place in addresses: 'geelong-vic'. */
  readonly slug: string
  readonly label: string
  readonly withinKm: number
  readonly span: Span
}

/** A sentence in its parts. Every word is in exactly one of them, or is a filler such as 'with'. */
export interface Sentence {
  readonly understood: readonly Understood[]
  /** Sets of which any value will do, because an 'or' stands between: 'sunroof or leather seats'. */
  readonly anyOf: readonly FacetAttribute[]
  readonly place: UnderstoodPlace | null
  /** Words left for the text search, in their order: names, numbers, and what only the stock can know. */
  readonly rest: string
  readonly restSpans: readonly Span[]
  /** Phrases that the grammar knows it cannot use ('$100 a week', 'not white'), as typed. */
  readonly unused: readonly string[]
}

/** What the grammar asks of the site. All of it is of the site's own stock and of public tables (TEN-07). */
export interface SentenceKnowledge {
  /** Whether the folded words are a name: of the directory, or a model or badge in stock. */
  readonly isName: (phrase: string) => boolean
  /** The colours in stock, as it spells them. */
  readonly colours: readonly string[]
  /** Phrases that only this site's stock has, such as its own features and colours of two words. */
  readonly phrases: () => Vocabulary
  /** The make or model that the folded words name, of the directory or in stock; null when they name none. */
  readonly findModel: (phrase: string) => Meaning | null
  /** The year of today, from which ages count ('under 3 years old'); null where nobody knows it. */
  readonly thisYear: number | null
  /** Whether a 'van' is a caravan, as where caravans are sold and no vans are. */
  readonly vanIsCaravan: boolean
  /** Whether visitors may narrow the stock by the aggregate mass of trailers ('caravan under 2000 kg'). */
  readonly offersAtm: boolean
  /** The place that the words begin with, and how many words name it; null when there is none. */
  readonly findPlace: (
    words: string,
  ) => { readonly slug: string; readonly label: string; readonly words: number } | null
}

/** A site without stock, directory and places. */
export const knowsNothing: SentenceKnowledge = {
  isName: () => false,
  colours: [],
  phrases: () => new Map(),
  findModel: () => null,
  thisYear: null,
  vanIsCaravan: false,
  offersAtm: false,
  findPlace: () => null,
}
