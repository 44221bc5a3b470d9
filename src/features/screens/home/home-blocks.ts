import { bodyTypes, type BodyType } from '#domain/vehicle/body-types.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { slugify } from '#domain/format/slugify.ts'
import type { FacetItem } from '#search/search-engine.ts'
import { resolveLink } from '#site/routes.ts'
import type { Site } from '#site/site.ts'
import type { BannerData, CountedLink, HomeBlock, LeadVehicle, SearchEntryData, Tile } from './home-page-data.ts'

export type IsBuiltLink = (href: string) => boolean

/** Builds the configured banner, or one from the site's name; buttons to pages that do not exist are left out. */
export function buildBanner(site: Site, total: number, lead: LeadVehicle | null, isBuilt: IsBuiltLink): BannerData {
  const { banner } = site.content
  const buttons = (banner?.buttons ?? []).flatMap(({ text, url }) => {
    const href = resolveLink(site, url)
    return href !== null && isBuilt(href) ? [{ text, href }] : []
  })
  return {
    kind: 'banner',
    title: banner?.title ?? site.name,
    subtitle:
      banner?.subtitle ??
      (total === 0
        ? 'There is no stock here just now.'
        : `${formatNumber(total)} ${total === 1 ? 'vehicle' : 'vehicles'} to choose from.`),
    image: banner?.image ?? null,
    scene: site.theme.studio,
    buttons: buttons.length > 0 ? buttons : [{ text: 'See all stock', href: site.routes.search }],
    lead,
  }
}

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

export function buildSearchEntry(site: Site, found: Omit<SearchEntryData, 'kind' | 'searchPath'>): SearchEntryData {
  return { kind: 'search', searchPath: site.routes.search, ...found }
}

/**
 * Builds the configured tiles that have results (SRCH-24), each with its search. Tiles for two names of the same body
 * are merged.
 */
export function buildTiles(site: Site, count: (refinement: BodyType['refinement']) => number): readonly Tile[] {
  const seen = new Set<string>()
  return site.search.body_tiles.flatMap((slug) => {
    const type = bodyTypes.find((candidate) => candidate.slug === slug)
    if (type === undefined) return []
    const key = JSON.stringify(type.refinement)
    const found = count(type.refinement)
    if (seen.has(key) || found === 0) return []
    seen.add(key)
    return [{ icon: slug, label: type.label, href: `/search/${slug}`, count: found }]
  })
}

export function buildMakes(site: Site, makes: readonly FacetItem[]): HomeBlock | null {
  if (makes.length < 2) return null
  return {
    kind: 'names',
    title: 'Shop by make',
    links: makes.map(({ value, count }) => ({ label: value, href: `/search/${slugify(value)}`, count })),
    all: site.routes.search,
  }
}

export function buildModels(make: string, models: readonly FacetItem[]): HomeBlock | null {
  if (models.length < 2) return null
  return {
    kind: 'names',
    title: `${make} in stock`,
    links: models.map(({ value, count }) => ({
      label: value,
      href: `/search/${slugify(make)}/${slugify(value)}`,
      count,
    })),
    all: `/search/${slugify(make)}`,
  }
}

const paragraphsOf = (text: string): readonly string[] =>
  text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter((paragraph) => paragraph !== '')

export function buildPromises({ content }: Site): HomeBlock | null {
  if (!content.guarantee_strip.enabled || content.guarantee_strip.items.length === 0) return null
  return { kind: 'promises', title: content.haggle_free, items: content.guarantee_strip.items }
}

export function buildText(title: string, text: string | null): HomeBlock | null {
  return text === null ? null : { kind: 'text', title, paragraphs: paragraphsOf(text) }
}

/** Selects the newest three reviews of the locations whose average is above the site's minimum (LOC-12). */
export function buildReviews(site: Site): HomeBlock | null {
  if (site.reviews.hidden) return null
  const reviews = site.dealerships
    .flatMap(({ locations }) => locations)
    .filter(({ reviews: found }) => (found?.average_rating ?? 0) > site.reviews.minimum_rating)
    .flatMap((location) =>
      (location.reviews?.reviews ?? []).map(({ author, rating, text, date }) => ({
        author,
        rating,
        text: text ?? '',
        date: date ?? null,
        place: location.name,
      })),
    )
    .filter(({ rating, text }) => rating > site.reviews.minimum_rating && text !== '')
    .slice(0, 3)
  return reviews.length === 0 ? null : { kind: 'reviews', reviews }
}
