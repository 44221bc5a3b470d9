import { data } from 'react-router'
import { trimTrailingSlashes } from '#domain/format/trim-slashes.ts'
import { loadContentPage } from '#features/parts/content/load-content-page.server.ts'
import { noStore } from '#features/parts/lead-form/form-route.ts'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { requireVisitor } from '#features/parts/sign-in/require-visitor.server.ts'
import { ContentPage } from '#features/screens/content/content-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import type { Route } from './+types/equifax-finance.ts'

export { meta } from '#features/parts/page-meta/route-meta.ts'

/** The page needs no scripts (see root.tsx). */
export const handle = { scriptless: true }

/** Equifax finance, for signed-in visitors of a site that has it switched on (AUTH-02, AUTH-03). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const page = loadContentPage(services, trimTrailingSlashes(url.pathname))
  if (page === null) throw data(null, { status: 404 })
  const visitor = await requireVisitor(services, { pathname: url.pathname, search: url.search }, 'equifax_finance')
  if (visitor === null) throw data(null, { status: 404 })
  const { title, description } = page.article
  // Only signed-in visitors reach it.
  const meta = buildSiteMeta(services.site, url.origin, { title, description, path: url.pathname, listed: false })
  return data({ page, meta }, noStore)
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export default function EquifaxFinance({ loaderData }: Route.ComponentProps) {
  return <ContentPage page={loaderData.page} showing={null} advantage={null} refused={undefined} />
}
