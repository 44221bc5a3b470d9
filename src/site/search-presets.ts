import { defaultControl, facetAttributes, facets, type FacetAttribute } from '#search/facets.ts'
import type { SearchPresetNumber } from './schema/facets.ts'
import type { Facet } from './site.ts'

/**
 * The named search filter presets (TEN-12, SRCH-03). A site chooses one with `search.preset`, or lists its own
 * `search.facets`.
 *
 * | preset | name | for |
 * |---|---|---|
 * | 1 | standard | a dealer of any makes |
 * | 2 | compact | a small yard |
 * | 3 | group | many dealerships: place and dealership beside the vehicle |
 * | 4 | manufacturer | one make and its certified programme |
 * | 5 | leisure | caravans and motorcycles |
 * | 6 | everything | trying out: each attribute of SRCH-03 once, in the specification's order |
 *
 * Visitors narrow by price more than by anything else, so the price comes first in all but the last.
 */
export interface SearchPreset {
  readonly name: string
  readonly meaning: string
  readonly facets: readonly Facet[]
}

/** The facet as defined in the facet table, with the changes of the preset. */
function facet(attribute: FacetAttribute, changes: Partial<Omit<Facet, 'attribute'>> = {}): Facet {
  const { label, open = true, search = false } = facets[attribute]
  return { attribute, label, control: defaultControl(attribute), open, limit: null, search, ...changes }
}

function facetsOf(attributes: readonly (FacetAttribute | Facet)[]): readonly Facet[] {
  return attributes.map((item) => (typeof item === 'string' ? facet(item) : item))
}

/** TEN-12: the presets by their number in `search.preset`. */
export const searchPresets: Readonly<Record<SearchPresetNumber, SearchPreset>> = {
  1: {
    name: 'standard',
    meaning: 'A dealer of any makes',
    facets: facetsOf([
      'price',
      'make',
      'model',
      'year',
      'km',
      'body',
      'car_type',
      'fuel',
      'transmission',
      'drive',
      'towing',
      'colour',
      'seats',
      'filtered_features',
    ]),
  },
  2: {
    name: 'compact',
    meaning: 'A small yard: six facets, all open',
    facets: facetsOf([
      'price',
      facet('make', { control: 'dropdown' }),
      'body',
      'year',
      'km',
      facet('transmission', { open: true }),
    ]),
  },
  3: {
    name: 'group',
    meaning: 'A group of many dealerships: place and dealership beside the vehicle',
    facets: facetsOf([
      'price',
      'weekly_price_range',
      'make',
      'model',
      'car_type',
      'body',
      'year',
      'km',
      'dealership_name',
      'city',
      'state',
      'fuel',
      'transmission',
      'drive',
      'seats',
      'colour',
      'tag',
      'filtered_features',
    ]),
  },
  4: {
    name: 'manufacturer',
    meaning: 'One make with its certified programme: condition and certified after the price, models in place of makes',
    facets: facetsOf([
      'price',
      'car_type',
      'certified',
      'model',
      'badge',
      'year',
      'km',
      'body',
      'fuel',
      'transmission',
      'drive',
      'colour',
      'location_name',
      'filtered_features',
    ]),
  },
  5: {
    name: 'leisure',
    meaning: 'Caravans, motorhomes and motorcycles: kind after the price, larger price buckets',
    facets: facetsOf([
      'price',
      facet('item_type', { control: 'checkbox', open: true }),
      facet('price_range', { label: 'Budget', open: true }),
      'make',
      'model',
      'year',
      'categories',
      'car_type',
      'body',
      'atm',
      'km',
      'location_name',
    ]),
  },
  6: { name: 'everything', meaning: 'Each attribute once, for trying out', facets: facetsOf(facetAttributes) },
}
