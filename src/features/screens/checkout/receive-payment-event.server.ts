import { answerProblem } from '#http/answer-problem.ts'
import { readLimitedText } from '#http/read-limited-text.ts'
import type { ReservationServices } from '#features/parts/reserve/begin-reservation.server.ts'

export interface PaymentEventServices extends ReservationServices {
  readonly log: { warn(fields: object, message: string): void }
}

/** Bytes of the largest event; those of a processor have a few kilobytes. */
const largestEvent = 262_144

/**
 * Handles a webhook call of a payment processor (BUY-03). The signature proves where it comes from. The event only
 * tells which payment to ask the processor about, so events may come twice, late and in any order. Everything but a
 * success makes the processor send the event again.
 */
export async function receivePaymentEvent(
  services: PaymentEventServices,
  processorName: string,
  request: Request,
): Promise<Response> {
  const { site, ctx, checkout, log } = services
  const { processor } = checkout
  if (request.method !== 'POST')
    return answerProblem(405, 'Method not allowed', 'Events are posted.', { Allow: 'POST' })
  if (processorName !== processor.name || !site.checkout.enabled)
    return answerProblem(404, 'Not found', 'This site takes no events of this processor.')
  const body = await readLimitedText(request, largestEvent)
  if (body === null) return answerProblem(413, 'Content too large', `An event has at most ${largestEvent} bytes.`)
  const event = await processor.readEvent(body, request.headers.get('stripe-signature'))
  if (event === null) {
    log.warn({ site: site.slug, processor: processorName }, 'a payment event with a wrong signature was refused')
    return answerProblem(400, 'Bad request', 'The signature of the event is not valid.')
  }
  const hold = event.orderId === null ? null : await checkout.holds.find(ctx, event.orderId)
  // Other events of the same account are none of the platform's business.
  if (hold === null) return new Response(null, { status: 204 })
  const outcome = await checkout.reservations.reconcile(ctx, site, hold, event.id)
  return outcome.kind === 'done'
    ? new Response(null, { status: 204 })
    : answerProblem(503, 'Service unavailable', 'The payment could not be looked up; send the event again.')
}
