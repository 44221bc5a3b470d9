import { sql } from 'kysely'
import type { Database } from '../database.ts'
import { runRead } from '../transactions.ts'

/**
 * When a move of this SQLite store to PostgreSQL was last at work, epoch milliseconds; null where none is prepared. The
 * table is made by the move and by no migration. Throws DatabaseProblem.
 */
export async function readMoveSeenAt(database: Database): Promise<number | null> {
  if (database.dialect !== 'sqlite') return null
  return runRead(database, async (kysely) => {
    const { rows: found } = await sql`
      select 1 from sqlite_master where type = 'table' and name = 'move_state'`.execute(kysely)
    if (found.length === 0) return null
    const { rows } = await sql<{ seen_at: number }>`select seen_at from move_state`.execute(kysely)
    return rows[0]?.seen_at ?? null
  })
}
