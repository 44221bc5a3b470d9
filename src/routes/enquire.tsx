import { createEnquiryForm, parseEnquiryAddress } from '#features/parts/enquiry/enquiry-form.ts'
import { receiveLead } from '#features/parts/lead-form/form-route.server.ts'
import { buildFormMeta } from '#features/parts/lead-form/form-route.ts'
import { LeadFormPage } from '#features/screens/enquiry/lead-form-page.tsx'
import { resolveListing } from '#listing/resolve-listing.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { loadVehicleForm, type LoadedVehicleForm } from './load-vehicle-form.ts'
import type { Route } from './+types/enquire.ts'

export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '#features/parts/lead-form/form-route.ts'

async function resolveTarget({ stock, ctx, site }: RequestContext, query: URLSearchParams) {
  const { carId, namesVehicle, about } = parseEnquiryAddress(query)
  const vehicle = carId === null ? null : await stock.findByIdOrSlug(ctx, carId)
  const price = vehicle === null ? null : resolveListing(vehicle, site, ctx.now()).price
  return {
    form: createEnquiryForm({ vehicle, about, missing: namesVehicle && vehicle === null, price }, site),
    vehicle,
  }
}

/** /enquire?car_id={id or slug}&about=similar, both optional (LEAD-01). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  return loadVehicleForm(services, await resolveTarget(services, url.searchParams))
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  return receiveLead(services, await resolveTarget(services, url.searchParams), request)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildFormMeta(loaderData, 'Enquire')
}

export default function Enquire({ loaderData, actionData }: Route.ComponentProps) {
  const { showing, places = null }: LoadedVehicleForm = loaderData
  return <LeadFormPage showing={showing} refused={actionData} places={places} />
}
