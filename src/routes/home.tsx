import { HomePage } from '#features/screens/home/home-page.tsx'
import { loadHomePage } from '#features/screens/home/load-home-page.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/home.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site } = services
  return {
    page: await loadHomePage(services),
    canonical: `${resolveSiteOrigin(site, url.origin)}/`,
    siteName: site.name,
    description: site.content.banner?.subtitle ?? null,
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { page, canonical, siteName, description } = loaderData
  return [
    { title: page.title },
    { name: 'description', content: `${siteName}. ${description ?? 'Search our stock, with prices and details.'}` },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function Home({ loaderData }: Route.ComponentProps) {
  return <HomePage page={loaderData.page} />
}
