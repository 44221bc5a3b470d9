import { appendChanges } from '../change-log.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import type { StoredQuote } from '../stock.repository.ts'
import { runWrite } from '../transactions.ts'

/**
 * StockRepository.saveQuote. The quote is part of what visitors see, so `updated_at` moves and other nodes are told;
 * the content hash stays, since the feed said nothing new.
 */
export async function saveQuote(
  database: Database,
  ctx: SiteContext,
  vehicleId: string,
  quote: StoredQuote,
): Promise<boolean> {
  const now = ctx.now()
  return runWrite(database, async (trx) => {
    const rows = await trx
      .updateTable('vehicle')
      .set({ quote: JSON.stringify({ ...quote, at: now }), updated_at: now })
      .where('site_id', '=', ctx.siteId)
      .where('id', '=', vehicleId)
      .where('sold', '=', 0)
      .returning('id')
      .execute()
    await appendChanges(
      database,
      trx,
      now,
      rows.map((row) => ({ siteId: ctx.siteId, kind: 'vehicle', id: row.id })),
    )
    return rows.length > 0
  })
}
