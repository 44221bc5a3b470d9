import { slugify } from '#domain/format/slugify.ts'
import { soldSince, statusesInStockOnPage } from '#domain/vehicle/in-stock.ts'
import { parseFilterExpression } from '#search/filter-expression.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { Filter, SearchScope } from '#search/search-engine.ts'
import { vehicleIndexSchema } from '#search/vehicle-index.ts'
import type { Site } from './site.ts'

/** The rule of SRCH-13 as a filter of the index; `isSearchable` is the same rule for one vehicle. */
function buildAvailabilityFilter(nowMs: number, soldWindowDays: number): Filter {
  return {
    op: 'and',
    of: [
      { op: 'in', attribute: 'show_on_dealer_website', values: ['true'] },
      {
        op: 'or',
        of: [
          { op: 'in', attribute: 'status', values: statusesInStockOnPage },
          { op: 'range', attribute: 'sold_date_timestamp', min: soldSince(nowMs, soldWindowDays) + 1 },
        ],
      },
    ],
  }
}

/** Matches vehicles of the makes, regardless of spelling in feed and configuration. */
const ofMakes = (makes: readonly string[]): Filter => ({ op: 'in', attribute: 'make_slug', values: makes.map(slugify) })

/**
 * The stock filters of the site (SRCH-14), one condition per switch. Throws when the expression does not parse, which
 * cannot happen for checked configuration.
 */
function buildStockFilters(site: Site): readonly Filter[] {
  const { used_only, minimum_photos, excluded_makes, excluded_stock_numbers, manufacturers, dealerships, expression } =
    site.search.stock_filters
  const filters: Filter[] = []
  if (used_only) filters.push({ op: 'in', attribute: 'car_type', values: ['used'] })
  if (minimum_photos > 0) filters.push({ op: 'range', attribute: 'photos_count', min: minimum_photos })
  if (excluded_makes.length > 0) filters.push({ op: 'not', of: ofMakes(excluded_makes) })
  if (excluded_stock_numbers.length > 0)
    filters.push({ op: 'not', of: { op: 'in', attribute: 'stocknum', values: excluded_stock_numbers } })
  if (manufacturers.length > 0) filters.push(ofMakes(manufacturers))
  if (dealerships.length > 0) filters.push({ op: 'in', attribute: 'dealership_slug', values: dealerships })
  if (expression !== null) {
    const parsed = parseFilterExpression(expression, vehicleIndexSchema)
    if (!parsed.ok) throw new Error(`search.stock_filters.expression of site ${site.slug}: ${parsed.error.message}`)
    filters.push(parsed.filter)
  }
  return filters
}

const filtersBySite = new WeakMap<Site, readonly Filter[]>()

/**
 * The vehicles that a visitor of the site may find now. Every search for the site uses this scope (TEN-07, SRCH-13,
 * SRCH-14).
 */
export function buildStockScope(site: Site, nowMs: number): SearchScope {
  const known = filtersBySite.get(site)
  const own = known ?? buildStockFilters(site)
  if (known === undefined) filtersBySite.set(site, own)
  const of = site.search.availability ? [buildAvailabilityFilter(nowMs, site.search.sold_window_days), ...own] : own
  return { owners: [site.slug], filter: { op: 'and', of } }
}

/** Scope of the vehicles for sale on this site now; only the results page finds recently sold vehicles. */
export function buildForSaleScope(site: Site, nowMs: number): SearchScope {
  return narrowScope(buildStockScope(site, nowMs), [{ op: 'in', attribute: 'status', values: statusesInStockOnPage }])
}
