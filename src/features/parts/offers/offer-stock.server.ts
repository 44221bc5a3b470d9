import { formatNumber } from '#domain/format/format-number.ts'
import { slugify } from '#domain/format/slugify.ts'
import { describePrice } from '#domain/price/describe-price.ts'
import { askStock, listPriced, type ModelStockServices } from '#features/parts/models/model-stock.server.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import type { Filter } from '#search/search-engine.ts'
import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'
import { findMake, findModel } from '#site/directory/directory.ts'
import type { Offer, OfferStock } from './offer-view.ts'

const priceWords = { new: 'New from', demo: 'Demo from', used: 'Used from' } as const

/** What is for sale of the vehicles that an offer is on; null: the offer does not say which, or there is none. */
async function findOfferStock(services: ModelStockServices, offer: Offer): Promise<OfferStock | null> {
  const { site, ctx, stock, limitFreshness } = services
  const { car_type: type, manufacturer, model, body } = offer
  const make = manufacturer === null ? null : findMake(manufacturer)
  if (type === null || model === null || make === null) return null
  const name = findModel(make.name, model.slug)?.stock_name ?? model.name
  const filters: readonly Filter[] = [
    { op: 'in', attribute: 'make_slug', values: [make.slug] },
    { op: 'in', attribute: 'model', values: [name] },
    { op: 'in', attribute: 'car_type', values: [type] },
    ...(body === null ? [] : [{ op: 'in', attribute: 'body', values: [body] } as const]),
  ]
  const { total } = await askStock(services, filters, { limit: 0 })
  if (total === 0) return null
  const { hits } = await askStock(services, [...filters, ...listPriced(site)], {
    sort: [{ attribute: 'price', direction: 'asc' }],
    limit: 1,
  })
  const [cheapest] = hits.length === 0 ? [] : await stock.getMany(ctx, hits)
  const listing = cheapest === undefined ? null : resolveListing(cheapest, site, ctx.now())
  if (listing !== null) limitFreshness(listing.holdsUntil)
  const price = listing?.price ?? null
  const count = formatNumber(total)
  const ofBody = body === null ? '' : `&body=${encodeURIComponent(body)}`
  return {
    price: price === null ? null : `${priceWords[type]} ${describePrice(price)}`,
    count: `${count} ${price === null ? `${type} ` : ''}for sale`,
    button: total === 1 ? 'See it' : `See all ${count}`,
    href: `/search/${make.slug}/${slugify(name)}?car_type=${type}${ofBody}`,
  }
}

/** Milliseconds for which a page may be kept that was rendered without knowing the stock. */
const untoldMs = 5_000

/**
 * What is for sale of each offer that says which vehicles it is on, by the offer's id (CONTENT-01, PRICE-01: the price
 * is that of a vehicle, and none is typed into an offer). An offer does not depend on it: without an answer of the
 * search there is none.
 */
export async function loadOfferStock(
  services: ModelStockServices & { readonly log: Pick<Logger, 'warn'> },
  offers: readonly Offer[],
): Promise<ReadonlyMap<string, OfferStock>> {
  const { site, ctx, log, limitFreshness } = services
  try {
    const found = await Promise.all(
      offers.map(async (offer) => [offer.id, await findOfferStock(services, offer)] as const),
    )
    return new Map(found.flatMap(([id, stock]) => (stock === null ? [] : [[id, stock] as const])))
  } catch (error) {
    log.warn({ site: site.slug, error: describeError(error) }, 'the stock of the offers could not be read')
    limitFreshness(ctx.now() + untoldMs)
    return new Map()
  }
}
