import { data, redirect } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { buildBarLead } from '#features/parts/site-frame/bar-lead.ts'
import { buildLocationCall } from '#features/parts/site-frame/contact-bar-view.ts'
import { buildLocationData } from '#features/parts/structured-data/dealer-data.ts'
import { LocationPage } from '#features/screens/locations/location-page.tsx'
import { buildLocationPage } from '#features/screens/locations/location-view.ts'
import { getRequestContext } from '#server/request-context.ts'
import { addressOf, findAddress } from '#site/addresses.ts'
import { listLocations } from '#site/location-place.ts'
import type { Route } from './+types/location.ts'

export { meta } from '#features/parts/page-meta/route-meta.ts'

/**
 * /contact-us/{slug}, or /our-location/{slug} where the location has that page; each leads to the other where it is not
 * the location's. /locations/{slug} shows the same page (LOC-06).
 */
export function loader({ context, params, url }: Route.LoaderArgs) {
  const { site, ctx, findReviews, limitFreshness } = getRequestContext(context)
  const view = buildLocationPage(site, params.slug, ctx.now(), findReviews)
  if (view === null) throw data(null, { status: 404 })
  const { href } = view.detail
  const address = findAddress(site, url.pathname)
  if (address !== 'location' && address !== findAddress(site, href)) throw redirect(href + url.search, 301)
  limitFreshness(view.freshUntil)
  const { name, address: lines, image } = view.detail
  const meta = buildSiteMeta(site, url.origin, {
    title: name === site.name ? `Visit ${name}` : name,
    description: `${name}: ${[...lines, 'opening hours, phone and directions.'].join(', ')}`,
    path: href,
    trail: [{ text: 'Locations', href: addressOf(site, 'locations') }],
    crumb: name,
    picture: image === null ? null : { url: image, alt: name },
    describe: ({ origin }) => buildLocationData(site, params.slug, origin, ctx.now()),
  })
  const location = listLocations(site).find(({ slug }) => slug === params.slug)
  const { directionsHref } = view.detail
  const pageBar = {
    lead: buildBarLead(site, { kind: 'location', directionsHref }),
    ...(location === undefined ? {} : buildLocationCall(site, location, ctx.now())),
  }
  return { view, meta, pageBar }
}

export default function Location({ loaderData }: Route.ComponentProps) {
  return <LocationPage view={loaderData.view} />
}
