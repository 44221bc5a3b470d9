import type { FacetAttribute } from '#search/state/search-state.ts'
import type { Site } from '#site/site.ts'

const words: Readonly<Partial<Record<FacetAttribute, Readonly<Record<string, string>>>>> = {
  car_type: { new: 'New', used: 'Used', demo: 'Demo' },
  item_type: { car: 'Cars', motorcycle: 'Motorcycles', caravan: 'Caravans' },
  status: { in_stock: 'In stock', coming_soon: 'Coming soon', sold: 'Sold' },
}

/** A value of the index in words that a visitor reads; most values are such words already. */
export function formatFacetValue(attribute: FacetAttribute, value: string, site: Site): string {
  if (attribute === 'certified') return value === 'true' ? site.search.certified_toggle_text : 'Not certified'
  if (attribute === 'seats') return value === '1' ? '1 seat' : `${value} seats`
  const table = words[attribute]
  return table !== undefined && Object.hasOwn(table, value) ? (table[value] ?? value) : value
}
