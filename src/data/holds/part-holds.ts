import { randomUUID } from 'node:crypto'
import type { Transaction } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { lockInTransaction } from '../postgres/advisory-lock.ts'
import type { Tables } from '../tables.ts'

/** Holds of one vehicle take turns, so that the loser of a race is told at once instead of failing at the index. */
export async function lockHolds(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  vehicleId: string,
): Promise<void> {
  if (database.dialect === 'postgres') await lockInTransaction(trx, 'holds', `${ctx.siteId} ${vehicleId}`)
}

/**
 * Parts the holds of these vehicles from them, because their stock numbers went to other cars. Each hold stays with its
 * state, its deposit, and the name of its car; under an id that no vehicle has it marks none and keeps nobody from the
 * other car, and who pays an unpaid one gets the money back. A step of a hold locks its vehicle's holds before it
 * writes the vehicle, so the caller must not have written these vehicles yet.
 */
export async function partHolds(
  database: Database,
  trx: Transaction<Tables>,
  ctx: SiteContext,
  vehicleIds: readonly string[],
): Promise<void> {
  for (const vehicleId of vehicleIds.toSorted()) {
    await lockHolds(database, trx, ctx, vehicleId)
    await trx
      .updateTable('vehicle_hold')
      .set({ vehicle_id: `${vehicleId}-${randomUUID()}` })
      .where('site_id', '=', ctx.siteId)
      .where('vehicle_id', '=', vehicleId)
      .execute()
  }
}
