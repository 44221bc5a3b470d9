import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { resolvePaymentState, type ProcessorWord } from '#domain/payment/payment-state.ts'
import type { SiteContext, SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { isStorableText } from '../storable-text.ts'
import type { Tables } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'
import { parsePayment, type NewPayment, type Payment } from './payment-records.ts'

/**
 * The online payments of one site, and the job's claim over all sites (BUY-06). Every method but `claim` sees the rows
 * of `ctx.siteId` only (TEN-07).
 */
export interface PaymentRepository {
  /** Stores a payment that is about to be made; a repeated idempotency key gives the first one. */
  begin(ctx: SiteContext, payment: NewPayment): Promise<Payment>
  find(ctx: SiteContext, id: string): Promise<Payment | null>
  /** Newest first. */
  list(ctx: SiteContext, limit: number): Promise<readonly Payment[]>
  /** Notes the processor's page that was opened for it. */
  attachPage(ctx: SiteContext, id: string, page: { reference: string; url: string }): Promise<Payment | null>
  /**
   * Applies what the processor says, in one transaction with the id of the event that caused the change. Returns the
   * payment afterwards, also where nothing changed; null for an unknown one.
   */
  settle(ctx: SiteContext, id: string, word: ProcessorWord, eventId?: string): Promise<Payment | null>
  /** Notes the stored lead of a paid one. */
  attachLead(ctx: SiteContext, id: string, leadId: string): Promise<Payment | null>
  /** When the job is to look at it next; null: nothing is left to do. Does nothing once it has moved on. */
  scheduleCheck(
    ctx: SiteContext,
    seen: Pick<Payment, 'id' | 'state'>,
    at: number | null,
    attempts: number,
  ): Promise<void>
  /** Claims payments whose next look is due, for `leaseMs` milliseconds, as `DueHolds.claim` does. */
  claim(ctx: SystemContext, limit: number, leaseMs: number): Promise<readonly Payment[]>
}

/** A payment whose webhook was lost is found by then. */
const firstCheckMs = 30_000

/** On an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createPaymentRepository(database: Database): PaymentRepository {
  async function update(ctx: SiteContext, id: string, values: Partial<Tables['payment']>): Promise<Payment | null> {
    const row = await runWrite(database, (trx) =>
      trx
        .updateTable('payment')
        .set({ ...values, changed_at: ctx.now() })
        .where('site_id', '=', ctx.siteId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst(),
    )
    return row === undefined ? null : parsePayment(row)
  }

  return {
    async begin(ctx, payment) {
      if (payment.idempotencyKey === '') throw new RangeError('a payment needs an idempotency key')
      const row = await runWrite(database, async (trx) => {
        await trx
          .insertInto('payment')
          .values(buildRow(ctx, payment))
          .onConflict((conflict) => conflict.columns(['site_id', 'idempotency_key']).doNothing())
          .execute()
        return trx
          .selectFrom('payment')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .where('idempotency_key', '=', payment.idempotencyKey)
          .executeTakeFirstOrThrow()
      })
      return parsePayment(row)
    },
    async find(ctx, id) {
      if (!isStorableText(id)) return null
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('payment')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .where('id', '=', id)
          .executeTakeFirst(),
      )
      return row === undefined ? null : parsePayment(row)
    },
    async list(ctx, limit) {
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('payment')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .orderBy('created_at', 'desc')
          .orderBy('id')
          .limit(limit)
          .execute(),
      )
      return rows.map(parsePayment)
    },
    attachPage: (ctx, id, { reference, url }) => update(ctx, id, { reference, pay_url: url }),
    attachLead: (ctx, id, leadId) => update(ctx, id, { lead_id: leadId }),
    settle: (ctx, id, word, eventId) => settle(database, ctx, id, word, eventId),
    async scheduleCheck(ctx, { id, state }, at, attempts) {
      await runWrite(database, (trx) =>
        trx
          .updateTable('payment')
          .set({ next_check_at: at, attempts })
          .where('site_id', '=', ctx.siteId)
          .where('id', '=', id)
          .where('state', '=', state)
          .execute(),
      )
    },
    async claim(ctx, limit, leaseMs) {
      const now = ctx.now()
      // Most of the time nothing is due; a read wakes nobody and waits for nobody.
      const first = await runRead(database, (kysely) =>
        kysely.selectFrom('payment').select('id').where('next_check_at', '<=', now).limit(1).executeTakeFirst(),
      )
      if (first === undefined) return []
      const rows = await runWrite(database, async (trx) => {
        let due = trx
          .selectFrom('payment')
          .select(['site_id', 'id'])
          .where('next_check_at', '<=', now)
          .orderBy('next_check_at')
          .limit(limit)
        if (database.dialect === 'postgres') due = due.forUpdate().skipLocked()
        const claimed = []
        for (const { site_id, id } of await due.execute())
          claimed.push(
            await trx
              .updateTable('payment')
              .set({ next_check_at: now + leaseMs })
              .where('site_id', '=', site_id)
              .where('id', '=', id)
              .returningAll()
              .executeTakeFirstOrThrow(),
          )
        return claimed
      })
      return rows.map(parsePayment)
    },
  }
}

function buildRow(ctx: SiteContext, payment: NewPayment): Tables['payment'] {
  const now = ctx.now()
  return {
    site_id: ctx.siteId,
    id: randomUUID(),
    visitor_id: payment.visitorId,
    purpose: payment.purpose,
    invoice: payment.invoice,
    amount: payment.amount,
    state: 'open',
    contact: JSON.stringify(payment.contact),
    lead: JSON.stringify(payment.lead),
    lead_id: null,
    processor: payment.processor,
    reference: null,
    pay_url: null,
    idempotency_key: payment.idempotencyKey,
    attempts: 0,
    next_check_at: now + firstCheckMs,
    created_at: now,
    expires_at: payment.expiresAt,
    changed_at: now,
    paid_at: null,
  }
}

/** See PaymentRepository.settle. */
function settle(
  database: Database,
  ctx: SiteContext,
  id: string,
  word: ProcessorWord,
  eventId: string | undefined,
): Promise<Payment | null> {
  return runWrite(database, async (trx) => {
    const own = trx.selectFrom('payment').selectAll().where('site_id', '=', ctx.siteId).where('id', '=', id)
    // Two nodes that ask at the same time take turns: the second sees what the first has stored.
    const found = await (database.dialect === 'postgres' ? own.forUpdate() : own).executeTakeFirst()
    if (found === undefined) return null
    const payment = parsePayment(found)
    const next = resolvePaymentState(payment.state, word)
    if (next === payment.state) return payment
    const now = ctx.now()
    // An event never undoes what the processor says now, so a repeated one need not be told from a new one.
    if (eventId !== undefined)
      await trx
        .insertInto('payment_event')
        .values({ site_id: ctx.siteId, event_id: eventId, hold_id: id, received_at: now })
        .onConflict((conflict) => conflict.columns(['site_id', 'event_id']).doNothing())
        .execute()
    // What the payer is told must be on disk first.
    if (database.dialect === 'postgres') await sql`set local synchronous_commit = on`.execute(trx)
    const row = await trx
      .updateTable('payment')
      .set({
        state: next,
        changed_at: now,
        attempts: 0,
        next_check_at: now,
        ...(payment.paidAt === null && next !== 'closed' ? { paid_at: now } : {}),
      })
      .where('site_id', '=', ctx.siteId)
      .where('id', '=', id)
      .returningAll()
      .executeTakeFirstOrThrow()
    return parsePayment(row)
  })
}
