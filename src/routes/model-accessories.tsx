import { data } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { AccessoriesPage } from '#features/screens/models/accessories-page.tsx'
import { buildAccessoriesPage } from '#features/screens/models/build-accessories-page.ts'
import { getRequestContext } from '#server/request-context.ts'
import { addressOf, findAddress } from '#site/addresses.ts'
import type { Route } from './+types/model-accessories.ts'

export { meta } from '#features/parts/page-meta/route-meta.ts'

/** The page has its buttons (see root.tsx). */
export const handle = { contactBar: 'own' } as const

/** /{model}/accessories, after every other address (CONTENT-09). */
export function loader({ context, url, params }: Route.LoaderArgs) {
  const { site } = getRequestContext(context)
  const isOurs = findAddress(site, url.pathname) === 'model_accessories'
  const page = isOurs ? buildAccessoriesPage(site, params.model) : null
  if (page === null) throw data(null, { status: 404 })
  const meta = buildSiteMeta(site, url.origin, {
    title: page.title,
    description: `${page.title} at ${site.name}. ${page.intro}`,
    path: page.path,
    trail: [{ text: 'All models', href: addressOf(site, 'models') }, page.back],
  })
  return { page, meta }
}

export default function ModelAccessories({ loaderData }: Route.ComponentProps) {
  return <AccessoriesPage page={loaderData.page} />
}
