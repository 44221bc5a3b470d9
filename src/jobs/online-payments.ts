import type { SiteContext } from '#data/context.ts'
import type { LeadWriter } from '#data/leads/lead-calls.ts'
import type { Payment } from '#data/payments/payment-records.ts'
import type { PaymentRepository } from '#data/payments/payment-repository.ts'
import type { PaymentProcessor } from '#integrations/payments/payment-processor.ts'
import type { Logger } from '#log/log.ts'
import type { Site } from '#site/site.ts'
import type { PaymentReturn } from './reservations.ts'

export interface OnlinePaymentServices {
  readonly payments: PaymentRepository
  readonly leads: Pick<LeadWriter, 'save'>
  /** Returns a processor of the site by name: a payment keeps the processor that it started with. */
  readonly processorOf: (site: Site, name: string) => PaymentProcessor
  readonly log: Pick<Logger, 'warn' | 'error'>
}

/** Result of a step. `waiting`: the processor does not answer; the job retries. */
export interface PaymentOutcome {
  readonly kind: 'done' | 'waiting'
  readonly payment: Payment
}

/**
 * Advances online payments (BUY-06). Every method is idempotent, and the process may crash between any two calls: the
 * next caller asks the processor and continues.
 */
export interface OnlinePayments {
  /** Opens the page of the processor; repeated calls return the same page. */
  open(ctx: SiteContext, site: Site, payment: Payment, back: PaymentReturn): Promise<PaymentOutcome>
  /**
   * Asks the processor for the state, and stores the lead of a payer. `eventId`: the webhook event, if there is one.
   */
  reconcile(ctx: SiteContext, site: Site, payment: Payment, eventId?: string): Promise<PaymentOutcome>
}

/** Interval at which the processor is first polled in case a webhook is lost, milliseconds. */
const pollMs = 30_000
const firstRetryMs = 5_000
const longestRetryMs = 3_600_000

/** See OnlinePayments. */
export function createOnlinePayments({ payments, leads, processorOf, log }: OnlinePaymentServices): OnlinePayments {
  async function postpone(ctx: SiteContext, payment: Payment, problem: object): Promise<PaymentOutcome> {
    const attempts = payment.attempts + 1
    const pauseMs = Math.min(firstRetryMs * 2 ** Math.min(attempts, 20), longestRetryMs)
    const fields = { site: ctx.siteId, payment: payment.id, state: payment.state, ...problem, attempts }
    log.warn(fields, 'the payment processor did not report the state of a payment; trying again')
    await payments.scheduleCheck(ctx, payment, ctx.now() + pauseMs, attempts)
    return { kind: 'waiting', payment }
  }

  return {
    async open(ctx, site, payment, back) {
      if (payment.state !== 'open' || payment.payUrl !== null) return { kind: 'done', payment }
      const opened = await processorOf(site, payment.processor).open({
        id: payment.id,
        amount: payment.amount,
        description: `${payment.purpose} ${payment.invoice}, ${site.name}`.slice(0, 200),
        email: payment.contact.email,
        capture: 'take',
        expiresAt: payment.expiresAt,
        ...back,
      })
      if (!opened.ok) {
        const fields = { site: site.slug, payment: payment.id, ...opened.error }
        log.error(fields, 'the payment page could not be opened; the visitor got an error message')
        return { kind: 'waiting', payment }
      }
      return { kind: 'done', payment: (await payments.attachPage(ctx, payment.id, opened.value)) ?? payment }
    },

    async reconcile(ctx, site, found, eventId) {
      let payment = found
      const isOver = ctx.now() >= payment.expiresAt
      if (payment.reference !== null) {
        const processor = processorOf(site, payment.processor)
        const mustClose = payment.state === 'open' && isOver
        const status = await (mustClose ? processor.close(payment.reference) : processor.find(payment.reference))
        if (!status.ok) return postpone(ctx, payment, status.error)
        payment = (await payments.settle(ctx, payment.id, status.value, eventId)) ?? payment
      } else if (isOver) {
        // The address of a page that was never stored was given to nobody, so nobody can have paid.
        payment = (await payments.settle(ctx, payment.id, 'closed', eventId)) ?? payment
      }
      if (payment.paidAt !== null && payment.leadId === null && payment.lead !== null) {
        const { id } = await leads.save(ctx, payment.lead)
        payment = (await payments.attachLead(ctx, payment.id, id)) ?? payment
      }
      const next =
        payment.state === 'open' ? Math.min(ctx.now() + pollMs, Math.max(payment.expiresAt, ctx.now() + 1_000)) : null
      await payments.scheduleCheck(ctx, payment, next, 0)
      return { kind: 'done', payment }
    },
  }
}
