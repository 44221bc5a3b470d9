import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { parseEnquiryAddress } from '#features/enquiry/enquiry-view.ts'
import { readLimitedText } from '#features/enquiry/read-limited-text.server.ts'
import { parseSubmissionToken } from '#features/enquiry/submission-token.ts'
import { createSubmission, largestForm } from '#features/enquiry/submit-enquiry.server.ts'
import { OfferPage } from '#features/offer/offer-page.tsx'
import type { OfferReply } from '#features/offer/offer-reply.ts'
import { buildOfferView, isOfferTaken } from '#features/offer/offer-view.ts'
import { submitOffer } from '#features/offer/submit-offer.server.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import type { Route } from './+types/make-offer.ts'

/** The vehicle that the address names; one that can no longer be bought is asked for as something similar instead. */
async function requireOfferedVehicle({ site, stock, ctx }: RequestContext, query: URLSearchParams): Promise<Vehicle> {
  const { carId } = parseEnquiryAddress(query)
  const vehicle = carId === null || !site.vdp_config.make_an_offer ? null : await stock.findByIdOrSlug(ctx, carId)
  if (vehicle === null) throw data(null, { status: 404 })
  if (!isOfferTaken(vehicle, site)) throw redirect(`/enquire?car_id=${encodeURIComponent(vehicle.id)}&about=similar`)
  return vehicle
}

/** Every showing of the form has a token of its own, so no copy of this page may be kept. */
const fresh = { headers: { 'Cache-Control': 'no-store' } }

/** /make-an-offer?car_id={id or slug} (VDP-17). */
export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const vehicle = await requireOfferedVehicle(services, url.searchParams)
  return data({ showing: { view: buildOfferView(vehicle, services.site), submission: createSubmission(services.ctx.now()) }, siteName: services.site.name }, fresh)
}

/** Without a connection the dialog says so in its place; the page around it stays. */
export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader()
  } catch (error) {
    if (error instanceof Response) throw error
    return { showing: null, siteName: '' }
  }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  const vehicle = await requireOfferedVehicle(services, url.searchParams)
  const body = await readLimitedText(request, largestForm)
  if (body === null) throw data(null, { status: 413 })
  const now = services.ctx.now()
  const outcome = await submitOffer(services, vehicle, body, {
    pageUrl: request.headers.get('referer'),
    userAgent: request.headers.get('user-agent'),
    token: parseSubmissionToken(new URLSearchParams(body).get('submission') ?? undefined, now),
    freshToken: createSubmission(now),
  })
  switch (outcome.kind) {
    case 'stored':
      return redirect(`/success?lead=${outcome.leadId}`, 303)
    case 'refused':
      return data<OfferReply>(outcome.reply, { status: outcome.status, ...fresh })
  }
}

/** An offer that never reached the server leaves the form as it is, with the words of LEAD-04. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = await request.clone().formData()
  try {
    return await serverAction()
  } catch (error) {
    if (error instanceof Response) throw error
    const values = Object.fromEntries([...sent].filter((entry): entry is [string, string] => typeof entry[1] === 'string'))
    return data<OfferReply>({ values, errors: {}, formError: 'An error occurred when submitting this form', submission: values.submission ?? '' }, { status: 503 })
  }
}

/** The form that was sent must stay as it is until it is thanked for. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  return [{ title: `Make an Offer: ${loaderData?.showing?.view.car.title ?? ''} – ${loaderData?.siteName ?? ''}` }, { name: 'robots', content: 'noindex' }]
}

export default function MakeOffer({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.showing === null)
    return (
      <p role="alert" className="mx-auto max-w-2xl px-4 py-16">
        The form could not be loaded. Please check your connection and load this page again.
      </p>
    )
  return <OfferPage view={loaderData.showing.view} submission={loaderData.showing.submission} refused={actionData} />
}
