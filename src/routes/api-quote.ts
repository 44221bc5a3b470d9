import { z } from 'zod'
import { findRateFault } from '#domain/finance/rate-fault.ts'
import type { QuoteRequest } from '#domain/finance/quote.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildFinancePanel, type FinancePanelView } from '#features/parts/finance/finance-panel-view.ts'
import { toQuoteAnswer } from '#features/parts/finance/quote-body.ts'
import { quoteRequestSchema } from '#features/parts/finance/quote-request-schema.server.ts'
import type { HandlerAnswer } from '#http/endpoint.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { describeError } from '#log/describe-error.ts'
import type { RequestContext } from '#server/request-context.ts'
import { defineEndpoint } from './define-endpoint.ts'
import { findShownVehicle } from './find-shown-vehicle.ts'

interface QuoteAnswer extends Partial<ReturnType<typeof toQuoteAnswer>> {
  readonly panel?: FinancePanelView | null
}

const percent = z.number().optional().describe('Percent a year')
const answerSchema = z.object({
  weeklyRepaymentAmount: z.number().optional().describe('Australian dollars'),
  advertisedRate: percent,
  comparisonRate: percent,
  panel: z
    .looseObject({})
    .nullable()
    .optional()
    .describe("With car_id: the finance panel of the vehicle's page; its fields are not a stable interface"),
}) as unknown as z.ZodType<QuoteAnswer>

/**
 * Returns a weekly repayment (FIN-05). With `car_id` the server requests a quote with its own data of the vehicle,
 * stores it and returns the finance panel that every page shows from then on. It ignores the vehicle data of the body,
 * because every visitor sees the figure. Errors of the provider appear only in the log.
 */
export const loader = defineEndpoint({
  method: 'POST',
  summary: 'Ask for a quote of a weekly repayment',
  description: 'Pages of other origins are refused (API-04).',
  offered: ({ finance }) => finance.enabled && finance.quote.enabled,
  rateLimit: { name: 'quote', limit: 60, windowMs: 600_000 },
  parameters: {
    car_id: { in: 'query', description: 'Id or slug of the vehicle with which the quote is stored and shown' },
  },
  // Ten times a valid request.
  body: { maxBytes: 4_096, schema: quoteRequestSchema },
  answers: {
    200: { description: 'The quote.', schema: answerSchema },
    204: { description: 'There is no quote.' },
    404: { description: 'There is no such vehicle.' },
    502: { description: 'The quote service failed.' },
  },
  async handle({ services, parameters: { car_id }, body }) {
    if (car_id !== null) return quoteVehicle(services, car_id)
    const outcome = await services.requestQuote(body)
    if (outcome.ok) return { status: 200, json: toQuoteAnswer(outcome.quote) }
    return outcome.error.kind === 'declined'
      ? { status: 204 }
      : { status: 502, title: 'No quote', detail: 'The quote service gave no quote.' }
  },
})

export const action = loader

async function quoteVehicle(services: RequestContext, carId: string): Promise<HandlerAnswer<QuoteAnswer>> {
  const { site, ctx } = services
  const vehicle = await findShownVehicle(services, carId)
  if (vehicle === null) return { status: 404, detail: 'There is no such vehicle.' }
  const listing = resolveListing(vehicle, site, ctx.now())
  // A quote of another visitor may be stored already, and no quote is requested for a vehicle without finance.
  if (listing.finance.kind !== 'none') return { status: 200, json: { panel: buildFinancePanel(listing, site) } }
  if (listing.finance.quote === null) return { status: 204 }
  const quoted = await storeQuote(services, vehicle, listing.finance.quote)
  if (quoted === null) return { status: 204 }
  const panel = buildFinancePanel(resolveListing(quoted.vehicle, site, ctx.now()), site)
  return { status: 200, json: { ...toQuoteAnswer(quoted.quote), panel } }
}

/**
 * Requests a quote and stores it with the vehicle. Returns null when the service gave no plausible quote or storing it
 * failed: a figure that only one visitor sees must not be shown.
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
