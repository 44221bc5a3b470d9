import { randomUUID } from 'node:crypto'
import { sql, type Transaction } from 'kysely'
import { resolveHoldStep, type HoldEvent } from '#domain/reserve/hold-state.ts'
import { mayHoldUnpaid } from '#domain/reserve/hold-limits.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { lockInTransaction } from '../postgres/advisory-lock.ts'
import { confirmEarlier } from '../postgres/confirm-earlier.ts'
import type { Tables } from '../tables.ts'
import { runWrite } from '../transactions.ts'
import { listEarlierHolds } from './earlier-holds.ts'
import { findFreeVehicle, findRival } from './find-free-vehicle.ts'
import { depositStateByOrder, type DepositState, type Hold, type NewHold } from './hold-records.ts'
import { markVehicle } from './mark-vehicle.ts'
import { lockHolds } from './part-holds.ts'
import { parseHold } from './parse-hold.ts'

/** Whether the visitor holds the vehicle now. `taken`: somebody else does, until then at the latest. */
export type BeginOutcome =
  | { readonly kind: 'held' | 'repeated'; readonly hold: Hold }
  | { readonly kind: 'taken'; readonly until: number; readonly paid: boolean }
  /** Not for sale, reserved by the dealer, or not on this site. */
  | { readonly kind: 'unavailable' }
  /** The visitor has too many unpaid holds, or let this vehicle lapse too often; see `mayHoldUnpaid`. */
  | { readonly kind: 'limited' }

/** An event as the caller knows it: only the transaction can tell whether the vehicle of a paid hold is free. */
export type ReportedHoldEvent =
  | { readonly kind: 'paid'; readonly reservedUntil: number }
  | Exclude<HoldEvent, { kind: 'paid' }>

export interface StepOptions {
  /** The processor's id of the event that caused the step; a known id causes nothing. */
  readonly eventId?: string
  /** What is known of the deposit after an event that orders nothing; absent: as it was. */
  readonly payment?: DepositState
  /**
   * Reference of the payment page that can no longer be paid; null: the hold had none. A hold that has another one by
   * now stays as it is, because somebody may be paying there.
   */
  readonly page?: string | null
}

type SeenHold = Pick<Hold, 'id' | 'state' | 'payment'>

/** Writes the holds of one site. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface HoldWriter {
  /**
   * Holds a vehicle, unpaid. Of any number of visitors at once, on any number of nodes, one gets it and the others are
   * told 'taken'; the database's partial unique index guarantees it (BUY-03).
   */
  begin(ctx: SiteContext, hold: NewHold): Promise<BeginOutcome>
  /**
   * Notes the payment page that was opened for the hold. A hold that was given up while the page was being opened waits
   * for its payment again, so that the recovery job closes the page.
   */
  attachPayment(ctx: SiteContext, id: string, page: { reference: string; url: string }): Promise<Hold | null>
  /**
   * Applies an event in ONE transaction with the vehicle's reserved mark, the change feed and the event's id. Returns
   * the hold afterwards, also where the event changed nothing; null for an unknown hold.
   */
  step(ctx: SiteContext, id: string, event: ReportedHoldEvent, options?: StepOptions): Promise<Hold | null>
  /**
   * Notes that the processor has done what was due with the payment of `seen`, or that nobody can pay any more. A hold
   * that has another payment page by now stays as it is.
   */
  settlePayment(
    ctx: SiteContext,
    seen: Pick<Hold, 'id' | 'reference'>,
    payment: 'returned' | 'captured' | 'closed',
  ): Promise<Hold | null>
  /** Notes the stored lead of a paid hold. */
  attachLead(ctx: SiteContext, id: string, leadId: string): Promise<Hold | null>
  /**
   * When the recovery job is to look at the hold next; null: nothing is left to do. Counts failed attempts. A hold that
   * has moved on since it was read keeps the time of its own step.
   */
  scheduleCheck(ctx: SiteContext, seen: SeenHold, at: number | null, attempts: number): Promise<void>
}

