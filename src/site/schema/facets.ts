import { z } from 'zod'
import { facetAttributes as parameterKinds, type FacetAttribute } from '#search/state/search-state.ts'
import { choice, entry, flag, must, optionalInteger, shownText } from './field.ts'

/** SRCH-03, in the specification's order. */
export const facetAttributes = [
  'badge',
  'status',
  'car_type',
  'categories',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'item_type',
  'km',
  'location_name',
  'make',
  'make_model',
  'model',
  'price',
  'subscription_price',
  'price_range',
  'seats',
  'body',
  'drive',
  'fuel',
  'transmission',
  'state',
  'tag',
  'weekly_price_range',
  'year',
  'certified',
  'created_at_timestamp',
] as const satisfies readonly FacetAttribute[]
export type { FacetAttribute }

export const searchPresetNumbers = [1, 2, 3, 4, 5, 6] as const
export type SearchPresetNumber = (typeof searchPresetNumbers)[number]

/** The attributes that a range control can take. */
export const rangeAttributes: readonly FacetAttribute[] = facetAttributes.filter(
  (attribute) => parameterKinds[attribute] === 'range',
)

export const facetSchema = entry({
  attribute: must(z.enum(facetAttributes), 'What it filters', 'SRCH-03'),
  label: must(shownText, 'Heading of the facet', 'SRCH-03'),
  control: choice(
    ['checkbox', 'cards', 'range', 'dropdown', 'toggle'],
    'checkbox',
    'checkbox list; cards with logos (make); range slider with number fields (price, km, year); dropdown; toggle ' +
      'for a yes-or-no attribute (certified)',
    'SRCH-03 SRCH-05 SRCH-06 SRCH-07',
  ),
  open: flag(true, 'Open at first', 'SRCH-03'),
  limit: optionalInteger(
    { min: 1, max: 500, unit: 'values' },
    'Most values listed, by count; null takes the limit of the attribute (model_limit, city_limit, ' +
      'dealership_limit), else 40',
    'SRCH-05',
  ),
  search: flag(false, 'Offers a box to search within its values', 'SRCH-07'),
})
