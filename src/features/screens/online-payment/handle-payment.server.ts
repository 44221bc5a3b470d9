import { createHash } from 'node:crypto'
import { data, redirect } from 'react-router'
import { formatMoney } from '#domain/format/format-money.ts'
import { cents } from '#domain/money/cents.ts'
import { describeWrongAmount } from '#domain/payment/payment-amount.ts'
import { formatPhone } from '#domain/phone/format-phone.ts'
import type { SignedInVisitor } from '#domain/visitor/signed-in-visitor.ts'
import { createSubmission } from '#features/parts/lead-form/submit-lead.server.ts'
import type { ReservationServices } from '#features/parts/reserve/begin-reservation.server.ts'
import { buildCheckoutConsent } from '#features/parts/reserve/checkout-consent.ts'
import { buildCheckoutLead } from '#features/parts/reserve/build-checkout-lead.server.ts'
import type { CheckoutConsent, CheckoutField } from '#features/parts/reserve/checkout-fields.tsx'
import {
  checkoutContactFields,
  readCheckoutForm,
  readFields,
  toContact,
  type FieldErrors,
} from '#features/parts/reserve/checkout-form.server.ts'
import { describeFields } from '#features/parts/reserve/describe-fields.server.ts'
import { requireVisitor } from '#features/parts/sign-in/require-visitor.server.ts'
import { noStoreHeaders } from '#http/no-store.ts'
import { buildRetryAfter } from '#http/retry-after.ts'
import { limitsOf, listPaymentFields } from './payment-fields.ts'
import { buildReceiptPath } from './receipt-link.server.ts'

export interface OnlinePaymentServices extends ReservationServices {
  readonly findVisitor: () => Promise<SignedInVisitor | null>
}

export interface OnlinePaymentData {
  readonly heading: string
  readonly dealer: string
  readonly fields: readonly CheckoutField[]
  /** null: the site has one purpose, and nothing is asked. */
  readonly purpose: {
    readonly options: readonly string[]
    readonly value: string
    readonly error?: string
  } | null
  readonly contact: readonly CheckoutField[]
  readonly consent: CheckoutConsent
  readonly submission: string
  readonly formError: string | null
  /** The payments move no money. */
  readonly isSandbox: boolean
}

const formName = 'online-payment'
const kind = { category: 'Online Payment', subcategory: 'Online Payment' } as const

/** Payments that one address may begin. */
const mostPayments = { limit: 20, windowMs: 3_600_000 } as const
/** The processor's page is closed after this time. */
const openMs = 3_600_000

/** The signed-in visitor (AUTH-02). Throws 404 where the page is off. */
async function requirePayer(services: OnlinePaymentServices, url: URL): Promise<SignedInVisitor | null> {
  if (!services.site.online_payment.enabled) throw data(null, { status: 404 })
  return requireVisitor(services, url, 'online_payment')
}

function show(
  services: OnlinePaymentServices,
  typed: URLSearchParams,
  answer: { errors?: FieldErrors; formError?: string; token?: string; wasSent?: boolean } = {},
): OnlinePaymentData {
  const { site, checkout } = services
  const { errors = {}, formError = null, token, wasSent = false } = answer
  const fields = listPaymentFields(site)
  const { purposes } = site.online_payment
  const error = errors.purpose
  return {
    heading: site.online_payment.title,
    dealer: site.name,
    fields: describeFields(
      fields.filter(({ name }) => name !== 'purpose'),
      typed,
      errors,
    ),
    purpose:
      purposes.length > 1
        ? {
            options: purposes,
            value: purposes.find((purpose) => purpose === typed.get('purpose')) ?? '',
            ...(error === undefined ? {} : { error }),
          }
        : null,
    contact: describeFields(checkoutContactFields, typed, errors),
    consent: buildCheckoutConsent(site, wasSent ? typed : null),
    submission: token ?? createSubmission(services, formName),
    formError,
    isSandbox: checkout.processor.name === 'sandbox',
  }
}

const longestLinked = 40

/**
 * Answers /online-payment (BUY-06). A dealer's message may link to it with ?reference=…&amount=…&purpose=…, which fills
 * the fields in.
 */
export async function showOnlinePayment(services: OnlinePaymentServices, url: URL) {
  const visitor = await requirePayer(services, url)
  const linked = new URLSearchParams({ phone: formatPhone(visitor?.phone ?? '') })
  for (const [name, field] of [
    ['reference', 'invoice'],
    ['amount', 'amount'],
    ['purpose', 'purpose'],
  ] as const)
    linked.set(field, (url.searchParams.get(name) ?? '').slice(0, longestLinked))
  return data(show(services, linked), { headers: noStoreHeaders })
}

/** Handles the form: leads to the processor's page by way of the receipt, or shows what is to be put right. */
export async function receiveOnlinePayment(services: OnlinePaymentServices, url: URL, request: Request) {
  const { site, ctx, checkout, formSecret } = services
  const visitor = await requirePayer(services, url)
  const definitions = [...listPaymentFields(site), ...checkoutContactFields]
  const reading = await readCheckoutForm(
    services,
    request,
    formName,
    definitions.map(({ name }) => name),
  )
  const { fields: typed, token } = reading
  const again = (status: number, answer: Parameters<typeof show>[2], seconds?: number | null) =>
    data(show(services, typed, { ...answer, token, wasSent: true }), {
      status,
      headers: { ...noStoreHeaders, ...buildRetryAfter(seconds) },
    })
  if (!reading.ok) return again(reading.status, { formError: reading.error }, reading.retryAfterSeconds)
  const { values, errors } = readFields(definitions, typed)
  const amount = cents(errors.amount === undefined ? Number(values.amount) : 0)
  const wrongAmount = errors.amount ?? describeWrongAmount(amount, limitsOf(site))
  const allErrors = wrongAmount === null ? errors : { ...errors, amount: wrongAmount }
  if (Object.keys(allErrors).length > 0) return again(422, { errors: allErrors })
  if (!(await services.takeAllowance('online payment', mostPayments.limit, mostPayments.windowMs)))
    return again(
      429,
      { formError: 'Many payments have begun from your connection. Try again in an hour, or call us.' },
      mostPayments.windowMs / 1000,
    )
  const contact = toContact(values)
  const invoice = values.invoice ?? ''
  const purpose = values.purpose ?? site.online_payment.purposes[0] ?? 'Payment'
  const idempotencyKey = createHash('sha256')
    .update(JSON.stringify([token, invoice, purpose, amount, contact]))
    .digest('hex')
  const visitorId = visitor?.id ?? null
  const payment = await checkout.payments.begin(ctx, {
    visitorId,
    purpose,
    invoice,
    amount,
    contact,
    lead: buildCheckoutLead(
      services,
      {
        kind,
        contact,
        optIn: typed.has('opt_in'),
        visit: typed.get('visit'),
        form: { payment_reference: invoice, payment_purpose: purpose, payment_amount: formatMoney(amount) },
        vehicle: null,
        visitorId,
        idempotencyKey: `payment ${idempotencyKey}`,
      },
      request,
    ),
    processor: checkout.processor.name,
    idempotencyKey,
    expiresAt: ctx.now() + openMs,
  })
  const path = buildReceiptPath(payment.id, { site: site.slug, secret: formSecret })
  const back = { returnUrl: url.origin + path, cancelUrl: url.origin + path }
  const opened = await checkout.onlinePayments.open(ctx, site, payment, back)
  const { payUrl, state } = opened.payment
  return redirect(state === 'open' && payUrl !== null ? payUrl : path, { status: 303, headers: noStoreHeaders })
}
