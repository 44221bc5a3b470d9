import { appendVehicleChanges } from '../change-log.ts'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runWrite } from '../transactions.ts'
import type { StoredQuote } from './stock-records.ts'

/** Writes finance quotes of one site's vehicles. Every method sees the rows of `ctx.siteId` only (TEN-07). */
export interface QuoteWriter {
  /**
   * Stores a quote with a vehicle, in one transaction with the change feed; returns false when the site has no such
   * vehicle or it is sold. Visitors see the quote, so `updated_at` moves and other nodes hear of it; the content hash
   * stays, because the feed said nothing new. An import that changes the price removes the quote.
   */
  saveQuote(ctx: SiteContext, vehicleId: string, quote: StoredQuote): Promise<boolean>
}

/** Writes to an open store. Failures of the store are DatabaseProblem. */
export function createQuoteWriter(database: Database): QuoteWriter {
  return {
    async saveQuote(ctx, vehicleId, quote) {
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
        await appendVehicleChanges(
          database,
          trx,
          ctx,
          rows.map(({ id }) => id),
        )
        return rows.length > 0
      })
    },
  }
}
