import { readLimitedText } from '#http/read-limited-text.ts'
import { parsePhoneReveal } from '#features/screens/vehicle-page/parse-phone-reveal.server.ts'
import { getRequestContext } from '#server/request-context.ts'
import { answerProblem } from '#http/answer-problem.ts'
import type { Route } from './+types/phone-reveal.ts'

const perMinute = 30
const largestCall = 1_024

/**
 * POST /api/phone-reveal {car_id, dealership_id, website_id}: a visitor asked for the dealer's number (VDP-13); one
 * structured line of the log.
 */
export async function action({ request, context }: Route.ActionArgs) {
  const { site, ctx, stock, log, requestId, takeAllowance } = getRequestContext(context)
  if (request.method !== 'POST')
    return answerProblem(405, 'Method not allowed', 'A reveal is sent by POST.', { Allow: 'POST' })
  if (!takeAllowance('reveal', perMinute, 60_000))
    return answerProblem(429, 'Too many requests', 'Try again in a minute.', { 'Retry-After': '60' })
  const body = await readLimitedText(request, largestCall)
  if (body === null) return answerProblem(413, 'Content too large', `A reveal has at most ${largestCall} bytes.`)
  const parsed = parsePhoneReveal(body)
  if (!parsed.ok) return answerProblem(400, 'Bad request', parsed.error)
  const { car_id, dealership_id, website_id } = parsed.reveal
  const vehicle = website_id === site.id ? await stock.findByIdOrSlug(ctx, car_id) : null
  if (vehicle === null || vehicle.dealership_id !== dealership_id)
    return answerProblem(404, 'Not found', 'There is no such vehicle of this dealership here.')
  log.info({ requestId, site: site.slug, event: 'phone_reveal', parameters: parsed.reveal }, 'visitor event')
  return new Response(null, { status: 204, headers: { 'Cache-Control': 'no-store' } })
}

export function loader() {
  return answerProblem(405, 'Method not allowed', 'A reveal is sent by POST.', { Allow: 'POST' })
}
