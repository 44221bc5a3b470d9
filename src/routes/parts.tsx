import { data } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { loadPartsPage } from '#features/screens/parts/load-parts-page.server.ts'
import { PartsPage } from '#features/screens/parts/parts-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import { isHiddenPage } from '#site/content/own-pages.ts'
import type { Route } from './+types/parts.ts'

export { meta } from '#features/parts/page-meta/route-meta.ts'

/** The page looks for parts with a field of its own. */
export const handle = { ownSearch: true } as const

/** Parts and accessories, at its configured path (CONTENT-09). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  // A dealer without a parts counter takes the pages away (CONTENT-10).
  if (isHiddenPage(site, site.routes.parts)) throw data(null, { status: 404 })
  const page = await loadPartsPage(services)
  const meta = buildSiteMeta(site, url.origin, {
    title: page.title,
    description: `${page.title} at ${site.name}. ${page.intro}`,
    path: page.path,
  })
  return { page, meta }
}

export default function Parts({ loaderData }: Route.ComponentProps) {
  return <PartsPage page={loaderData.page} />
}
