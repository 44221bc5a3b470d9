import type { SiteContext } from './context.ts'
import type { Database } from './database.ts'
import { addView, findViews } from './views/vehicle-views.ts'

/**
 * How often the pages of a site's vehicles were looked at (VDP-15). Every method sees the rows of `ctx.siteId` alone
 * (TEN-07). Who counts as a new viewer is decided above; here every call counts. A view is no change of the vehicle: it
 * is not in the change log, so neither index nor kept pages move with it.
 */
export interface ViewRepository {
  /** 0 for a vehicle that nobody has looked at, and for one that is not the site's. */
  find(ctx: SiteContext, vehicleId: string): Promise<number>
  /** Counts one and answers the new number. The vehicle must be the site's own: the caller has found it. */
  add(ctx: SiteContext, vehicleId: string): Promise<number>
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createViewRepository(database: Database): ViewRepository {
  return {
    find: (ctx, vehicleId) => findViews(database, ctx, vehicleId),
    add: (ctx, vehicleId) => addView(database, ctx, vehicleId),
  }
}
