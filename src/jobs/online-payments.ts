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
  /** The processor of a site by its name: a payment keeps the one it began with. */
  readonly processorOf: (site: Site, name: string) => PaymentProcessor
  readonly log: Pick<Logger, 'warn' | 'error'>
}

/** What became of a payment. `waiting`: the processor does not answer; the job goes on by itself. */
export interface PaymentOutcome {
  readonly kind: 'done' | 'waiting'
  readonly payment: Payment
}

/**
 * Moves online payments on (BUY-06). Every method can be repeated, and a process may die between any two of its calls:
 * whoever comes next asks the processor and goes on.
 */
export interface OnlinePayments {
  /** Opens the processor's page, once; opening again gives the same page. */
  open(ctx: SiteContext, site: Site, payment: Payment, back: PaymentReturn): Promise<PaymentOutcome>
  /** Asks the processor, and stores the lead of whoever has paid. `eventId`: the webhook event that asked for it. */
  reconcile(ctx: SiteContext, site: Site, payment: Payment, eventId?: string): Promise<PaymentOutcome>
}

/** A lost webhook is noticed by asking again. */
const pollMs = 30_000
const firstRetryMs = 5_000
const longestRetryMs = 3_600_000

/** See OnlinePayments. */
export function createOnlinePayments({ payments, leads, processorOf, log }: OnlinePaymentServices): OnlinePayments {
  async function postpone(ctx: SiteContext, payment: Payment, problem: object): Promise<PaymentOutcome> {
    const attempts = payment.attempts + 1
    const pauseMs = Math.min(firstRetryMs * 2 ** Math.min(attempts, 20), longestRetryMs)
    const fields = { site: ctx.siteId, payment: payment.id, state: payment.state, ...problem, attempts }
    log.warn(fields, 'the payment processor did not tell the state of a payment; trying again')
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
        log.error(fields, 'the payment page could not be opened; the visitor was told so')
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
        // Nobody has got the address of a page that was never noted, so nobody can have paid.
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
