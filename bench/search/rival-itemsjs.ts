import itemsjs, { type ItemsJs } from 'itemsjs'
import MiniSearch from 'minisearch'
import type { SearchDocument } from '#search/search-engine.ts'
import { benchNow } from './market.ts'
import { benchFacets } from './queries.ts'

type Item = Readonly<Record<string, unknown>>

/**
 * What our queries ask for, asked of itemsjs the way its manual says, with MiniSearch for text. It has neither owners
 * nor ranges, and takes no filter function without its own text search, so the site, availability and the price range
 * are computed beforehand as attributes of their own: it answers a simpler question.
 */
export interface ItemsJsRival {
  readonly site: (owner: string) => number
  readonly market: () => number
  readonly refined: () => number
  readonly text: (words: string) => number
}

function isAvailable(item: Item): boolean {
  const sold = item['sold_date_timestamp']
  const isListed =
    item['status'] === 'in_stock' ||
    item['status'] === 'coming_soon' ||
    (typeof sold === 'number' && sold > benchNow - 3 * 86_400)
  return isListed && item['show_on_dealer_website'] === 'true'
}

function isInRange({ price }: Item): boolean {
  return typeof price === 'number' && price >= 1_500_000 && price <= 6_000_000
}

export function createItemsJsRival(documents: readonly SearchDocument[]): ItemsJsRival {
  const items: readonly Item[] = documents.map(({ id, owner, attributes }) => ({
    id,
    owner,
    ...attributes,
    is_available: String(isAvailable(attributes)),
    is_in_range: String(isInRange(attributes)),
  }))
  const facets = ['owner', 'is_available', 'is_in_range', ...benchFacets]
  const engine: ItemsJs<Item> = itemsjs(items, {
    native_search_enabled: false,
    aggregations: Object.fromEntries(facets.map((name) => [name, { size: 100, conjunction: false }])),
    sortings: { rank: { field: ['rank', 'id'], order: ['desc', 'asc'] } },
  })
  const words = new MiniSearch<Item>({
    fields: ['make', 'model', 'badge', 'series', 'year', 'colour', 'body', 'stocknum', 'regplate'],
  })
  words.addAll(items)
  const common = { per_page: 21, sort: 'rank' } as const
  const available = { is_available: ['true'] }
  return {
    site: (owner) => engine.search({ ...common, filters: { owner: [owner], ...available } }).pagination.total,
    market: () => engine.search({ ...common, filters: available }).pagination.total,
    refined: () =>
      engine.search({
        ...common,
        filters: {
          make: ['Toyota', 'Ford', 'Mazda'],
          body: ['SUV', 'Ute'],
          fuel: ['Diesel', 'Petrol'],
          is_in_range: ['true'],
          ...available,
        },
      }).pagination.total,
    text: (text) => {
      const found = words.search(text, { combineWith: 'AND', prefix: true, fuzzy: 0.2 })
      return engine.search({ ...common, ids: found.map((one) => String(one.id)), filters: available }).pagination.total
    },
  }
}
