import type { ChangeFeed } from './change-feed.ts'
import type { Database } from './database.ts'
import { createPostgresChangeFeed } from './postgres/postgres-change-feed.ts'
import { createSqliteChangeFeed } from './sqlite/sqlite-change-feed.ts'

/** Returns the change feed of an open store. Failures of the store are DatabaseProblem. */
export function createChangeFeed(database: Database): ChangeFeed {
  return database.dialect === 'sqlite' ? createSqliteChangeFeed(database) : createPostgresChangeFeed(database)
}
