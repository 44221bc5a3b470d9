import { formatNumber } from '#domain/format/format-number.ts'
import { buildBreadcrumbData, type Crumb } from '#features/parts/page-meta/breadcrumbs.ts'
import { buildPageMeta, type MetaTag } from '#features/parts/page-meta/page-meta.ts'
import type { Site } from '#site/site.ts'
import { describeTotal } from '../list/describe-total.ts'
import type { SearchPath } from '../address/resolve-search-path.ts'
import type { SearchPage } from '../search-page.ts'
import { resolveSearchCanonical } from '../address/search-canonical.ts'

/** Holds for every search: a vehicle may have neither a price nor pictures. */
const advice = 'See the details and enquire online.'

type ShownSearch = Pick<SearchPage<unknown>, 'heading' | 'state' | 'pages' | 'total' | 'failed' | 'landing' | 'trail'>

/**
 * The head of a results page: what is searched and how much of it there is, the canonical address by
 * `resolveSearchCanonical`, and the breadcrumb (API-05). `origin`: scheme and host of absolute addresses.
 */
export function buildSearchMeta(site: Site, path: SearchPath, page: ShownSearch, origin: string): MetaTag[] {
  const { heading, state, pages, total, trail } = page
  const siteName = site.name
  if (page.failed) return buildPageMeta({ title: heading, siteName, description: heading, canonical: null })
  const canonical = resolveSearchCanonical(site, path, state, total)
  const count = formatNumber(total)
  const isLater = state.page > 1
  const place = `page ${formatNumber(state.page)} of ${formatNumber(pages)}`
  const self: Crumb = { text: heading, href: canonical ?? path.path }
  return buildPageMeta({
    title: `${heading}${isLater ? ` – ${place}` : ` (${count})`}`,
    siteName,
    description: isLater
      ? `${heading} at ${siteName}, ${place}: ${describeTotal(total)}. ${advice}`
      : (page.landing?.text ?? `${heading}: ${describeTotal(total)} at ${siteName}. ${advice}`),
    canonical: canonical === null ? null : origin + canonical,
    data: canonical === null ? [] : [buildBreadcrumbData([...trail, self], origin)],
  })
}
