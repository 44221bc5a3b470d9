import type { DataLog, Database } from './database.ts'
import { isUpToDate, migrate } from './migrate.ts'
import { importQueryLimitMs, openPostgres } from './postgres/open-postgres.ts'
import { openSqlite } from './sqlite/open-sqlite.ts'

export { importQueryLimitMs }

export interface OpenDatabaseOptions {
  /** `postgres://user:password@host:port/name`, the value of DATABASE_URL; null: SQLite. */
  readonly url: string | null
  /** Folder of the SQLite file, created if missing. Not used with PostgreSQL. */
  readonly directory: string
  readonly log?: DataLog
  /** How long to wait for another process that holds the store, milliseconds. Default 5000. */
  readonly busyTimeoutMs?: number
  /** PostgreSQL: how long to wait for a connection, milliseconds. Default 3000. */
  readonly connectTimeoutMs?: number
  /**
   * PostgreSQL: longest run of one statement, milliseconds, default 5000, which suits requests. The server cancels a
   * statement that takes longer; a connection that does not answer half a second later is destroyed. Imports need
   * `importQueryLimitMs`. Migrations and maintenance have that limit in any case.
   */
  readonly queryLimitMs?: number
  /**
   * SQLite: whether leads are stored in a thread of its own, so that no page waits while the disk works. For a process
   * that answers visitors. Default false.
   */
  readonly leadThread?: boolean
  /** PostgreSQL connections of this process, without those that listen and migrate. Default 10. */
  readonly poolSize?: number
}

/**
 * Opens the store and brings its tables up to this version of the platform. Throws DatabaseProblem: 'newer' when the
 * store was made by a later version, 'moved' when it was moved to PostgreSQL, 'locked', 'no-permission', 'unreachable',
 * 'disk-full' or 'corrupt'.
 */
export async function openDatabase(options: OpenDatabaseOptions): Promise<Database> {
  const log = options.log ?? silentLog
  const database = await open(options)
  try {
    const applied = await migrate(database)
    if (applied.length > 0) log.info({ place: database.place, applied }, 'database tables brought up to date')
    return database
  } catch (error) {
    await database.close()
    throw error
  }
}

/**
 * Opens the store for a command that changes nothing: null when its tables are of an earlier version, which are left as
 * they are. Throws DatabaseProblem as `openDatabase` does.
 */
export async function openCurrentDatabase(options: OpenDatabaseOptions): Promise<Database | null> {
  const database = await open(options)
  try {
    if (await isUpToDate(database)) return database
  } catch (error) {
    await database.close()
    throw error
  }
  await database.close()
  return null
}

function open(options: OpenDatabaseOptions): Promise<Database> {
  return options.url === null
    ? openSqlite({
        directory: options.directory,
        busyTimeoutMs: options.busyTimeoutMs ?? 5000,
        leadThread: options.leadThread ?? false,
      })
    : openPostgres({
        url: options.url,
        poolSize: options.poolSize ?? 10,
        connectTimeoutMs: options.connectTimeoutMs ?? 3000,
        queryLimitMs: options.queryLimitMs ?? 5000,
        log: options.log ?? silentLog,
      })
}

const silentLog: DataLog = { info() {}, warn() {} }
