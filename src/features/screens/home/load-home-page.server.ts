import type { SiteContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { dollars } from '#domain/money/cents.ts'
import { findNextMidnight } from '#domain/vehicle/next-change.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { findNextOfferChange } from '#features/parts/offers/offer-view.ts'
import { findNextPromotionMoment } from '#features/parts/promotions/promotion-view.ts'
import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import { resolveCardSettings } from '#features/parts/vehicle-card/card-settings.ts'
import { buildVehicleCard, type VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import type { Filter, SearchAnswer, SearchEngine, SearchQuery } from '#search/search-engine.ts'
import { forSale } from '#search/search-stock.ts'
import type { Listing } from '#listing/listing.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildOpeningFilters, countedFacets, countStock } from '#site/count-stock.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import {
  buildBanner,
  buildEntries,
  buildMakes,
  buildModels,
  buildPriceChoices,
  buildPromises,
  buildReviews,
  buildSearchEntry,
  buildText,
  buildTiles,
  type IsBuiltLink,
} from './home-blocks.ts'
import type { CountedLink, HomeBlock, HomePage, LeadVehicle } from './home-page-data.ts'
import {
  buildAdvantageBlock,
  buildOffersBlock,
  buildPromoBlocks,
  buildSliderBlock,
  placeSale,
} from './promotion-blocks.ts'

const cardsInRow = 6
/** Cards and banner show vehicles in stock today; counts include those coming soon. */
const inStock: Filter = { op: 'in', attribute: 'status', values: ['in_stock'] }

export interface HomeServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly search: SearchEngine
  readonly stock: Pick<VehicleReader, 'getMany'>
  /** Limits how long the page may be cached, in epoch milliseconds. The earliest time wins. */
  readonly limitFreshness: (untilMs: number) => void
}

/**
 * Loads the home page (CONTENT-12): a few searches over the vehicles for sale, arranged in the configured order. Links
 * to pages that do not exist are left out.
 */