/** Writes to an open store. Failures of the store are DatabaseProblem, misuse is RangeError. */
export function createHoldWriter(database: Database): HoldWriter {
  /** Changes columns of a hold as its present state demands; null: it stays as it is. */
  function change(
    ctx: SiteContext,
    id: string,
    decide: (hold: Hold) => Partial<Tables['vehicle_hold']> | null,
  ): Promise<Hold | null> {
    return runWrite(database, async (trx) => {
      const hold = await findLocked(trx, ctx, id)
      const values = hold === null ? null : decide(hold)
      if (values === null) return hold
      const row = await trx
        .updateTable('vehicle_hold')
        .set({ ...values, changed_at: ctx.now() })
        .where('site_id', '=', ctx.siteId)
        .where('id', '=', id)
        .returningAll()
        .executeTakeFirst()
      return row === undefined ? null : parseHold(row)
    })
  }

  /** The hold, with everybody else kept from it until the end of the transaction. */
  async function findLocked(trx: Transaction<Tables>, ctx: SiteContext, id: string): Promise<Hold | null> {
    const found = await findHold(trx, ctx, id)
    if (found === null) return null
    await lockHolds(database, trx, ctx, found.vehicleId)
    // Read again under the lock: another node may have moved it meanwhile, an import even from its vehicle.
    const hold = (await findHold(trx, ctx, id)) ?? found
    return hold.vehicleId === found.vehicleId ? hold : findLocked(trx, ctx, id)
  }

  return {
    begin(ctx, hold) {
      if (hold.idempotencyKey === '') throw new RangeError('a hold needs an idempotency key')
      return runWrite(database, async (trx): Promise<BeginOutcome> => {
        // Always before the vehicle's own lock: two holds of one visitor would otherwise not see each other.
        if (database.dialect === 'postgres') await lockInTransaction(trx, 'holds', `${ctx.siteId} begin`)
        await lockHolds(database, trx, ctx, hold.vehicleId)
        const same = await trx
          .selectFrom('vehicle_hold')
          .selectAll()
          .where('site_id', '=', ctx.siteId)
          .where('idempotency_key', '=', hold.idempotencyKey)
          .executeTakeFirst()
        if (same !== undefined) {
          await confirmEarlier(database, trx)
          return { kind: 'repeated', hold: parseHold(same) }
        }
        const rival = await findRival(trx, ctx, hold.vehicleId)
        if (rival !== null) return rival
        const vehicle = await findFreeVehicle(trx, ctx, hold.vehicleId)
        if (vehicle === null) return { kind: 'unavailable' }
        if (!mayHoldUnpaid(hold.vehicleId, await listEarlierHolds(trx, ctx, hold.holder))) return { kind: 'limited' }
        return { kind: 'held', hold: await insertHold(trx, ctx, hold, vehicle) }
      })
    },
    attachPayment: (ctx, id, { reference, url }) =>
      change(ctx, id, (hold) => {
        const wasClosed = hold.payment === 'closed' && hold.reference !== reference
        const reopened = wasClosed ? { payment: 'awaiting', next_check_at: ctx.now(), attempts: 0 } : {}
        return { reference, pay_url: url, ...reopened }
      }),
    settlePayment: (ctx, seen, payment) =>
      change(ctx, seen.id, (hold) => (hold.reference === seen.reference ? { payment, attempts: 0 } : null)),
    attachLead: (ctx, id, leadId) => change(ctx, id, () => ({ lead_id: leadId })),
    async scheduleCheck(ctx, { id, state, payment }, at, attempts) {
      await runWrite(database, (trx) =>
        trx
          .updateTable('vehicle_hold')
          .set({ next_check_at: at, attempts })
          .where('site_id', '=', ctx.siteId)
          .where('id', '=', id)
          .where('state', '=', state)
          .where('payment', '=', payment)
          .execute(),
      )
    },
    step(ctx, id, event, options = {}) {
      return runWrite(database, async (trx) => {
        const hold = await findLocked(trx, ctx, id)
        if (hold === null) return null
        if (options.page !== undefined && options.page !== hold.reference) return hold
        if (options.eventId !== undefined && !(await admitEvent(trx, ctx, options.eventId, id))) {
          await confirmEarlier(database, trx)
          return hold
        }
        return applyStep(database, trx, ctx, hold, event, options)
      })
    },
  }
}

