import { findRateFault } from '#domain/finance/rate-fault.ts'
import type { QuoteRequest } from '#domain/finance/quote.ts'
import { isCarKey } from '#domain/vehicle/car-key.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { readLimitedText } from '#http/read-limited-text.ts'
import { buildFinancePanel } from '#features/parts/finance/finance-panel-view.ts'
import { largestQuoteRequest, parseQuoteRequest } from '#features/parts/finance/parse-quote-request.server.ts'
import { toQuoteAnswer } from '#features/parts/finance/quote-body.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { describeError } from '#log/describe-error.ts'
import { getRequestContext, type RequestContext } from '#server/request-context.ts'
import { answerProblem } from '#http/answer-problem.ts'
import type { Route } from './+types/api-quote.ts'

const mostInWindow = 60
const windowMs = 600_000
const notKept = { headers: { 'Cache-Control': 'no-store' } } as const
const noQuote = (): Response => new Response(null, { status: 204, ...notKept })

/**
 * POST /api/youx/quote (FIN-05). With `car_id` the server asks for that vehicle by what it knows itself, stores the
 * quote with it, and answers the finance panel as every page shows it from then on; what the body says of the vehicle
 * is not believed, since the figure is shown to everybody. 204: there is no quote. Pages of other origins are refused
 * before this (API-04). What went wrong with the provider is in the log alone.
 */
export async function action({ request, context, url }: Route.ActionArgs) {
  const services = getRequestContext(context)
  const { site, takeAllowance } = services
  if (request.method !== 'POST')
    return answerProblem(405, 'Method not allowed', 'A quote is asked for by POST.', { Allow: 'POST' })
  if (!site.finance.enabled || !site.finance.quote.enabled)
    return answerProblem(404, 'Not found', 'This site gives no quotes.')
  const body = await readLimitedText(request, largestQuoteRequest)
  if (body === null)
    return answerProblem(413, 'Content too large', `A request has at most ${largestQuoteRequest} bytes.`)
  const parsed = parseQuoteRequest(body)
  if (!parsed.ok) return answerProblem(400, 'Bad request', parsed.error)
  if (!takeAllowance('quote', mostInWindow, windowMs))
    return answerProblem(429, 'Too many requests', 'Try again in ten minutes.', { 'Retry-After': '600' })
  const carId = url.searchParams.get('car_id')
  if (carId !== null) return quoteVehicle(services, carId)
  const outcome = await services.requestQuote(parsed.request)
  if (outcome.ok) return Response.json(toQuoteAnswer(outcome.quote), notKept)
  return outcome.error.kind === 'declined'
    ? noQuote()
    : answerProblem(502, 'No quote', 'The quote service gave no quote.')
}

async function quoteVehicle(services: RequestContext, carId: string): Promise<Response> {
  const { site, ctx, stock } = services
  const vehicle = isCarKey(carId) ? await stock.findByIdOrSlug(ctx, carId) : null
  if (vehicle === null) return answerProblem(404, 'Not found', 'There is no such vehicle.')
  const listing = resolveListing(vehicle, site, ctx.now())
  // Another visitor's quote may be there already, and a vehicle that may show no finance is not asked for.
  if (listing.finance.kind !== 'none') return Response.json({ panel: buildFinancePanel(listing, site) }, notKept)
  if (listing.finance.quote === null) return noQuote()
  const quoted = await storeQuote(services, vehicle, listing.finance.quote)
  if (quoted === null) return noQuote()
  return Response.json(
    {
      ...toQuoteAnswer(quoted.quote),
      panel: buildFinancePanel(resolveListing(quoted.vehicle, site, ctx.now()), site),
    },
    notKept,
  )
}

/**
 * null: the service gave no quote, gave one that cannot be true, or it could not be stored; a figure that only one
 * visitor sees is not shown.
 */
async function storeQuote(
  { site, ctx, stock, requestQuote, log, requestId }: RequestContext,
  vehicle: Vehicle,
  request: QuoteRequest,
) {
  const outcome = await requestQuote(request)
  if (!outcome.ok) return null
  const { quote } = outcome
  const { price } = request
  const stored = {
    weeklyRepaymentAmount: quote.weeklyPayment,
    advertisedRate: quote.interestRate,
    comparisonRate: quote.comparisonRate,
  }
  const fault = findRateFault({
    interestRate: quote.interestRate,
    comparisonRate: quote.comparisonRate,
    payment: stored.weeklyRepaymentAmount,
    price,
  })
  if (fault !== null) {
    log.warn(
      { requestId, site: site.slug, vehicle: vehicle.id, fault, quote: toQuoteAnswer(quote) },
      'a quote cannot be true and is not shown',
    )
    return null
  }
  try {
    if (!(await stock.saveQuote(ctx, vehicle.id, { ...stored, price }))) return null
  } catch (error) {
    log.error(
      { requestId, site: site.slug, vehicle: vehicle.id, error: describeError(error) },
      'a quote could not be stored and is not shown',
    )
    return null
  }
  return { quote, vehicle: { ...vehicle, youxQuote: stored, quote_price: price } }
}

export function loader() {
  return answerProblem(405, 'Method not allowed', 'A quote is asked for by POST.', { Allow: 'POST' })
}
