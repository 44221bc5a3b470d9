import { data, redirect } from 'react-router'
import { parseEnquiryAddress } from '#features/parts/enquiry/enquiry-form.ts'
import { receiveLead } from '#features/parts/lead-form/form-route.server.ts'
import { buildFormMeta } from '#features/parts/lead-form/form-route.ts'
import { LeadFormPage } from '#features/screens/enquiry/lead-form-page.tsx'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { findAddress } from '#site/addresses.ts'
import { loadVehicleForm, sendsForm, type LoadedVehicleForm } from './load-vehicle-form.ts'
import { findVehicleFormOfAddress, openVehicleForm } from './vehicle-forms.ts'
import type { Route } from './+types/vehicle-form.ts'

export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '#features/parts/lead-form/form-route.ts'

/** Who opens the form of a vehicle that can no longer be bought is led to the enquiry for a similar one (VDP-02). */
async function resolveTarget(services: RequestContext, url: URL, isSent: boolean) {
  const { site, stock, ctx } = services
  const form = findVehicleFormOfAddress(findAddress(site, url.pathname))
  const { carId } = parseEnquiryAddress(url.searchParams)
  if (form === null || carId === null) throw data(null, { status: 404 })
  const opened = openVehicleForm(services, form, await stock.findByIdOrSlug(ctx, carId), isSent)
  switch (opened.kind) {
    case 'open':
      return opened.target
    case 'unknown':
      throw data(null, { status: 404 })
    case 'unavailable':
      throw redirect(`/enquire?car_id=${encodeURIComponent(opened.vehicle.id)}&about=similar`)
  }
}

/** A form about one vehicle, such as /make-an-offer?car_id={id or slug} (VDP-17). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  return loadVehicleForm(services, await resolveTarget(services, url, context.get(sendsForm)))
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  context.set(sendsForm, true)
  return receiveLead(services, await resolveTarget(services, url, true), request)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildFormMeta(loaderData, 'Enquire')
}

export default function VehicleForm({ loaderData, actionData }: Route.ComponentProps) {
  const { showing, places = null }: LoadedVehicleForm = loaderData
  return <LeadFormPage showing={showing} refused={actionData} places={places} />
}
