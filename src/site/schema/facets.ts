import { z } from 'zod'
import { facetControls } from '#search/facet-definition.ts'
import { facetAttributes } from '#search/facets.ts'
import { choice, entry, flag, must, optionalInteger, shownText } from './field.ts'

export const searchPresetNumbers = [1, 2, 3, 4, 5, 6] as const
export type SearchPresetNumber = (typeof searchPresetNumbers)[number]

export const facetSchema = entry({
  attribute: must(z.enum(facetAttributes), 'What it filters', 'SRCH-03'),
  label: must(shownText, 'Heading of the facet', 'SRCH-03'),
  control: choice(
    facetControls,
    'checkbox',
    'checkbox list; cards with logos (make); range slider with number fields (price, km, year); dropdown; ' +
      'toggle for a yes-or-no attribute (certified)',
    'SRCH-03 SRCH-05 SRCH-06 SRCH-07',
  ),
  open: flag(true, 'Open at first', 'SRCH-03'),
  limit: optionalInteger(
    { min: 1, max: 500, unit: 'values' },
    'Most values listed, by count; null takes the limit of the attribute ' +
      '(model_limit, city_limit, dealership_limit), else 40',
    'SRCH-05',
  ),
  search: flag(false, 'Offers a box to search within its values', 'SRCH-07'),
})
