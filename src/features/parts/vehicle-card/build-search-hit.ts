import type { FinanceLine } from '#domain/finance/repayment.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { Listing } from '#listing/listing.ts'

/** Vehicle fields that the search calls return. */
export const searchHitFields = [
  'id',
  'slug',
  'stocknum',
  'name',
  'make',
  'model',
  'badge',
  'series',
  'year',
  'item_type',
  'car_type',
  'status',
  'km',
  'body',
  'simple_body',
  'trans',
  'simple_transmission',
  'fuel',
  'simple_fuel',
  'drive',
  'colour',
  'seats',
  'doors',
  'engine_size',
  'price_type',
  'photos_count',
  'primary_image_url',
  'city',
  'state',
  'dealership_slug',
] as const satisfies readonly (keyof ListedVehicle)[]

export type SearchHit = Pick<ListedVehicle, (typeof searchHitFields)[number]> & {
  /** URL path of the vehicle's page. */
  readonly url: string
  /** Price as on the card, money in whole cents. null: the vehicle is no longer available, so its price is hidden. */
  readonly price: PriceDisplay | null
  /** Finance as on the card, with comparison rate, example and warning. null: finance must not be shown. */
  readonly finance: FinanceLine | null
}

/** Builds a search hit, which contains only the data that card and page show publicly. */
export function buildSearchHit({ vehicle, href, price, cardFinance }: Listing): SearchHit {
  const shown = Object.fromEntries(searchHitFields.map((name) => [name, vehicle[name]])) as Pick<
    ListedVehicle,
    (typeof searchHitFields)[number]
  >
  return { ...shown, url: href, price, finance: cardFinance }
}
