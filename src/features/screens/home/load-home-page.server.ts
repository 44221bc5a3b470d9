import type { SiteContext } from '#data/context.ts'
import type { VehicleReader } from '#data/stock/vehicle-reader.ts'
import { dollars } from '#domain/money/cents.ts'
import { findNextMidnight } from '#domain/vehicle/next-change.ts'
import type { FindReviews } from '#features/parts/reviews/reviews-view.ts'
import { isBuiltLink } from '#features/parts/site-frame/built-paths.ts'
import { resolveCardSettings } from '#features/parts/vehicle-card/card-settings.ts'
import { buildVehicleCard } from '#features/parts/vehicle-card/vehicle-card-view.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { narrowScope } from '#search/narrow-scope.ts'
import type { Filter, SearchAnswer } from '#search/search-engine.ts'
import { forSale } from '#search/search-stock.ts'
import type { StockSearch } from '#search/stock-search.ts'
import { buildOpeningFilters, countedFacets, countStock } from '#site/count-stock.ts'
import type { Site } from '#site/site.ts'
import { buildStockScope } from '#site/stock-scope.ts'
import { buildBlocks } from './block-builders.ts'
import { listKindFilters } from './kind-filters.ts'
import { inStock, type HomeContext } from './home-context.ts'
import type { HomePage } from './home-page-data.ts'

/** More cards than this are on no page, so the search for them stays small. */
const mostCards = 100
/** Braked towing capacity in kilograms that a vehicle in a banner about towing has. */
const towsWell = 3_000
const facetsCounted = ['make', 'model', 'body', 'item_type', 'drive', 'weekly_price_range'] as const

export interface HomeServices {
  readonly site: Site
  readonly ctx: SiteContext
  readonly search: StockSearch
  readonly stock: Pick<VehicleReader, 'getMany'>
  /** Limits how long the page may be cached, in epoch milliseconds. The earliest time wins. */
  readonly limitFreshness: (untilMs: number) => void
  readonly findReviews: FindReviews
}

/**
 * Loads the home page (CONTENT-12): the configured blocks, built from a few searches over the vehicles for sale. Links
 * to pages that do not exist are left out.
 */
export async function loadHomePage(services: HomeServices): Promise<HomePage & { readonly stock: HomeStock }> {
  const { site } = services
  const context = await createContext(services)
  const stock = { total: context.total, noun: context.noun }
  return { title: site.content.home.title ?? site.name, blocks: await buildBlocks(context), stock }
}

/** How many vehicles there are for sale, and what they are called together. */
interface HomeStock {
  readonly total: number
  readonly noun: string
}

const nouns: Readonly<Record<string, readonly [one: string, several: string]>> = {
  car: ['car', 'cars'],
  caravan: ['caravan', 'caravans'],
  motorcycle: ['motorcycle', 'motorcycles'],
}

/** What all of the stock is, such as 'cars'. */
function nameStock(total: number, overview: SearchAnswer): string {
  const types = (overview.facets.item_type ?? []).filter(({ count }) => count > 0)
  const [one, several] = (types.length === 1 ? nouns[types[0]?.value ?? ''] : undefined) ?? ['vehicle', 'vehicles']
  return total === 1 ? one : several
}

/** The makes of a site: its manufacturer's, else those of its dealerships, where each is bound to makes. */
function listOwnMakes({ manufacturer, dealerships }: Site): readonly string[] {
  if (manufacturer !== null) return [manufacturer.name]
  return dealerships.every(({ makes }) => makes.length > 0) ? dealerships.flatMap(({ makes }) => makes) : []
}

async function createContext(services: HomeServices): Promise<HomeContext> {
  const { site, ctx, search, stock, limitFreshness, findReviews } = services
  const nowMs = ctx.now()
  limitFreshness(findNextMidnight(nowMs, site.time_zone))
  const scope = buildStockScope(site, nowMs)
  const ask: HomeContext['ask'] = (filters, query) =>
    search.search({ scope: narrowScope(scope, filters), refinements: [forSale], ...query })
  const facets = [...facetsCounted.map((attribute) => ({ attribute, limit: 60 })), ...countedFacets]
  const overview = await ask([], { facets, ranges: ['price'], limit: 0 })
  const total = countStock(site, overview, true)
  // A link to a bare path applies the default refinements of the site, so its count must apply them too.
  const opening = buildOpeningFilters(site)
  // The banner shows a vehicle of the site's main type, with a picture and a price.
  const mainType = overview.facets.item_type?.[0]?.value
  const presentable: readonly Filter[] = [
    inStock,
    { op: 'range', attribute: 'photos_count', min: 1 },
    { op: 'range', attribute: 'price', min: dollars(1) },
    ...(mainType === undefined ? [] : [{ op: 'in', attribute: 'item_type', values: [mainType] } as const]),
  ]
  const pick = async (filters: readonly Filter[]) => {
    const { hits } = await ask([...presentable, ...filters], {
      sort: [{ attribute: 'rank', direction: 'desc' }],
      limit: 1,
    })
    return hits[0]
  }
  const banner = site.content.home.blocks.find((entry) => entry.block === 'banner')
  const wanted = banner === undefined ? [] : listKindFilters(banner)
  // A banner about towing shows a vehicle that tows, if there is one.
  const tows: readonly Filter[] = [{ op: 'range', attribute: 'towing', min: towsWell }]
  const ownMakes = listOwnMakes(site)
  // A dealer of a make leads with that make, as far as it has a fitting vehicle.
  const pickOwn = async (filters: readonly Filter[]) =>
    (ownMakes.length === 0 ? undefined : await pick([...filters, { op: 'in', attribute: 'make', values: ownMakes }])) ??
    (await pick(filters))
  const towing = banner?.kind === 'load' ? await pickOwn([...wanted, ...tows]) : undefined
  const onCards = new Set<string>()
  /** The picks of the blocks so far; each begins when those before it are done. */
  let picking: Promise<unknown> = Promise.resolve()
  const pickNext: HomeContext['pickCards'] = async (filters, sort, most, without) => {
    const { hits } = await ask([inStock, ...filters], {
      sort: [sort],
      limit: Math.min(mostCards, most + onCards.size + 1),
    })
    const picked = hits.filter((id) => !onCards.has(id) && id !== without).slice(0, most)
    for (const id of picked) onCards.add(id)
    return picked
  }
  return {
    site,
    nowMs,
    limitFreshness,
    findReviews,
    total,
    noun: nameStock(total, overview),
    overview,
    opened: opening.length === 0 ? overview : await ask(opening, { facets, limit: 0 }),
    opening,
    isBuilt: (href) => isBuiltLink(site, href),
    ask,
    pickCards(filters, sort, most, without) {
      const picked = picking.then(() => pickNext(filters, sort, most, without))
      // The block whose pick fails reports it; the next one picks all the same.
      picking = picked.catch(() => undefined)
      return picked
    },
    leadId: towing ?? (await pickOwn(wanted)) ?? (await pickOwn([])) ?? null,
    async read(ids) {
      if (ids.length === 0) return []
      const byId = new Map((await stock.getMany(ctx, ids)).map((vehicle) => [vehicle.id, vehicle]))
      return ids
        .flatMap((id) => byId.get(id) ?? [])
        .map((vehicle) => {
          const listing = resolveListing(vehicle, site, nowMs)
          limitFreshness(listing.holdsUntil)
          return listing
        })
    },
    toCard: (listing) => buildVehicleCard(listing, resolveCardSettings(site, listing.vehicle.dealership_slug)),
  }
}
