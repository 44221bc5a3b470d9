import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import { runRead, runWrite } from '../transactions.ts'

export interface PrizeDraw {
  readonly prize: string
  /** Epoch milliseconds. */
  readonly drawnAt: number
}

/** The prizes that visitors of one site drew, one each (BUY-06). Every method sees `ctx.siteId` only (TEN-07). */
export interface PrizeRepository {
  find(ctx: SiteContext, visitorId: string): Promise<PrizeDraw | null>
  /** Stores the prize of a visitor who has none, and returns the visitor's prize: of two draws at once the first. */
  save(ctx: SiteContext, visitorId: string, prize: string): Promise<PrizeDraw>
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createPrizeRepository(database: Database): PrizeRepository {
  return {
    async find(ctx, visitorId) {
      const row = await runRead(database, (kysely) =>
        kysely
          .selectFrom('prize_draw')
          .select(['prize', 'drawn_at'])
          .where('site_id', '=', ctx.siteId)
          .where('visitor_id', '=', visitorId)
          .executeTakeFirst(),
      )
      return row === undefined ? null : { prize: row.prize, drawnAt: row.drawn_at }
    },
    async save(ctx, visitorId, prize) {
      return runWrite(database, async (trx) => {
        await trx
          .insertInto('prize_draw')
          .values({ site_id: ctx.siteId, visitor_id: visitorId, prize, drawn_at: ctx.now() })
          .onConflict((conflict) => conflict.columns(['site_id', 'visitor_id']).doNothing())
          .execute()
        const row = await trx
          .selectFrom('prize_draw')
          .select(['prize', 'drawn_at'])
          .where('site_id', '=', ctx.siteId)
          .where('visitor_id', '=', visitorId)
          .executeTakeFirstOrThrow()
        return { prize: row.prize, drawnAt: row.drawn_at }
      })
    },
  }
}
