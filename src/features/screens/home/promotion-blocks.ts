import { buildOffers } from '#features/parts/offers/offer-view.ts'
import { buildPromoBanner, buildPromoSlider } from '#features/parts/promotions/home-promotions.ts'
import { buildPromotions, buildStocktakeBanner } from '#features/parts/promotions/promotion-view.ts'
import { buildServiceAdvantage } from '#features/parts/service-advantage/service-advantage-view.ts'
import { addressOf } from '#site/addresses.ts'
import type { Site } from '#site/site.ts'
import type { HomeBlock } from './home-page-data.ts'

/** Offers on the home page; the page of offers shows the others. */
const mostOffers = 3

/** The slides of the site and its promotions with a picture (CONTENT-02). */
export function buildSliderBlock(site: Site, nowMs: number): HomeBlock | null {
  const slider = buildPromoSlider(site, nowMs)
  return slider === null ? null : { kind: 'slider', slider }
}

/** The banner of three items, and the promotions of the home page below it (CONTENT-02, CONTENT-03). */
export function buildPromoBlocks(site: Site, nowMs: number): readonly (HomeBlock | null)[] {
  const items = buildPromoBanner(site)
  const promotions = buildPromotions(site, ['home', 'banner'], nowMs)
  return [
    items.length === 0 ? null : { kind: 'promo_banner', items },
    promotions.length === 0 ? null : { kind: 'promotions', promotions },
  ]
}

/** The first offers that are on now (CONTENT-01). */
export function buildOffersBlock(site: Site, nowMs: number): HomeBlock | null {
  const offers = buildOffers(site, nowMs).slice(0, mostOffers)
  return offers.length === 0 ? null : { kind: 'offers', offers, all: addressOf(site, 'special_offers') }
}

/** Capped prices of servicing (CONTENT-04). */
export function buildAdvantageBlock(site: Site): HomeBlock | null {
  const promotion = buildServiceAdvantage(site)
  return promotion === null ? null : { kind: 'advantage', promotion }
}

/** Puts the banner of the stocktake sale at the top, below the banner that the page begins with (CONTENT-03). */
export function placeSale(blocks: readonly HomeBlock[], site: Site, nowMs: number): readonly HomeBlock[] {
  const sale = buildStocktakeBanner(site, 'home', nowMs)
  if (sale === null) return blocks
  // A search panel overlaps the banner before it, so it stays there.
  const place = blocks.findIndex(({ kind }) => kind !== 'banner' && kind !== 'slider' && kind !== 'search')
  return blocks.toSpliced(place < 0 ? blocks.length : place, 0, { kind: 'sale', sale })
}
