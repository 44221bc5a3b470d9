import type { Cents } from '#domain/money/cents.ts'
import type { PaymentOutcome, PaymentProcessor, PaymentStatus } from './payment-processor.ts'

/** A payment of the sandbox, as its page shows it. */
export interface SandboxPayment {
  readonly reference: string
  readonly amount: Cents
  readonly description: string
  /** Takes the amount at once instead of holding it. */
  readonly takesAtOnce: boolean
  readonly state: PaymentStatus
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** Where the sandbox keeps the payments of one site. Rejects when the store fails. */
export interface SandboxPaymentStore {
  /** Keeps a new payment; one with the same reference stays as it is. */
  create(payment: SandboxPayment): Promise<void>
  find(reference: string): Promise<SandboxPayment | null>
  /** Moves a payment that is in one of these states, in one statement, and returns its state afterwards. */
  move(reference: string, from: readonly PaymentStatus[], to: PaymentStatus): Promise<PaymentStatus | null>
}

/**
 * The processor for development and demonstration. It moves no money, asks for no card, and says so on its page, which
 * stands at `pagePath` followed by the payment's reference. Payments are kept in the site's database, so that they
 * survive a restart and work on several nodes, like those of a real processor.
 */
export function createSandboxProcessor(store: SandboxPaymentStore, pagePath: string): PaymentProcessor {
  const answer = (state: PaymentStatus | null): PaymentOutcome<PaymentStatus> =>
    state === null
      ? { ok: false, error: { kind: 'refused', detail: 'the sandbox does not know this payment' } }
      : { ok: true, value: state }
  const attempt = async <Value>(work: () => Promise<PaymentOutcome<Value>>): Promise<PaymentOutcome<Value>> => {
    try {
      return await work()
    } catch (error) {
      return {
        ok: false,
        error: { kind: 'unreachable', detail: error instanceof Error ? error.message : String(error) },
      }
    }
  }
  const move = (reference: string, from: readonly PaymentStatus[], to: PaymentStatus) =>
    attempt(async () => answer(await store.move(reference, from, to)))

  return {
    name: 'sandbox',
    open: (order) =>
      attempt(async () => {
        const reference = `sandbox-${order.id}`
        await store.create({
          reference,
          amount: order.amount,
          description: order.description,
          takesAtOnce: order.capture === 'take',
          state: 'open',
          returnUrl: order.returnUrl,
          cancelUrl: order.cancelUrl,
        })
        return { ok: true, value: { reference, url: `${pagePath}/${encodeURIComponent(reference)}` } }
      }),
    find: (reference) => attempt(async () => answer((await store.find(reference))?.state ?? null)),
    close: (reference) => move(reference, ['open'], 'closed'),
    capture: (reference) => move(reference, ['authorised'], 'captured'),
    giveBack: (reference) => move(reference, ['authorised', 'captured'], 'returned'),
    // Nothing outside the platform reports payments of the sandbox; its page tells the platform directly.
    readEvent: () => Promise.resolve(null),
  }
}

/** Pays a payment of the sandbox. Returns its state afterwards; null for an unknown one. */
export async function paySandboxPayment(
  store: SandboxPaymentStore,
  payment: Pick<SandboxPayment, 'reference' | 'takesAtOnce'>,
): Promise<PaymentStatus | null> {
  return store.move(payment.reference, ['open'], payment.takesAtOnce ? 'captured' : 'authorised')
}
