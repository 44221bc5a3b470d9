import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { isBuiltButton } from '#features/parts/site-frame/button-links.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildVehiclePage, type VehiclePageContext } from './vehicle-page-view.ts'

const nowMs = Date.UTC(2026, 10, 20)
export const location = {
  id: 'main',
  name: 'Main Street',
  slug: 'main-street',
  address: { street: '1 Main Street', city: 'Perth', state: 'WA' as const, postcode: '6000' },
  contact_detail: { phone: '08 5550 1000', landline_phone: '08 5550 2000', opening_hours: [] },
}
export const dealership = {
  id: 'main',
  slug: 'main',
  name: 'Main Street Motors',
  dealer_license_number: 'MD 1',
  phone: '08 5550 3000',
  locations: [location],
}

/** The page view with the same link rule as in the route. */
export function build(
  vehicle: Partial<Vehicle> = {},
  part: DocumentPart = {},
  views = 0,
  hold: VehiclePageContext['hold'] = null,
  { findReviews, at = nowMs }: Pick<VehiclePageContext, 'findReviews'> & { readonly at?: number } = {},
) {
  const site = buildTestSite({ dealerships: [dealership], ...part })
  const searches = new Set(['/search/toyota'])
  const isBuilt = (href: string): boolean => isBuiltButton(site, href, { dealership: 'main', searches })
  const context = { site, nowMs: at, views, hold, isBuilt, ...(findReviews === undefined ? {} : { findReviews }) }
  return buildVehiclePage(resolveListing(buildVehicle('S1', vehicle), site, at), context)
}
export const checkout = { checkout: { enabled: true, deposit: 200 } } as const

/** Names of the action links in display order. */
export const names = (page: ReturnType<typeof build>) => page.actions.links.map(({ name }) => name)
