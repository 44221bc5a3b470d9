import { dollars } from '#domain/money/cents.ts'
import { headerLooks } from '#features/parts/site-frame/header-looks.ts'
import { linkCars } from '#features/parts/vehicle-kinds/link-cars.ts'
import type { FacetItem, Filter } from '#search/search-engine.ts'
import type { Site } from '#site/site.ts'
import type { SearchEntryData } from '../blocks/search-entry.tsx'
import type { SearchLineData } from '../blocks/search-line.tsx'
import type { CountedLink } from '../counted-link.ts'
import type { BlockBuilder, HomeContext } from '../home-context.ts'
import { buildPriceLinks } from './build-budget.ts'

const entryWords: readonly (readonly [
  attribute: 'car_type' | 'item_type',
  value: string,
  label: string,
  href: (searchPath: string) => string,
])[] = [
  ['item_type', 'caravan', 'Caravans', (searchPath) => `${searchPath}?item_type=caravan`],
  ['item_type', 'motorcycle', 'Motorcycles', (searchPath) => `${searchPath}?item_type=motorcycle`],
  ['car_type', 'new', 'New', () => '/search/new-cars'],
  ['car_type', 'demo', 'Demo', () => '/search/demo-cars'],
  ['car_type', 'used', 'Used', () => '/search/used-cars'],
]

/** Builds links by vehicle type, if there is more than one type. */
export function buildEntries(
  site: Site,
  carTypes: readonly FacetItem[],
  itemTypes: readonly FacetItem[],
): readonly CountedLink[] {
  const entries = entryWords.flatMap(([attribute, value, label, href]) => {
    const count = (attribute === 'car_type' ? carTypes : itemTypes).find((item) => item.value === value)?.count ?? 0
    return count > 0 ? [{ label, href: href(site.routes.search), count }] : []
  })
  return entries.length > 1 ? entries : []
}

/**
 * Selects price bounds for the search form that include some vehicles and exclude others: from the cheapest vehicle to
 * below the dearest. `stock` is in dollars, null when no vehicle has a price.
 */
export function buildPriceChoices(
  bounds: readonly number[],
  stock: { readonly min: number; readonly max: number } | null,
): readonly number[] {
  if (stock === null) return []
  const useful = bounds.filter((bound) => bound > 0 && bound >= stock.min && bound < stock.max)
  const step = Math.max(1, Math.ceil(useful.length / 12))
  return useful.filter((_, index) => index % step === step - 1)
}

/** One field, unless the header has it: in the middle of the header it has room sooner than among its tools. */
export function buildSearchLine({ routes, search, header, layout }: Site): SearchLineData {
  const headerField = headerLooks[layout.header].search === true ? 'lg' : 'xl'
  return { searchPath: routes.search, recent: search.history, headerField: header.search_bar ? headerField : null }
}

/** The makes in stock; where the dealer sells one of them, its models. */
function listNames({ site, overview }: HomeContext): SearchEntryData['names'] {
  const { make = [], model = [] } = overview.facets
  return site.search.facets.some(({ attribute }) => attribute === 'make')
    ? { attribute: 'make', items: make }
    : { attribute: 'model', items: model }
}

/** Cars and motorhomes beside caravans and motorcycles. */
async function buildCarEntries({ site, overview, ask }: HomeContext): Promise<readonly CountedLink[]> {
  const cars: Filter = { op: 'in', attribute: 'item_type', values: ['car'] }
  const { total, facets } = await ask([cars], { facets: [{ attribute: 'body', limit: 60 }], limit: 0 })
  if (total === 0 || (overview.facets.item_type ?? []).length < 2) return []
  return linkCars(site.routes.search, total, facets.body ?? [])
}

/** Links by type that lead to a page of the site: the kinds of vehicle first, the largest first, then conditions. */
export async function buildTypeLinks(context: HomeContext): Promise<readonly CountedLink[]> {
  const { site, overview, opened, isBuilt } = context
  const entries = buildEntries(site, opened.facets.car_type ?? [], overview.facets.item_type ?? [])
  const kinds = entries.filter(({ href }) => href.includes('item_type='))
  const cars = kinds.length === 0 ? [] : await buildCarEntries(context)
  const byCount = [...kinds, ...cars].toSorted((a, b) => b.count - a.count)
  return [...byCount, ...entries.filter((entry) => !kinds.includes(entry))].filter(({ href }) => isBuilt(href))
}

/** Prices beside the one field of a site whose stock is of one type. */
const mostPrices = 3

export const buildSearch: BlockBuilder<'search'> = async ({ kind, title }, context) => {
  const { site, total, overview } = context
  if (total === 0) return null
  const types = await buildTypeLinks(context)
  const byPrice = kind === 'line' && types.length === 0
  const price = overview.ranges.price ?? null
  return {
    block: 'search',
    kind,
    title,
    ...buildSearchLine(site),
    total,
    noun: context.noun,
    // A line asks for words alone.
    names: kind === 'line' ? { attribute: 'make', items: [] } : listNames(context),
    bodies: kind === 'line' ? [] : (overview.facets.body ?? []),
    prices: buildPriceChoices(
      kind === 'line' ? [] : site.search.price_ranges,
      price === null ? null : { min: price.min / dollars(1), max: price.max / dollars(1) },
    ),
    entries: byPrice ? await buildPriceLinks(context, mostPrices) : types,
    entriesLabel: byPrice ? 'Stock by price' : 'Stock by type',
  }
}
