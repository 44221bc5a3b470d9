import type { SiteContext } from '#data/context.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { buildPartsPage } from './build-parts-pages.ts'
import type { PartsPageData } from './parts-page-data.ts'

interface PartsServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly search: StockSearch
}

/** The parts page, with accessories for the vehicles that the site has (CONTENT-09). */
export async function loadPartsPage({ site, ctx, search }: PartsServices): Promise<PartsPageData> {
  const scope = buildStockScope(site, ctx.now())
  const valuesOf = async (attribute: 'body' | 'item_type'): Promise<readonly string[]> =>
    (await search.facetValues({ scope, attribute, limit: 100 })).map(({ value }) => value)
  const [bodies, itemTypes] = await Promise.all([valuesOf('body'), valuesOf('item_type')])
  return buildPartsPage(site, { bodies, itemTypes })
}
