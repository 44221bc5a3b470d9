import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import SqliteConnection from 'better-sqlite3'
import { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { toDatabaseProblem } from '../database-problem.ts'
import type { Tables } from '../tables.ts'
import { createLocalBell } from '../wake-bell.ts'
import { isBusy, WriteLockDialect } from './sqlite-dialect.ts'

export interface SqliteOptions {
  /** Made when missing. The file in it is `forecourt.sqlite`, with `-wal` and `-shm` beside it while it is open. */
  readonly directory: string
  /** How long to wait for another process, milliseconds. */
  readonly busyTimeoutMs: number
}

/** Opens without migrating. Throws DatabaseProblem. */
export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const file = join(options.directory, 'forecourt.sqlite')
  let connection: SqliteConnection.Database | null = null
  try {
    await mkdir(options.directory, { recursive: true })
    connection = new SqliteConnection(file, { timeout: options.busyTimeoutMs })
    await useWriteAheadLog(connection, options.busyTimeoutMs)
    // FULL: a commit is on the disk before it is answered, also when the machine loses power.
    connection.pragma('synchronous = FULL')
    connection.pragma('foreign_keys = ON')
    // 32 MB of log before it is folded in, and 64 MB of pages kept: an import touches the same index pages in every
    // batch, and with SQLite's own 4 and 16 MB they are written again and again (6,300 instead of 11,000 vehicles a second).
    connection.pragma('wal_autocheckpoint = 8000')
    connection.pragma('cache_size = -64000')
    connection.pragma('journal_size_limit = 67108864')

    connection.pragma('temp_store = MEMORY')
    return createSqliteDatabase(connection, file, options.busyTimeoutMs)
  } catch (error) {
    connection?.close()
    throw toDatabaseProblem(error, file)
  }
}

function createSqliteDatabase(connection: SqliteConnection.Database, file: string, busyTimeoutMs: number): Database {
  const kysely = new Kysely<Tables>({ dialect: new WriteLockDialect({ connection, busyTimeoutMs }) })
  return {
    kysely,
    dialect: 'sqlite',
    bell: createLocalBell(),
    place: file,
    async close() {
      await kysely.destroy()
      // Kysely closes nothing that it never used.
      if (connection.open) connection.close()
    },
  }
}

/** The change of mode wants the file alone and does not wait for it by itself: two processes may start at once. */
async function useWriteAheadLog(connection: SqliteConnection.Database, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      if (connection.pragma('journal_mode', { simple: true }) === 'wal') return
      if (connection.pragma('journal_mode = WAL', { simple: true }) === 'wal') return
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
    }
    if (performance.now() >= deadline) throw new Error(`the file system of ${connection.name} cannot hold a write-ahead log`)
    await sleep(20)
  }
}
