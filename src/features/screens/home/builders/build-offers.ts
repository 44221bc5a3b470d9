import { buildOffers, findNextOfferChange } from '#features/parts/offers/offer-view.ts'
import { buildPromoBanner, buildPromoSlider } from '#features/parts/promotions/home-promotions.ts'
import {
  buildPromotions,
  buildStocktakeBanner,
  findNextPromotionMoment,
} from '#features/parts/promotions/promotion-view.ts'
import { buildServiceAdvantage, listServicePrices } from '#features/parts/service-advantage/service-advantage-view.ts'
import { addressOf } from '#site/addresses.ts'
import type { BlockBuilder } from '../home-context.ts'

/** Offers on the home page; the page of offers shows the others. */
const mostOffers = 3

/** The slides of the site and its promotions with a picture (CONTENT-02). */
export const buildSlider: BlockBuilder<'promo_slider'> = (_entry, { site, nowMs, limitFreshness }) => {
  limitFreshness(findNextPromotionMoment(site, nowMs))
  const slider = buildPromoSlider(site, nowMs)
  return slider === null ? null : { block: 'promo_slider', slider }
}

/** The banner of three items, and the promotions of the home page below it (CONTENT-02, CONTENT-03). */
export const buildPromo: BlockBuilder<'promo_banner'> = (_entry, { site, nowMs, limitFreshness }) => {
  limitFreshness(findNextPromotionMoment(site, nowMs))
  // Services on the same page have the items among theirs.
  const items = site.content.home.blocks.some(({ block }) => block === 'services') ? [] : buildPromoBanner(site)
  const promotions = buildPromotions(site, ['home', 'banner'], nowMs)
  return items.length + promotions.length === 0 ? null : { block: 'promo_banner', items, promotions }
}

/** The first offers that are on now (CONTENT-01). */
export const buildOfferCards: BlockBuilder<'offers'> = (_entry, { site, nowMs, limitFreshness }) => {
  limitFreshness(findNextOfferChange(site, nowMs))
  const offers = buildOffers(site, nowMs).slice(0, mostOffers)
  return offers.length === 0 ? null : { block: 'offers', offers, all: addressOf(site, 'special_offers') }
}

/** The banner of the stocktake sale, in its time (CONTENT-03). */
export const buildStocktake: BlockBuilder<'stocktake'> = (_entry, { site, nowMs, limitFreshness }) => {
  limitFreshness(findNextPromotionMoment(site, nowMs))
  const promotion = buildStocktakeBanner(site, 'home', nowMs)
  return promotion === null ? null : { block: 'stocktake', promotion }
}

/** Models whose price stands in front of the table: a row of a wide page. */
const mostPrices = 4

/** Capped prices of servicing, first those of the models of which there are most in stock (CONTENT-04). */
export const buildAdvantage: BlockBuilder<'service_advantage'> = async (_entry, { site, ask }) => {
  const promotion = buildServiceAdvantage(site)
  if (promotion === null) return null
  const { facets } = await ask([], { facets: [{ attribute: 'model', limit: 60 }], limit: 0 })
  const models = (facets.model ?? []).map(({ value }) => value)
  return { block: 'service_advantage', promotion, examples: listServicePrices(site, models).slice(0, mostPrices) }
}
