import { data } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { loadTowCheck } from '#features/screens/tow-check/load-tow-check.server.ts'
import { TowCheckPage } from '#features/screens/tow-check/tow-check-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import type { Route } from './+types/tow-check.ts'

export { meta } from '#features/parts/page-meta/route-meta.ts'

/** The page is a form, and its answer has the buttons (see root.tsx). */
export const handle = { contactBar: 'own' } as const

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  const page = await loadTowCheck(services, url.searchParams)
  if (page === null) throw data(null, { status: 404 })
  const meta = buildSiteMeta(site, url.origin, {
    title: 'What can my car tow? Work it out',
    description: 'Work out the heaviest caravan your car may tow: braked capacity, tow ball, GVM and GCM, explained.',
    path: addressOf(site, 'tow_check'),
  })
  return { page, meta }
}

export default function TowCheck({ loaderData }: Route.ComponentProps) {
  return <TowCheckPage page={loaderData.page} />
}