export async function loadHomePage({ site, ctx, search, stock, limitFreshness }: HomeServices): Promise<HomePage> {
  const nowMs = ctx.now()
  limitFreshness(findNextMidnight(nowMs, site.time_zone))
  limitFreshness(Math.min(findNextOfferChange(site, nowMs), findNextPromotionMoment(site, nowMs)))
  const isBuilt: IsBuiltLink = (href) => isBuiltLink(site, href)
  const buildCard = (vehicle: Vehicle): VehicleCardView => {
    const listing = resolveListing(vehicle, site, nowMs)
    limitFreshness(listing.holdsUntil)
    return buildVehicleCard(listing, resolveCardSettings(site, vehicle.dealership_slug))
  }
  const { owners, filter } = buildStockScope(site, nowMs)
  const ask = (also: readonly Filter[], rest: Omit<SearchQuery, 'scope' | 'refinements'>): SearchAnswer =>
    search.search({
      scope: { owners, filter: { op: 'and', of: [...(filter === undefined ? [] : [filter]), ...also] } },
      refinements: [forSale],
      ...rest,
    })

  const facets = [...['make', 'body', 'item_type'].map((attribute) => ({ attribute, limit: 60 })), ...countedFacets]
  const overview = ask([], { facets, ranges: ['price'], limit: 0 })
  const total = countStock(site, overview, true)
  // A link to a bare path applies the default refinements of the site, so its count must apply them too.
  const opening = buildOpeningFilters(site)
  const opened = opening.length === 0 ? overview : ask(opening, { facets, limit: 0 })
  // The banner shows a vehicle of the site's main type, with a picture and a price.
  const mainType = overview.facets.item_type?.[0]?.value
  const presentable: readonly Filter[] = [
    inStock,
    { op: 'range', attribute: 'photos_count', min: 1 },
    { op: 'range', attribute: 'price', min: dollars(1) },
    ...(mainType === undefined ? [] : [{ op: 'in', attribute: 'item_type', values: [mainType] } as const]),
  ]
  const pictured = ask(presentable, { sort: [{ attribute: 'rank', direction: 'desc' }], limit: 1 })
  const newest = ask([inStock], { sort: [{ attribute: 'created_at_timestamp', direction: 'desc' }], limit: cardsInRow })
  const ranked = ask([inStock], { sort: [{ attribute: 'rank', direction: 'desc' }], limit: cardsInRow + 4 })
  const leadId = pictured.hits[0]
  const newestIds = new Set(newest.hits)
  const featuredIds = ranked.hits.filter((id) => id !== leadId && !newestIds.has(id)).slice(0, 3)
  const vehicles = new Map(
    (
      await stock.getMany(ctx, [
        ...new Set([...(leadId === undefined ? [] : [leadId]), ...featuredIds, ...newest.hits]),
      ])
    ).map((vehicle) => [vehicle.id, vehicle]),
  )
  const toCards = (ids: readonly string[]) => ids.flatMap((id) => vehicles.get(id) ?? []).map(buildCard)
  const counted = (attribute: string) => overview.facets[attribute] ?? []
  const countedOpened = (attribute: string) => opened.facets[attribute] ?? []

  const cards = (title: string, ids: readonly string[]): HomeBlock | null =>
    ids.length === 0
      ? null
      : { kind: 'cards', title, href: site.routes.search, linkText: 'See all stock', cards: toCards(ids) }
  const lead = leadId === undefined ? undefined : vehicles.get(leadId)
  const price = overview.ranges.price ?? null

  const isBuiltEntry = ({ href }: CountedLink) => isBuilt(href)
  const build = (block: Site['content']['home']['blocks'][number]): readonly (HomeBlock | null)[] => {
    switch (block) {
      case 'banner':
        return [
          buildBanner(
            site,
            total,
            lead === undefined ? null : buildLeadVehicle(resolveListing(lead, site, nowMs)),
            isBuilt,
          ),
        ]
      case 'search':
        if (total === 0) return []
        return [
          buildSearchEntry(site, {
            total,
            makes: counted('make'),
            bodies: counted('body'),
            prices: buildPriceChoices(
              site.search.price_ranges,
              price === null ? null : { min: price.min / dollars(1), max: price.max / dollars(1) },
            ),
            entries: buildEntries(site, countedOpened('car_type'), counted('item_type')).filter(isBuiltEntry),
          }),
        ]
      case 'body_tiles': {
        const tiles = buildTiles(site, (body) => ask([...opening, { op: 'in', ...body }], { limit: 0 }).total)
        return tiles.length < 2 ? [] : [{ kind: 'tiles', tiles }]
      }
      case 'makes':
        return [buildMakes(site, countedOpened('make'))]
      case 'models': {
        const make = site.manufacturer?.name
        if (make === undefined) return []
        const ofMake: Filter = { op: 'in', attribute: 'make', values: [make] }
        const answer = ask([...opening, ofMake], { facets: [{ attribute: 'model', limit: 12 }], limit: 0 })
        return [buildModels(make, answer.facets.model ?? [])]
      }
      case 'featured':
        return [cards('Just arrived', newest.hits), cards('Featured', featuredIds)]
      case 'guarantee':
        return [buildPromises(site)]
      case 'text':
        return [buildText(site.name, site.content.home.text)]
      case 'reviews':
        // A configured text replaces the generated one.
        return [
          site.content.home.text === null
            ? buildText('Why buy from us', site.vdp_config.tabs.why_buy_from_us.text)
            : null,
          buildReviews(site),
        ]
      case 'promo_slider':
        return [buildSliderBlock(site, nowMs)]
      case 'promo_banner':
        return buildPromoBlocks(site, nowMs)
      case 'offers':
        return [buildOffersBlock(site, nowMs)]
      case 'service_advantage':
        return [buildAdvantageBlock(site)]
      // Planned: the pages or rules of these blocks do not exist yet.
      case 'locations':
      case 'blog':
        return []
    }
  }

  return {
    title: site.content.home.title ?? site.name,
    blocks: placeSale(
      site.content.home.blocks.flatMap(build).filter((block) => block !== null),
      site,
      nowMs,
    ),
  }
}

function buildLeadVehicle({ href, title, picture, price }: Listing): LeadVehicle | null {
  return picture === null ? null : { href, title, image: picture.url, alt: picture.alt, price }
}
