import { data } from 'react-router'
import { loadModelPage } from '#features/screens/models/load-model-page.server.ts'
import { ModelPage } from '#features/screens/models/model-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import { findAddress } from '#site/addresses.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/model.ts'

/** The page of a model, below the configured path of the models (CONTENT-09). */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  const page = findAddress(site, url.pathname) === 'model' ? await loadModelPage(services, params.slug) : null
  if (page === null) throw data(null, { status: 404 })
  return { page, siteName: site.name, canonical: resolveSiteOrigin(site, url.origin) + page.path }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  const { page, siteName, canonical } = loaderData
  return [
    { title: `${page.title} – ${siteName}` },
    { name: 'description', content: page.description },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function Model({ loaderData }: Route.ComponentProps) {
  return <ModelPage page={loaderData.page} />
}
