import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListingFinance } from '#listing/listing-finance.ts'
import type { SearchDocument } from '#search/search-engine.ts'
import { toSearchDocument } from '#search/vehicle-index.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Site } from '#site/site.ts'
import { certifiedMakeOf } from '#site/switches.ts'
import { resolvePriceRange } from '#stock/derive/price-ranges.ts'

/**
 * The bucket of the repayment a week that a visitor of the site is shown, or null where none is: a vehicle whose finance is
 * hidden must not be found by its repayment (FIN-01, FIN-07).
 */
function resolveWeeklyPriceRange(vehicle: Vehicle, site: Site, nowMs: number): string | null {
  if (vehicle.finance_lenders === null && vehicle.youxQuote === null) return null
  const finance = resolveListingFinance(vehicle, site, resolveDealership(site, vehicle.dealership_slug), nowMs)
  if (finance.kind !== 'repayment' || finance.line.period !== 'week') return null
  return resolvePriceRange(finance.line.amount, site.search.weekly_price_ranges)
}

/** The vehicle as the index of its site sees it: what hangs on the site's configuration is resolved here, at index time. */
export function buildSearchDocument(vehicle: Vehicle, site: Site, nowMs: number): SearchDocument {
  return toSearchDocument(vehicle, site.slug, certifiedMakeOf(site), resolveWeeklyPriceRange(vehicle, site, nowMs))
}
