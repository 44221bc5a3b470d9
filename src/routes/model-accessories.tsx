import { data } from 'react-router'
import { AccessoriesPage } from '#features/screens/models/accessories-page.tsx'
import { buildAccessoriesPage } from '#features/screens/models/build-accessories-page.ts'
import { getRequestContext } from '#server/request-context.ts'
import { findAddress } from '#site/addresses.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/model-accessories.ts'

/** /{model}/accessories, after every other address (CONTENT-09). */
export function loader({ context, url, params }: Route.LoaderArgs) {
  const { site } = getRequestContext(context)
  const isOurs = findAddress(site, url.pathname) === 'model_accessories'
  const page = isOurs ? buildAccessoriesPage(site, params.model) : null
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

export default function ModelAccessories({ loaderData }: Route.ComponentProps) {
  return <AccessoriesPage page={loaderData.page} />
}
