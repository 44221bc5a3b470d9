import type { FacetAttribute, SearchPresetNumber } from './schema/facets.ts'
import type { Facet } from './site.ts'

/**
 * The named search filter presets (TEN-12, SRCH-03). A site picks one by `search.preset`, or gives `search.facets` of
 * its own.
 *
 * | preset | name | for | facets in order |
 * |---|---|---|---|
 * | 1 | standard | a dealer of any makes | make cards, model, price, year, km, body, type, fuel, transmission, drive, colour, seats, features |
 * | 2 | compact | a small yard | make, body, price, year, km, transmission |
 * | 3 | group | many dealerships | make cards, model, price, weekly price, type, body, year, km, dealership, city, state, fuel, transmission, drive, seats, colour, tag, features |
 * | 4 | manufacturer | one make and its certified programme | type, certified toggle, model, badge, price, year, km, body, fuel, transmission, drive, colour, location, features |
 * | 5 | leisure | caravans and motorcycles | kind, make cards, model, price bucket, price, year, berths and groups, condition, body, km, location |
 * | 6 | everything | trying out: each attribute once | all of SRCH-03 in the specification's order |
 */
export interface SearchPreset {
  readonly name: string
  readonly meaning: string
  readonly facets: readonly Facet[]
}

type Control = Facet['control']
type Options = Partial<Pick<Facet, 'open' | 'limit' | 'search'>>

const facet = (
  attribute: FacetAttribute,
  label: string,
  control: Control = 'checkbox',
  options: Options = {},
): Facet => ({
  attribute,
  label,
  control,
  open: true,
  limit: null,
  search: false,
  ...options,
})
const shut = { open: false }

const make = facet('make', 'Make', 'cards')
const model = facet('model', 'Model', 'checkbox', { search: true })
const badge = facet('badge', 'Badge', 'checkbox', { ...shut, search: true })
const carType = facet('car_type', 'Condition')
const price = facet('price', 'Price', 'range')
const year = facet('year', 'Year', 'range')
const km = facet('km', 'Kilometres', 'range')
const body = facet('body', 'Body type')
const fuel = facet('fuel', 'Fuel', 'checkbox', shut)
const transmission = facet('transmission', 'Transmission', 'checkbox', shut)
const drive = facet('drive', 'Drive', 'checkbox', shut)
const colour = facet('colour', 'Colour', 'checkbox', shut)
const seats = facet('seats', 'Seats', 'checkbox', shut)
const features = facet('filtered_features', 'Features', 'checkbox', { ...shut, search: true })
const weekly = facet('weekly_price_range', 'Weekly price', 'dropdown', shut)
const city = facet('city', 'City', 'checkbox', shut)
const state = facet('state', 'State', 'checkbox', shut)
const location = facet('location_name', 'Location', 'checkbox', shut)
const dealership = facet('dealership_name', 'Dealership', 'checkbox', { ...shut, search: true })
const tag = facet('tag', 'Tag', 'checkbox', shut)
const categories = facet('categories', 'Good for', 'checkbox', shut)
const certified = facet('certified', 'Certified', 'toggle')

const everything: readonly Facet[] = [
  badge,
  facet('status', 'Availability', 'checkbox', shut),
  carType,
  categories,
  city,
  colour,
  dealership,
  features,
  facet('item_type', 'Type', 'dropdown', shut),
  km,
  location,
  make,
  facet('make_model', 'Make and model', 'dropdown', shut),
  model,
  price,
  facet('subscription_price', 'Subscription a week', 'range', shut),
  facet('price_range', 'Price range', 'dropdown', shut),
  seats,
  body,
  drive,
  fuel,
  transmission,
  state,
  tag,
  weekly,
  year,
  certified,
  facet('created_at_timestamp', 'Listed', 'range', shut),
]

/** TEN-12: the sets of facets by the number that `search.preset` names. */
export const searchPresets: Readonly<Record<SearchPresetNumber, SearchPreset>> = {
  1: {
    name: 'standard',
    meaning: 'A dealer of any makes',
    facets: [make, model, price, year, km, body, carType, fuel, transmission, drive, colour, seats, features],
  },
  2: {
    name: 'compact',
    meaning: 'A small yard: six facets, all open',
    facets: [facet('make', 'Make', 'dropdown'), body, price, year, km, facet('transmission', 'Transmission')],
  },
  3: {
    name: 'group',
    meaning: 'A group of many dealerships: place and dealership beside the vehicle',
    facets: [
      make,
      model,
      price,
      weekly,
      carType,
      body,
      year,
      km,
      dealership,
      city,
      state,
      fuel,
      transmission,
      drive,
      seats,
      colour,
      tag,
      features,
    ],
  },
  4: {
    name: 'manufacturer',
    meaning: 'One make with its certified programme: condition and certified first, models in place of makes',
    facets: [
      carType,
      certified,
      model,
      badge,
      price,
      year,
      km,
      body,
      fuel,
      transmission,
      drive,
      colour,
      location,
      features,
    ],
  },
  5: {
    name: 'leisure',
    meaning: 'Caravans, motorhomes and motorcycles: kind first, larger price buckets',
    facets: [
      facet('item_type', 'Type'),
      make,
      model,
      facet('price_range', 'Budget', 'dropdown'),
      price,
      year,
      categories,
      carType,
      body,
      km,
      location,
    ],
  },
  6: { name: 'everything', meaning: 'Each attribute once, for trying out', facets: everything },
}
