import { formatClock } from '#domain/format/format-moment.ts'
import type { FacetAttribute } from '#search/facets.ts'
import type { SearchAnswer, SearchQuery } from '#search/search-engine.ts'
import { collectChoices, cutAttribute, cutSpans, resolveNear } from '#search/sentence/apply-sentence.ts'
import type { Sentence } from '#search/sentence/sentence.ts'
import type { SearchState } from '#search/state/search-choices.ts'
import { parseTyped } from '#search/text/typed-words.ts'
import type { Facet, Site } from '#site/site.ts'
import { buildChips, buildWordChips, type Chip } from '../filters/build-chips.ts'
import type { UnderstoodView } from '../search-page.ts'

/** Words from which a text is read as the title of one vehicle. */
const wordsOfTitle = 4

/** In the usual order, the vehicle whose title was typed comes first. */
export function resolveClosest({ text, sortBy }: SearchState): Pick<SearchQuery, 'closest'> {
  const isTitle = sortBy === 'rank' && parseTyped(text).words.length >= wordsOfTitle
  return isTitle ? { closest: { text, attributes: ['model', 'badge', 'series'] } } : {}
}

/** The chips of a search, with each word of its text search by itself. */
export function listWordChips(
  site: Site,
  facets: readonly Facet[],
  state: SearchState,
  parse: (text: string) => Sentence,
): readonly Chip[] {
  const words = buildWordChips(state, parse(state.text))
  return [
    ...words,
    ...buildChips(site, facets, state, parse).filter((chip) => words.length === 0 || chip.attribute !== 'text'),
  ]
}

/** What the filters show of the typed text; `fit` leaves out bounds outside the stock, as for those chosen. */
export function buildUnderstoodView(
  state: SearchState,
  sentence: Sentence,
  fit: (state: SearchState) => SearchState,
): UnderstoodView | null {
  const { choices } = fit({ ...state, choices: collectChoices(sentence) })
  const attributes = Object.keys(choices) as FacetAttribute[]
  const near = resolveNear(sentence)
  if (attributes.length === 0 && near === null) return null
  const without = attributes.map((name) => [name, cutAttribute(state.text, sentence, name)])
  if (sentence.place !== null) without.push(['near', cutSpans(state.text, [sentence.place.span])])
  return { choices, near, without: Object.fromEntries(without) as UnderstoodView['without'] }
}

const quote = (words: readonly string[]): string => words.map((word) => `“${word}”`).join(', ')

/** Says that the search is away, and from when the results are; null: they were found just now (SRCH-10). */
export function describeEarlier({ earlierAt }: Pick<SearchAnswer, 'earlierAt'>, timeZone: string): string | null {
  return earlierAt === undefined
    ? null
    : `Our search is not answering just now. These results are from ${formatClock(earlierAt, timeZone)}, ` +
        'so a vehicle may have sold since then.'
}

/** Says which words were corrected and which were left out; null: all were used as typed. */
export function describeReading(
  { unused }: { readonly unused: readonly string[] },
  { corrections }: Pick<SearchAnswer, 'corrections'>,
): string | null {
  const parts = [
    ...corrections.map(({ typed, used }) => `Searched for “${used}” in place of “${typed}”.`),
    ...(unused.length === 0 ? [] : [`We left out what we cannot search by: ${quote(unused)}.`]),
  ]
  return parts.length === 0 ? null : parts.join(' ')
}
