import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListingFinance } from '#listing/listing-finance.ts'
import type { SearchDocument } from '#search/search-engine.ts'
import { toSearchDocument } from '#search/vehicle-index.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Site } from '#site/site.ts'
import { certifiedMakeOf } from '#site/switches.ts'
import { resolvePriceRange } from '#stock/derive/price-ranges.ts'

/**
 * The vehicle as the index of its site sees it: what hangs on the site's configuration is resolved here, at index time. It is
 * found by the repayment a week that a visitor is shown, so that a vehicle whose finance is hidden cannot be found by its
 * repayment (FIN-01, FIN-07). `onImplausible` is told when its figures cannot be true and are not shown.
 */
export function buildSearchDocument(vehicle: Vehicle, site: Site, nowMs: number, onImplausible: () => void = () => undefined): SearchDocument {
  let weeklyPriceRange: string | null = null
  if (vehicle.finance_lenders !== null || vehicle.youxQuote !== null) {
    const finance = resolveListingFinance(vehicle, site, resolveDealership(site, vehicle.dealership_slug), nowMs)
    if (finance.kind === 'none' && finance.reason === 'implausible') onImplausible()
    if (finance.kind === 'repayment' && finance.line.period === 'week') weeklyPriceRange = resolvePriceRange(finance.line.amount, site.search.weekly_price_ranges)
  }
  return toSearchDocument(vehicle, site.slug, certifiedMakeOf(site), weeklyPriceRange)
}
