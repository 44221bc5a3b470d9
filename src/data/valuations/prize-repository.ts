import type { Kysely } from 'kysely'
import type { SiteContext } from '../context.ts'
import type { Database } from '../database.ts'
import type { Tables } from '../tables.ts'
import { runRead, runWrite } from '../transactions.ts'

export interface PrizeDraw {
  readonly prize: string
  /** Epoch milliseconds. */
  readonly drawnAt: number
}

/**
 * Who draws. `playerHash` is a keyed hash of the phone number: it outlives the visitor, who can have everything deleted
 * and sign in again with the same number.
 */
export interface PrizePlayer {
  readonly visitorId: string
  readonly playerHash: string
}

/** The prizes that people drew on one site, one each (BUY-06). Every method sees `ctx.siteId` only (TEN-07). */
export interface PrizeRepository {
  find(ctx: SiteContext, player: PrizePlayer): Promise<PrizeDraw | null>
  /** Stores the prize of a player who has none, and returns the player's prize: of two draws at once the first. */
  save(ctx: SiteContext, player: PrizePlayer, prize: string): Promise<PrizeDraw>
}

/** On an open store. Failures of the store are DatabaseProblem. */
export function createPrizeRepository(database: Database): PrizeRepository {
  return {
    find: (ctx, player) => runRead(database, (kysely) => findDraw(kysely, ctx, player)),
    save: (ctx, player, prize) =>
      runWrite(database, async (trx) => {
        const known = await findDraw(trx, ctx, player)
        const drawn = known ?? { prize, drawnAt: ctx.now() }
        await trx
          .insertInto('prize_player')
          .values({
            site_id: ctx.siteId,
            player_hash: player.playerHash,
            prize: drawn.prize,
            drawn_at: drawn.drawnAt,
          })
          .onConflict((conflict) => conflict.columns(['site_id', 'player_hash']).doNothing())
          .execute()
        const row = await trx
          .selectFrom('prize_player')
          .select(['prize', 'drawn_at'])
          .where('site_id', '=', ctx.siteId)
          .where('player_hash', '=', player.playerHash)
          .executeTakeFirstOrThrow()
        await trx
          .insertInto('prize_draw')
          .values({ site_id: ctx.siteId, visitor_id: player.visitorId, prize: row.prize, drawn_at: row.drawn_at })
          .onConflict((conflict) => conflict.columns(['site_id', 'visitor_id']).doNothing())
          .execute()
        return { prize: row.prize, drawnAt: row.drawn_at }
      }),
  }
}

/** The prize of the number; else that of the visitor, drawn before numbers were kept. */
async function findDraw(
  kysely: Pick<Kysely<Tables>, 'selectFrom'>,
  ctx: SiteContext,
  { visitorId, playerHash }: PrizePlayer,
): Promise<PrizeDraw | null> {
  const row =
    (await kysely
      .selectFrom('prize_player')
      .select(['prize', 'drawn_at'])
      .where('site_id', '=', ctx.siteId)
      .where('player_hash', '=', playerHash)
      .executeTakeFirst()) ??
    (await kysely
      .selectFrom('prize_draw')
      .select(['prize', 'drawn_at'])
      .where('site_id', '=', ctx.siteId)
      .where('visitor_id', '=', visitorId)
      .executeTakeFirst())
  return row === undefined ? null : { prize: row.prize, drawnAt: row.drawn_at }
}
