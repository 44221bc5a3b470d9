import { currentPrice } from '#domain/price/current-price.ts'
import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListingFinance } from '#listing/listing-finance.ts'
import type { SearchDocument } from '#search/search-engine.ts'
import { toSearchDocument } from '#search/vehicle-index.ts'
import { resolveYardKey } from '#site/places/yards.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Site } from '#site/site.ts'
import { certifiedMakeOf } from '#site/switches.ts'
import { resolvePriceRange } from '#stock/derive/price-ranges.ts'

const hiddenPrices = {
  price: null,
  offer_price: null,
  before_price: null,
  subscription_price: null,
  price_range: null,
} as const

/**
 * Builds a vehicle's document in the search index of its site. What depends on the site's configuration is computed
 * here and not at import, so that a change of the configuration takes effect as soon as the site is indexed again: the
 * buckets of price and weekly repayment, and whether they are shown. Search sees only what visitors see, so that
 * filters and sorting cannot reveal a price that the dealership hides or that of a sold vehicle (TEN-05, VDP-02,
 * FIN-01, FIN-07). `onImplausible` is called when the vehicle's finance figures cannot be true and are not shown.
 */
export function buildSearchDocument(
  vehicle: Vehicle,
  site: Site,
  nowMs: number,
  onImplausible: () => void = () => undefined,
): SearchDocument {
  const dealership = resolveDealership(site, vehicle.dealership_slug)
  let weeklyPriceRange: string | null = null
  if (vehicle.finance_lenders !== null || vehicle.youxQuote !== null) {
    const finance = resolveListingFinance(vehicle, site, dealership, nowMs, onImplausible)
    if (finance.kind === 'repayment' && finance.line.period === 'week')
      weeklyPriceRange = resolvePriceRange(finance.line.amount, site.search.weekly_price_ranges)
  }
  const isHidden = dealership.hides('price') || !isInStockOnPage(vehicle)
  const priceRange = resolvePriceRange(currentPrice(vehicle), site.search.price_ranges)
  // Most vehicles were imported under the present configuration and need no copy.
  const priced = priceRange === vehicle.price_range ? vehicle : { ...vehicle, price_range: priceRange }
  const shown = isHidden ? { ...vehicle, ...hiddenPrices } : priced
  return toSearchDocument(shown, site.slug, certifiedMakeOf(site), weeklyPriceRange, resolveYardKey(vehicle, site))
}
