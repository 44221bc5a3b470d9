import { data, redirect } from 'react-router'
import { formatMoney } from '#domain/format/format-money.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import type { ReservationServices } from '#features/parts/reserve/begin-reservation.server.ts'
import { readCheckoutForm } from '#features/parts/reserve/checkout-form.server.ts'
import { paySandboxPayment, type SandboxPayment } from '#integrations/payments/sandbox-processor.ts'
import { noStoreHeaders } from '#http/no-store.ts'
import type { SandboxView } from './sandbox-page.tsx'

export interface SandboxData {
  readonly view: SandboxView
  readonly submission: string
  readonly formError: string | null
  readonly siteName: string
}

const formName = 'sandbox-payment'

async function findPayment({ checkout: { sandbox } }: ReservationServices, reference: string) {
  const payment = sandbox === null ? null : await sandbox.find(reference)
  if (sandbox === null || payment === null) throw data(null, { status: 404 })
  return { sandbox, payment }
}

/** Leads on within the site: the address was made by the platform, of the same site. */
const pathOf = (address: string): string => {
  const { pathname, search } = new URL(address)
  return pathname + search
}

const isPaid = (state: SandboxPayment['state'] | null): boolean => state === 'authorised' || state === 'captured'

/** Whoever comes back after paying must not read that the payment failed. */
const describeClosed = ({ state, returnUrl, cancelUrl }: SandboxPayment): SandboxView['closed'] =>
  isPaid(state)
    ? { text: 'You have paid this already. There is nothing more to pay.', href: pathOf(returnUrl), link: 'Continue' }
    : { text: 'This payment can no longer be made.', href: pathOf(cancelUrl), link: 'Go back' }

function show(services: ReservationServices, payment: SandboxPayment, formError: string | null): SandboxData {
  return {
    view: {
      description: payment.description,
      amount: formatMoney(payment.amount),
      closed: payment.state === 'open' ? null : describeClosed(payment),
    },
    submission: createSubmission(services, formName),
    formError,
    siteName: services.site.name,
  }
}

/** Answers the sandbox's payment page; 404 where the site takes real payments. */
export async function showSandboxPayment(services: ReservationServices, reference: string) {
  const { payment } = await findPayment(services, reference)
  return data(show(services, payment, null), { headers: noStoreHeaders })
}

/** Pays, declines or cancels, as the visitor chose. */
export async function receiveSandboxPayment(services: ReservationServices, reference: string, request: Request) {
  const { sandbox, payment } = await findPayment(services, reference)
  const reading = await readCheckoutForm(services, request, formName, [])
  const again = (status: number, error: string) =>
    data(show(services, payment, error), { status, headers: noStoreHeaders })
  if (!reading.ok) return again(reading.status, reading.error)
  const leave = (address: string) => redirect(pathOf(address), { status: 303, headers: noStoreHeaders })
  const intent = reading.fields.get('intent')
  if (intent === 'cancel') return leave(payment.cancelUrl)
  if (intent !== 'pay')
    return again(422, 'The card was declined. Nothing has been charged. Pay with another card, or go back.')
  const state = await paySandboxPayment(sandbox, payment)
  return leave(isPaid(state) ? payment.returnUrl : payment.cancelUrl)
}
