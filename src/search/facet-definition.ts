import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { AttributeDefinition, AttributeValue } from './search-engine.ts'

/** Values of the index that depend on the site and not on the vehicle alone. */
export interface IndexContext {
  /** Only cars of this make count as certified (SRCH-15); null: cars of every make. */
  readonly certifiedMake: string | null
  /** Bucket of the weekly repayment that the site shows; null where it shows none. */
  readonly weeklyPriceRange: string | null
  /** Key of the yard where the vehicle stands; null where that is not known. */
  readonly yard: string | null
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
  readonly cars_text: string
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
  /** Words for values that visitors would not understand unchanged. */
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
  /** Whether the values are repayments, which may only be shown with the finance warning (FIN-07). Default: false. */
  readonly showsRepayments?: boolean
}
