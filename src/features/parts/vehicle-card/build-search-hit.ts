import type { FinanceLine } from '#domain/finance/repayment.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { Listing } from '#listing/listing.ts'

/** Fields of the vehicle that a search call answers. */
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
  /** Address of the vehicle's page. */
  readonly url: string
  /** As the card shows it, money in whole cents; null: the vehicle is gone, so its price is not shown. */
  readonly price: PriceDisplay | null
  /** As the card shows it, with its comparison rate, example and warning; null: no finance may be shown. */
  readonly finance: FinanceLine | null
}

/** A vehicle as search calls answer it: only what its card and page show to everyone. */
export function buildSearchHit({ vehicle, href, price, cardFinance }: Listing): SearchHit {
  const shown = Object.fromEntries(searchHitFields.map((name) => [name, vehicle[name]])) as Pick<
    ListedVehicle,
    (typeof searchHitFields)[number]
  >
  return { ...shown, url: href, price, finance: cardFinance }
}
