import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { erasedHold, erasedHolder } from '../holds/erased-hold.ts'
import { eraseLeads } from '../leads/erase-leads.ts'
import { runRead, runWrite } from '../transactions.ts'
import { batchSize } from './personal-records.ts'

/**
 * Erases the personal data that was kept of removed sites whose time is over, and returns their slugs. What stays are
 * categories, amounts and times without a name. A call that fails is repeated and goes on; any node may call it.
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
  for (const { slug } of due) await eraseKept(database, ctx, slug)
  return due.map(({ slug }) => slug)
}

async function eraseKept(database: Database, { now }: SystemContext, slug: string): Promise<void> {
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
    await runWrite(database, (trx) => eraseLeads(trx, { siteId: slug, now }, ids))
    after = last.seq
  }
  await runWrite(database, async (trx) => {
    await trx
      .updateTable('vehicle_hold')
      .set({ ...erasedHold, ...erasedHolder })
      .where('site_id', '=', slug)
      .execute()
    await trx.updateTable('payment').set(erasedHold).where('site_id', '=', slug).execute()
    for (const table of ['miscellaneous', 'offer_acceptance', 'prize_draw', 'prize_player'] as const)
      await trx.deleteFrom(table).where('site_id', '=', slug).execute()
    await trx.updateTable('removed_site').set({ erased_at: now() }).where('slug', '=', slug).execute()
  })
}
