import type { Transaction } from 'kysely'
import { appendVehicleChanges } from '../change-log.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import type { Hold } from './hold-records.ts'

/**
 * Moves the vehicle's reserved mark with a step of its hold, in the same transaction, so that every node hears of it by
 * the change feed. A completed hold keeps the mark until the feed drops the vehicle or reports it as sold.
 */
export async function markVehicle(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  hold: Pick<Hold, 'id' | 'vehicleId' | 'state' | 'createdAt'>,
  next: Hold['state'],
): Promise<void> {
  const keeps = (state: Hold['state']): boolean => state === 'reserved' || state === 'completed'
  if (!keeps(hold.state) && !keeps(next)) return
  const isHeld =
    next === 'reserved' ||
    (next === 'completed' ? !(await isSold(trx, ctx, hold.vehicleId)) : await isKeptByAnother(trx, ctx, hold))
  const rows = await trx
    .updateTable('vehicle')
    .set({ held: isHeld ? 1 : 0, updated_at: ctx.now() })
    .where('site_id', '=', ctx.siteId)
    .where('id', '=', hold.vehicleId)
    .where('held', '=', isHeld ? 0 : 1)
    .returning('id')
    .execute()
  await appendVehicleChanges(
    database,
    trx,
    ctx,
    rows.map(({ id }) => id),
  )
}

async function isSold(trx: Transaction<Tables>, { siteId }: SiteContext, vehicleId: string): Promise<boolean> {
  const row = await trx
    .selectFrom('vehicle')
    .select('sold')
    .where('site_id', '=', siteId)
    .where('id', '=', vehicleId)
    .executeTakeFirst()
  return row?.sold !== 0
}

/** Whether a later hold keeps the vehicle: a deposit can be refunded long after the vehicle has come back for sale. */
async function isKeptByAnother(
  trx: Transaction<Tables>,
  { siteId }: SiteContext,
  { id, vehicleId, createdAt }: Pick<Hold, 'id' | 'vehicleId' | 'createdAt'>,
): Promise<boolean> {
  const row = await trx
    .selectFrom('vehicle_hold')
    .select('id')
    .where('site_id', '=', siteId)
    .where('vehicle_id', '=', vehicleId)
    .where('id', '!=', id)
    .where((query) =>
      query.or([
        query('state', '=', 'reserved'),
        query.and([query('state', '=', 'completed'), query('created_at', '>', createdAt)]),
      ]),
    )
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Takes the mark off vehicles that have just been sold, but for those with a reservation that goes on. A vehicle that
 * comes back into the feed later is then for sale again. The caller appends the changes of these vehicles.
 */
export async function unmarkSoldVehicles(
  trx: Transaction<Tables>,
  { siteId }: SiteContext,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return
  await trx
    .updateTable('vehicle')
    .set({ held: 0 })
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .where('sold', '=', 1)
    .where('held', '=', 1)
    .where((query) =>
      query.not(
        query.exists(
          query
            .selectFrom('vehicle_hold')
            .select('vehicle_hold.id')
            .whereRef('vehicle_hold.site_id', '=', 'vehicle.site_id')
            .whereRef('vehicle_hold.vehicle_id', '=', 'vehicle.id')
            .where('vehicle_hold.state', '=', 'reserved'),
        ),
      ),
    )
    .execute()
}
