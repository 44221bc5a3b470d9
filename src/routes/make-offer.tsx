import { data, redirect } from 'react-router'
import { parseEnquiryAddress } from '#features/parts/enquiry/enquiry-form.ts'
import { createOfferForm, isOfferTaken } from '#features/parts/enquiry/offer-form.ts'
import { receiveLead } from '#features/parts/lead-form/form-route.server.ts'
import { buildFormMeta } from '#features/parts/lead-form/form-route.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { LeadFormPage } from '#features/screens/enquiry/lead-form-page.tsx'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { loadVehicleForm, type LoadedVehicleForm } from './vehicle-form.ts'
import type { Route } from './+types/make-offer.ts'

export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '#features/parts/lead-form/form-route.ts'

/** An offer on a vehicle that is no longer available becomes an enquiry for a similar one. */
async function resolveTarget({ site, stock, ctx }: RequestContext, query: URLSearchParams) {
  const { carId } = parseEnquiryAddress(query)
  const vehicle = carId === null || !site.vdp_config.make_an_offer ? null : await stock.findByIdOrSlug(ctx, carId)
  if (vehicle === null) throw data(null, { status: 404 })
  if (!isOfferTaken(vehicle, site)) throw redirect(`/enquire?car_id=${encodeURIComponent(vehicle.id)}&about=similar`)
  return { form: createOfferForm(resolveListing(vehicle, site, ctx.now()), site), vehicle }
}

/** /make-an-offer?car_id={id or slug} (VDP-17). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  return loadVehicleForm(services, await resolveTarget(services, url.searchParams))
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  return receiveLead(services, await resolveTarget(services, url.searchParams), request)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildFormMeta(loaderData, 'Make an Offer')
}

export default function MakeOffer({ loaderData, actionData }: Route.ComponentProps) {
  const { showing, places = null }: LoadedVehicleForm = loaderData
  return <LeadFormPage showing={showing} refused={actionData} places={places} />
}
