import { appendChanges } from '../change-log.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { lockInTransaction } from '../postgres/advisory-lock.ts'
import type { ActiveVehicle } from '../stock.repository.ts'
import { runRead, runWrite } from '../transactions.ts'
import { requireRunningImport } from './import-runs.ts'

/** How many ids go into one statement. */
const idsAtOnce = 1000

/** StockRepository.listActive, by stock number. */
export async function listActive(
  database: Database,
  ctx: SiteContext,
  feed: string,
): Promise<readonly ActiveVehicle[]> {
  return runRead(database, (kysely) =>
    kysely
      .selectFrom('vehicle')
      .select(['id', 'stocknum', 'dealership_slug'])
      .where('site_id', '=', ctx.siteId)
      .where('feed', '=', feed)
      .where('sold', '=', 0)
      .orderBy('stocknum')
      .execute(),
  )
}

/**
 * StockRepository.markSold. Being sold is part of what a visitor sees, so `updated_at` moves; the content hash stays,
 * and a vehicle that comes back with the same content is told by its flag.
 */
export async function markSold(
  database: Database,
  ctx: SiteContext,
  batch: { readonly importId: string; readonly ids: readonly string[] },
): Promise<number> {
  return runWrite(database, async (trx) => {
    if (database.dialect === 'postgres') await lockInTransaction(trx, 'stock', ctx.siteId)
    await requireRunningImport(trx, ctx, batch.importId)
    const now = ctx.now()
    let changed = 0
    for (let start = 0; start < batch.ids.length; start += idsAtOnce) {
      const rows = await trx
        .updateTable('vehicle')
        .set({ sold: 1, sold_date_timestamp: Math.floor(now / 1000), updated_at: now })
        .where('site_id', '=', ctx.siteId)
        .where('id', 'in', batch.ids.slice(start, start + idsAtOnce))
        .where('sold', '=', 0)
        .returning('id')
        .execute()
      await appendChanges(
        database,
        trx,
        now,
        rows.map((row) => ({ siteId: ctx.siteId, kind: 'vehicle', id: row.id })),
      )
      changed += rows.length
    }
    return changed
  })
}
