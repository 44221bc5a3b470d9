import { bodyTypes } from '#domain/vehicle/body-types.ts'
import { soldSince, statusesInStockOnPage } from '#domain/vehicle/in-stock.ts'
import { typeSegments } from '#domain/vehicle/search-segments.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { Filter } from '#search/search-engine.ts'
import { parseSearchState } from '#search/state/search-state.ts'
import type { StockSearch } from '#search/stock-search.ts'
import type { Site } from './site.ts'
import { buildStockScope } from './stock-scope.ts'

const kindAttributes = ['car_type', 'item_type', 'body', 'categories'] as const

/** Conditions, types, bodies and categories that a site has, each as 'car_type used'. Empty: it has no vehicle. */
export type StockedKinds = ReadonlySet<string>

const nameOf = (attribute: string, value: string): string => `${attribute} ${value}`

/** For sale, or sold in the last day: a menu does not change with each car of a yard that has one demo at a time. */
const lately = (nowMs: number): Filter => ({
  op: 'or',
  of: [
    { op: 'in', attribute: 'status', values: statusesInStockOnPage },
    { op: 'range', attribute: 'sold_date_timestamp', min: soldSince(nowMs, 1) + 1 },
  ],
})

/** Reads what the site has for sale, or sold in the last 24 hours. */
export async function readStockedKinds(
  search: Pick<StockSearch, 'search'>,
  site: Site,
  nowMs: number,
): Promise<StockedKinds> {
  const { facets } = await search.search({
    scope: narrowScope(buildStockScope(site, nowMs), [lately(nowMs)]),
    facets: kindAttributes.map((attribute) => ({ attribute, limit: 100 })),
    limit: 0,
  })
  return new Set(
    kindAttributes.flatMap((attribute) =>
      (facets[attribute] ?? []).filter(({ count }) => count > 0).map(({ value }) => nameOf(attribute, value)),
    ),
  )
}

/** The kinds that a path searches for. */
function readPath(path: string): { readonly attribute: string; readonly values: readonly string[] } | null {
  const segment = /^\/search\/([^/]+)\/?$/.exec(path)?.[1]
  if (segment === undefined) return null
  if (Object.hasOwn(typeSegments, segment))
    return { attribute: 'car_type', values: typeSegments[segment as keyof typeof typeSegments] }
  const name = segment.replaceAll('-', '').toLowerCase()
  const body = bodyTypes.find(({ slug }) => slug.toLowerCase() === name)
  return body?.refinement ?? null
}

/**
 * Whether the stock has what a link searches for. Of a link to anything else, of a site without a vehicle, and while
 * the stock is unknown (`kinds` null), the answer is yes: a menu is whole until it is known better.
 */
export function hasStockOf(kinds: StockedKinds | null, href: string): boolean {
  if (kinds === null || kinds.size === 0) return true
  const [address = ''] = href.split('#')
  const [path = '', query = ''] = address.split('?')
  const { choices } = parseSearchState(new URLSearchParams(query), { kmSorts: true })
  const asked = Object.entries(choices).flatMap(([attribute, choice]) =>
    choice.kind === 'values' ? [{ attribute, values: choice.values }] : [],
  )
  return [readPath(path) ?? [], asked]
    .flat()
    .filter(({ attribute }) => (kindAttributes as readonly string[]).includes(attribute))
    .every(({ attribute, values }) => values.some((value) => kinds.has(nameOf(attribute, value))))
}