async function findHold(trx: Transaction<Tables>, ctx: SiteContext, id: string): Promise<Hold | null> {
  const row = await trx
    .selectFrom('vehicle_hold')
    .selectAll()
    .where('site_id', '=', ctx.siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row === undefined ? null : parseHold(row)
}

async function insertHold(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  hold: NewHold,
  vehicle: { readonly slug: string; readonly name: string },
): Promise<Hold> {
  const now = ctx.now()
  const row = await trx
    .insertInto('vehicle_hold')
    .values({
      site_id: ctx.siteId,
      id: randomUUID(),
      vehicle_id: hold.vehicleId,
      vehicle_slug: vehicle.slug,
      vehicle_name: vehicle.name,
      visitor_id: hold.visitorId,
      purpose: hold.purpose,
      state: 'held_unpaid',
      payment: 'awaiting',
      price: hold.price,
      deposit: hold.deposit,
      contact: JSON.stringify(hold.contact),
      lead: JSON.stringify(hold.lead),
      lead_id: null,
      processor: hold.processor,
      reference: null,
      pay_url: null,
      idempotency_key: hold.idempotencyKey,
      attempts: 0,
      next_check_at: Math.min(now + firstCheckMs, hold.unpaidUntil),
      email_hash: hold.holder.email,
      phone_hash: hold.holder.phone,
      network_hash: hold.holder.network,
      created_at: now,
      expires_at: hold.unpaidUntil,
      changed_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return parseHold(row)
}

/** A payment whose webhook was lost is found by then, even if the visitor has closed the window. */
const firstCheckMs = 30_000

/**
 * The node that steps a hold goes on at once to what the step requires. The recovery job of another node takes the hold
 * up after this time only, in case the first one died, so that two nodes do not do the same work.
 */
const followUpMs = 5_000

/** Whether the event is new. A second node that got the same event waits here for the first one's transaction. */
async function admitEvent(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  eventId: string,
  holdId: string,
): Promise<boolean> {
  const inserted = await trx
    .insertInto('payment_event')
    .values({ site_id: ctx.siteId, event_id: eventId, hold_id: holdId, received_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['site_id', 'event_id']).doNothing())
    .returning('event_id')
    .executeTakeFirst()
  return inserted !== undefined
}

async function applyStep(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  hold: Hold,
  event: ReportedHoldEvent,
  { payment }: StepOptions,
): Promise<Hold> {
  const decided: HoldEvent =
    event.kind === 'paid'
      ? {
          kind: 'paid',
          vehicleFree:
            (await findRival(trx, ctx, hold.vehicleId, hold.id)) === null &&
            (await findFreeVehicle(trx, ctx, hold.vehicleId)) !== null,
        }
      : event
  const step = resolveHoldStep(hold.state, decided)
  if (step === null) {
    await confirmEarlier(database, trx)
    return hold
  }
  // The card is authorised from the payment on, or captured at once where the processor does so.
  const known = payment ?? (event.kind === 'paid' ? 'authorised' : hold.payment)
  const now = ctx.now()
  // A confirmed commit must be on disk before the processor or the visitor hears of it.
  if (database.dialect === 'postgres') await sql`set local synchronous_commit = on`.execute(trx)
  const row = await trx
    .updateTable('vehicle_hold')
    .set({
      state: step.state,
      payment: step.deposit === 'none' ? known : depositStateByOrder[step.deposit],
      expires_at: step.state === 'reserved' && event.kind === 'paid' ? event.reservedUntil : hold.expiresAt,
      next_check_at: now + followUpMs,
      attempts: 0,
      changed_at: now,
    })
    .where('site_id', '=', ctx.siteId)
    .where('id', '=', hold.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  await markVehicle(database, trx, ctx, hold, step.state)
  return parseHold(row)
}
