import { data, redirect } from 'react-router'
import { EnquiryPage } from '#features/screens/enquiry/enquiry-page.tsx'
import { parseEnquiryAddress } from '#features/parts/enquiry/enquiry-view.ts'
import { receiveLead, showForm } from '#features/parts/lead-form/form-route.server.ts'
import { buildFormMeta, keepForm, loadForm } from '#features/parts/lead-form/form-route.ts'
import { buildOfferView, isOfferTaken } from '#features/parts/enquiry/offer-view.ts'
import { createOfferForm } from '#features/parts/enquiry/offer-lead.server.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import type { Route } from './+types/make-offer.ts'

export { formHeaders as headers, keepSentForm as shouldRevalidate } from '#features/parts/lead-form/form-route.ts'

/** The vehicle that the address names; one that can no longer be bought is asked for as something similar instead. */
async function requireOfferedVehicle({ site, stock, ctx }: RequestContext, query: URLSearchParams): Promise<Vehicle> {
  const { carId } = parseEnquiryAddress(query)
  const vehicle = carId === null || !site.vdp_config.make_an_offer ? null : await stock.findByIdOrSlug(ctx, carId)
  if (vehicle === null) throw data(null, { status: 404 })
  if (!isOfferTaken(vehicle, site)) throw redirect(`/enquire?car_id=${encodeURIComponent(vehicle.id)}&about=similar`)
  return vehicle
}

/** /make-an-offer?car_id={id or slug} (VDP-17). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  return showForm(
    services,
    'offer',
    buildOfferView(
      resolveListing(await requireOfferedVehicle(services, url.searchParams), services.site, services.ctx.now()),
      services.site,
    ),
  )
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadForm(serverLoader)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  return receiveLead(services, createOfferForm(await requireOfferedVehicle(services, url.searchParams)), request)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepForm(request, serverAction)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildFormMeta(loaderData, 'Make an Offer')
}

export default function MakeOffer({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage showing={loaderData.showing} refused={actionData} />
}
