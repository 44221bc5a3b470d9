import type { SiteContext } from '#data/context.ts'
import { forSale } from '#search/search-stock.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { findMainLocation } from '#site/location-place.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'

interface DescribingServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly search: StockSearch
}

const nouns: ReadonlyMap<string, string> = new Map([
  ['caravan', 'caravans'],
  ['motorcycle', 'motorcycles'],
])

/**
 * 'Used vehicles in Rocklea', the title of a home page that has none of its own: what the stock for sale is now. A
 * dealer of a manufacturer, or with model pages, sells new vehicles whatever stands in the yard.
 */
export async function describeDealer({ site, ctx, search }: DescribingServices): Promise<string> {
  const { facets } = await search.search({
    scope: buildStockScope(site, ctx.now()),
    refinements: [forSale],
    facets: [
      { attribute: 'car_type', limit: 10 },
      { attribute: 'item_type', limit: 10 },
    ],
    limit: 0,
  })
  const types = new Set((facets.car_type ?? []).map(({ value }) => value))
  const sellsUsed = types.has('used')
  const sellsNew = types.has('new') || types.has('demo') || site.manufacturer !== null || site.content.models.enabled
  const isUsedOnly = site.search.stock_filters.used_only || (sellsUsed && !sellsNew)
  const [kind, ...otherKinds] = (facets.item_type ?? []).map(({ value }) => value)
  const noun = (otherKinds.length === 0 ? nouns.get(kind ?? '') : undefined) ?? 'vehicles'
  const what = `${isUsedOnly ? 'Used' : 'New & used'} ${noun}`
  const city = findMainLocation(site)?.address.city ?? null
  return city === null ? what : `${what} in ${city}`
}
