import { bodyTypes } from '#domain/vehicle/body-types.ts'
import { slugify } from '#domain/format/slugify.ts'
import { dollars } from '#domain/money/cents.ts'
import type { Filter, SortOrder } from '#search/search-engine.ts'
import { emptySearchState, formatSearchState, type FacetChoices } from '#search/state/search-choices.ts'
import { tellMixedConditions } from '#features/parts/vehicle-card/resolve-card-list.ts'
import type { Tile } from '../blocks/body-tiles.tsx'
import type { BlockBuilder, EntryOf, HomeContext } from '../home-context.ts'
import type { HomeBlock } from '../home-page-data.ts'
import { listKindFilters, listKinds } from '../kind-filters.ts'
import { buildPriceLinks } from './build-budget.ts'

const newestFirst: SortOrder = { attribute: 'created_at_timestamp', direction: 'desc' }
const rankedFirst: SortOrder = { attribute: 'rank', direction: 'desc' }

type StockEntry = EntryOf<'latest' | 'featured'>

/** The vehicles that an entry asks for, as filters and as the choices of its link. */
function readChoices(entry: StockEntry): {
  readonly filters: readonly Filter[]
  readonly choices: FacetChoices
} {
  const { price_max } = entry
  const named = listKinds(entry)
  const price: readonly Filter[] =
    price_max === null ? [] : [{ op: 'range', attribute: 'price', min: dollars(1), max: dollars(price_max) }]
  return {
    filters: [...listKindFilters(entry), ...price],
    choices: {
      ...Object.fromEntries(named.map(({ attribute, values }) => [attribute, { kind: 'values', values }])),
      ...(price_max === null ? {} : { price: { kind: 'range', min: null, max: price_max } }),
    },
  }
}

/** Three cards a row are four on a very wide page, and two on a tablet: a whole number of rows in each of them. */
const fillRows = (count: number): number => (count % 3 === 0 ? Math.ceil(count / 4) * 4 : count)

async function buildVehicles(
  entry: StockEntry,
  context: HomeContext,
  heading: string,
  sort: SortOrder,
  without: string | null,
): Promise<HomeBlock | null> {
  const { filters, choices } = readChoices(entry)
  const inRows = context.site.cards.kind === 'row'
  const ids = await context.pickCards(filters, sort, inRows ? entry.count : fillRows(entry.count), without)
  if (ids.length === 0) return null
  const query = formatSearchState({ ...emptySearchState, choices })
  const listings = await context.read(ids)
  // A row of the home page does not open with a drawing in place of a photo.
  const picturedFirst = listings.toSorted((a, b) => Number(a.picture === null) - Number(b.picture === null))
  return {
    block: 'vehicles',
    title: entry.title ?? heading,
    all: { text: 'Browse all', href: `${context.site.routes.search}${query === '' ? '' : `?${query}`}` },
    cards: tellMixedConditions(picturedFirst.map(context.toCard)),
    count: entry.count,
  }
}

export const buildLatest: BlockBuilder<'latest'> = (entry, context) =>
  buildVehicles(entry, context, 'Just arrived', newestFirst, null)

/** The vehicle of the banner is not shown again. */
export const buildFeatured: BlockBuilder<'featured'> = (entry, context) =>
  buildVehicles(entry, context, 'Featured', rankedFirst, context.leadId)

/**
 * The configured tiles that have results (SRCH-24), each with its search. Tiles for two names of the same body are
 * merged.
 */
export const buildBodyTiles: BlockBuilder<'body_tiles'> = async ({ title }, { site, opening, ask }) => {
  const seen = new Set<string>()
  const types = site.search.body_tiles.flatMap((slug) => {
    const type = bodyTypes.find((candidate) => candidate.slug === slug)
    const key = JSON.stringify(type?.refinement)
    if (type === undefined || seen.has(key)) return []
    seen.add(key)
    return [{ slug, type }]
  })
  const counted = await Promise.all(
    types.map(async ({ slug, type }): Promise<Tile> => {
      const { total } = await ask([...opening, { op: 'in', ...type.refinement }], { limit: 0 })
      return { icon: slug, label: type.label, href: `/search/${slug}`, count: total }
    }),
  )
  const tiles = counted.filter(({ count }) => count > 0)
  const areBodies = types.every(({ type }) => type.refinement.attribute === 'body')
  return tiles.length < 2
    ? null
    : { block: 'body_tiles', title: title ?? (areBodies ? 'Shop by body type' : 'Shop by type'), tiles }
}

export const buildMakes: BlockBuilder<'makes'> = ({ title, count }, { site, opened }) => {
  const makes = opened.facets.make ?? []
  if (makes.length < 2) return null
  return {
    block: 'names',
    title: title ?? 'Shop by make',
    links: makes
      .slice(0, count)
      .map((make) => ({ label: make.value, href: `/search/${slugify(make.value)}`, count: make.count })),
    all: { text: 'Browse all makes', href: site.routes.search },
  }
}

const mostBands = 8
const fewestBands = 2

export const buildPriceBands: BlockBuilder<'price_bands'> = async ({ title }, context) => {
  const bands = await buildPriceLinks(context, mostBands)
  return bands.length < fewestBands ? null : { block: 'price_bands', title: title ?? 'Shop by price', bands }
}
