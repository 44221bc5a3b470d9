import { EnquiryPage } from '#features/screens/enquiry/enquiry-page.tsx'
import { buildEnquiryView, parseEnquiryAddress, type EnquiryTarget } from '#features/parts/enquiry/enquiry-view.ts'
import { receiveLead, showForm } from '#features/parts/lead-form/form-route.server.ts'
import { buildFormMeta, keepForm, loadForm } from '#features/parts/lead-form/form-route.ts'
import { createEnquiryForm } from '#features/parts/enquiry/enquiry-lead.server.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import type { Route } from './+types/enquire.ts'

export { formHeaders as headers, keepSentForm as shouldRevalidate } from '#features/parts/lead-form/form-route.ts'

async function findTarget({ stock, ctx }: RequestContext, query: URLSearchParams): Promise<EnquiryTarget> {
  const { carId, namesVehicle, about } = parseEnquiryAddress(query)
  const vehicle = carId === null ? null : await stock.findByIdOrSlug(ctx, carId)
  return { vehicle, about, missing: namesVehicle && vehicle === null }
}

/** /enquire?car_id={id or slug}&about=similar, both optional (LEAD-01). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  return showForm(services, 'enquiry', buildEnquiryView(await findTarget(services, url.searchParams), services.site))
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  return loadForm(serverLoader)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  return receiveLead(services, createEnquiryForm(await findTarget(services, url.searchParams), services.site), request)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepForm(request, serverAction)
}

export function meta({ loaderData }: Route.MetaArgs) {
  return buildFormMeta(loaderData, 'Enquire')
}

export default function Enquire({ loaderData, actionData }: Route.ComponentProps) {
  return <EnquiryPage showing={loaderData.showing} refused={actionData} />
}
