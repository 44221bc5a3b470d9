import { data, redirect } from 'react-router'
import type { Payment } from '#data/payments/payment-records.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import type { ReservationServices } from '#features/parts/reserve/begin-reservation.server.ts'
import { readCheckoutForm } from '#features/parts/reserve/checkout-form.server.ts'
import { noStoreHeaders } from '#http/no-store.ts'
import { buildReceiptPath, isReceiptKey } from './receipt-link.server.ts'
import { buildReceiptView, type ReceiptView } from './receipt-view.ts'

export interface ReceiptPlace {
  readonly id: string
  readonly url: URL
}

export interface ReceiptData {
  readonly view: ReceiptView
  readonly submission: string
  readonly formError: string | null
  readonly siteName: string
}

const formName = 'payment-receipt'

/**
 * The payment that the address opens; 404 for a wrong key as for an unknown id. It needs no sign-in: whoever comes back
 * from the processor's page must see the receipt, and a page that was switched off meanwhile still has its receipts.
 */
async function findPayment({ site, ctx, checkout, formSecret }: ReservationServices, { id, url }: ReceiptPlace) {
  const isOwn = isReceiptKey(id, url.searchParams.get('key'), { site: site.slug, secret: formSecret })
  const payment = isOwn ? await checkout.payments.find(ctx, id) : null
  if (payment === null) throw data(null, { status: 404 })
  return payment
}

const show = (services: ReservationServices, payment: Payment, formError: string | null): ReceiptData => ({
  view: buildReceiptView(payment, services.site.name, services.site.time_zone),
  submission: createSubmission(services, formName),
  formError,
  siteName: services.site.name,
})

/** Answers the receipt. The processor is asked, so that the result is there whether or not its webhook has arrived. */
export async function showReceipt(services: ReservationServices, place: ReceiptPlace) {
  const { ctx, site, checkout } = services
  const found = await findPayment(services, place)
  const mayAsk = found.state === 'open' && (await services.takeAllowance('payment state', 60, 600_000))
  const payment = mayAsk ? (await checkout.onlinePayments.reconcile(ctx, site, found)).payment : found
  return data(show(services, payment, null), { headers: noStoreHeaders })
}

/** Opens the processor's page of a payment again, where that failed before. */
export async function receiveReceipt(services: ReservationServices, place: ReceiptPlace, request: Request) {
  const { ctx, site, checkout, formSecret } = services
  const payment = await findPayment(services, place)
  const reading = await readCheckoutForm(services, request, formName, [])
  if (!reading.ok)
    return data(show(services, payment, reading.error), { status: reading.status, headers: noStoreHeaders })
  const path = buildReceiptPath(payment.id, { site: site.slug, secret: formSecret })
  const address = place.url.origin + path
  const opened = await checkout.onlinePayments.open(ctx, site, payment, { returnUrl: address, cancelUrl: address })
  return redirect(opened.payment.payUrl ?? path, { status: 303, headers: noStoreHeaders })
}
