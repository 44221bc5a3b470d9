import type { SiteContext } from './context.ts'
import type { Database } from './database.ts'
import { runBriefWrite, runRead } from './transactions.ts'

/**
 * Counts how often the pages of a site's vehicles were viewed (VDP-15). Every method sees the rows of `ctx.siteId` only
 * (TEN-07). The caller decides who counts as a new viewer; here every call counts. A view does not change the vehicle:
 * it is not in the change log, so it moves neither the index nor cached pages.
 */
export interface ViewRepository {
  /** Returns 0 for a vehicle without views and for a vehicle of another site. */
  find(ctx: SiteContext, vehicleId: string): Promise<number>
  /** Counts one view and returns the new number. The caller has checked that the vehicle is the site's own. */
  add(ctx: SiteContext, vehicleId: string): Promise<number>
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createViewRepository(database: Database): ViewRepository {
  return {
    async find(ctx, vehicleId) {
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('vehicle_view')
          .select('views')
          .where('site_id', '=', ctx.siteId)
          .where('vehicle_id', '=', vehicleId)
          .executeTakeFirst(),
      )
      return row?.views ?? 0
    },
    async add(ctx, vehicleId) {
      const now = ctx.now()
      return runBriefWrite(database, async (trx) => {
        // The database adds, so that two nodes at once lose no view.
        const row = await trx
          .insertInto('vehicle_view')
          .values({ site_id: ctx.siteId, vehicle_id: vehicleId, views: 1, last_at: now })
          .onConflict((conflict) =>
            conflict
              .columns(['site_id', 'vehicle_id'])
              .doUpdateSet((stored) => ({ views: stored('vehicle_view.views', '+', 1), last_at: now })),
          )
          .returning('views')
          .executeTakeFirstOrThrow()
        return row.views
      })
    },
  }
}
