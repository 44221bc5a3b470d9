import type { Transaction } from 'kysely'
import { activeHoldStates } from '#domain/reserve/hold-state.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { erasedHold, erasedHolder, settledPayments } from '../holds/erased-hold.ts'
import { eraseLeads } from '../leads/erase-leads.ts'
import { isStorableText } from '../storable-text.ts'
import type { Tables } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'
import {
  batchSize,
  findRecordsOfLeads,
  findRecordsOfPerson,
  findRecordsOfVisitor,
  type ErasedVisitor,
  type Person,
  type PersonalRecords,
} from './personal-records.ts'

/**
 * Erases what one site stores of a person, for good: see `personal-tables.ts` for every place. What a receiver of leads
 * got stays with it. Every method sees the rows of `ctx.siteId` only (TEN-07).
 */
export interface PersonEraser {
  /** What belongs to these leads. */
  findOfLeads(ctx: SiteContext, ids: readonly string[]): Promise<PersonalRecords>
  /** What belongs to whoever has this e-mail address or this phone number. */
  findOfPerson(ctx: SiteContext, person: Person): Promise<PersonalRecords>
  /** What belongs to a signed-in visitor, but for the account, the watchlist and the enquiries. */
  findOfVisitor(ctx: SiteContext, visitor: ErasedVisitor): Promise<PersonalRecords>
  /**
   * Erases these records, a few hundred in a transaction: a call that failed is repeated, and goes on. A hold that has
   * opened again since it was found stays. Returns the number of leads; those erased before are not counted.
   */
  erase(ctx: SiteContext, records: Omit<PersonalRecords, 'openHolds'>): Promise<number>
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createPersonEraser(database: Database): PersonEraser {
  return {
    findOfLeads: (ctx, ids) => runRead(database, (kysely) => findRecordsOfLeads(kysely, ctx, ids)),
    findOfPerson: (ctx, person) => runRead(database, (kysely) => findRecordsOfPerson(kysely, ctx, person)),
    findOfVisitor: (ctx, visitor) => runRead(database, (kysely) => findRecordsOfVisitor(kysely, ctx, visitor)),
    async erase(ctx, { leads, valuedLeads, holds, payments, drafts, visitors }) {
      let erased = 0
      // Leads come last: the data of a person is found by them when a call is repeated.
      for (const ids of inBatches(holds.map(({ id }) => id)))
        await runWrite(database, (trx) => eraseHolds(trx, ctx, 'id', ids))
      for (const ids of inBatches(payments.map(({ id }) => id)))
        await runWrite(database, (trx) => erasePayments(trx, ctx, 'id', ids))
      await runWrite(database, (trx) => deleteDraftsAndPrizes(trx, ctx, drafts, visitors))
      for (const ids of inBatches(valuedLeads)) await runWrite(database, (trx) => deleteValuations(trx, ctx, ids))
      for (const ids of inBatches(leads)) erased += await runWrite(database, (trx) => eraseLeads(trx, ctx, ids))
      return erased
    },
  }
}

function* inBatches(ids: readonly string[]): Generator<readonly string[]> {
  const storable = ids.filter(isStorableText)
  for (let from = 0; from < storable.length; from += batchSize) yield storable.slice(from, from + batchSize)
}

/** `by`: what the ids are of. An open hold stays. */
export async function eraseHolds(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  by: 'id' | 'lead_id',
  ids: readonly string[],
): Promise<void> {
  // The same rule as `isHoldOpen`, for the moment of the erasure.
  await trx
    .updateTable('vehicle_hold')
    .set({ ...erasedHold, ...erasedHolder, changed_at: ctx.now() })
    .where('site_id', '=', ctx.siteId)
    .where(by, 'in', ids)
    .where('state', 'not in', activeHoldStates)
    .where((query) =>
      query.or([
        query('payment', '=', 'closed'),
        query.and([query('payment', 'in', settledPayments), query('lead_id', 'is not', null)]),
      ]),
    )
    .execute()
}

/** `by`: what the ids are of. */
export async function erasePayments(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  by: 'id' | 'lead_id',
  ids: readonly string[],
): Promise<void> {
  // One that can still be paid, and one whose lead is not stored yet, is needed for a few minutes more.
  await trx
    .updateTable('payment')
    .set({ ...erasedHold, changed_at: ctx.now() })
    .where('site_id', '=', ctx.siteId)
    .where(by, 'in', ids)
    .where((query) =>
      query.or([
        query('state', '=', 'closed'),
        query.and([query('state', 'in', ['paid', 'returned']), query('lead_id', 'is not', null)]),
      ]),
    )
    .execute()
}

/** `ids`: of leads. */
export async function deleteValuations(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  ids: readonly string[],
): Promise<void> {
  await trx.deleteFrom('miscellaneous').where('site_id', '=', ctx.siteId).where('lead_id', 'in', ids).execute()
  await trx
    .deleteFrom('offer_acceptance')
    .where('site_id', '=', ctx.siteId)
    .where((query) => query.or([query('lead_id', 'in', ids), query('acceptance_lead_id', 'in', ids)]))
    .execute()
}

async function deleteDraftsAndPrizes(
  trx: Transaction<Tables>,
  ctx: SiteContext,
  drafts: PersonalRecords['drafts'],
  visitors: readonly string[],
): Promise<void> {
  for (const { id, vehicleId } of drafts)
    await trx
      .deleteFrom('checkout_draft')
      .where('site_id', '=', ctx.siteId)
      .where('id', '=', id)
      .where('vehicle_id', '=', vehicleId)
      .execute()
  for (const id of visitors)
    await trx.deleteFrom('prize_draw').where('site_id', '=', ctx.siteId).where('visitor_id', '=', id).execute()
}
