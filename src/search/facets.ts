import { currentPrice } from '#domain/price/current-price.ts'
import { resolveCab } from '#domain/vehicle/cab.ts'
import type { FacetControl, FacetDefinition, FacetSettings } from './facet-definition.ts'

const kindWords = { car: 'Cars', motorcycle: 'Motorcycles', caravan: 'Caravans' } as const
const isKind = (value: string): value is keyof typeof kindWords => Object.hasOwn(kindWords, value)

/** The facets of SRCH-03, in the specification's order, and further ones. */
const table = {
  badge: {
    label: 'Badge',
    parameter: 'open',
    open: false,
    search: true,
    column: { kind: 'keyword', text: 7, joint: 'vehicle', read: ({ badge }) => badge },
  },
  status: {
    label: 'Availability',
    parameter: 'open',
    open: false,
    words: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
    column: { kind: 'keyword', joint: 'offer', read: ({ status }) => status },
  },
  car_type: {
    label: 'Condition',
    parameter: ['new', 'used', 'demo'],
    words: { new: 'New', used: 'Used', demo: 'Demo' },
    column: { kind: 'keyword', text: 1, joint: 'offer', read: (vehicle) => vehicle.car_type },
  },
  categories: {
    label: 'Good for',
    parameter: 'open',
    open: false,
    column: { kind: 'keywords', joint: 'vehicle', read: ({ categories }) => categories },
  },
  city: {
    label: 'City',
    parameter: 'open',
    open: false,
    limit: 'city_limit',
    column: { kind: 'keyword', joint: 'place', read: ({ city }) => city },
  },
  colour: {
    label: 'Colour',
    parameter: 'open',
    open: false,
    column: { kind: 'keyword', text: 4, read: ({ colour }) => colour },
  },
  dealership_name: {
    label: 'Dealership',
    parameter: 'open',
    open: false,
    search: true,
    limit: 'dealership_limit',
    settledBy: 'dealership_slug',
    column: { kind: 'keyword', joint: 'place', read: (vehicle) => vehicle.dealership_name },
  },
  filtered_features: {
    label: 'Features',
    parameter: 'open',
    open: false,
    search: true,
    column: { kind: 'keywords', read: (vehicle) => vehicle.filtered_features },
  },
  item_type: {
    label: 'Type',
    parameter: ['car', 'motorcycle', 'caravan'],
    control: 'dropdown',
    open: false,
    words: kindWords,
    describe: (value, settings) => (value === 'car' ? settings.cars_text : isKind(value) ? kindWords[value] : value),
    column: { kind: 'keyword', text: 1, joint: 'vehicle', read: (vehicle) => vehicle.item_type },
  },
  km: {
    label: 'Kilometres',
    parameter: 'range',
    unit: { symbol: 'km' },
    rounding: 1000,
    column: { kind: 'number', read: ({ km }) => km },
  },
  location_name: {
    label: 'Location',
    parameter: 'open',
    open: false,
    column: { kind: 'keyword', joint: 'place', read: (vehicle) => vehicle.location_name },
  },
  make: {
    label: 'Make',
    parameter: 'open',
    control: 'cards',
    first: 'makes_first',
    column: { kind: 'keyword', text: 9, joint: 'vehicle', read: ({ make }) => make },
  },
  make_model: {
    label: 'Make and model',
    parameter: 'open',
    control: 'dropdown',
    open: false,
    limit: 'model_limit',
    column: { kind: 'keyword', joint: 'vehicle', read: (vehicle) => vehicle.make_model },
  },
  model: {
    label: 'Model',
    parameter: 'open',
    search: true,
    limit: 'model_limit',
    column: { kind: 'keyword', text: 8, joint: 'vehicle', read: ({ model }) => model },
  },
  /** The current price of PRICE-01, in whole cents (PRICE-05). */
  price: {
    label: 'Price',
    parameter: 'range',
    unit: 'dollars',
    rounding: 1000,
    column: { kind: 'number', writtenScale: 100, read: currentPrice },
  },
  /** Whole cents a week. */
  subscription_price: {
    label: 'Subscription a week',
    parameter: 'range',
    open: false,
    unit: 'dollars',
    column: { kind: 'number', writtenScale: 100, read: (vehicle) => vehicle.subscription_price },
  },
  /** Buckets of the site's own steps. */
  price_range: {
    label: 'Price range',
    parameter: 'open',
    control: 'dropdown',
    open: false,
    order: 'ascending',
    column: { kind: 'keyword', joint: 'money', read: (vehicle) => vehicle.price_range },
  },
  seats: {
    label: 'Seats',
    parameter: 'integer',
    open: false,
    order: 'ascending',
    describe: (value) => (value === '1' ? '1 seat' : `${value} seats`),
    column: { kind: 'number', counted: true, joint: 'vehicle', read: ({ seats }) => seats },
  },
  body: {
    label: 'Body type',
    parameter: 'open',
    column: { kind: 'keyword', text: 5, joint: 'vehicle', read: ({ simple_body, body }) => simple_body ?? body },
  },
  drive: {
    label: 'Drive',
    parameter: 'open',
    open: false,
    column: { kind: 'keyword', text: 2, joint: 'vehicle', read: ({ drive }) => drive },
  },
  fuel: {
    label: 'Fuel',
    parameter: 'open',
    open: false,
    column: { kind: 'keyword', text: 2, joint: 'vehicle', read: ({ simple_fuel, fuel }) => simple_fuel ?? fuel },
  },
  transmission: {
    label: 'Transmission',
    parameter: 'open',
    open: false,
    column: {
      kind: 'keyword',
      text: 2,
      joint: 'vehicle',
      read: (vehicle) => vehicle.simple_transmission ?? vehicle.trans,
    },
  },
  state: {
    label: 'State',
    parameter: 'open',
    open: false,
    column: { kind: 'keyword', joint: 'place', read: ({ state }) => state },
  },
  tag: {
    label: 'Tag',
    parameter: 'open',
    open: false,
    column: { kind: 'keyword', joint: 'offer', read: ({ tag }) => tag },
  },
  weekly_price_range: {
    label: 'Weekly price',
    parameter: 'open',
    control: 'dropdown',
    open: false,
    order: 'ascending',
    showsRepayments: true,
    column: { kind: 'keyword', joint: 'money', read: (_vehicle, { weeklyPriceRange }) => weeklyPriceRange },
  },
  year: {
    label: 'Year',
    parameter: 'range',
    unit: 'year',
    step: 1,
    column: { kind: 'number', counted: true, text: 4, read: ({ year }) => year },
  },
  certified: {
    label: 'Certified',
    parameter: ['true', 'false'],
    control: 'toggle',
    describe: (value, settings) => (value === 'true' ? settings.certified_toggle_text : 'Not certified'),
    column: {
      kind: 'keyword',
      joint: 'offer',
      read: ({ certified, make }, { certifiedMake }) =>
        String(certified && (certifiedMake === null || make === certifiedMake)),
    },
  },
  created_at_timestamp: {
    label: 'Listed',
    parameter: 'range',
    open: false,
    unit: 'moment',
    column: { kind: 'number', read: (vehicle) => vehicle.created_at_timestamp },
  },
  // The facets below are further than those of the specification.
  /** Dual, extra or single cab of a ute, wherever the feed names it. */
  cab: {
    label: 'Cab',
    parameter: 'open',
    open: false,
    column: {
      kind: 'keyword',
      joint: 'vehicle',
      read: ({ body, badge, series, name, simple_body: simpleBody, seats }) =>
        resolveCab({ texts: [body, badge, series, name], simpleBody, seats }),
    },
  },
  /** Braked towing capacity. */
  towing: {
    label: 'Braked towing',
    parameter: 'range',
    open: false,
    unit: { symbol: 'kg' },
    step: 50,
    column: { kind: 'number', read: ({ variant }) => variant?.towingcapacitybraked ?? null },
  },
  /** Aggregate trailer mass: what a caravan may weigh loaded. */
  atm: {
    label: 'Aggregate trailer mass (ATM)',
    parameter: 'range',
    open: false,
    unit: { symbol: 'kg' },
    step: 50,
    column: { kind: 'number', read: ({ specifications }) => specifications?.aggregate_trailer_mass ?? null },
  },
} as const satisfies Readonly<Record<string, FacetDefinition>>

