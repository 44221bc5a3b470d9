import { sql } from 'kysely'
import type { SystemContext } from '../context.ts'
import type { Database } from '../database.ts'
import { toDatabaseProblem } from '../database-problem.ts'
import { runRead, runWrite } from '../transactions.ts'

/** Counts calls for all nodes that share a PostgreSQL database. */
export interface CallCounts {
  /**
   * Sliding window: false once `limit` calls of this key were accepted in the last `windowMs` milliseconds. A rejected
   * call does not count, and calls of one key at the same time take turns.
   *
   * @param key At most 100 characters, and no personal data: the key is stored.
   */
  take(ctx: SystemContext, key: string, limit: number, windowMs: number): Promise<boolean>
  /** Whether `take` would accept a call; counts and stores nothing. */
  isOpen(ctx: SystemContext, key: string, limit: number, windowMs: number): Promise<boolean>
  /** Forgets the keys whose calls count no more; returns how many. */
  prune(ctx: SystemContext): Promise<number>
}

/** On an open PostgreSQL store. Failures of the store are DatabaseProblem. */
export function createCallCounts(database: Database): CallCounts {
  return {
    async take(ctx, key, limit, windowMs) {
      const now = ctx.now()
      // One statement, which is a transaction of its own: the row is locked from the count to the new entry.
      const counting = sql`
        insert into rate_limit as kept (key, calls, ends_at)
        select ${key}, array[${now}::bigint], ${now + windowMs}::bigint where ${limit}::int > 0
        on conflict (key) do update set
          calls = array(select at from unnest(kept.calls) as at where at > ${now - windowMs}::bigint)
            || ${now}::bigint,
          ends_at = ${now + windowMs}::bigint
        where (select count(*) from unnest(kept.calls) as at where at > ${now - windowMs}::bigint) < ${limit}::int
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
          where key = ${key} and at > ${ctx.now() - windowMs}::bigint`.execute(kysely),
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
