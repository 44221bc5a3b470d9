import { slugify } from '#domain/format/slugify.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from './site.ts'

/**
 * Whether the dealer wants the vehicle on this website at all (SRCH-13, SRCH-14). False where the feed says so, or
 * where the site leaves out its stock number or make: it then has no page either, for an old link would lead to what
 * was withdrawn. The other narrowings of `search.stock_filters` are about what a search lists.
 */
export function isOnWebsite(
  vehicle: Pick<Vehicle, 'show_on_dealer_website' | 'stocknum' | 'make'>,
  { search }: Pick<Site, 'search'>,
): boolean {
  const { excluded_stock_numbers, excluded_makes } = search.stock_filters
  if (search.availability && !vehicle.show_on_dealer_website) return false
  if (excluded_stock_numbers.includes(vehicle.stocknum)) return false
  if (excluded_makes.length === 0) return true
  const make = slugify(vehicle.make)
  return !excluded_makes.some((excluded) => slugify(excluded) === make)
}
