import { data } from 'react-router'
import { loadModelsPage } from '#features/screens/models/load-models-page.server.ts'
import { ModelsPage } from '#features/screens/models/models-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import { findAddress } from '#site/addresses.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/models.ts'

/** /models?body={body or heading of the menu}: the range of the site's makes (CONTENT-09). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  const page =
    findAddress(site, url.pathname) === 'models' ? await loadModelsPage(services, url.searchParams.get('body')) : null
  if (page === null) throw data(null, { status: 404 })
  return { page, siteName: site.name, canonical: resolveSiteOrigin(site, url.origin) + page.path }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  const { page, siteName, canonical } = loaderData
  return [
    { title: `${page.title} – ${siteName}` },
    { name: 'description', content: `${page.title} at ${siteName}. ${page.intro}` },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function Models({ loaderData }: Route.ComponentProps) {
  return <ModelsPage page={loaderData.page} />
}
