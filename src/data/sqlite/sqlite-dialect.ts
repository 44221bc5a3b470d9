import { CompiledQuery, type DatabaseConnection, SqliteDialect, SqliteDriver, type TransactionSettings } from 'kysely'
import { createStatementCache } from './statement-cache.ts'
import { takeWriteLock, type WriteLockOptions } from './write-lock.ts'

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
