import { Kysely, PostgresDialect } from 'kysely'
import { Client, type ClientConfig, Pool, types } from 'pg'
import type { DataLog, Database } from '../database.ts'
import { DatabaseProblem, toDatabaseProblem } from '../database-problem.ts'
import type { Tables } from '../tables.ts'
import { createNotifyBell } from './notify-bell.ts'

export interface PostgresOptions {
  readonly url: string
  /** Connections of this process, without the one that listens. */
  readonly poolSize: number
  /** How long to wait for a connection, milliseconds. */
  readonly connectTimeoutMs: number
  readonly log: DataLog
}

/** PostgreSQL 15; older ones are refused, because nothing is tested there. */
const oldestVersion = 150000

/** Opens without migrating. Throws DatabaseProblem. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const place = describePlace(options.url)
  const settings: ClientConfig = {
    connectionString: options.url,
    application_name: 'forecourt',
    keepAlive: true,
    connectionTimeoutMillis: options.connectTimeoutMs,
    // A transaction left open would hold back every reader of the change feed (change-feed.ts), so the server ends it.
    idle_in_transaction_session_timeout: 30_000,
    types: { getTypeParser },
  }
  const pool = new Pool({ ...settings, max: options.poolSize, idleTimeoutMillis: 30_000 })
  // Without a listener a connection that dies while idle would end the process.
  pool.on('error', (error) => options.log.warn({ place, error: error.message }, 'a database connection was lost'))
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) })
  const bell = createNotifyBell({ connect: () => new Client(settings), place, log: options.log })
  let closing: Promise<void> | null = null
  const database: Database = {
    kysely,
    dialect: 'postgres',
    bell,
    place,
    close() {
      closing ??= bell.close().then(() => (pool.ended || pool.ending ? undefined : pool.end()))
      return closing
    },
  }
  try {
    await requireServer(pool, place)
    return database
  } catch (error) {
    await database.close()
    throw toDatabaseProblem(error, place)
  }
}

async function requireServer(pool: Pool, place: string): Promise<void> {
  const { rows } = await pool.query<{ version: string; encoding: string }>(`select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`)
  const version = Number(rows[0]?.version)
  const encoding = rows[0]?.encoding
  if (!(version >= oldestVersion)) throw new DatabaseProblem('unreachable', `The database ${place} is PostgreSQL ${Math.floor(version / 10000)}: version 15 or later is needed`)
  // Names and messages of visitors hold any letter; a database that cannot store one would lose the lead.
  if (encoding !== 'UTF8') throw new DatabaseProblem('unreachable', `The database ${place} stores ${encoding ?? 'an unknown encoding'}: make one with ENCODING 'UTF8'`)
}

const int8 = 20

/** Counts, cents and epoch milliseconds are int8, which the driver gives as text because a number may not hold it. */
function getTypeParser(oid: number, format?: 'text' | 'binary'): (value: string) => unknown {
  if (oid === int8 && format !== 'binary') return parseInt8
  return format === 'binary' ? types.getTypeParser(oid, 'binary') : types.getTypeParser(oid, 'text')
}

function parseInt8(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`a stored integer is too large to be exact: ${text}`)
  return value
}

/** Host, port and name of a connection string, without user, password and parameters. */
function describePlace(url: string): string {
  try {
    const { host, pathname } = new URL(url)
    return `postgres://${host}${pathname}`
  } catch {
    throw new DatabaseProblem('unreachable', 'DATABASE_URL is not a connection string: write postgres://user:password@host:port/name')
  }
}
