import type { ReservationServices } from '#features/parts/reserve/begin-reservation.server.ts'

export interface PaymentEventServices extends ReservationServices {
  readonly log: { warn(fields: object, message: string): void }
}

/** What a webhook call is answered: `status` 204 where the event has taken effect or is about something else. */
export type PaymentEventAnswer =
  | { readonly status: 204 }
  | { readonly status: 400 | 404 | 503; readonly detail: string }

/**
 * Handles a webhook call of a payment processor (BUY-03). The signature proves where it comes from. The event only
 * tells which payment to ask the processor about, so events may come twice, late and in any order. Everything but a
 * success makes the processor send the event again.
 */
export async function receivePaymentEvent(
  services: PaymentEventServices,
  processorName: string,
  body: string,
  signature: string | null,
): Promise<PaymentEventAnswer> {
  const { site, checkout, log } = services
  const { processor } = checkout
  if (processorName !== processor.name || !(site.checkout.enabled || site.online_payment.enabled))
    return { status: 404, detail: 'This site takes no events of this processor.' }
  const event = await processor.readEvent(body, signature)
  if (event === null) {
    log.warn({ site: site.slug, processor: processorName }, 'a payment event with a wrong signature was refused')
    return { status: 400, detail: 'The signature of the event is not valid.' }
  }
  // Other events of the same account are none of the platform's business.
  if (event.orderId === null) return { status: 204 }
  const kind = await reconcileOrder(services, event.orderId, event.id)
  return kind === 'waiting'
    ? { status: 503, detail: 'The payment could not be looked up; send the event again.' }
    : { status: 204 }
}

/** Looks at the hold or the online payment of this id again; 'done' also where the site has neither. */
async function reconcileOrder(
  { site, ctx, checkout }: PaymentEventServices,
  orderId: string,
  eventId: string,
): Promise<'done' | 'waiting'> {
  const hold = await checkout.holds.find(ctx, orderId)
  if (hold !== null) return (await checkout.reservations.reconcile(ctx, site, hold, eventId)).kind
  const payment = await checkout.payments.find(ctx, orderId)
  return payment === null ? 'done' : (await checkout.onlinePayments.reconcile(ctx, site, payment, eventId)).kind
}
