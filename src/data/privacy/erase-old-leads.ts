import type { Transaction } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { eraseLeads } from '../leads/erase-leads.ts'
import { lockInTransaction } from '../postgres/advisory-lock.ts'
import type { Tables } from '../tables.ts'
import { runWrite } from '../transactions.ts'
import { deleteValuations, eraseHolds, erasePayments } from './person-eraser.ts'
import { batchSize } from './personal-records.ts'

/** Number of leads of a site whose time is over. */
export interface OldLeads {
  readonly erased: number
  /** Those that stay because a receiver has not got them: a delivery waits, or was given up and replaced by none. */
  readonly undelivered: number
}

/**
 * Erases the personal data of a site's leads that were stored before `before` (epoch milliseconds), with their
 * valuations, and with the payer of their reservation or payment; what stays are categories, amounts and times (LEAD-12
 * of a site that is live; `eraseRemovedSites` for others). A lead that was never delivered stays, however old: nobody
 * else has it. A delivery that is held as a robot's keeps none. A call that fails is repeated and goes on. Any node may
 * call it, at the same time as another too.
 */
export async function eraseOldLeads(database: Database, ctx: SiteContext, before: number): Promise<OldLeads> {
  let erased = 0
  let undelivered = 0
  for (let after: number | null = 0; after !== null;) {
    const from: number = after
    const batch = await runWrite(database, (trx) => eraseBatch(database, trx, ctx, before, from))
    erased += batch.erased
    undelivered += batch.undelivered
    after = batch.lastSeq
  }
  return { erased, undelivered }
}

/** `lastSeq`: that of the last lead looked at; null: there are no more. */
async function eraseBatch(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  before: number,
  after: number,
): Promise<OldLeads & { readonly lastSeq: number | null }> {
  // Of nodes that erase at the same time, the second finds what the first has left.
  if (database.dialect === 'postgres') await lockInTransaction(trx, 'oldLeads', ctx.siteId)
  const leads = await trx
    .selectFrom('lead')
    .select(['id', 'seq'])
    .where('site_id', '=', ctx.siteId)
    .where('erased_at', 'is', null)
    .where('created_at', '<', before)
    .where('seq', '>', after)
    .orderBy('seq')
    .limit(batchSize)
    .execute()
  const last = leads.at(-1)
  if (last === undefined) return { erased: 0, undelivered: 0, lastSeq: null }
  // Locked, so that no delivery begins between this look and the erasure.
  const deliveries = trx
    .selectFrom('lead_outbox')
    .select(['lead_id', 'state', 'replaced_at'])
    .where('site_id', '=', ctx.siteId)
    .where(
      'lead_id',
      'in',
      leads.map(({ id }) => id),
    )
    .where('state', '!=', 'delivered')
  const open = await (database.dialect === 'postgres' ? deliveries.forUpdate() : deliveries).execute()
  const undelivered = new Set(
    open.flatMap(({ lead_id: id, state, replaced_at: replacedAt }) =>
      state === 'waiting' || (state === 'failed' && replacedAt === null) ? [id] : [],
    ),
  )
  const ids = leads.map(({ id }) => id).filter((id) => !undelivered.has(id))
  if (ids.length === 0) return { erased: 0, undelivered: undelivered.size, lastSeq: last.seq }
  await eraseHolds(trx, ctx, 'lead_id', ids)
  await erasePayments(trx, ctx, 'lead_id', ids)
  await deleteValuations(trx, ctx, ids)
  return { erased: await eraseLeads(trx, ctx, ids), undelivered: undelivered.size, lastSeq: last.seq }
}
