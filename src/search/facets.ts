import { currentPrice } from '#domain/price/current-price.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { AttributeDefinition, AttributeValue } from './search-engine.ts'

/** What the site decides about a vehicle before it is indexed, because the vehicle alone does not tell. */
export interface IndexContext {
  /** Only cars of this make count as certified (SRCH-15); null: cars of every make do. */
  readonly certifiedMake: string | null
  /** Bucket of the weekly repayment that the site shows; null where it shows none. */
  readonly weeklyPriceRange: string | null
}

/** A column of the search index and how its value is read from a vehicle. */
export interface VehicleColumn extends AttributeDefinition {
  readonly read: (vehicle: Vehicle, context: IndexContext) => AttributeValue
}

/**
 * What the parameter of a facet holds. `open`: names that a feed may add to (make, city …), so an unknown one is
 * searched and finds nothing. `integer`: whole numbers, each chosen by itself. `range`: 'from-to'. A list: the only
 * values there are; any other is ignored, and case does not matter (SRCH-01).
 */
export type ParameterKind = 'open' | 'integer' | 'range' | readonly string[]

/**
 * How a number is written. `dollars`: '$20,000'; `year`: '2021', without a comma; `moment`: seconds since 1970, written
 * as a date; a symbol follows the number: '45,000 km'.
 */
export type FacetUnit = 'dollars' | 'year' | 'moment' | { readonly symbol: string }

export const facetControls = ['checkbox', 'cards', 'range', 'dropdown', 'toggle'] as const
export type FacetControl = (typeof facetControls)[number]

/** Settings of a site's `search` section that facets refer to. */
export interface FacetSettings {
  readonly certified_toggle_text: string
  readonly makes_first: number
  readonly model_limit: number
  readonly city_limit: number
  readonly dealership_limit: number
}

/** Everything the platform knows about one facet. The entry is the only place where a facet is described. */
export interface FacetDefinition {
  /** Heading where neither the preset nor the site gives another. */
  readonly label: string
  readonly parameter: ParameterKind
  readonly column: VehicleColumn
  /** Control of the panel unless the site chooses another that fits (`controlsOf`). Default: checkbox, or range. */
  readonly control?: FacetControl
  /** Whether the panel shows the facet open at first. Default: true. */
  readonly open?: boolean
  /** Whether the panel offers a box to search within the values. Default: false. */
  readonly search?: boolean
  /** Words for values that visitors would not understand as they stand. */
  readonly words?: Readonly<Record<string, string>>
  /** Words for a value where a list of words is not enough. */
  readonly describe?: (value: string, settings: FacetSettings) => string
  /** Unit of a range. Default: a plain number. */
  readonly unit?: FacetUnit
  /** The ends of the slider are rounded to a multiple of this, in written units. Default: 1. */
  readonly rounding?: number
  /** Step of the slider in written units. Default: about a hundredth of the range. */
  readonly step?: number
  /** `count`: the most frequent value first; `ascending`: by the first number in the value. Default: count. */
  readonly order?: 'count' | 'ascending'
  /** Setting that says how many values are listed at most. Default: 40 values. */
  readonly limit?: keyof FacetSettings & `${string}_limit`
  /** Setting that says how many values stand before 'Show all'. Default: 7 values. */
  readonly first?: keyof FacetSettings & `${string}_first`
  /** The attribute by which the path of an address settles this facet (SRCH-02). Default: the facet's own. */
  readonly settledBy?: 'dealership_slug'
  /** Whether the values are repayments, which never stand without the finance warning (FIN-07). Default: false. */
  readonly showsRepayments?: boolean
}

/** The facets of SRCH-03, in the specification's order. */
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
    words: { car: 'Cars', motorcycle: 'Motorcycles', caravan: 'Caravans' },
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
