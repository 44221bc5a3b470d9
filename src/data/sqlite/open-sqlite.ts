import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import SqliteConnection from 'better-sqlite3'
import { Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { createDatabaseProblem, toDatabaseProblem } from '../database-problem.ts'
import type { Tables } from '../tables.ts'
import { createLocalBell } from '../wake-bell.ts'
import { createLeadThread } from './lead-thread.ts'
import { findMovedStore } from './moved-store.ts'
import { isBusy, WriteLockDialect } from './sqlite-dialect.ts'

export interface SqliteOptions {
  /** Created if missing. The file in it is `forecourt.sqlite`, with `-wal` and `-shm` beside it while it is open. */
  readonly directory: string
  /** How long to wait for another process, milliseconds. */
  readonly busyTimeoutMs: number
  /** See OpenDatabaseOptions; default false. */
  readonly leadThread?: boolean
}

/** Milliseconds. SQLite waits inside the call, so the whole process is blocked for as long. */
const readTimeoutMs = 250
const briefWriteTimeoutMs = 100

/** Pages of the log, 4 kB each, from which a commit copies it into the file. */
const checkpointPages = 8000

/** Opens without migrating. Throws DatabaseProblem. */
export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const file = join(options.directory, 'forecourt.sqlite')
  const opened: SqliteConnection.Database[] = []
  try {
    await mkdir(options.directory, { recursive: true })
    const moved = findMovedStore(options.directory)
    if (moved !== null) throw createDatabaseProblem('moved', join(options.directory, moved))
    const connection = new SqliteConnection(file, { timeout: options.busyTimeoutMs })
    opened.push(connection)
    await useWriteAheadLog(connection, options.busyTimeoutMs)
    // FULL: a commit is on disk before it returns, so it survives a power failure.
    connection.pragma('synchronous = FULL')
    connection.pragma('foreign_keys = ON')
    // Checkpoint every 32 MB of log and cache 64 MB of pages. An import touches the same index pages in every batch;
    // with the defaults (4 and 16 MB) it stores 6,300 vehicles a second instead of 11,000.
    connection.pragma(`wal_autocheckpoint = ${checkpointPages}`)
    connection.pragma('cache_size = -64000')
    connection.pragma('journal_size_limit = 67108864')

    connection.pragma('temp_store = MEMORY')
    opened.push(openReader(file), openBriefWriter(file))
    return createSqliteDatabase(file, options, opened)
  } catch (error) {
    for (const connection of opened) connection.close()
    throw toDatabaseProblem(error, file)
  }
}

/**
 * In write-ahead mode readers do not wait for writers, apart from the moments in which another process opens or repairs
 * the file.
 */
function openReader(file: string): SqliteConnection.Database {
  const connection = new SqliteConnection(file, { readonly: true, timeout: readTimeoutMs })
  connection.pragma('cache_size = -16000')
  connection.pragma('temp_store = MEMORY')
  return connection
}

/**
 * A power failure may lose the last few counts (NORMAL) but does not damage the file. A commit leaves the log to the
 * other writers, an import or the thread of leads: copying what an import has left took the event loop 40 to 100 ms.
 * Where nobody else writes it copies twice as much as they do at a time, but seldom.
 */
function openBriefWriter(file: string): SqliteConnection.Database {
  const connection = new SqliteConnection(file, { timeout: briefWriteTimeoutMs })
  connection.pragma('synchronous = NORMAL')
  connection.pragma('foreign_keys = ON')
  connection.pragma('cache_size = -1000')
  connection.pragma(`wal_autocheckpoint = ${2 * checkpointPages}`)
  return connection
}

function createSqliteDatabase(
  file: string,
  { directory, busyTimeoutMs, leadThread = false }: SqliteOptions,
  connections: readonly SqliteConnection.Database[],
): Database {
  const [writer, reader, briefWriter] = connections
  if (writer === undefined || reader === undefined || briefWriter === undefined)
    throw new Error('three connections are needed')
  const open = (connection: SqliteConnection.Database, timeoutMs: number): Kysely<Tables> =>
    new Kysely<Tables>({ dialect: new WriteLockDialect({ connection, busyTimeoutMs: timeoutMs }) })
  const kysely = open(writer, busyTimeoutMs)
  const reads = open(reader, readTimeoutMs)
  const briefWrites = open(briefWriter, briefWriteTimeoutMs)
  const thread = leadThread ? createLeadThread({ directory, busyTimeoutMs }) : null
  return {
    kysely,
    reads,
    briefWrites,
    leadThread: thread,
    maintenance: kysely,
    dialect: 'sqlite',
    bell: createLocalBell(),
    place: file,
    async close() {
      await thread?.close()
      await Promise.all([reads.destroy(), briefWrites.destroy()])
      copyLog(writer)
      await kysely.destroy()
      // Kysely does not close connections that it never used. The writer closes last, because it checkpoints the log
      // into the file.
      for (const connection of [reader, briefWriter, writer]) if (connection.open) connection.close()
    },
  }
}

/**
 * Copies the log into the file. SQLite does so when the last connection of all closes; an import on the command line
 * would leave its log to the web node, whose requests wait meanwhile.
 */
function copyLog(connection: SqliteConnection.Database): void {
  try {
    if (connection.open) connection.pragma('wal_checkpoint(PASSIVE)')
  } catch {
    // A full disk, for instance: everything is in the log, and a later commit copies it.
  }
}

/**
 * Changing the journal mode needs exclusive access and does not wait for it, so it is retried: two processes may start
 * at once.
 */
async function useWriteAheadLog(connection: SqliteConnection.Database, timeoutMs: number): Promise<void> {
  const deadline = performance.now() + timeoutMs
  for (;;) {
    try {
      if (connection.pragma('journal_mode', { simple: true }) === 'wal') return
      if (connection.pragma('journal_mode = WAL', { simple: true }) === 'wal') return
    } catch (error) {
      if (!isBusy(error) || performance.now() >= deadline) throw error
    }
    if (performance.now() >= deadline)
      throw new Error(`the file system of ${connection.name} cannot hold a write-ahead log`)
    await sleep(20)
  }
}
