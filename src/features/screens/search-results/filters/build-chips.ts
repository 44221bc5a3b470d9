import { formatDate } from '#domain/format/calendar-date.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber, formatWithUnit } from '#domain/format/format-number.ts'
import { formatPlace } from '#domain/place/place.ts'
import { dollars } from '#domain/money/cents.ts'
import { facets as facetTable, formatFacetValue, type FacetAttribute } from '#search/facets.ts'
import { cutSpans } from '#search/sentence/apply-sentence.ts'
import type { Sentence, Span, Understood } from '#search/sentence/sentence.ts'
import {
  emptySearchState,
  listChoices,
  withoutValue,
  type FacetChoice,
  type RangeChoice,
  type SearchState,
} from '#search/state/search-choices.ts'
import { findSearchPlace, withoutPlace } from '#site/places/settle-place.ts'
import type { Facet, Site } from '#site/site.ts'

export interface Chip {
  readonly label: string
  /** The facet that it refines; 'text' for words and 'place' for the distance. */
  readonly attribute: FacetAttribute | 'text' | 'place'
  /** The search state without this refinement. */
  readonly without: SearchState
  /** The search state with this refinement alone. */
  readonly only: SearchState
}

function formatBound(attribute: FacetAttribute, value: number): string {
  const { unit } = facetTable[attribute]
  switch (unit) {
    case undefined:
      return formatNumber(value)
    case 'dollars':
      return formatMoney(dollars(value))
    case 'year':
      return String(value)
    case 'moment':
      return formatDate(new Date(value * 1000).toISOString().slice(0, 10))
    default:
      return formatWithUnit(value, unit.symbol)
  }
}

/** Describes a range, as 'from $20,000', '2019 – 2022' or 'since 3 November 2026'. */
export function describeRange(attribute: FacetAttribute, { min, max }: RangeChoice): string {
  if (min !== null && max !== null)
    return [...new Set([min, max])].map((bound) => formatBound(attribute, bound)).join(' – ')
  const from = facetTable[attribute].unit === 'moment' ? 'since' : 'from'
  return min !== null ? `${from} ${formatBound(attribute, min)}` : `to ${formatBound(attribute, max ?? 0)}`
}

const describeRadius = (withinKm: number | null): string =>
  withinKm === null ? 'Near' : `Within ${formatNumber(withinKm)} km of`

/** A range with its heading, as 'Price: from $20,000'. */
export function labelRange(facets: readonly Facet[], attribute: FacetAttribute, choice: RangeChoice): string {
  const heading = facets.find((facet) => facet.attribute === attribute)?.label ?? facetTable[attribute].label
  return `${heading}: ${describeRange(attribute, choice)}`
}

const only = (part: Partial<SearchState>): SearchState => ({ ...emptySearchState, ...part })

/**
 * Builds a chip for each refinement, with the search state that removing it leaves (SRCH-21). Refinements that the
 * typed
 * text stands for are removed by removing their words; `read` reads a text again.
 */
export function buildChips(
  site: Site,
  facets: readonly Facet[],
  state: SearchState,
  read: (text: string) => Sentence,
): readonly Chip[] {
  const chips = state.text === '' ? [] : buildTextChips(facets, state, read)
  const place = findSearchPlace(site, state)?.place
  if (place !== undefined)
    chips.push({
      label: `${describeRadius(state.near?.withinKm ?? null)} ${formatPlace(place)}`,
      attribute: 'place',
      without: withoutPlace(state),
      only: only({ near: state.near }),
    })
  for (const [attribute, choice] of listChoices(state.choices)) {
    if (choice.kind === 'range')
      chips.push({
        label: labelRange(facets, attribute, choice),
        attribute,
        without: withoutValue(state, attribute, null),
        only: only({ choices: { [attribute]: choice } }),
      })
    else
      for (const value of choice.values)
        chips.push({
          label: formatFacetValue(attribute, value, site.search),
          attribute,
          without: withoutValue(state, attribute, value),
          only: only({ choices: { [attribute]: { kind: 'values', values: [value] } } }),
        })
  }
  return chips
}

function buildTextChips(facets: readonly Facet[], state: SearchState, read: (text: string) => Sentence): Chip[] {
  const sentence = read(state.text)
  const { understood, place, rest, restSpans } = sentence
  const cut = (spans: readonly Span[]): SearchState => ({ ...state, text: cutSpans(state.text, spans), page: 1 })
  const phrase = ({ from, to }: Span): SearchState => only({ text: state.text.slice(from, to) })
  return [
    ...(rest === ''
      ? []
      : [{ label: `“${rest}”`, attribute: 'text' as const, without: cut(restSpans), only: only({ text: rest }) }]),
    ...(place === null
      ? []
      : [
          {
            label: labelPlace(place),
            attribute: 'place' as const,
            without: cut([place.span]),
            only: phrase(place.span),
          },
        ]),
    ...understood.map((one, at): Chip => ({
      label: one.label ?? (one.choice.kind === 'range' ? labelRange(facets, one.attribute, one.choice) : ''),
      attribute: one.attribute,
      without: withoutPhrase(state, sentence, at, read),
      only: phrase(one.span),
    })),
  ]
}

function labelPlace({ label, withinKm }: NonNullable<Sentence['place']>): string {
  return `${describeRadius(withinKm)} ${label}`
}

const signatureOf = ({ attribute, choice }: Pick<Understood, 'attribute' | 'choice'>): string =>
  JSON.stringify([attribute, choice])

/**
 * The state without one phrase of its text. Where the words that are left would then mean something else, the other
 * refinements become choices of the filters, so that removing one keeps them all.
 */
function withoutPhrase(
  state: SearchState,
  sentence: Sentence,
  removed: number,
  read: (text: string) => Sentence,
): SearchState {
  const others = sentence.understood.filter((_one, at) => at !== removed)
  const span = sentence.understood[removed]?.span
  const text = cutSpans(state.text, span === undefined ? [] : [span])
  const again = read(text)
  const isSame =
    again.rest === sentence.rest && again.understood.map(signatureOf).join('\n') === others.map(signatureOf).join('\n')
  if (isSame) return { ...state, text, page: 1 }
  const choices: Partial<Record<FacetAttribute, FacetChoice>> = {}
  for (const { attribute, choice } of others) {
    const before = choices[attribute]
    choices[attribute] =
      before?.kind === 'values' && choice.kind === 'values'
        ? { kind: 'values', values: [...new Set([...before.values, ...choice.values])].toSorted() }
        : choice
  }
  return { ...state, text: sentence.rest, page: 1, choices: { ...choices, ...state.choices } }
}

/** Chips of the single words that the text search looks for, where it looks for several. */
export function buildWordChips(state: SearchState, { restSpans }: Sentence): readonly Chip[] {
  if (restSpans.length < 2) return []
  return restSpans.map((span): Chip => {
    const word = state.text.slice(span.from, span.to)
    return {
      label: `“${word}”`,
      attribute: 'text',
      without: { ...state, text: cutSpans(state.text, [span]), page: 1 },
      only: only({ text: word }),
    }
  })
}
