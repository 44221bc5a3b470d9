import type { SiteContext } from '#data/context.ts'
import type { StockRepository } from '#data/stock.repository.ts'
import { dollars } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Filter, SearchAnswer, SearchEngine } from '#search/search-engine.ts'
import type { Listing } from '#listing/listing.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { buildBanner, buildEntries, buildMakes, buildModels, buildPriceChoices, buildPromises, buildReviews, buildSearchEntry, buildText, buildTiles, type IsBuiltLink } from './home-blocks.ts'
import type { HomeBlock, HomePage, LeadVehicle } from './home-page-data.ts'

const cardsInRow = 6

export interface HomeServices<Card> {
  readonly site: Site
  readonly ctx: SiteContext
  readonly search: SearchEngine
  readonly stock: StockRepository
  readonly buildCard: (vehicle: Vehicle, nowMs: number) => Card
  /** Whether a link of the configuration leads to a page that exists. */
  readonly isBuilt: IsBuiltLink
}

/** The home page (CONTENT-12): a few searches over the stock that can be bought today, put into the order of the configuration. */
export async function loadHomePage<Card>({ site, ctx, search, stock, buildCard, isBuilt }: HomeServices<Card>): Promise<HomePage<Card>> {
  const nowMs = ctx.now()
  const { owners, filter } = buildStockScope(site, nowMs)
  const ask = (also: readonly Filter[], rest: Omit<Parameters<SearchEngine['search']>[0], 'scope'>): SearchAnswer =>
    search.search({ scope: { owners, filter: { op: 'and', of: [...(filter === undefined ? [] : [filter]), { op: 'in', attribute: 'status', values: ['in_stock'] }, ...also] } }, ...rest })

  const facets = ['make', 'body', 'car_type', 'item_type'].map((attribute) => ({ attribute, limit: 60 }))
  const overview = ask([], { facets, ranges: ['price'], sort: [{ attribute: 'rank', direction: 'desc' }], limit: cardsInRow + 1 })
  // The banner shows what the dealer mostly sells, with a picture and a price.
  const mainType = overview.facets.item_type?.[0]?.value
  const presentable: readonly Filter[] = [
    { op: 'range', attribute: 'photos_count', min: 1 },
    { op: 'range', attribute: 'price', min: dollars(1) },
    ...(mainType === undefined ? [] : [{ op: 'in', attribute: 'item_type', values: [mainType] } as const]),
  ]
  const pictured = ask(presentable, { sort: [{ attribute: 'rank', direction: 'desc' }], limit: 1 })
  const newest = ask([], { sort: [{ attribute: 'created_at_timestamp', direction: 'desc' }], limit: cardsInRow })
  const leadId = pictured.hits[0]
  const newestIds = new Set(newest.hits)
  const featuredIds = overview.hits.filter((id) => id !== leadId && !newestIds.has(id)).slice(0, 3)
  const vehicles = new Map((await stock.getMany(ctx, [...new Set([...(leadId === undefined ? [] : [leadId]), ...featuredIds, ...newest.hits])])).map((vehicle) => [vehicle.id, vehicle]))
  const toCards = (ids: readonly string[]) => ids.flatMap((id) => vehicles.get(id) ?? []).map((vehicle) => buildCard(vehicle, nowMs))
  const counted = (attribute: string) => overview.facets[attribute] ?? []

  const cards = (title: string, ids: readonly string[]): HomeBlock<Card> | null =>
    ids.length === 0 ? null : { kind: 'cards', title, href: site.routes.search, linkText: 'See all stock', cards: toCards(ids) }
  const lead = leadId === undefined ? undefined : vehicles.get(leadId)
  const dearest = overview.ranges.price?.max ?? null

  const build = (block: Site['content']['home']['blocks'][number]): readonly (HomeBlock<Card> | null)[] => {
    switch (block) {
      case 'banner':
        return [buildBanner(site, overview.total, lead === undefined ? null : buildLeadVehicle(resolveListing(lead, site, nowMs)), isBuilt)]
      case 'search':
        if (overview.total === 0) return []
        return [
          buildSearchEntry(site, {
            total: overview.total,
            makes: counted('make'),
            bodies: counted('body'),
            prices: buildPriceChoices(site.search.price_ranges, dearest === null ? null : dearest / dollars(1)),
            entries: buildEntries(site, counted('car_type'), counted('item_type')).filter(({ href }) => isBuilt(href)),
          }),
        ]
      case 'body_tiles': {
        const tiles = buildTiles(site, ({ attribute, values }) => ask([{ op: 'in', attribute, values }], { limit: 0 }).total)
        return tiles.length < 2 ? [] : [{ kind: 'tiles', tiles }]
      }
      case 'makes':
        return [buildMakes(site, counted('make'))]
      case 'models': {
        const make = site.manufacturer?.name
        if (make === undefined) return []
        return [buildModels(make, ask([{ op: 'in', attribute: 'make', values: [make] }], { facets: [{ attribute: 'model', limit: 12 }], limit: 0 }).facets.model ?? [])]
      }
      case 'featured':
        return [cards('Just arrived', newest.hits), cards('Featured', featuredIds)]
      case 'guarantee':
        return [buildPromises(site)]
      case 'text':
        return [buildText(site.name, site.content.home.text)]
      case 'reviews':
        // A site that speaks in a text of its own needs no second one.
        return [site.content.home.text === null ? buildText('Why buy from us', site.vdp_config.tabs.why_buy_from_us.text) : null, buildReviews(site)]
      // Their pages, or the rules of what they show, are not there yet.
      case 'promo_slider':
      case 'promo_banner':
      case 'offers':
      case 'locations':
      case 'service_advantage':
      case 'blog':
        return []
    }
  }

  return { title: site.content.home.title ?? site.name, blocks: site.content.home.blocks.flatMap(build).filter((block) => block !== null) }
}

function buildLeadVehicle({ href, title, picture, price }: Listing): LeadVehicle | null {
  return picture === null ? null : { href, title, image: picture.url, alt: picture.alt, price }
}
