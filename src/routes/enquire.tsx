import { data } from 'react-router'
import { buildFormPlaces, type FormPlace } from '#features/parts/content-forms/form-places.ts'
import { createEnquiryForm, parseEnquiryAddress } from '#features/parts/enquiry/enquiry-form.ts'
import { receiveLead, showForm } from '#features/parts/lead-form/form-route.server.ts'
import { buildFormMeta, notKept, type FormPageData } from '#features/parts/lead-form/form-route.ts'
import { LeadFormPage } from '#features/screens/enquiry/lead-form-page.tsx'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { findVehicleLocation } from '#site/vehicle-place.ts'
import type { Route } from './+types/enquire.ts'

export { clientAction, clientLoader, handle, headers, shouldRevalidate } from '#features/parts/lead-form/form-route.ts'

async function resolveTarget({ stock, ctx, site }: RequestContext, query: URLSearchParams) {
  const { carId, namesVehicle, about } = parseEnquiryAddress(query)
  const vehicle = carId === null ? null : await stock.findByIdOrSlug(ctx, carId)
  return { form: createEnquiryForm({ vehicle, about, missing: namesVehicle && vehicle === null }, site), vehicle }
}

/** /enquire?car_id={id or slug}&about=similar, both optional (LEAD-01). */
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
  return buildFormMeta(loaderData, 'Enquire')
}

/** Without a connection there is no form and nothing around it. */
interface LoadedForm extends FormPageData {
  readonly places?: readonly FormPlace[]
}

export default function Enquire({ loaderData, actionData }: Route.ComponentProps) {
  const { showing, places = [] }: LoadedForm = loaderData
  return <LeadFormPage showing={showing} refused={actionData} places={places} />
}
