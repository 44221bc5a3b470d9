import type { Transaction } from 'kysely'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { erasedHold, erasedHolder } from '../holds/erased-hold.ts'
import { eraseLeads } from '../leads/erase-leads.ts'
import type { Tables } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'
import { batchSize } from './personal-records.ts'

/**
 * Erases the personal data that was kept of removed sites whose time is over, and returns the slugs of those that this
 * call has finished. What stays are categories, amounts and times without a name. A call that fails is repeated and
 * goes on. Any node may call it: those that do so at the same time take turns, and one of them finishes a site.
 */
export async function eraseRemovedSites(database: Database, ctx: SystemContext): Promise<readonly string[]> {
  const due = await runRead(database, (kysely) =>
    kysely
      .selectFrom('removed_site')
      .select('slug')
      .where('erased_at', 'is', null)
      .where('keep_until', '<=', ctx.now())
      .orderBy('slug')
      .execute(),
  )
  const finished: string[] = []
  for (const { slug } of due) if (await eraseKept(database, ctx, slug)) finished.push(slug)
  return finished
}

/** Whether it was this call that finished the site. */
async function eraseKept(database: Database, ctx: SystemContext, slug: string): Promise<boolean> {
  const { now } = ctx
  for (let after = 0; ;) {
    const from = after
    const leads = await runRead(database, (kysely) =>
      kysely
        .selectFrom('lead')
        .select(['id', 'seq'])
        .where('site_id', '=', slug)
        .where('erased_at', 'is', null)
        .where('seq', '>', from)
        .orderBy('seq')
        .limit(batchSize)
        .execute(),
    )
    const last = leads.at(-1)
    if (last === undefined) break
    const ids = leads.map(({ id }) => id)
    const isDue = await runWrite(database, async (trx) => {
      if (!(await lockDue(database, trx, ctx, slug))) return false
      await eraseLeads(trx, { siteId: slug, now }, ids)
      return true
    })
    if (!isDue) return false
    after = last.seq
  }
  return runWrite(database, async (trx) => {
    if (!(await lockDue(database, trx, ctx, slug))) return false
    await trx
      .updateTable('vehicle_hold')
      .set({ ...erasedHold, ...erasedHolder })
      .where('site_id', '=', slug)
      .execute()
    await trx.updateTable('payment').set(erasedHold).where('site_id', '=', slug).execute()
    for (const table of ['miscellaneous', 'offer_acceptance', 'prize_draw', 'prize_player'] as const)
      await trx.deleteFrom(table).where('site_id', '=', slug).execute()
    await trx.updateTable('removed_site').set({ erased_at: now() }).where('slug', '=', slug).execute()
    return true
  })
}

/**
 * Whether the site is still to be erased, which stays so until the transaction ends: another node may have erased it,
 * or an operator brought it back, since it was found.
 */
async function lockDue(
  database: Database,
  trx: Transaction<Tables>,
  { now }: SystemContext,
  slug: string,
): Promise<boolean> {
  const due = trx
    .selectFrom('removed_site')
    .select('slug')
    .where('slug', '=', slug)
    .where('erased_at', 'is', null)
    .where('keep_until', '<=', now())
  return (await (database.dialect === 'postgres' ? due.forUpdate() : due).executeTakeFirst()) !== undefined
}
