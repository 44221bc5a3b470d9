import type { SiteContext } from '#data/context.ts'
import type { HoldReader } from '#data/holds/hold-reader.ts'
import type { Hold } from '#data/holds/hold-records.ts'
import type { HoldWriter } from '#data/holds/hold-writer.ts'
import type { LeadWriter } from '#data/leads/lead-calls.ts'
import { resolveHoldEnd } from '#domain/reserve/hold-times.ts'
import type { PaymentFailure, PaymentProcessor } from '#integrations/payments/payment-processor.ts'
import type { Site } from '#site/site.ts'
import type { Logger } from '#log/log.ts'

export interface ReservationServices {
  readonly holds: HoldReader & HoldWriter
  readonly leads: Pick<LeadWriter, 'save'>
  /** Returns a processor of the site by name: a hold keeps the processor that it started with. */
  readonly processorOf: (site: Site, name: string) => PaymentProcessor
  readonly log: Pick<Logger, 'warn' | 'error' | 'info'>
}

/** Absolute URLs to which the payment page returns the payer. */
export interface PaymentReturn {
  readonly returnUrl: string
  readonly cancelUrl: string
}

/** Result of a step. `waiting`: the processor does not answer; the recovery job retries. */
export type HoldOutcome = { readonly kind: 'done' | 'waiting'; readonly hold: Hold }

/**
 * Advances holds: the only code that combines the state of a hold with the state of its payment. Every method is
 * idempotent, and the process may crash between any two calls: the next caller asks the processor and continues.
 */
export interface Reservations {
  /** Opens the payment page of an unpaid hold; repeated calls return the same page. */
  openPayment(ctx: SiteContext, site: Site, hold: Hold, back: PaymentReturn): Promise<HoldOutcome>
  /** Asks the processor for the state and applies all due steps. `eventId`: the webhook event, if there is one. */
  reconcile(ctx: SiteContext, site: Site, hold: Hold, eventId?: string): Promise<HoldOutcome>
  /**
   * Cancels the hold: closes the payment page or refunds the deposit. Only the dealer can cancel a completed sale; a
   * cancellation by the visitor (the default) does not change it.
   */
  cancel(ctx: SiteContext, site: Site, hold: Hold, by?: 'visitor' | 'dealer'): Promise<HoldOutcome>
  /** Completes the sale: captures the deposit, which becomes part of the price. */
  complete(ctx: SiteContext, site: Site, hold: Hold): Promise<HoldOutcome>
}

/** Interval at which the processor is first polled in case a webhook is lost, milliseconds. */
const pollMs = 30_000
/** How long an expired unpaid hold is kept while the processor does not answer whether it was paid. */
const graceMs = 600_000
const firstRetryMs = 5_000
const longestRetryMs = 3_600_000
/** The processor answered, but the page could not be closed. */
const notClosed = {
  ok: false,
  error: { kind: 'unreachable', detail: 'the payment page is still open after it was to be closed' },
} as const
/** More steps than any hold needs in one round; a guard against endless loops. */
const mostSteps = 8

type Advance =
  /** `keepsEvent`: the step had nothing to do with the processor, whose event is still to be followed. */
  | { readonly kind: 'moved'; readonly hold: Hold; readonly keepsEvent?: true }
  | { readonly kind: 'idle'; readonly nextCheckAt: number | null }
  | { readonly kind: 'failed'; readonly error: PaymentFailure }

