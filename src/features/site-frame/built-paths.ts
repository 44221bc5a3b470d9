import { bodyTypes } from '#domain/vehicle/body-types.ts'
import { typeSegments } from '#domain/vehicle/search-segments.ts'
import { slugify } from '#domain/format/slugify.ts'
import { financePaths } from '#site/fixed-paths.ts'
import { isStandIn } from '#site/site-origin.ts'
import type { Site } from '#site/site.ts'

/** Pages that exist beside the searches; a page joins the list with its route. */
const pages: readonly string[] = ['/', '/pre-owned']

const searches: readonly string[] = [...Object.keys(typeSegments), ...bodyTypes.flatMap(({ slug }) => [slug, slugify(slug)])]

/** Searches that find nothing on a site that sells used vehicles only. */
const notOnUsedOnly: readonly string[] = ['/search/new-cars', '/search/demo-cars', '/search/new-and-demo-cars']

/** Where finance is switched on. */
const financePages: readonly string[] = [...financePaths, '/personalised/finance']

function isReachable(href: string): boolean {
  const host = URL.parse(href)?.hostname
  return host !== undefined && !isStandIn(host)
}

/** Whether a link of the configuration leads somewhere today; navigation, footer and buttons show no other (CONTENT-10). */
export function isBuiltLink(site: Site, href: string): boolean {
  if (href.startsWith('tel:') || href.startsWith('mailto:')) return true
  if (href.startsWith('https://')) return isReachable(href)
  const [path = ''] = href.split(/[?#]/)
  if (site.search.stock_filters.used_only && notOnUsedOnly.includes(path)) return false
  if (financePages.includes(path)) return site.finance.enabled
  if (path === site.routes.search || pages.includes(path)) return true
  return path.startsWith('/search/') && searches.includes(path.slice('/search/'.length))
}
