import type { FacetAttribute } from '../facets.ts'

/** What a phrase of a sentence means: values of one facet. */
export interface Meaning {
  readonly attribute: FacetAttribute
  /** Values of the index; of a colour, the values in stock that have the word. */
  readonly values: readonly string[]
  /** Words of the chip. */
  readonly label: string
}

/** Phrases in folded words, one space between two, and their meanings. */
export type Vocabulary = ReadonlyMap<string, Meaning>

/** Words of the longest phrase. */
export const longestPhrase = 4
