import { loadPartsPage } from '#features/screens/parts/load-parts-page.server.ts'
import { PartsPage } from '#features/screens/parts/parts-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/parts.ts'

/** Parts and accessories, at its configured path (CONTENT-09). */
export function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  const page = loadPartsPage(services)
  return { page, siteName: site.name, canonical: resolveSiteOrigin(site, url.origin) + page.path }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { page, siteName, canonical } = loaderData
  return [
    { title: `${page.title} – ${siteName}` },
    { name: 'description', content: `${page.title} at ${siteName}. ${page.intro}` },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function Parts({ loaderData }: Route.ComponentProps) {
  return <PartsPage page={loaderData.page} />
}
