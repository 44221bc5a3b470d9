import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runBriefWrite, runRead } from '../transactions.ts'

/** ViewRepository.find. */
export async function findViews(database: Database, ctx: SiteContext, vehicleId: string): Promise<number> {
  const row = await runRead(database, (kysely) =>
    kysely
      .selectFrom('vehicle_view')
      .select('views')
      .where('site_id', '=', ctx.siteId)
      .where('vehicle_id', '=', vehicleId)
      .executeTakeFirst(),
  )
  return row?.views ?? 0
}

/** ViewRepository.add. The database adds, so that two nodes at once lose nothing. */
export async function addView(database: Database, ctx: SiteContext, vehicleId: string): Promise<number> {
  const now = ctx.now()
  return runBriefWrite(database, async (trx) => {
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
}