export type FacetAttribute = keyof typeof table

/** Every attribute by which a search can be refined (SRCH-03). Server only: a browser gets the views drawn from it. */
export const facets: Readonly<Record<FacetAttribute, FacetDefinition>> = table

/** In the specification's order. */
export const facetAttributes = Object.keys(table) as readonly FacetAttribute[]

export function isFacetAttribute(name: string): name is FacetAttribute {
  return Object.hasOwn(table, name)
}

export function isRange(attribute: FacetAttribute): boolean {
  return facets[attribute].parameter === 'range'
}

/** Stored units of the index in one unit of addresses and fields: money is stored in cents and written in dollars. */
export function indexUnit(attribute: FacetAttribute): number {
  return facets[attribute].column.writtenScale ?? 1
}

/** Control of the panel where neither the preset nor the site chooses another. */
export function defaultControl(attribute: FacetAttribute): FacetControl {
  return facets[attribute].control ?? (isRange(attribute) ? 'range' : 'checkbox')
}

/** Controls that a site may choose for the facet. A list needs values that the index counts (SRCH-05 to SRCH-07). */
export function controlsOf(attribute: FacetAttribute): readonly FacetControl[] {
  const { column } = facets[attribute]
  const isListed = column.kind !== 'number' || column.counted === true
  const lists: readonly FacetControl[] = isListed ? ['checkbox', 'dropdown'] : []
  return [...new Set([defaultControl(attribute), ...lists])]
}

/** A value of the index in words that a visitor reads; most values are such words already. */
export function formatFacetValue(attribute: FacetAttribute, value: string, settings: FacetSettings): string {
  const { words, describe } = facets[attribute]
  if (describe !== undefined) return describe(value, settings)
  return words !== undefined && Object.hasOwn(words, value) ? (words[value] ?? value) : value
}
