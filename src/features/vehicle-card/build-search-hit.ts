import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { showsPriceOnCard } from '#domain/vehicle/in-stock.ts'
import { resolvePrice, type PriceDisplay } from '#domain/price/resolve-price.ts'
import type { VehicleCardSettings } from './vehicle-card-view.ts'

const open = [
  'id', 'slug', 'stocknum', 'name', 'make', 'model', 'badge', 'series', 'year', 'item_type', 'car_type', 'status', 'km', 'body', 'simple_body', 'trans', 'simple_transmission',
  'fuel', 'simple_fuel', 'drive', 'colour', 'seats', 'doors', 'engine_size', 'price_type', 'photos_count', 'primary_image_url', 'city', 'state', 'dealership_slug',
] as const satisfies readonly (keyof Vehicle)[]

export type SearchHit = Pick<Vehicle, (typeof open)[number]> & {
  /** Address of the vehicle's page. */
  readonly url: string
  /** As the card shows it, money in whole cents; null: the vehicle is gone and its price is told no more. */
  readonly price: PriceDisplay | null
}

/** What a search call tells of a vehicle: what its card and page show anyway, and the price by the card's rules. */
export function buildSearchHit(vehicle: Vehicle, { price, hidePrice }: Pick<VehicleCardSettings, 'price' | 'hidePrice'>): SearchHit {
  const shown = Object.fromEntries(open.map((name) => [name, vehicle[name]])) as Pick<Vehicle, (typeof open)[number]>
  return { ...shown, url: `/cars/${vehicle.slug}`, price: !showsPriceOnCard(vehicle) ? null : hidePrice ? { kind: 'none', text: price.no_price_text } : resolvePrice(vehicle, price) }
}
