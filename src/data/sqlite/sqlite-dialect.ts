import { setTimeout as sleep } from 'node:timers/promises'
import type SqliteConnection from 'better-sqlite3'
import {
  CompiledQuery,
  type DatabaseConnection,
  SqliteDialect,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely'
import { LRUCache } from 'lru-cache'

/**
 * How many prepared statements are kept. A batch's statements are long, and preparing one costs as much as running it.
 */
const statementsKept = 128

export interface WriteLockOptions {
  readonly connection: SqliteConnection.Database
  /** How long a transaction waits for another process's, milliseconds. */
  readonly busyTimeoutMs: number
}

/**
 * Kysely's SQLite dialect with two differences:
 * - a transaction takes the write lock when it begins. Kysely's plain BEGIN takes it at the first write, and SQLite
 *   then refuses at once, without waiting, when another process has written since the first read;
 * - waiting for that lock leaves the event loop free. SQLite's own busy_timeout sleeps inside the call, which would
 *   stop every request of this process while an import on the command line commits.
 */
export class WriteLockDialect extends SqliteDialect {
  readonly #options: WriteLockOptions

  constructor(options: WriteLockOptions) {
    super({ database: options.connection })
    this.#options = options
  }

  override createDriver(): SqliteDriver {
    return new WriteLockDriver(this.#options)
  }
}

class WriteLockDriver extends SqliteDriver {
  readonly #options: WriteLockOptions

  constructor(options: WriteLockOptions) {
    super({ database: { prepare: createStatementCache(options.connection), close: () => options.connection.close() } })
    this.#options = options
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings = {}): Promise<void> {
    if (settings.accessMode === 'read only') {
      await connection.executeQuery(CompiledQuery.raw('begin'))
      return
    }
    await takeWriteLock(this.#options)
  }

  override async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    // A full disk may end the transaction by itself; a ROLLBACK then fails and would hide the reason.
    if (this.#options.connection.inTransaction) await super.rollbackTransaction(connection)
  }
}

/** BEGIN IMMEDIATE, tried again until the timeout with the event loop free in between. Throws SQLITE_BUSY after it. */
async function takeWriteLock({ connection, busyTimeoutMs }: WriteLockOptions): Promise<void> {
  // Left open by a transaction whose rollback failed: without this, every later write would fail until a restart.
  if (connection.inTransaction) connection.exec('rollback')
  const deadline = performance.now() + busyTimeoutMs
  for (let attempt = 0; ; attempt += 1) {
    connection.pragma('busy_timeout = 0')
    try {
      connection.exec('begin immediate')
      return
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
    } finally {
      connection.pragma(`busy_timeout = ${busyTimeoutMs}`)
    }
    // Uneven pauses: another process's batches follow each other with gaps of a few milliseconds only.
    await sleep(Math.min(1 + attempt, 8) + Math.random() * 4)
  }
}

/** Whether SQLite refused because another process holds the store; trying again later may succeed. */
export function isBusy(error: unknown): boolean {
  return (
    error instanceof Error && 'code' in error && typeof error.code === 'string' && error.code.startsWith('SQLITE_BUSY')
  )
}

/** LRU cache of prepared statements. They are never iterated, so a cached statement is never busy when it is reused. */
function createStatementCache(connection: SqliteConnection.Database): (sql: string) => SqliteStatement {
  const kept = new LRUCache<string, SqliteStatement>({ max: statementsKept })
  return (sql) => {
    const known = kept.get(sql)
    if (known !== undefined) return known
    const statement: SqliteStatement = connection.prepare(sql)
    kept.set(sql, statement)
    return statement
  }
}
