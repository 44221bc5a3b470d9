import { sql } from 'kysely'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { toDatabaseProblem } from '../database-problem.ts'
import { runRead, runWrite } from '../transactions.ts'

/** Rate limits that all nodes of a PostgreSQL database count together. */
export interface CallCounts {
  /**
   * Sliding window: resolves with false once `limit` calls with this key were accepted in the last `windowMs`
   * milliseconds. Rejected calls do not count. Concurrent calls with the same key are serialised by a row lock.
   *
   * @param key At most 100 characters. It is stored, so it must not contain personal data.
   */
  take(ctx: SystemContext, key: string, limit: number, windowMs: number): Promise<boolean>
  /** Whether `take` would accept a call. Stores nothing. */
  isOpen(ctx: SystemContext, key: string, limit: number, windowMs: number): Promise<boolean>
  /** Deletes keys whose window has passed; resolves with their number. */
  prune(ctx: SystemContext): Promise<number>
}

/**
 * The clocks of nodes may differ by this much, milliseconds. Calls further ahead are from before a clock was set back;
 * they would count until it has caught up.
 */
const mostSkewMs = 30_000

/** On an open PostgreSQL store. Failures of the store are DatabaseProblem. */
export function createCallCounts(database: Database): CallCounts {
  return {
    async take(ctx, key, limit, windowMs) {
      const now = ctx.now()
      // A single statement, so that the row stays locked between the count and the update.
      const isCounted = sql`at > ${now - windowMs}::bigint and at <= ${now + mostSkewMs}::bigint`
      const counting = sql`
        insert into rate_limit as kept (key, calls, ends_at)
        select ${key}, array[${now}::bigint], ${now + windowMs}::bigint where ${limit}::int > 0
        on conflict (key) do update set
          calls = array(select at from unnest(kept.calls) as at where ${isCounted}) || ${now}::bigint,
          ends_at = ${now + windowMs}::bigint
        where (select count(*) from unnest(kept.calls) as at where ${isCounted}) < ${limit}::int
        returning 1`
      const { rows } = await counting.execute(database.kysely).catch((error: unknown) => {
        throw toDatabaseProblem(error, database.place)
      })
      return rows.length === 1
    },
    async isOpen(ctx, key, limit, windowMs) {
      const { rows } = await runRead(database, (kysely) =>
        sql<{ count: number }>`
          select count(*) as count from rate_limit, unnest(calls) as at
          where key = ${key} and at > ${ctx.now() - windowMs}::bigint
            and at <= ${ctx.now() + mostSkewMs}::bigint`.execute(kysely),
      )
      return (rows[0]?.count ?? 0) < limit
    },
    prune: (ctx) =>
      runWrite(database, async (trx) => {
        const gone = await trx.deleteFrom('rate_limit').where('ends_at', '<=', ctx.now()).executeTakeFirst()
        return Number(gone.numDeletedRows)
      }),
  }
}
