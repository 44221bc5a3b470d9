import type { Transaction } from 'kysely'
import { appendVehicleChanges } from '../change-log.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { unmarkSoldVehicles } from '../holds/mark-vehicle.ts'
import type { Tables } from '../tables.ts'

/** How many ids go into one statement. */
const idsPerStatement = 1000

/** Marks vehicles sold within a transaction that `beginStockWrite` has begun; see ImportWriter.markSold. */
export async function markSoldWithin(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  vehicleIds: readonly string[],
): Promise<number> {
  const now = ctx.now()
  let changed = 0
  for (let start = 0; start < vehicleIds.length; start += idsPerStatement) {
    const rows = await trx
      .updateTable('vehicle')
      .set({ sold: 1, sold_date_timestamp: Math.floor(now / 1000), updated_at: now })
      .where('site_id', '=', ctx.siteId)
      .where('id', 'in', vehicleIds.slice(start, start + idsPerStatement))
      .where('sold', '=', 0)
      .returning('id')
      .execute()
    const ids = rows.map(({ id }) => id)
    await unmarkSoldVehicles(trx, ctx, ids)
    await appendVehicleChanges(database, trx, ctx, ids)
    changed += ids.length
  }
  return changed
}
