import { resolvePrice, type PriceableVehicle, type PriceDisplay } from '#domain/price/resolve-price.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import { resolveDealership } from './resolve-dealership.ts'
import type { Site } from './site.ts'

interface ShownVehicle extends PriceableVehicle {
  readonly status: string | null
  readonly dealership_slug: string
}

/**
 * The price that a visitor of the site is shown for a vehicle, wherever it is shown (PRICE-05): null once it is sold, the
 * no-price text where its dealership shows none, else what the price rule says.
 */
export function resolveShownPrice(vehicle: ShownVehicle, site: Site): PriceDisplay | null {
  if (!isInStockOnPage(vehicle)) return null
  if (resolveDealership(site, vehicle.dealership_slug).hides('price')) return { kind: 'none', text: site.price.no_price_text }
  return resolvePrice(vehicle, site.price)
}
