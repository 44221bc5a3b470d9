import type { FacetItem, SearchAnswer } from '#search/search-engine.ts'
import type { FacetAttribute } from '#search/facets.ts'
import { emptySearchState, formatSearchState } from '#search/state/search-choices.ts'
import { modelBodies } from '#site/directory/model-row.ts'
import { stockPathOf, type SiteModel } from '#site/site-models.ts'
import type { ModelPageData, StockValue } from '#features/parts/models/model-page-data.ts'
import type { ModelStock } from '#features/parts/models/model-stock.server.ts'
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
  const all = [
    { label: 'Body', value: model.body === null ? '' : modelBodies[model.body] },
    { label: 'For sale', value: describeTypes(byType) },
    {
      label: 'Years',
      value: years === null ? '' : years.min === years.max ? String(years.min) : `${years.min} to ${years.max}`,
    },
    { label: 'Fuel', value: listNames(facets.fuel) },
    { label: 'Transmission', value: listNames(facets.transmission) },
  ]
  return all.filter(({ value }) => value !== '')
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
