import { isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListingFinance } from '#listing/listing-finance.ts'
import type { SearchDocument } from '#search/search-engine.ts'
import { toSearchDocument } from '#search/vehicle-index.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Site } from '#site/site.ts'
import { certifiedMakeOf } from '#site/switches.ts'
import { resolvePriceRange } from '#stock/derive/price-ranges.ts'

const untoldPrices = {
  price: null,
  offer_price: null,
  before_price: null,
  subscription_price: null,
  price_range: null,
} as const

/**
 * The vehicle as the index of its site sees it: what hangs on the site's configuration is resolved here, at index time.
 * It is found by the price and the repayment a week that a visitor is shown, so that neither can be worked out by
 * filters and sorting where its dealership hides it or it is sold (TEN-05, VDP-02, FIN-01, FIN-07). `onImplausible` is
 * told when its figures cannot be true and are not shown.
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
    const finance = resolveListingFinance(vehicle, site, dealership, nowMs)
    if (finance.kind === 'none' && finance.reason === 'implausible') onImplausible()
    if (finance.kind === 'repayment' && finance.line.period === 'week')
      weeklyPriceRange = resolvePriceRange(finance.line.amount, site.search.weekly_price_ranges)
  }
  const told = dealership.hides('price') || !isInStockOnPage(vehicle) ? { ...vehicle, ...untoldPrices } : vehicle
  return toSearchDocument(told, site.slug, certifiedMakeOf(site), weeklyPriceRange)
}
