import type { FacetItem, SearchAnswer } from '#search/search-engine.ts'
import type { FacetAttribute } from '#search/facets.ts'
import { emptySearchState, formatSearchState } from '#search/state/search-choices.ts'
import { formatKilograms } from '#domain/vehicle/caravan-measures.ts'
import { modelBodies } from '#site/directory/model-row.ts'
import { stockPathOf, type SiteModel } from '#site/site-models.ts'
import type { ModelPageData, StockValue, TypeRow } from '#features/parts/models/model-page-data.ts'
import type { ModelStock, OtherStock } from '#features/parts/models/model-stock.server.ts'
import { describeTypes } from '#features/parts/models/model-words.ts'

/** Facets from which the page of a model is built. */
export const modelFacets = (
  [
    ['badge', 24],
    ['colour', 24],
    ['fuel', 6],
    ['transmission', 6],
  ] as const
).map(([attribute, limit]) => ({ attribute, limit }))

const listNames = (items: readonly FacetItem[] = []): string =>
  items
    .filter(({ count }) => count > 0)
    .map(({ label }) => label)
    .join(', ')

/** What the stock says of the model, as far as it says anything. */
export function buildModelFacts(
  model: SiteModel,
  { byType }: Pick<ModelStock, 'byType'>,
  { facets, ranges }: Pick<SearchAnswer, 'facets' | 'ranges'>,
): ModelPageData['facts'] {
  const years = ranges.year ?? null
  const towing = ranges.towing ?? null
  const all = [
    { label: 'Body', value: model.body === null ? '' : modelBodies[model.body] },
    // Rows of several types say it above.
    { label: 'For sale', value: byType.length > 1 ? '' : describeTypes(byType) },
    {
      label: 'Years',
      value: years === null ? '' : years.min === years.max ? String(years.min) : `${years.min} to ${years.max}`,
    },
    { label: 'Fuel', value: listNames(facets.fuel) },
    {
      label: 'Tows up to',
      value: towing === null || towing.max <= 0 ? '' : `${formatKilograms(towing.max)} braked`,
    },
    { label: 'Transmission', value: listNames(facets.transmission) },
  ]
  return all.filter(({ value }) => value !== '')
}

const typeNames = { new: 'New', demo: 'Demo', used: 'Used' } as const

/**
 * What is for sale of each type with its lowest price and its search; none for a single type, whose price and number
 * stand beside the name already.
 */
export function buildTypeRows(
  model: SiteModel,
  { byType, price, priced }: Pick<ModelStock, 'byType' | 'price' | 'priced'>,
  others: readonly OtherStock[],
): readonly TypeRow[] {
  if (others.length === 0) return []
  return byType.map(({ type, count }) => {
    const lowest =
      type === priced
        ? (price?.replace(/^(?:Demo |Used )?from /i, '') ?? null)
        : (others.find((other) => other.type === type)?.from ?? null)
    const choices = { car_type: { kind: 'values' as const, values: [type] } }
    return {
      label: typeNames[type],
      count,
      price: lowest === null ? null : count > 1 ? `from ${lowest}` : lowest,
      href: `${stockPathOf(model)}?${formatSearchState({ ...emptySearchState, choices })}`,
    }
  })
}

/** The values of a facet with the search of each; none for a single one, which says nothing. */
export function buildStockValues(
  model: SiteModel,
  attribute: FacetAttribute,
  items: readonly FacetItem[] = [],
): readonly StockValue[] {
  const found = items.filter(({ count }) => count > 0)
  if (found.length < 2) return []
  return found.map(({ value, label, count }) => {
    const choices = { [attribute]: { kind: 'values' as const, values: [value] } }
    return { label, count, href: `${stockPathOf(model)}?${formatSearchState({ ...emptySearchState, choices })}` }
  })
}
