import { data, redirect } from 'react-router'
import { findOffer } from '#domain/offers/offer-state.ts'
import { buildFormPlaces } from '#features/parts/content-forms/form-places.ts'
import { buildShowing, receiveLead } from '#features/parts/lead-form/form-route.server.ts'
import { noStore } from '#features/parts/lead-form/form-route.ts'
import { createOfferEnquiryForm, resolveOfferDepartment } from '#features/parts/offers/offer-enquiry-form.ts'
import { loadOfferStock } from '#features/parts/offers/offer-stock.server.ts'
import { buildOffer, endOfOffer, offerPathOf, offerContextOf } from '#features/parts/offers/offer-view.ts'
import { buildSiteMeta } from '#features/parts/page-meta/site-meta.ts'
import { buildOfferData } from '#features/parts/structured-data/offer-data.ts'
import { EndedOfferPage, OfferPage } from '#features/screens/offers/offer-page.tsx'
import { buildOtherOffers } from '#features/screens/offers/offers-view.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { addressOf } from '#site/addresses.ts'
import type { Route } from './+types/offer.ts'

export { clientAction, headers, shouldRevalidate } from '#features/parts/lead-form/form-route.ts'
export { meta } from '#features/parts/page-meta/route-meta.ts'

/** The offer and its form have the buttons (see root.tsx). */
export const handle = { contactBar: 'own' } as const

interface OfferParams {
  readonly id: string
  readonly manufacturer?: string | undefined
}

/** Finds the offer of an address. One that the site never shows is a 404; the address with another make leads on. */
function resolveOffer({ site, ctx }: RequestContext, { id, manufacturer }: OfferParams) {
  const found = findOffer(site.content.offers, id, manufacturer ?? null, offerContextOf(site, ctx.now()))
  if (found.kind === 'missing') throw data(null, { status: 404 })
  if (found.kind === 'elsewhere') throw redirect(offerPathOf(site, found.offer), 301)
  return found
}

/** /offers/{id} and /offers/{manufacturer}/{id}: an offer with its enquiry; once it is over, 410 with what is on. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, ctx } = services
  const { kind, offer } = resolveOffer(services, params)
  const common = {
    name: offer.name,
    offersPath: addressOf(site, 'special_offers'),
    searchPath: site.routes.search,
    others: buildOtherOffers(site, ctx.now(), offer),
  }
  const words = { title: offer.name, description: offer.name, path: offerPathOf(site, offer) }
  if (kind === 'over') {
    const ended = { ...words, title: 'Offer ended', listed: false }
    const meta = buildSiteMeta(site, url.origin, ended)
    return data({ ...common, current: null, meta }, { ...noStore, status: 410 })
  }
  const current = {
    offer: buildOffer(site, offer, (await loadOfferStock(services, [offer])).get(offer.id)),
    showing: buildShowing(services, createOfferEnquiryForm(offer, site)),
    places: buildFormPlaces(site, resolveOfferDepartment(offer), { nowMs: ctx.now() }),
    layout: site.layout.offers,
  }
  const shown = current.offer
  const meta = buildSiteMeta(site, url.origin, {
    ...words,
    description: shown.description?.whole ?? `${shown.name} at ${site.name}: the offer and its conditions.`,
    trail: [{ text: 'Special Offers', href: common.offersPath }],
    picture: { url: shown.image, alt: shown.name },
    describe: (address) => [buildOfferData(shown, endOfOffer(offer, site), address)],
  })
  return data({ ...common, current, meta }, noStore)
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const services = getRequestContext(context)
  const { kind, offer } = resolveOffer(services, params)
  // Whoever began to write while the offer was on reads that it has ended; the enquiry itself would promise it.
  if (kind === 'over') throw redirect(offerPathOf(services.site, offer), 303)
  return receiveLead(services, { form: createOfferEnquiryForm(offer, services.site), vehicle: null }, request)
}

export default function OfferRoute({ loaderData, actionData }: Route.ComponentProps) {
  const { current, name, offersPath, searchPath, others } = loaderData
  if (current === null)
    return <EndedOfferPage name={name} offersPath={offersPath} offers={others} searchPath={searchPath} />
  return <OfferPage {...current} offersPath={offersPath} refused={actionData} others={others} />
}
