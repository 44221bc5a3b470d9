import { slugify } from '#domain/format/slugify.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { IndexSchema, SearchDocument } from './search-engine.ts'

/**
 * The index of vehicles: the facets of SRCH-03 under exactly their names, what availability (SRCH-13) and stock filters
 * (SRCH-14) ask for, and what results are sorted by (SRCH-09).
 *
 * Joint groups hold what moves together: a hundred thousand vehicles know some ten thousand combinations of make,
 * model, badge …, and a few hundred of the others. Text weights only say which correction of a misspelt word is meant.
 */
export const vehicleIndexSchema = {
  make: { kind: 'keyword', text: 9, joint: 'vehicle' },
  /** The make whatever its spelling, for the makes that a site's configuration names (SRCH-14). */
  make_slug: { kind: 'keyword', joint: 'vehicle' },
  model: { kind: 'keyword', text: 8, joint: 'vehicle' },
  make_model: { kind: 'keyword', joint: 'vehicle' },
  badge: { kind: 'keyword', text: 7, joint: 'vehicle' },
  series: { kind: 'keyword', text: 6, joint: 'vehicle' },
  body: { kind: 'keyword', text: 5, joint: 'vehicle' },
  item_type: { kind: 'keyword', text: 1, joint: 'vehicle' },
  seats: { kind: 'number', counted: true, joint: 'vehicle' },
  drive: { kind: 'keyword', text: 2, joint: 'vehicle' },
  fuel: { kind: 'keyword', text: 2, joint: 'vehicle' },
  transmission: { kind: 'keyword', text: 2, joint: 'vehicle' },
  categories: { kind: 'keywords', joint: 'vehicle' },
  colour: { kind: 'keyword', text: 4 },
  year: { kind: 'number', counted: true, text: 4 },
  filtered_features: { kind: 'keywords' },
  stocknum: { kind: 'keyword', text: 3 },
  regplate: { kind: 'keyword', text: 3 },

  status: { kind: 'keyword', joint: 'offer' },
  car_type: { kind: 'keyword', text: 1, joint: 'offer' },
  certified: { kind: 'keyword', joint: 'offer' },
  reserved: { kind: 'keyword', joint: 'offer' },
  tag: { kind: 'keyword', joint: 'offer' },
  show_on_dealer_website: { kind: 'keyword', joint: 'offer' },
  /** Buckets of the site's own steps. */
  price_range: { kind: 'keyword', joint: 'money' },
  weekly_price_range: { kind: 'keyword', joint: 'money' },

  dealership_id: { kind: 'keyword', joint: 'place' },
  dealership_slug: { kind: 'keyword', joint: 'place' },
  dealership_name: { kind: 'keyword', joint: 'place' },
  location_name: { kind: 'keyword', joint: 'place' },
  city: { kind: 'keyword', joint: 'place' },
  state: { kind: 'keyword', joint: 'place' },

  /** The current price of PRICE-01 in whole cents (PRICE-05). */
  price: { kind: 'number', writtenScale: 100 },
  /** Whole cents a week. */
  subscription_price: { kind: 'number', writtenScale: 100 },
  km: { kind: 'number' },
  rank: { kind: 'number' },
  photos_count: { kind: 'number' },
  /** Seconds since 1970, likewise below. */
  created_at_timestamp: { kind: 'number' },
  sold_date_timestamp: { kind: 'number' },
} as const satisfies IndexSchema

export type VehicleAttribute = keyof typeof vehicleIndexSchema

/**
 * The vehicle as the index sees it. `siteId` becomes the owner: no other site's query finds it (TEN-07).
 * `certifiedMake`: whose cars alone count as certified on that site (SRCH-15); null: of every make. `weeklyPriceRange`:
 * the bucket of the repayment that the site shows; null where it shows none.
 */
export function toSearchDocument(
  vehicle: Vehicle,
  siteId: string,
  certifiedMake: string | null = null,
  weeklyPriceRange: string | null = vehicle.weekly_price_range,
): SearchDocument {
  const attributes: Record<VehicleAttribute, string | number | readonly string[] | null> = {
    make: vehicle.make,
    make_slug: slugify(vehicle.make),
    model: vehicle.model,
    make_model: vehicle.make_model,
    badge: vehicle.badge,
    series: vehicle.series,
    body: vehicle.simple_body ?? vehicle.body,
    item_type: vehicle.item_type,
    seats: fitNumber(vehicle.seats),
    drive: vehicle.drive,
    fuel: vehicle.simple_fuel ?? vehicle.fuel,
    transmission: vehicle.simple_transmission ?? vehicle.trans,
    categories: vehicle.categories,
    colour: vehicle.colour,
    year: fitNumber(vehicle.year),
    filtered_features: vehicle.filtered_features,
    stocknum: vehicle.stocknum,
    regplate: vehicle.regplate,
    status: vehicle.status,
    car_type: vehicle.car_type,
    certified: String(vehicle.certified && (certifiedMake === null || vehicle.make === certifiedMake)),
    reserved: String(vehicle.reserved),
    tag: vehicle.tag,
    show_on_dealer_website: String(vehicle.show_on_dealer_website),
    price_range: vehicle.price_range,
    weekly_price_range: weeklyPriceRange,
    dealership_id: vehicle.dealership_id,
    dealership_slug: vehicle.dealership_slug,
    dealership_name: vehicle.dealership_name,
    location_name: vehicle.location_name,
    city: vehicle.city,
    state: vehicle.state,
    price: currentPrice(vehicle),
    subscription_price: vehicle.subscription_price,
    km: fitNumber(vehicle.km),
    rank: fitNumber(vehicle.rank),
    photos_count: fitNumber(vehicle.photos_count),
    created_at_timestamp: fitNumber(vehicle.created_at_timestamp),
    sold_date_timestamp: fitNumber(vehicle.sold_date_timestamp),
  }
  return { id: vehicle.id, owner: siteId, attributes }
}

const maxNumber = 2_147_483_647

/**
 * One strange number in a feed must not keep a site's stock out of the index: beyond what the index holds (for
 * timestamps, January 2038) it counts as the greatest it holds; what is no number counts as none.
 */
function fitNumber(value: number | null): number | null {
  if (value === null || Number.isNaN(value)) return null
  return Math.max(-maxNumber, Math.min(maxNumber, Math.round(value)))
}
