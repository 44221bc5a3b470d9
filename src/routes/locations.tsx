import { data } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { LocationsPage } from '#features/screens/locations/locations-page.tsx'
import { buildLocations, parseDepartment } from '#features/screens/locations/locations-view.ts'
import { getRequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import type { Route } from './+types/locations.ts'

export { meta } from '#features/parts/page-meta/route-meta.ts'

/** /locations?department={sales, service or parts}&near={place}, both optional (LOC-03, LOC-04). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { site, ctx, findReviews, limitFreshness } = getRequestContext(context)
  const { searchParams: query } = url
  const department = parseDepartment(query.get('department'))
  const view = buildLocations(site, department, ctx.now(), findReviews, query.get('near'))
  if (view === null) throw data(null, { status: 404 })
  limitFreshness(view.block.freshUntil)
  const meta = buildSiteMeta(site, url.origin, {
    title: view.title,
    description: `${site.name}: addresses, phone numbers and opening hours. ${view.intro ?? ''}`.trim(),
    path: addressOf(site, 'locations'),
  })
  return { view, meta }
}

export default function Locations({ loaderData }: Route.ComponentProps) {
  return <LocationsPage view={loaderData.view} />
}
