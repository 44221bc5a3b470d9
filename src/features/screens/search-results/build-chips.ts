import { formatDate } from '#domain/format/calendar-date.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber, formatWithUnit } from '#domain/format/format-number.ts'
import { formatPlace } from '#domain/place/place.ts'
import { dollars } from '#domain/money/cents.ts'
import { facets as facetTable, formatFacetValue, type FacetAttribute } from '#search/facets.ts'
import { listChoices, withoutValue, type RangeChoice, type SearchState } from '#search/state/search-choices.ts'
import { findSearchPlace, withoutPlace } from '#site/places/settle-place.ts'
import type { Facet, Site } from '#site/site.ts'

export interface Chip {
  readonly label: string
  /** The search state without this refinement. */
  readonly without: SearchState
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

/** Builds a chip for each refinement, with the search state that removing it leaves (SRCH-21). */
export function buildChips(site: Site, facets: readonly Facet[], state: SearchState): readonly Chip[] {
  const chips: Chip[] = []
  if (state.text !== '') chips.push({ label: `“${state.text}”`, without: { ...state, text: '', page: 1 } })
  const place = findSearchPlace(site, state)?.place
  if (place !== undefined)
    chips.push({
      label: `${describeRadius(state.near?.withinKm ?? null)} ${formatPlace(place)}`,
      without: withoutPlace(state),
    })
  for (const [attribute, choice] of listChoices(state.choices)) {
    const heading = facets.find((facet) => facet.attribute === attribute)?.label
    if (choice.kind === 'range')
      chips.push({
        label: [heading, describeRange(attribute, choice)].filter(Boolean).join(': '),
        without: withoutValue(state, attribute, null),
      })
    else
      for (const value of choice.values)
        chips.push({
          label: formatFacetValue(attribute, value, site.search),
          without: withoutValue(state, attribute, value),
        })
  }
  return chips
}