/** See Reservations. */
export function createReservations(services: ReservationServices): Reservations {
  const { holds, leads, processorOf, log } = services

  const moved = (hold: Hold | null, before: Hold) => ({ kind: 'moved', hold: hold ?? before }) as const
  const paidUntil = (ctx: SiteContext, site: Site): number => resolveHoldEnd(ctx.now(), site.checkout.hold_hours)

  /** Executes the next step of a hold. */
  async function advance(ctx: SiteContext, site: Site, hold: Hold, eventId?: string): Promise<Advance> {
    const event = eventId === undefined ? {} : { eventId }
    switch (hold.payment) {
      case 'awaiting':
        return advanceUnpaid(ctx, site, hold, event)
      case 'return_due':
      case 'capture_due':
        return settle(ctx, site, hold)
      case 'authorised':
      case 'captured':
      case 'returned':
        // A payer becomes a lead even if the vehicle was taken and the deposit refunded.
        if (hold.leadId === null && hold.lead !== null) {
          const { id } = await leads.save(ctx, hold.lead)
          return { ...moved(await holds.attachLead(ctx, hold.id, id), hold), keepsEvent: true }
        }
        if (hold.state !== 'reserved') return { kind: 'idle', nextCheckAt: null }
        if (ctx.now() >= hold.expiresAt) return moved(await holds.step(ctx, hold.id, { kind: 'time_over' }), hold)
        return eventId === undefined
          ? { kind: 'idle', nextCheckAt: hold.expiresAt }
          : followProcessor(ctx, site, hold, event)
      case 'closed':
        return followClosed(ctx, site, hold, event)
    }
  }

  async function advanceUnpaid(
    ctx: SiteContext,
    site: Site,
    hold: Hold,
    event: { readonly eventId?: string },
  ): Promise<Advance> {
    const isOver = ctx.now() >= hold.expiresAt
    const end = (payment: 'closed' | 'awaiting') =>
      hold.state === 'lapsed'
        ? holds.settlePayment(ctx, hold, 'closed')
        : holds.step(ctx, hold.id, { kind: 'time_over' }, { ...event, payment, page: hold.reference })
    // The address of a page that was never stored was given to nobody, so nobody can have paid.
    if (hold.reference === null)
      return isOver || hold.state === 'lapsed'
        ? moved(await end('closed'), hold)
        : { kind: 'idle', nextCheckAt: hold.expiresAt }
    const processor = processorOf(site, hold.processor)
    const mustClose = isOver || hold.state === 'lapsed'
    const asked = await (mustClose ? processor.close(hold.reference) : processor.find(hold.reference))
    // A page that could not be closed can still be paid.
    const status = mustClose && asked.ok && asked.value === 'open' ? notClosed : asked
    if (!status.ok) {
      if (hold.state === 'held_unpaid' && ctx.now() >= hold.expiresAt + graceMs)
        return moved(await end('awaiting'), hold)
      return { kind: 'failed', error: status.error }
    }
    switch (status.value) {
      case 'authorised':
      case 'captured': {
        const paid = { kind: 'paid', reservedUntil: paidUntil(ctx, site) } as const
        return moved(await holds.step(ctx, hold.id, paid, event), hold)
      }
      case 'closed':
      case 'returned':
        return moved(await end('closed'), hold)
      case 'open':
        return { kind: 'idle', nextCheckAt: Math.min(ctx.now() + pollMs, Math.max(hold.expiresAt, ctx.now() + 1_000)) }
    }
  }

  /** Whatever was stored before, a payment that the processor reports always gets its hold. */
  async function followClosed(
    ctx: SiteContext,
    site: Site,
    hold: Hold,
    event: { readonly eventId?: string },
  ): Promise<Advance> {
    const idle = { kind: 'idle', nextCheckAt: null } as const
    if (hold.reference === null || event.eventId === undefined) return idle
    const status = await processorOf(site, hold.processor).find(hold.reference)
    if (!status.ok) return { kind: 'failed', error: status.error }
    if (status.value !== 'authorised' && status.value !== 'captured') return idle
    const paid = { kind: 'paid', reservedUntil: paidUntil(ctx, site) } as const
    return moved(await holds.step(ctx, hold.id, paid, event), hold)
  }

  /** A dealer may have refunded or captured the deposit in the processor's dashboard. */
  async function followProcessor(
    ctx: SiteContext,
    site: Site,
    hold: Hold,
    event: { readonly eventId?: string },
  ): Promise<Advance> {
    const idle = { kind: 'idle', nextCheckAt: hold.expiresAt } as const
    if (hold.reference === null) return idle
    const status = await processorOf(site, hold.processor).find(hold.reference)
    if (!status.ok) return { kind: 'failed', error: status.error }
    if (status.value === 'returned') return moved(await holds.step(ctx, hold.id, { kind: 'cancelled' }, event), hold)
    if (status.value === 'captured') {
      const completed = await holds.step(ctx, hold.id, { kind: 'completed' }, event)
      // A repeated event changes nothing.
      return completed?.state === hold.state ? idle : moved(completed, hold)
    }
    return idle
  }

  /** Executes at the processor what a step of the hold requires. */
  async function settle(ctx: SiteContext, site: Site, hold: Hold): Promise<Advance> {
    const gives = hold.payment === 'return_due'
    if (hold.reference === null) return moved(await holds.settlePayment(ctx, hold, 'closed'), hold)
    const processor = processorOf(site, hold.processor)
    const done = await (gives ? processor.giveBack(hold.reference) : processor.capture(hold.reference))
    if (!done.ok) return { kind: 'failed', error: done.error }
    const wanted = gives ? 'returned' : 'captured'
    if (done.value === wanted) return moved(await holds.settlePayment(ctx, hold, wanted), hold)
    // The authorisation expired before it was captured, so there is nothing to capture.
    if (!gives && done.value === 'returned') return moved(await holds.settlePayment(ctx, hold, 'returned'), hold)
    return { kind: 'failed', error: { kind: 'refused', detail: `the payment is ${done.value}, not ${wanted}` } }
  }

  async function reconcile(ctx: SiteContext, site: Site, found: Hold, eventId?: string): Promise<HoldOutcome> {
    let hold = found
    let event = eventId
    for (let steps = 0; steps < mostSteps; steps += 1) {
      const next = await advance(ctx, site, hold, event)
      switch (next.kind) {
        case 'moved':
          hold = next.hold
          if (next.keepsEvent !== true) event = undefined
          break
        case 'idle':
          await holds.scheduleCheck(ctx, hold, next.nextCheckAt, 0)
          return { kind: 'done', hold }
        case 'failed':
          await postpone(ctx, site, hold, next.error)
          return { kind: 'waiting', hold }
      }
    }
    return { kind: 'waiting', hold }
  }

  async function postpone(ctx: SiteContext, site: Site, hold: Hold, error: PaymentFailure): Promise<void> {
    const attempts = hold.attempts + 1
    const pauseMs = Math.min(firstRetryMs * 2 ** Math.min(attempts, 20), longestRetryMs)
    const fields = { site: site.slug, hold: hold.id, state: hold.state, payment: hold.payment, ...error, attempts }
    log[hold.payment === 'return_due' || error.kind !== 'unreachable' ? 'error' : 'warn'](
      fields,
      'the payment processor did not do as asked; retrying',
    )
    await holds.scheduleCheck(ctx, hold, ctx.now() + pauseMs, attempts)
  }

  return {
    reconcile,
    async openPayment(ctx, site, hold, back) {
      if (hold.state !== 'held_unpaid' || hold.payUrl !== null) return { kind: 'done', hold }
      const opened = await processorOf(site, hold.processor).open({
        id: hold.id,
        amount: hold.deposit,
        description: `Deposit for ${hold.vehicleName}`.slice(0, 200),
        email: hold.contact.email,
        capture: 'hold',
        expiresAt: hold.expiresAt,
        ...back,
      })
      if (!opened.ok) {
        const fields = { site: site.slug, hold: hold.id, ...opened.error }
        log.error(fields, 'the payment page could not be opened; the visitor got an error message')
        return { kind: 'waiting', hold }
      }
      return { kind: 'done', hold: (await holds.attachPayment(ctx, hold.id, opened.value)) ?? hold }
    },
    async cancel(ctx, site, found, by = 'visitor') {
      // The caller may have read the hold before its payment page was stored.
      let hold = (await holds.find(ctx, found.id)) ?? found
      if (hold.state === 'held_unpaid') {
        const { reference } = hold
        const closed =
          reference === null
            ? ({ ok: true, value: 'closed' } as const)
            : await processorOf(site, hold.processor).close(reference)
        // With an open page the visitor could pay for a vehicle that is no longer held.
        if (!closed.ok || closed.value === 'open') return { kind: 'waiting', hold }
        const isPaid = closed.value === 'authorised' || closed.value === 'captured'
        hold =
          (isPaid
            ? await holds.step(ctx, hold.id, { kind: 'paid', reservedUntil: paidUntil(ctx, site) })
            : await holds.step(ctx, hold.id, { kind: 'cancelled' }, { payment: 'closed', page: reference })) ?? hold
        // Its payment page was opened meanwhile.
        if (hold.state === 'held_unpaid') return { kind: 'waiting', hold }
      }
      if (hold.state === 'reserved' || (hold.state === 'completed' && by === 'dealer'))
        hold = (await holds.step(ctx, hold.id, { kind: 'cancelled' })) ?? hold
      return reconcile(ctx, site, hold)
    },
    async complete(ctx, site, hold) {
      return reconcile(ctx, site, (await holds.step(ctx, hold.id, { kind: 'completed' })) ?? hold)
    },
  }
}
