import type { Database } from '#data/database.ts'
import type { SiteContext, SystemContext } from '#data/context.ts'
import { createHoldRepository } from '#data/hold.repository.ts'
import { createCheckoutDrafts } from '#data/holds/checkout-drafts.ts'
import { createSandboxPaymentStore } from '#data/holds/sandbox-payment-store.ts'
import type { Payment } from '#data/payments/payment-records.ts'
import { createPaymentRepository } from '#data/payments/payment-repository.ts'
import type { LeadWriter } from '#data/leads/lead-calls.ts'
import type { CheckoutDesk } from '#features/parts/reserve/checkout-desk.server.ts'
import { createNoPaymentProcessor, type PaymentProcessor } from '#integrations/payments/payment-processor.ts'
import { createSandboxProcessor } from '#integrations/payments/sandbox-processor.ts'
import { createStripeProcessor } from '#integrations/payments/stripe-processor.ts'
import { abortAfter } from '#concurrency/deadline.ts'
import { followDue } from '#jobs/follow-due.ts'
import { followHolds } from '#jobs/lapse-holds.ts'
import { createOnlinePayments } from '#jobs/online-payments.ts'
import { createReservations, type Reservations } from '#jobs/reservations.ts'
import type { RequestOrigin } from '#http/request-origin.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'
import { buildSecretPrefix } from '#site/site-secrets.ts'
import { resolveHolderNetwork } from './resolve-holder-network.ts'
import { resolveSecret } from './resolve-secret.ts'

export interface PaymentDeskOptions {
  readonly database: Database
  readonly leads: Pick<LeadWriter, 'save'>
  readonly now: () => number
  readonly log: Logger
  /** The process's environment: secrets of processors, and NODE_ENV, which 'development' opens the sandbox to all. */
  readonly variables: Readonly<Record<string, string | undefined>>
  /** Aborted when the node stops; default: never. */
  readonly stopping?: AbortSignal
}

/** Payments and holds of all sites. */
export interface PaymentDesk {
  /** For the requests of one site. */
  readonly openFor: (ctx: SiteContext, site: Site, origin?: Pick<RequestOrigin, 'address' | 'network'>) => CheckoutDesk
  /** Vehicles that are held at the moment without a payment, on all sites. */
  readonly countUnpaid: () => Promise<number>
  /** Deletes the answers of purchases that nobody has gone on with for a week. */
  readonly forgetDrafts: () => Promise<void>
  readonly reservations: Reservations
  /**
   * Starts the job that lapses holds and recovers payments, which takes nothing while `mayWork` says no; resolves after
   * `signal` has ended it.
   */
  readonly follow: (
    findSite: (slug: string) => Site | null,
    mayWork: () => boolean,
    signal: AbortSignal,
  ) => Promise<void>
}

/** Answers of unfinished purchases are deleted after a week without a change. */
const draftsKeptMs = 7 * 86_400_000

/**
 * Milliseconds that a stopping node gives a payment processor, as it gives the receiver of a lead. The outcome of a
 * call that is broken off is asked for by the next node: calls that charge or give back carry an idempotency key.
 */
const stoppingGraceMs = 5_000

export function createPaymentDesk(options: PaymentDeskOptions): PaymentDesk {
  const { database, leads, now, log, variables, stopping } = options
  const cut = stopping === undefined ? undefined : abortAfter(stopping, stoppingGraceMs)
  const holds = createHoldRepository(database)
  const drafts = createCheckoutDrafts(database)
  const system: SystemContext = { system: true, now }
  /** A processor lives as long as the configuration that it was made from. */
  const known = new WeakMap<Site, Map<string, PaymentProcessor>>()

  function processorOf(site: Site, name: string): PaymentProcessor {
    const own = known.get(site) ?? new Map<string, PaymentProcessor>()
    known.set(site, own)
    const processor = own.get(name) ?? chooseProcessor(site, name)
    own.set(name, processor)
    return processor
  }

  /** Anybody pays in the sandbox without money, so it never serves a real dealer's site. */
  const mayUseSandbox = ({ demo }: Site): boolean => demo || variables.NODE_ENV === 'development'

  function chooseProcessor(site: Site, name: string): PaymentProcessor {
    if (name !== 'stripe') {
      const ctx = { siteId: site.slug, now }
      const sandbox = createSandboxProcessor(createSandboxPaymentStore(database, ctx), sandboxPagePath)
      if (mayUseSandbox(site)) return sandbox
      const none = createNoPaymentProcessor(
        'sandbox',
        'the sandbox is for demonstration sites only; set checkout.processor',
      )
      // What the site took in the sandbox while it was a demonstration is still closed and given back.
      return { ...sandbox, open: (order) => none.open(order) }
    }
    const key = resolveSecret(site.slug, site.checkout.processor_key, variables)
    const webhookSecret = resolveSecret(site.slug, site.checkout.webhook_secret, variables)
    if (key === null || webhookSecret === null)
      return createNoPaymentProcessor(
        'stripe',
        'the environment does not hold the secrets of the processor; ' +
          `their names begin with ${buildSecretPrefix(site.slug)}`,
      )
    return createStripeProcessor({ key, webhookSecret, now, signal: cut })
  }

  const reservations = createReservations({ holds, leads, processorOf, log })
  const payments = createPaymentRepository(database)
  const onlinePayments = createOnlinePayments({ payments, leads, processorOf, log })

  return {
    reservations,
    countUnpaid: () => holds.countUnpaid(system),
    async forgetDrafts() {
      const forgotten = await drafts.forget(system, now() - draftsKeptMs)
      if (forgotten > 0) log.info({ forgotten }, 'answers of unfinished purchases deleted')
    },
    openFor: (ctx, site, origin) => ({
      network: origin === undefined ? null : resolveHolderNetwork(origin),
      holds,
      reservations,
      drafts,
      payments,
      onlinePayments,
      // Made when they are asked for: every page of every site opens a desk, and few take a payment.
      get processor() {
        return processorOf(site, site.checkout.processor)
      },
      get sandbox() {
        const isOpen = site.checkout.processor === 'sandbox' && mayUseSandbox(site)
        return isOpen ? createSandboxPaymentStore(database, ctx) : null
      },
    }),
    async follow(findSite, mayWork, signal) {
      await Promise.all([
        followHolds({ holds, reservations, findSite, mayWork, system, log, signal }).done,
        followDue<Payment>({
          what: 'payment',
          claim: payments.claim.bind(payments),
          reconcile: (payment, site) => onlinePayments.reconcile({ siteId: payment.siteId, now }, site, payment),
          findSite,
          mayWork,
          system,
          log,
          signal,
        }),
      ])
    },
  }
}

/** See the address `sandbox_payment`. */
const sandboxPagePath = '/sandbox-payment'
