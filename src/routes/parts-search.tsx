import { data } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { buildPartsSearch } from '#features/screens/parts/build-parts-pages.ts'
import { PartsSearchPage } from '#features/screens/parts/parts-search-page.tsx'
import { getRequestContext } from '#server/request-context.ts'
import { isHiddenPage } from '#site/content/own-pages.ts'
import type { Route } from './+types/parts-search.ts'

export { meta } from '#features/parts/page-meta/route-meta.ts'

/** The page looks for parts with a field of its own. */
export const handle = { ownSearch: true } as const

/** /parts/search?q={words} (CONTENT-09). */
export function loader({ context, url }: Route.LoaderArgs) {
  const { site } = getRequestContext(context)
  // A dealer without a parts counter takes the pages away (CONTENT-10).
  if (isHiddenPage(site, site.routes.parts)) throw data(null, { status: 404 })
  const page = buildPartsSearch(site, url.searchParams.get('q'))
  const meta = buildSiteMeta(site, url.origin, {
    title: page.title,
    description: `Search the parts and accessories of ${site.name} by name or vehicle, and ask for a price.`,
    path: page.path,
    trail: [{ text: 'Parts & accessories', href: page.partsPath }],
    // Pages of words that visitors type are no pages for a search engine.
    listed: page.words === '',
  })
  return { page, meta }
}

export default function PartsSearch({ loaderData }: Route.ComponentProps) {
  return <PartsSearchPage page={loaderData.page} />
}
