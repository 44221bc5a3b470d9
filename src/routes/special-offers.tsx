import { data } from 'react-router'
import { findNextOfferChange } from '#features/parts/offers/offer-view.ts'
import { findNextPromotionMoment } from '#features/parts/promotions/promotion-view.ts'
import { OffersPage } from '#features/screens/offers/offers-page.tsx'
import { buildOffersPage } from '#features/screens/offers/offers-view.ts'
import { getRequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import { hasOffers } from '#site/switches.ts'
import type { Route } from './+types/special-offers.ts'

/** The offers that are on (CONTENT-01); a site that has none at any time has no such page. */
export function loader({ context, url }: Route.LoaderArgs) {
  const { site, ctx, limitFreshness } = getRequestContext(context)
  if (!hasOffers(site)) throw data(null, { status: 404 })
  const nowMs = ctx.now()
  limitFreshness(Math.min(findNextOfferChange(site, nowMs), findNextPromotionMoment(site, nowMs)))
  return {
    page: buildOffersPage(site, nowMs, url.searchParams.get('make')),
    siteName: site.name,
    canonical: resolveSiteOrigin(site, url.origin) + addressOf(site, 'special_offers'),
  }
}

export function meta({ loaderData }: Route.MetaArgs) {
  if (loaderData === undefined) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  const { page, siteName, canonical } = loaderData
  return [
    { title: `${page.title} – ${siteName}` },
    { name: 'description', content: page.intro },
    { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function SpecialOffers({ loaderData }: Route.ComponentProps) {
  return <OffersPage page={loaderData.page} />
}
