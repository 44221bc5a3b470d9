import { data, redirect } from 'react-router'
import { LocationPage } from '#features/screens/locations/location-page.tsx'
import { buildLocationPage } from '#features/screens/locations/location-view.ts'
import { getRequestContext } from '#server/request-context.ts'
import { findAddress } from '#site/addresses.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/location.ts'

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
  return { view, siteName: site.name, canonical: resolveSiteOrigin(site, url.origin) + href }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  const { view, siteName, canonical } = loaderData
  const { name, address } = view.detail
  const about = [...address, 'opening hours, phone and directions.'].join(', ')
  return [
    { title: name === siteName ? `Visit ${name}` : `${name} – ${siteName}` },
    { name: 'description', content: `${name}: ${about}` },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function Location({ loaderData }: Route.ComponentProps) {
  return <LocationPage view={loaderData.view} />
}
