import { data } from 'react-router'
import { loadTowCheck } from '#features/screens/tow-check/load-tow-check.server.ts'
import { TowCheckPage } from '#features/screens/tow-check/tow-check-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/tow-check.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  const page = await loadTowCheck(services, url.searchParams)
  if (page === null) throw data(null, { status: 404 })
  return {
    page,
    siteName: site.name,
    canonical: resolveSiteOrigin(site, url.origin) + addressOf(site, 'tow_check'),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  const { siteName, canonical } = loaderData
  return [
    { title: `What can my car tow? – ${siteName}` },
    {
      name: 'description',
      content: 'Work out the heaviest caravan your car may tow: braked capacity, tow ball, GVM and GCM, explained.',
    },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function TowCheck({ loaderData }: Route.ComponentProps) {
  return <TowCheckPage page={loaderData.page} />
}
