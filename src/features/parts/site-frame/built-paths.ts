import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { bodyTypes } from '#domain/vehicle/body-types.ts'
import { typeSegments } from '#domain/vehicle/search-segments.ts'
import { slugify } from '#domain/format/slugify.ts'
import { isContentFormId, isContentPageOn } from '#features/parts/content-forms/content-pages.ts'
import { addresses, findAddress } from '#site/addresses.ts'
import { isHiddenPage } from '#site/content/own-pages.ts'
import { findContentSource } from '#site/content/platform-pages.ts'
import { listLocations } from '#site/location-place.ts'
import { isStandIn } from '#site/site-origin.ts'
import { findSiteModel, listSiteModels } from '#site/site-models.ts'
import { hasOffers, isTestDriveOn } from '#site/switches.ts'
import type { Site } from '#site/site.ts'

const searches: readonly string[] = [
  ...Object.keys(typeSegments),
  ...bodyTypes.flatMap(({ slug }) => [slug, slugify(slug)]),
]

/** Searches without results on a site that sells used vehicles only. */
const notOnUsedOnly: readonly string[] = ['/search/new-cars', '/search/demo-cars', '/search/new-and-demo-cars']

function isReachable(href: string): boolean {
  const host = URL.parse(href)?.hostname
  return host !== undefined && !isStandIn(host)
}

/** Whether a configured link has a page. Navigation, footer and buttons leave out the others (CONTENT-10). */
export function isBuiltLink(site: Site, href: string): boolean {
  if (href.startsWith('tel:') || href.startsWith('mailto:')) return true
  if (href.startsWith('https://')) return isReachable(href)
  const [given = ''] = href.split(/[?#]/)
  const path = trimTrailingSlashes(given)
  if (site.search.stock_filters.used_only && notOnUsedOnly.includes(path)) return false
  const address = findAddress(site, path)
  if (address === null) return false
  if (isHiddenPage(site, path)) return false
  if (path.startsWith('/blog/')) return !isHiddenPage(site, '/blog')
  if (isContentFormId(address)) return isContentPageOn(site, address)
  if (address === 'special_offers') return hasOffers(site)
  if (address === 'offer' || address === 'offer_of_make')
    return site.content.offers.some(({ id }) => path.endsWith(`/${id}`))
  if (addresses[address].module === 'routes/content-page.tsx' || address === 'equifax_finance')
    return findContentSource(site, path) !== null
  if (address === 'test_drive') return isTestDriveOn(site, null)
  if (address === 'finance' || address === 'personalised_finance') return site.finance.enabled
  if (address === 'trade_in' || address === 'car_trade_in') return site.trade_in.enabled
  if (address === 'tow_check') return site.tow_check.enabled
  if (address === 'online_payment') return site.online_payment.enabled && site.auth.authentication
  if (address === 'locations') return listLocations(site).length > 0
  if (address === 'location' || address === 'location_contact' || address === 'location_page')
    return listLocations(site).some(({ slug }) => path.endsWith(`/${slug}`))
  if (address === 'models') return listSiteModels(site).length > 0
  if (address === 'model') return findSiteModel(site, path.slice(path.lastIndexOf('/') + 1)) !== null
  if (address === 'model_accessories')
    return (findSiteModel(site, path.split('/', 2)[1] ?? '')?.accessories ?? []).length > 0
  if (address === 'spin_to_win') return site.spin_to_win.enabled && site.auth.authentication
  return address === 'search_all' ? searches.includes(path.slice('/search/'.length)) : address !== 'search_model'
}
