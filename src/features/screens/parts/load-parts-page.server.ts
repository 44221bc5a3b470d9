import type { SiteContext } from '#data/context.ts'
import type { SearchEngine } from '#search/search-engine.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { buildPartsPage } from './build-parts-pages.ts'
import type { PartsPageData } from './parts-page-data.ts'

interface PartsServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly search: SearchEngine
}

/** The parts page, with accessories for the vehicles that the site has (CONTENT-09). */
export function loadPartsPage({ site, ctx, search }: PartsServices): PartsPageData {
  const scope = buildStockScope(site, ctx.now())
  const valuesOf = (attribute: 'body' | 'item_type'): readonly string[] =>
    search.facetValues({ scope, attribute, limit: 100 }).map(({ value }) => value)
  return buildPartsPage(site, { bodies: valuesOf('body'), itemTypes: valuesOf('item_type') })
}
