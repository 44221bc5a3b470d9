import { data } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { loadModelsPage } from '#features/screens/models/load-models-page.server.ts'
import { ModelsPage } from '#features/screens/models/models-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import { addressOf, findAddress } from '#site/addresses.ts'
import type { Route } from './+types/models.ts'

export { meta } from '#features/parts/page-meta/route-meta.ts'

/** /models?body={body or heading of the menu}: the range of the site's makes (CONTENT-09). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  const page =
    findAddress(site, url.pathname) === 'models' ? await loadModelsPage(services, url.searchParams.get('body')) : null
  if (page === null) throw data(null, { status: 404 })
  const all = { text: 'All models', href: addressOf(site, 'models') }
  const meta = buildSiteMeta(site, url.origin, {
    title: page.title,
    description: `${page.title} at ${site.name}. ${page.intro}`,
    path: page.path,
    trail: page.path === all.href ? [] : [all],
  })
  return { page, meta }
}

export default function Models({ loaderData }: Route.ComponentProps) {
  return <ModelsPage page={loaderData.page} />
}
