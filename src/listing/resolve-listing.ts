import { buildFinanceHref } from '#domain/finance/build-finance-href.ts'
import { dollars, type Cents } from '#domain/money/cents.ts'
import { findStateOfPostcode } from '#domain/place/state-of-postcode.ts'
import { resolveMarketIndicator } from '#domain/price/market-indicator.ts'
import { purchaseAmount, type PriceDisplay } from '#domain/price/price-display.ts'
import { resolvePrice } from '#domain/price/resolve-price.ts'
import { resolveTag, type TagSettings } from '#domain/tag/resolve-tag.ts'
import { pickCarFields, type CarFields } from '#domain/vehicle/car-fields.ts'
import { isAutograbEligible, isInStockOnCard, isInStockOnPage } from '#domain/vehicle/in-stock.ts'
import { findNextTagChange } from '#domain/vehicle/next-change.ts'
import { resolvePageOffers } from '#domain/vehicle/page-offers.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveVariant } from '#domain/vehicle/vehicle-title.ts'
import { resolveDealership, type DealershipSettings } from '#site/resolve-dealership.ts'
import { resolveLink } from '#site/routes.ts'
import type { Site } from '#site/site.ts'
import { isTradeInOn } from '#site/switches.ts'
import { isOnConsignment } from '#site/vehicle-place.ts'
import type { Listing, ListingFinance } from './listing.ts'
import { resolveListingFinance } from './listing-finance.ts'

/** What a visitor of the site may see of the vehicle at a moment (epoch milliseconds). Pure and total. */
export function resolveListing(vehicle: Vehicle, site: Site, nowMs: number): Listing {
  const dealership = resolveDealership(site, vehicle.dealership_slug)
  const title = joinWords([vehicle.year, vehicle.make, vehicle.model])
  const price = resolveListingPrice(vehicle, site, dealership)
  const priceCents = purchaseAmount(price)
  const finance = resolveListingFinance(vehicle, site, dealership, nowMs)
  const buyableNow = isInStockOnCard(vehicle)
  const url = vehicle.primary_image_url
  return {
    vehicle,
    href: `/cars/${vehicle.slug}`,
    title,
    variant: resolveVariant(vehicle),
    picture:
      url === null ? null : { url, alt: vehicle.images[0]?.alt ?? [title, vehicle.colour].filter(Boolean).join(', ') },
    area: resolveArea(vehicle),
    forSale: isInStockOnPage(vehicle),
    buyableNow,
    price,
    priceCents,
    priceNote: priceCents === null || vehicle.price_type === null ? null : site.price.type_notes[vehicle.price_type],
    market:
      price?.kind === 'amount' && !dealership.hides('market_indicator')
        ? resolveListingMarket(vehicle, site, priceCents)
        : null,
    finance,
    cardFinance: buyableNow && site.cards.finance_line ? lineOf(finance) : null,
    financeHref: buildFinanceHref(resolveLink(site, dealership.financeLink) ?? site.routes.finance, {
      ...vehicle,
      priceCents,
    }),
    tag: resolveTag(vehicle, resolveTagSettings(site, dealership), nowMs),
    offers: resolvePageOffers(vehicle, {
      checkout: {
        enabled: site.checkout.enabled && !dealership.hides('checkout'),
        deposit: dollars(site.checkout.deposit),
      },
      onlinePurchase: site.checkout.online_purchase,
      tradeIn: isTradeInOn(site, vehicle.dealership_slug),
      historyReport: site.vdp_config.history_report,
    }),
    carFields: resolveCarFields(vehicle, price),
    holdsUntil: findNextTagChange(vehicle, dealership.justArrivedDays, nowMs),
  }
}

const joinWords = (parts: readonly (string | number | null)[]): string =>
  parts.filter((part) => part !== null && part !== '').join(' ')

/** A vehicle on consignment is not in the yard, so its city is never shown, even where only the postcode is known. */
function resolveArea(vehicle: Vehicle): string | null {
  const [town, state] = isOnConsignment(vehicle)
    ? [vehicle.private_suburb ?? vehicle.private_postcode, findStateOfPostcode(vehicle.private_postcode)]
    : [vehicle.city, vehicle.state]
  return [town, state].filter((part) => part !== null).join(', ') || null
}

function resolveListingPrice(vehicle: Vehicle, site: Site, dealership: DealershipSettings): PriceDisplay | null {
  if (!isInStockOnPage(vehicle)) return null
  if (dealership.hides('price')) return { kind: 'none', text: site.price.no_price_text }
  return resolvePrice(vehicle, site.price)
}

/** Null where the car's market data may not be asked for (BUY-05). */
function resolveListingMarket(vehicle: Vehicle, site: Site, priceCents: Cents | null): Listing['market'] {
  const { enabled, threshold } = site.price.market_indicator
  if (!enabled || !isAutograbEligible(vehicle, priceCents, dollars(site.trade_in.autograb_minimum_price))) return null
  return resolveMarketIndicator(priceCents, vehicle.autograb_data, dollars(threshold))
}

function lineOf(finance: ListingFinance) {
  return finance.kind === 'none' ? null : finance.line
}

/** The site's tags, with the values of the vehicle's own dealership in front (TEN-05). */
function resolveTagSettings(site: Site, dealership: DealershipSettings): TagSettings {
  const certifiedMake = site.certified.enabled ? (site.certified.make ?? site.manufacturer?.name ?? null) : null
  return {
    ...site.tags,
    just_arrived_days: dealership.justArrivedDays,
    just_arrived_tag_name: dealership.justArrivedTagName,
    sold_tag_name: dealership.soldTagName,
    certified:
      certifiedMake === null ? null : { make: certifiedMake, name: site.certified.name, logo: site.certified.logo },
  }
}

/** Amounts go out only while the page shows them; an earlier price stands beside a purchase price alone (PRICE-02). */
function resolveCarFields(vehicle: Vehicle, price: PriceDisplay | null): CarFields {
  const fields = pickCarFields(vehicle)
  if (price?.kind === 'amount') return { ...fields, subscription_price: null }
  const silent = { ...fields, price: null, before_price: null, offer_price: null, subscription_price: null }
  if (price?.kind !== 'subscription') return silent
  const { subscription_price, offer_price } = fields
  return price.purchase === null
    ? { ...silent, subscription_price }
    : { ...silent, subscription_price, price: fields.price, offer_price }
}
