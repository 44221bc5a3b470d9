import { buildPartsSearch } from '#features/screens/parts/build-parts-pages.ts'
import { PartsSearchPage } from '#features/screens/parts/parts-search-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/parts-search.ts'

/** /parts/search?q={words} (CONTENT-09). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { site } = getRequestContext(context)
  const page = buildPartsSearch(site, url.searchParams.get('q'))
  return { page, siteName: site.name, canonical: resolveSiteOrigin(site, url.origin) + page.path }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return []
  const { page, siteName, canonical } = loaderData
  return [
    { title: `${page.title} – ${siteName}` },
    {
      name: 'description',
      content: `Search the parts and accessories of ${siteName} by name or vehicle, and ask for a price.`,
    },
    // Pages of words that visitors type are no pages for a search engine.
    ...(page.words === '' ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function PartsSearch({ loaderData }: Route.ComponentProps) {
  return <PartsSearchPage page={loaderData.page} />
}
