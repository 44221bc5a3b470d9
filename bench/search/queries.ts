import type { Filter, SearchQuery } from '#search/search-engine.ts'
import { benchNow, ownerName } from './market.ts'

/** Every facet that SRCH-03 counts by value, and `reserved`: 25. */
export const benchFacets = [
  'badge',
  'status',
  'car_type',
  'categories',
  'city',
  'colour',
  'dealership_name',
  'filtered_features',
  'item_type',
  'location_name',
  'make',
  'make_model',
  'model',
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
  'reserved',
] as const

/** SRCH-13 with a sold window of 3 days. */
const availability: Filter = {
  op: 'and',
  of: [
    {
      op: 'or',
      of: [
        { op: 'in', attribute: 'status', values: ['in_stock', 'coming_soon'] },
        { op: 'range', attribute: 'sold_date_timestamp', min: benchNow - 3 * 86_400 + 1 },
      ],
    },
    { op: 'in', attribute: 'show_on_dealer_website', values: ['true'] },
  ],
}

const page = {
  facets: benchFacets.map((attribute) => ({ attribute })),
  ranges: ['price', 'km', 'year'],
  sort: [{ attribute: 'rank', direction: 'desc' }],
  limit: 21,
} as const

export function siteQuery(owner: string): SearchQuery {
  return { scope: { owners: [owner], filter: availability }, ...page }
}

export function anySiteQuery(turn: number, owners: number): SearchQuery {
  return siteQuery(ownerName((turn * 37) % owners))
}

export const marketQuery: SearchQuery = { scope: { owners: 'all', filter: availability }, ...page }

export const refinedQuery: SearchQuery = {
  ...marketQuery,
  refinements: [
    { attribute: 'make', values: ['Toyota', 'Ford', 'Mazda'] },
    { attribute: 'body', values: ['SUV', 'Ute'] },
    { attribute: 'fuel', values: ['Diesel', 'Petrol'] },
    { attribute: 'price', min: 1_500_000, max: 6_000_000 },
  ],
}

export const textQuery: SearchQuery = { ...marketQuery, text: 'toyota hilux white' }
export const typoQuery: SearchQuery = { ...marketQuery, text: 'toyta hilux white' }
