import { cents, type Cents } from '#domain/money/cents.ts'
import type { SiteContext } from './context.ts'
import type { Database } from './database.ts'
import { lockInTransaction } from './postgres/advisory-lock.ts'
import { confirmEarlier } from './postgres/confirm-earlier.ts'
import { mostSavedVehicles, type SavedVehicle, type SaveOutcome } from './saved/saved-vehicle-records.ts'
import { isStorableText } from './storable-text.ts'
import { runRead, runWrite } from './transactions.ts'

/** Reads watchlists. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface SavedVehicleReader {
  /** Returns the vehicles of the visitor's watchlist, the last saved first. */
  listSaved(ctx: SiteContext, visitorId: string): Promise<readonly SavedVehicle[]>
}

/** Writes watchlists. Every method changes rows of `ctx.siteId` only (TEN-07). */
export interface SavedVehicleWriter {
  /**
   * Saves a vehicle. The caller has checked that the vehicle is the site's own. Saving it again changes nothing; a
   * watchlist of `mostSavedVehicles` vehicles takes no more, also of calls at the same time.
   */
  saveVehicle(
    ctx: SiteContext,
    visitorId: string,
    vehicle: { readonly id: string; readonly price: Cents | null },
  ): Promise<SaveOutcome>
  /** Returns whether the vehicle was in the watchlist. */
  removeVehicle(ctx: SiteContext, visitorId: string, vehicleId: string): Promise<boolean>
  /** Removes every vehicle of the visitor's watchlist and returns their number. */
  removeAll(ctx: SiteContext, visitorId: string): Promise<number>
}

export interface SavedVehicleRepository extends SavedVehicleReader, SavedVehicleWriter {}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createSavedVehicleRepository(database: Database): SavedVehicleRepository {
  return {
    async listSaved(ctx, visitorId) {
      const rows = await runRead(database, (kysely) =>
        kysely
          .selectFrom('saved_vehicle')
          .select(['vehicle_id', 'saved_at', 'price_at_saving'])
          .where('site_id', '=', ctx.siteId)
          .where('visitor_id', '=', visitorId)
          .orderBy('saved_at', 'desc')
          .orderBy('vehicle_id')
          .execute(),
      )
      return rows.map((row) => ({
        vehicleId: row.vehicle_id,
        savedAt: row.saved_at,
        priceAtSaving: row.price_at_saving === null ? null : cents(row.price_at_saving),
      }))
    },
    saveVehicle(ctx, visitorId, { id, price }) {
      const now = ctx.now()
      return runWrite(database, async (trx) => {
        // Two calls at once would both count the rows before either adds its own.
        if (database.dialect === 'postgres') await lockInTransaction(trx, 'watchlist', `${ctx.siteId} ${visitorId}`)
        const stored = await trx
          .selectFrom('saved_vehicle')
          .select('vehicle_id')
          .where('site_id', '=', ctx.siteId)
          .where('visitor_id', '=', visitorId)
          .execute()
        if (stored.some((row) => row.vehicle_id === id)) {
          await confirmEarlier(database, trx)
          return 'already'
        }
        if (stored.length >= mostSavedVehicles) return 'full'
        await trx
          .insertInto('saved_vehicle')
          .values({ site_id: ctx.siteId, visitor_id: visitorId, vehicle_id: id, saved_at: now, price_at_saving: price })
          .execute()
        return 'saved'
      })
    },
    async removeVehicle(ctx, visitorId, vehicleId) {
      // Visitors choose the text; PostgreSQL refuses to compare text that it could not store.
      if (!isStorableText(vehicleId)) return false
      return runWrite(database, async (trx) => {
        const removed = await trx
          .deleteFrom('saved_vehicle')
          .where('site_id', '=', ctx.siteId)
          .where('visitor_id', '=', visitorId)
          .where('vehicle_id', '=', vehicleId)
          .returning('vehicle_id')
          .execute()
        if (removed.length === 0) await confirmEarlier(database, trx)
        return removed.length > 0
      })
    },
    removeAll: (ctx, visitorId) =>
      runWrite(database, async (trx) => {
        const removed = await trx
          .deleteFrom('saved_vehicle')
          .where('site_id', '=', ctx.siteId)
          .where('visitor_id', '=', visitorId)
          .returning('vehicle_id')
          .execute()
        return removed.length
      }),
  }
}
