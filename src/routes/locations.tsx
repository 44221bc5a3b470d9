import { data } from 'react-router'
import { LocationsPage } from '#features/screens/locations/locations-page.tsx'
import { buildLocations, parseDepartment } from '#features/screens/locations/locations-view.ts'
import { getRequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/locations.ts'

/** /locations, and /locations?department={sales, service or parts} (LOC-03, LOC-04). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { site, ctx, findReviews, limitFreshness } = getRequestContext(context)
  const view = buildLocations(site, parseDepartment(url.searchParams.get('department')), ctx.now(), findReviews)
  if (view === null) throw data(null, { status: 404 })
  limitFreshness(view.block.freshUntil)
  return {
    view,
    siteName: site.name,
    canonical: resolveSiteOrigin(site, url.origin) + addressOf(site, 'locations'),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  const { view, siteName, canonical } = loaderData
  return [
    { title: `${view.title} – ${siteName}` },
    {
      name: 'description',
      content: `${siteName}: addresses, phone numbers and opening hours. ${view.intro ?? ''}`.trim(),
    },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  return <LocationsPage view={loaderData.view} />
}
