import type { Transaction } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { partHolds } from '../holds/part-holds.ts'
import type { Tables } from '../tables.ts'

/**
 * Takes off stock numbers what belongs to the car that had them before, because another has them now: its holds with
 * their mark, the prices that visitors saved it at, and its entries in the ledger. Nothing of it is deleted. Comes
 * before the transaction writes any of these vehicles; see `partHolds`.
 */
export async function beginAnew(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await partHolds(database, trx, ctx, ids)
  await trx
    .updateTable('vehicle')
    .set((row) => ({
      held: 0,
      ledger_from: row
        .selectFrom('price_change')
        .select((change) => change.fn.max('price_change.seq').as('seq'))
        .whereRef('price_change.site_id', '=', 'vehicle.site_id')
        .whereRef('price_change.vehicle_id', '=', 'vehicle.id'),
    }))
    .where('site_id', '=', ctx.siteId)
    .where('id', 'in', ids)
    .execute()
  // Without a price the watchlist compares nothing; the visitor never saw a price of this car.
  await trx
    .updateTable('saved_vehicle')
    .set({ price_at_saving: null })
    .where('site_id', '=', ctx.siteId)
    .where('vehicle_id', 'in', ids)
    .execute()
}
