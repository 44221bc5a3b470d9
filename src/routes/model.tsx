import { data } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { buildModelData } from '#features/parts/structured-data/model-data.ts'
import { loadModelPage } from '#features/screens/models/load-model-page.server.ts'
import { ModelPage } from '#features/screens/models/model-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import { findAddress } from '#site/addresses.ts'
import type { Route } from './+types/model.ts'

export { meta } from '#features/parts/page-meta/route-meta.ts'

/** The page has its buttons (see root.tsx). */
export const handle = { contactBar: 'own' } as const

/** The page of a model, below the configured path of the models (CONTENT-09). */
export async function loader({ context, url, params }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  const page = findAddress(site, url.pathname) === 'model' ? await loadModelPage(services, params.slug) : null
  if (page === null) throw data(null, { status: 404 })
  const [picture = null] = page.pictures
  const meta = buildSiteMeta(site, url.origin, {
    title: page.title,
    description: page.description,
    path: page.path,
    trail: [page.all],
    picture,
    describe: (address) => [buildModelData(page, address)],
  })
  return { page, meta }
}

export default function Model({ loaderData }: Route.ComponentProps) {
  return <ModelPage page={loaderData.page} />
}
