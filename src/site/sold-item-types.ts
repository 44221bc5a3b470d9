import type { ItemType } from '#domain/vehicle/vehicle-fields.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { buildStockScope } from './stock-scope.ts'
import type { Site } from './site.ts'

const itemTypes: readonly ItemType[] = ['car', 'motorcycle', 'caravan']

/**
 * The kinds of vehicles that the site sells: those of its stock now, in a fixed order. Without any stock the template
 * tells: a site of the template leisure may sell every kind, any other sells cars.
 */
export async function listSoldItemTypes(
  search: Pick<StockSearch, 'facetValues'>,
  site: Site,
  nowMs: number,
): Promise<readonly ItemType[]> {
  const counted = await search.facetValues({ scope: buildStockScope(site, nowMs), attribute: 'item_type', limit: 10 })
  const sold = itemTypes.filter((type) => counted.some(({ value }) => value === type))
  if (sold.length > 0) return sold
  return site.template === 'leisure' ? itemTypes : ['car']
}
