import type SqliteConnection from 'better-sqlite3'
import type { SqliteStatement } from 'kysely'
import { LRUCache } from 'lru-cache'

/**
 * How many prepared statements are kept. A batch's statements are long, and preparing one costs as much as running it.
 */
const statementsKept = 128

/** LRU cache of prepared statements. They are never iterated, so a cached statement is never busy when it is reused. */
export function createStatementCache(connection: SqliteConnection.Database): (sql: string) => SqliteStatement {
  const kept = new LRUCache<string, SqliteStatement>({ max: statementsKept })
  return (sql) => {
    const known = kept.get(sql)
    if (known !== undefined) return known
    const statement: SqliteStatement = connection.prepare(sql)
    kept.set(sql, statement)
    return statement
  }
}
