import type Stripe from 'stripe'
import type { PaymentOrder, PaymentOutcome, PaymentProcessor, PaymentStatus } from './payment-processor.ts'

export interface StripeOptions {
  /** Secret key of the dealer's account. */
  readonly key: string
  /** Secret of the webhook endpoint, 'whsec_…'. */
  readonly webhookSecret: string
  /** Another server in place of api.stripe.com, for tests. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' }
  /** Milliseconds for one request; default 8000. */
  readonly timeLimitMs?: number
  /** Breaks requests off: their outcome is then unknown, as that of one that nobody answers. Default: never. */
  readonly signal?: AbortSignal | undefined
  readonly now: () => number
}

const fetchUntil =
  (signal: AbortSignal): typeof fetch =>
  (input, init) =>
    fetch(input, { ...init, signal: AbortSignal.any([signal, ...(init?.signal == null ? [] : [init.signal])]) })

/**
 * Stripe keeps a page open for 30 minutes at least and 24 hours at most. The platform closes it itself when the order
 * runs out; this end is for the case that it cannot.
 */
const shortestOpenMs = 31 * 60_000
const longestOpenMs = 23 * 3_600_000

/** Seconds for which a signed call is accepted. Stripe signs each repetition anew, also a day later. */
const toleranceSeconds = 300

/**
 * Stripe Checkout: the visitor pays on Stripe's own page (PCI DSS SAQ A). A deposit is authorised and captured by hand,
 * so that giving a hold up costs no refund. The library is loaded on the first call.
 */
export function createStripeProcessor(options: StripeOptions): PaymentProcessor {
  let loading: Promise<Stripe> | null = null
  const load = (): Promise<Stripe> =>
    (loading ??= import('stripe').then(
      ({ default: Client }) =>
        new Client(options.key, {
          timeout: options.timeLimitMs ?? 8_000,
          maxNetworkRetries: 1,
          telemetry: false,
          ...(options.signal === undefined
            ? {}
            : { httpClient: Client.createFetchHttpClient(fetchUntil(options.signal)) }),
          ...options.server,
        }),
    ))

  async function attempt<Value>(work: (stripe: Stripe) => Promise<Value>): Promise<PaymentOutcome<Value>> {
    try {
      return { ok: true, value: await work(await load()) }
    } catch (error) {
      return { ok: false, error: describeFailure(error) }
    }
  }

  async function findSession(stripe: Stripe, reference: string): Promise<Stripe.Checkout.Session> {
    return stripe.checkout.sessions.retrieve(reference, { expand: ['payment_intent.latest_charge'] })
  }
  const find = async (stripe: Stripe, reference: string): Promise<PaymentStatus> =>
    resolveStatus(await findSession(stripe, reference))

  return {
    name: 'stripe',
    open: (order) =>
      attempt(async (stripe) => {
        const session = await stripe.checkout.sessions.create(buildSession(order, options.now()), {
          idempotencyKey: `open ${order.id}`,
        })
        if (session.url === null) throw new Error('the session has no address')
        return { reference: session.id, url: session.url }
      }),
    find: (reference) => attempt((stripe) => find(stripe, reference)),
    close: (reference) =>
      attempt(async (stripe) => {
        const before = await find(stripe, reference)
        if (before !== 'open') return before
        // The visitor may pay between the two calls: Stripe then refuses to close, and the state says why.
        await stripe.checkout.sessions.expire(reference).catch(() => undefined)
        return find(stripe, reference)
      }),
    capture: (reference) =>
      attempt(async (stripe) => {
        const session = await findSession(stripe, reference)
        const intent = intentOf(session)
        if (intent === null || resolveStatus(session) !== 'authorised') return resolveStatus(session)
        await stripe.paymentIntents.capture(intent.id, {}, { idempotencyKey: `capture ${reference}` })
        return find(stripe, reference)
      }),
    giveBack: (reference) =>
      attempt(async (stripe) => {
        const session = await findSession(stripe, reference)
        const intent = intentOf(session)
        const status = resolveStatus(session)
        if (intent === null) return status
        if (status === 'authorised')
          await stripe.paymentIntents.cancel(intent.id, {}, { idempotencyKey: `cancel ${reference}` })
        else if (status === 'captured')
          await stripe.refunds.create({ payment_intent: intent.id }, { idempotencyKey: `refund ${reference}` })
        else return status
        return find(stripe, reference)
      }),
    async readEvent(body, signature) {
      if (signature === null) return null
      const stripe = await load()
      try {
        const event = await stripe.webhooks.constructEventAsync(
          body,
          signature,
          options.webhookSecret,
          toleranceSeconds,
          undefined,
          options.now(),
        )
        return { id: event.id, orderId: readOrderId(event) }
      } catch {
        return null
      }
    },
  }
}

function buildSession(order: PaymentOrder, now: number): Stripe.Checkout.SessionCreateParams {
  return {
    mode: 'payment',
    client_reference_id: order.id,
    customer_email: order.email,
    line_items: [
      {
        quantity: 1,
        price_data: { currency: 'aud', unit_amount: order.amount, product_data: { name: order.description } },
      },
    ],
    payment_intent_data: {
      capture_method: order.capture === 'hold' ? 'manual' : 'automatic',
      description: order.description,
      metadata: { order: order.id },
    },
    metadata: { order: order.id },
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    // Made of the order alone, because an order that is opened again must have the same parameters under its key.
    expires_at: Math.floor((order.expiresAt + (order.expiresAt - now > longestOpenMs ? 0 : shortestOpenMs)) / 1000),
  }
}

function intentOf(session: Stripe.Checkout.Session): Stripe.PaymentIntent | null {
  return typeof session.payment_intent === 'object' ? session.payment_intent : null
}

function resolveStatus(session: Stripe.Checkout.Session): PaymentStatus {
  if (session.status === 'expired') return 'closed'
  const intent = intentOf(session)
  if (session.status !== 'complete' || intent === null) return 'open'
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null
  switch (intent.status) {
    case 'requires_capture':
      return 'authorised'
    case 'succeeded':
      return charge?.refunded === true ? 'returned' : 'captured'
    case 'canceled':
      return 'returned'
    case 'processing':
    case 'requires_action':
    case 'requires_confirmation':
    case 'requires_payment_method':
      return 'open'
  }
  // A state that this version of the library does not know.
  return 'open'
}

/** Sessions, payments and charges carry the order's id as metadata. */
function readOrderId({ data }: Stripe.Event): string | null {
  const { metadata } = data.object as { readonly metadata?: Readonly<Record<string, unknown>> | null }
  const order = metadata?.['order']
  return typeof order === 'string' && order !== '' ? order : null
}

/** Stripe's own failures and lost connections pass; a wrong key or a refused request does not. */
function describeFailure(error: unknown) {
  const detail = error instanceof Error ? error.message : String(error)
  const status = (error as { readonly statusCode?: unknown } | null)?.statusCode
  const passes = typeof status !== 'number' || status >= 500 || status === 429 || status === 409
  return { kind: passes ? ('unreachable' as const) : ('refused' as const), detail }
}
