import { mkdir } from 'node:fs/promises'
import { join } from 'node:path'
import type SqliteConnection from 'better-sqlite3'
import { type Dialect, Kysely } from 'kysely'
import type { Database } from '../database.ts'
import { toDatabaseProblem } from '../database-problem.ts'
import type { Tables } from '../tables.ts'
import { createLocalBell } from '../wake-bell.ts'
import { briefWriteTimeoutMs, openBriefWriter, openReader, openWriter, readTimeoutMs } from './open-connections.ts'
import { WriteLockDialect } from './sqlite-dialect.ts'
import { startSqliteThread, ThreadDialect } from './thread-dialect.ts'

export interface SqliteOptions {
  /** Created if missing. The file in it is `forecourt.sqlite`, with `-wal` and `-shm` beside it while it is open. */
  readonly directory: string
  /** How long to wait for another process, milliseconds. */
  readonly busyTimeoutMs: number
  /** Whether writes run in threads of their own. */
  readonly writesInThreads: boolean
}

/** A connection as Kysely uses it, and how to close it when Kysely never used it. */
interface OpenConnection {
  readonly dialect: Dialect
  close(): Promise<void>
}

/** Opens without migrating. Throws DatabaseProblem. */
export async function openSqlite(options: SqliteOptions): Promise<Database> {
  const file = join(options.directory, 'forecourt.sqlite')
  const opened: OpenConnection[] = []
  const keep = (connection: OpenConnection): OpenConnection => {
    opened.push(connection)
    return connection
  }
  try {
    await mkdir(options.directory, { recursive: true })
    const open = options.writesInThreads ? openInThread : openHere
    const writer = keep(await open('writer', file, options.busyTimeoutMs))
    const reader = keep(wrap(openReader(file), readTimeoutMs))
    const briefWriter = keep(await open('brief-writer', file, briefWriteTimeoutMs))
    return createSqliteDatabase(file, { writer, reader, briefWriter })
  } catch (error) {
    for (const connection of opened) await connection.close()
    throw toDatabaseProblem(error, file)
  }
}

async function openHere(kind: 'writer' | 'brief-writer', file: string, busyTimeoutMs: number): Promise<OpenConnection> {
  return wrap(kind === 'writer' ? await openWriter(file, busyTimeoutMs) : openBriefWriter(file), busyTimeoutMs)
}

async function openInThread(
  kind: 'writer' | 'brief-writer',
  file: string,
  busyTimeoutMs: number,
): Promise<OpenConnection> {
  const thread = await startSqliteThread({ kind, file, busyTimeoutMs })
  return { dialect: new ThreadDialect(thread), close: () => thread.close() }
}

function wrap(connection: SqliteConnection.Database, busyTimeoutMs: number): OpenConnection {
  return {
    dialect: new WriteLockDialect({ connection, busyTimeoutMs }),
    async close() {
      if (connection.open) connection.close()
    },
  }
}

function createSqliteDatabase(
  file: string,
  connections: Readonly<Record<'writer' | 'reader' | 'briefWriter', OpenConnection>>,
): Database {
  const { writer, reader, briefWriter } = connections
  const open = ({ dialect }: OpenConnection): Kysely<Tables> => new Kysely<Tables>({ dialect })
  const kysely = open(writer)
  const reads = open(reader)
  const briefWrites = open(briefWriter)
  return {
    kysely,
    reads,
    briefWrites,
    maintenance: kysely,
    dialect: 'sqlite',
    bell: createLocalBell(),
    place: file,
    async close() {
      await Promise.all([reads.destroy(), briefWrites.destroy()])
      await kysely.destroy()
      // Kysely does not close connections that it never used. The writer closes last, because it checkpoints the log
      // into the file.
      for (const connection of [reader, briefWriter, writer]) await connection.close()
    },
  }
}
