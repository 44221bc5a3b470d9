import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import type { EnquiryReply } from '#features/enquiry/enquiry-form.tsx'
import { EnquiryPage } from '#features/enquiry/enquiry-page.tsx'
import { buildEnquiryView, parseEnquiryAddress, type EnquiryTarget } from '#features/enquiry/enquiry-view.ts'
import { readLimitedText } from '#features/enquiry/read-limited-text.server.ts'
import { submitEnquiry } from '#features/enquiry/submit-enquiry.server.ts'
import { createSubmission, largestForm } from '#features/enquiry/submit-lead.server.ts'
import { keepForm } from '#features/enquiry/keep-form.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import type { Route } from './+types/enquire.ts'

async function findTarget({ stock, ctx }: RequestContext, query: URLSearchParams): Promise<EnquiryTarget> {
  const { carId, about } = parseEnquiryAddress(query)
  const vehicle = carId === null ? null : await stock.findByIdOrSlug(ctx, carId)
  return { vehicle, about, missing: carId !== null && vehicle === null }
}

/** Every showing of the form has a token of its own, so no copy of this page may be kept. */
const fresh = { headers: { 'Cache-Control': 'no-store' } }

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const view = buildEnquiryView(await findTarget(services, url.searchParams), services.site)
  return data({ showing: { view, submission: createSubmission(services.ctx.now()) }, siteName: services.site.name }, fresh)
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
  const body = await readLimitedText(request, largestForm)
  if (body === null) throw data(null, { status: 413 })
  const sender = { pageUrl: request.headers.get('referer'), userAgent: request.headers.get('user-agent') }
  const outcome = await submitEnquiry(services, await findTarget(services, url.searchParams), body, sender)
  switch (outcome.kind) {
    case 'stored':
      return redirect(`/success?lead=${outcome.leadId}`, 303)
    case 'refused':
      return data<EnquiryReply>({ reply: outcome.reply, submission: outcome.submission }, { status: outcome.status, ...fresh })
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return keepForm(request, serverAction)
}

/** The form that was sent must stay as it is until it is thanked for. */
export function shouldRevalidate({ formMethod, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return formMethod === undefined || formMethod === 'GET' ? defaultShouldRevalidate : false
}

export function headers({ actionHeaders, loaderHeaders }: Route.HeadersArgs) {
  return actionHeaders.has('Cache-Control') ? actionHeaders : loaderHeaders
}

export function meta({ loaderData }: Route.MetaArgs) {
  const showing = loaderData?.showing
  const subject = showing?.view.car?.title
  return [{ title: `${showing?.view.heading ?? 'Enquire'}${subject === undefined ? '' : `: ${subject}`} – ${loaderData?.siteName ?? ''}` }, { name: 'robots', content: 'noindex' }]
}

export default function Enquire({ loaderData, actionData }: Route.ComponentProps) {
  if (loaderData.showing === null)
    return (
      <p role="alert" className="mx-auto max-w-2xl px-4 py-16">
        The form could not be loaded. Please check your connection and load this page again.
      </p>
    )
  return <EnquiryPage view={loaderData.showing.view} submission={loaderData.showing.submission} refused={actionData} />
}
