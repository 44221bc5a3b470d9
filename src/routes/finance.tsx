import { data, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { useTrack } from '#features/analytics/track.ts'
import { keepForm } from '#features/enquiry/keep-form.ts'
import { readLimitedText } from '#features/enquiry/read-limited-text.server.ts'
import { createSubmission, largestForm, submitLead } from '#features/enquiry/submit-lead.server.ts'
import { createFinanceLeadForm } from '#features/finance/finance-lead.server.ts'
import type { FinanceReply } from '#features/finance/finance-form.tsx'
import { parseFinanceAddress } from '#features/finance/finance-form-view.ts'
import { FinancePage } from '#features/finance/finance-page.tsx'
import { buildFinancePage, financePages, personalisedPath } from '#features/finance/finance-page-view.ts'
import { PriceBlock } from '#features/vehicle-card/price-block.tsx'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { resolveSiteOrigin } from '#site/site-origin.ts'
import type { Route } from './+types/finance.ts'

/** Every showing of the form has a token of its own, so no copy of this page may be kept. */
const fresh = { headers: { 'Cache-Control': 'no-store' } }

async function findVehicle({ stock, ctx }: RequestContext, query: URLSearchParams) {
  const { carId } = parseFinanceAddress(query)
  const vehicle = carId === null ? null : await stock.findByIdOrSlug(ctx, carId)
  return { vehicle, missing: query.has('car_id') && vehicle === null }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const services = getRequestContext(context)
  const { site, ctx } = services
  if (!site.finance.enabled) throw data(null, { status: 404 })
  const found = await findVehicle(services, url.searchParams)
  if (url.pathname.startsWith(personalisedPath) && found.vehicle === null) {
    // The page of one car has nothing to show without it.
    if (!found.missing) throw redirect(site.routes.finance)
    throw data(null, { status: 404 })
  }
  const page = buildFinancePage({ site, ...found, path: url.pathname, query: url.searchParams, nowMs: ctx.now() })
  return data({ page, submission: createSubmission(ctx.now()), siteName: site.name, canonical: resolveSiteOrigin(site, url.origin) + (site.routes.finance in financePages ? site.routes.finance : '/finance'), isPersonal: url.pathname.startsWith(personalisedPath) }, fresh)
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  if (!services.site.finance.enabled) throw data(null, { status: 404 })
  const body = await readLimitedText(request, largestForm)
  if (body === null) throw data(null, { status: 413 })
  const { vehicle } = await findVehicle(services, url.searchParams)
  const sender = { pageUrl: request.headers.get('referer'), userAgent: request.headers.get('user-agent') }
  const outcome = await submitLead(services, createFinanceLeadForm(vehicle, services.site), body, sender)
  switch (outcome.kind) {
    case 'stored':
      return redirect(`/success?lead=${outcome.leadId}`, 303)
    case 'refused':
      return data<FinanceReply>({ reply: outcome.reply, submission: outcome.submission }, { status: outcome.status, ...fresh })
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
  if (loaderData === undefined) return [{ title: 'Page not found' }, { name: 'robots', content: 'noindex' }]
  const { page, siteName, canonical, isPersonal } = loaderData
  return [
    { title: `${page.heading}${page.car === null ? '' : `: ${page.car.title}`} – ${siteName}` },
    { name: 'description', content: `${page.intro} Repayment calculator and finance enquiry at ${siteName}.` },
    isPersonal ? { name: 'robots', content: 'noindex' } : { tagName: 'link', rel: 'canonical', href: canonical },
  ]
}

export default function Finance({ loaderData, actionData }: Route.ComponentProps) {
  const track = useTrack()
  const { page, submission } = loaderData
  return (
    <FinancePage
      page={page}
      submission={submission}
      refused={actionData}
      price={page.car?.price ? <PriceBlock price={page.car.price} size="page" /> : null}
      onCalculatorTouched={() => track({ name: 'calculator_touched', parameters: {} })}
    />
  )
}
