import { formatDate } from '#domain/format/calendar-date.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatKm, formatNumber } from '#domain/format/format-number.ts'
import { dollars } from '#domain/money/cents.ts'
import {
  isFacetAttribute,
  withoutValue,
  type FacetAttribute,
  type RangeChoice,
  type SearchState,
} from '#search/state/search-state.ts'
import type { Facet, Site } from '#site/site.ts'
import { indexUnit } from './build-search-query.ts'
import { formatFacetValue } from './facet-words.ts'

export interface Chip {
  readonly label: string
  /** The search without it. */
  readonly without: SearchState
}

function formatBound(attribute: FacetAttribute, value: number): string {
  if (indexUnit(attribute) === 100) return formatMoney(dollars(value))
  if (attribute === 'km') return formatKm(value)
  if (attribute === 'created_at_timestamp') return formatDate(new Date(value * 1000).toISOString().slice(0, 10))
  return attribute === 'year' ? String(value) : formatNumber(value)
}

/** 'from $20,000', '2019 – 2022', 'since 3 November 2026'. */
export function describeRange(attribute: FacetAttribute, { min, max }: RangeChoice): string {
  if (min !== null && max !== null)
    return min === max ? formatBound(attribute, min) : `${formatBound(attribute, min)} – ${formatBound(attribute, max)}`
  const from = attribute === 'created_at_timestamp' ? 'since' : 'from'
  return min !== null ? `${from} ${formatBound(attribute, min)}` : `to ${formatBound(attribute, max ?? 0)}`
}

/** Every refinement of the visitor, each with the search that is left without it (SRCH-21). */
export function buildChips(site: Site, facets: readonly Facet[], state: SearchState): readonly Chip[] {
  const chips: Chip[] = []
  if (state.text !== '') chips.push({ label: `“${state.text}”`, without: { ...state, text: '', page: 1 } })
  for (const [attribute, choice] of Object.entries(state.choices)) {
    if (!isFacetAttribute(attribute)) continue
    const heading = facets.find((facet) => facet.attribute === attribute)?.label
    if (choice.kind === 'range')
      chips.push({
        label: [heading, describeRange(attribute, choice)].filter(Boolean).join(': '),
        without: withoutValue(state, attribute, null),
      })
    else
      for (const value of choice.values)
        chips.push({ label: formatFacetValue(attribute, value, site), without: withoutValue(state, attribute, value) })
  }
  return chips
}
