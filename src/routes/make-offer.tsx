import { data, redirect } from 'react-router'
import { buildFormPlaces, type FormPlace } from '#features/parts/content-forms/form-places.ts'
import { parseEnquiryAddress } from '#features/parts/enquiry/enquiry-form.ts'
import { createOfferForm, isOfferTaken } from '#features/parts/enquiry/offer-form.ts'
import { receiveLead, showForm } from '#features/parts/lead-form/form-route.server.ts'
import { buildFormMeta, notKept, type FormPageData } from '#features/parts/lead-form/form-route.ts'
import { LeadFormPage } from '#features/screens/enquiry/lead-form-page.tsx'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { findVehicleLocation } from '#site/vehicle-place.ts'
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
  const { form, vehicle } = await resolveTarget(services, url.searchParams)
  const location = vehicle === null ? null : findVehicleLocation(vehicle, services.site)
  const places = buildFormPlaces(services.site, 'sales', location)
  return data({ ...showForm(services, form).data, places }, notKept)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  return receiveLead(services, await resolveTarget(services, url.searchParams), request)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildFormMeta(loaderData, 'Make an Offer')
}

/** Without a connection there is no form and nothing around it. */
interface LoadedForm extends FormPageData {
  readonly places?: readonly FormPlace[]
}

export default function MakeOffer({ loaderData, actionData }: Route.ComponentProps) {
  const { showing, places = [] }: LoadedForm = loaderData
  return <LeadFormPage showing={showing} refused={actionData} places={places} />
}
