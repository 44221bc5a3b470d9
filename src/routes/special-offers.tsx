import { data } from 'react-router'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { loadOfferStock } from '#features/parts/offers/offer-stock.server.ts'
import { findNextOfferChange, listOffers } from '#features/parts/offers/offer-view.ts'
import { findNextPromotionMoment } from '#features/parts/promotions/promotion-view.ts'
import { OffersPage } from '#features/screens/offers/offers-page.tsx'
import { buildOffersPage } from '#features/screens/offers/offers-view.ts'
import { getRequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import { namePage } from '#site/name-page.ts'
import { hasOffers } from '#site/switches.ts'
import type { Route } from './+types/special-offers.ts'

export { meta } from '#features/parts/page-meta/route-meta.ts'

/** Each offer has its buttons (see root.tsx). */
export const handle = { contactBar: 'own' } as const

/** The offers that are on (CONTENT-01); a site that has none at any time has no such page. */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, ctx, limitFreshness } = services
  if (!hasOffers(site)) throw data(null, { status: 404 })
  const nowMs = ctx.now()
  limitFreshness(Math.min(findNextOfferChange(site, nowMs), findNextPromotionMoment(site, nowMs)))
  const stock = await loadOfferStock(services, listOffers(site, nowMs))
  const page = buildOffersPage(site, nowMs, url.searchParams.get('make'), stock)
  const meta = buildSiteMeta(site, url.origin, {
    title: namePage(site, addressOf(site, 'special_offers'), 'Special Offers'),
    description: page.intro,
    path: addressOf(site, 'special_offers'),
    picture: { url: page.image, alt: page.title },
  })
  return { page, meta }
}

export default function SpecialOffers({ loaderData }: Route.ComponentProps) {
  return <OffersPage page={loaderData.page} />
}
