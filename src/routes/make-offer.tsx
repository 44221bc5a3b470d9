import { data, redirect } from 'react-router'
import { parseEnquiryAddress } from '#features/parts/enquiry/enquiry-form.ts'
import { createOfferForm, isOfferTaken } from '#features/parts/enquiry/offer-form.ts'
import { receiveLead } from '#features/parts/lead-form/form-route.server.ts'
import { buildFormMeta } from '#features/parts/lead-form/form-route.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { LeadFormPage } from '#features/screens/enquiry/lead-form-page.tsx'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { loadVehicleForm, sendsForm, type LoadedVehicleForm } from './vehicle-form.ts'
import type { Route } from './+types/make-offer.ts'

export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '#features/parts/lead-form/form-route.ts'

/**
 * Who opens the form of a vehicle that is no longer available is led to the enquiry for a similar one. An offer that
 * was sent is taken as that enquiry, since the vehicle may have been sold while the form was open.
 */
async function resolveTarget({ site, stock, ctx }: RequestContext, query: URLSearchParams, isSent: boolean) {
  const { carId } = parseEnquiryAddress(query)
  const vehicle = carId === null || !site.vdp_config.make_an_offer ? null : await stock.findByIdOrSlug(ctx, carId)
  if (vehicle === null) throw data(null, { status: 404 })
  if (!isSent && !isOfferTaken(vehicle, site))
    throw redirect(`/enquire?car_id=${encodeURIComponent(vehicle.id)}&about=similar`)
  return { form: createOfferForm(resolveListing(vehicle, site, ctx.now()), site), vehicle }
}

/** /make-an-offer?car_id={id or slug} (VDP-17). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  return loadVehicleForm(services, await resolveTarget(services, url.searchParams, context.get(sendsForm)))
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  context.set(sendsForm, true)
  return receiveLead(services, await resolveTarget(services, url.searchParams, true), request)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildFormMeta(loaderData, 'Make an Offer')
}

export default function MakeOffer({ loaderData, actionData }: Route.ComponentProps) {
  const { showing, places = null }: LoadedVehicleForm = loaderData
  return <LeadFormPage showing={showing} refused={actionData} places={places} />
}
