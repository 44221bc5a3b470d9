import { readLimitedText } from '#features/enquiry/read-limited-text.server.ts'
import { largestQuoteRequest, parseQuoteRequest } from '#features/finance/parse-quote-request.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import { answerProblem } from './answer-problem.ts'
import type { Route } from './+types/api-quote.ts'

const mostInWindow = 60
const windowMs = 600_000

/** POST /api/youx/quote (FIN-05). Pages of other origins are refused before this (API-04). What went wrong with the provider is in the log alone. */
export async function action({ request, context }: Route.ActionArgs) {
  const { site, takeAllowance, requestQuote } = getRequestContext(context)
  if (request.method !== 'POST') return answerProblem(405, 'Method not allowed', 'A quote is asked for by POST.', { Allow: 'POST' })
  if (!site.finance.enabled || !site.finance.quote.enabled) return answerProblem(404, 'Not found', 'This site gives no quotes.')
  const body = await readLimitedText(request, largestQuoteRequest)
  if (body === null) return answerProblem(413, 'Content too large', `A request has at most ${largestQuoteRequest} bytes.`)
  const parsed = parseQuoteRequest(body)
  if (!parsed.ok) return answerProblem(400, 'Bad request', parsed.error)
  if (!takeAllowance('quote', mostInWindow, windowMs)) return answerProblem(429, 'Too many requests', 'Try again in ten minutes.', { 'Retry-After': '600' })
  const outcome = await requestQuote(parsed.request)
  if (outcome.ok) return Response.json(outcome.quote, { headers: { 'Cache-Control': 'no-store' } })
  if (outcome.error.kind === 'declined') return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
  return answerProblem(502, 'No quote', 'The quote service gave no quote.')
}

export function loader() {
  return answerProblem(405, 'Method not allowed', 'A quote is asked for by POST.', { Allow: 'POST' })
}
