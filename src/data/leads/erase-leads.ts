import type { Transaction } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Tables } from '../tables.ts'
import { erasedLead } from './erased-lead.ts'
import { freeSlots } from './test-drive-slots.ts'

/**
 * Erases the personal data of these leads, at most a few hundred, with every delivery that has not been made, and gives
 * back the times of their test drives. Returns the number of leads; those erased before are not counted.
 */
export async function eraseLeads(trx: Transaction<Tables>, ctx: SiteContext, ids: readonly string[]): Promise<number> {
  await trx
    .deleteFrom('lead_outbox')
    .where('site_id', '=', ctx.siteId)
    .where('lead_id', 'in', ids)
    .where('state', '!=', 'delivered')
    .execute()
  await trx
    .updateTable('lead_outbox')
    .set({ person_email: null, person_phone: null })
    .where('site_id', '=', ctx.siteId)
    .where('lead_id', 'in', ids)
    .execute()
  await freeSlots(trx, ctx.siteId, ids)
  const erased = await trx
    .updateTable('lead')
    .set({ ...erasedLead, erased_at: ctx.now() })
    .where('site_id', '=', ctx.siteId)
    .where('id', 'in', ids)
    .where('erased_at', 'is', null)
    .executeTakeFirst()
  return Number(erased.numUpdatedRows)
}
