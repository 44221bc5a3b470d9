import { Kysely, PostgresDialect, type PostgresPool } from 'kysely'
import { type ClientConfig, types } from 'pg'
import type { DataLog, Database } from '../database.ts'
import { DatabaseProblem, toDatabaseProblem } from '../database-problem.ts'
import type { Tables } from '../tables.ts'
import { createPrimaryClient, parseDatabaseServers } from './database-servers.ts'
import { createLimitedPool } from './limited-pool.ts'
import { createNotifyBell } from './notify-bell.ts'

export interface PostgresOptions {
  /** Of one server, or of a primary and its standbys; see `parseDatabaseServers`. */
  readonly url: string
  /** Connections of this process, without the one that listens. */
  readonly poolSize: number
  /** How long to wait for a connection, milliseconds. */
  readonly connectTimeoutMs: number
  /** Statement timeout, milliseconds; see OpenDatabaseOptions. */
  readonly queryLimitMs: number
  readonly log: DataLog
}

/** Oldest supported version, PostgreSQL 15; older ones are untested and refused. */
const oldestVersion = 150000

/** Statement timeout of imports, migrations and maintenance, milliseconds: indexing a full table takes minutes. */
export const importQueryLimitMs = 600_000

/** Time limit of LISTEN and of the listener's heartbeat, milliseconds. */
const listenLimitMs = 5000

/** Opens without migrating. Throws DatabaseProblem. */
export async function openPostgres(options: PostgresOptions): Promise<Database> {
  const servers = parseDatabaseServers(options.url)
  const { place } = servers
  const settings: ClientConfig = {
    application_name: 'forecourt',
    // TCP keep-alive: probes begin after 10 idle seconds, so that the operating system notices a peer that is gone.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    connectionTimeoutMillis: options.connectTimeoutMs,
    types: { getTypeParser },
  }
  const { connectTimeoutMs, log } = options
  const requests = createLimitedPool({
    servers,
    settings,
    size: options.poolSize,
    queryLimitMs: options.queryLimitMs,
    connectTimeoutMs,
    log,
  })
  const maintenancePool = createLimitedPool({
    servers,
    settings,
    size: 1,
    queryLimitMs: Math.max(options.queryLimitMs, importQueryLimitMs),
    connectTimeoutMs,
    log,
  })
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: requests }) })
  const maintenance = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: maintenancePool }) })
  const PrimaryClient = createPrimaryClient(servers)
  const bell = createNotifyBell({
    connect: () => new PrimaryClient({ ...settings, connectionString: servers.current, query_timeout: listenLimitMs }),
    place,
    log,
  })
  let closing: Promise<void> | null = null
  async function closeAll(): Promise<void> {
    await bell.close()
    await Promise.all([requests.end(), maintenancePool.end()])
  }
  const database: Database = {
    kysely,
    reads: kysely,
    briefWrites: kysely,
    leadThread: null,
    maintenance,
    dialect: 'postgres',
    bell,
    place,
    close() {
      closing ??= closeAll()
      return closing
    },
  }
  try {
    await requireServer(requests, place)
    return database
  } catch (error) {
    await database.close()
    throw toDatabaseProblem(error, place)
  }
}

interface ServerFacts {
  readonly version: string
  readonly encoding: string
}

async function requireServer(pool: PostgresPool, place: string): Promise<void> {
  const client = await pool.connect()
  const { rows } = await client
    .query<ServerFacts>(
      `select current_setting('server_version_num') as version, current_setting('server_encoding') as encoding`,
      [],
    )
    .finally(() => client.release())
  const version = Number(rows[0]?.version)
  const encoding = rows[0]?.encoding
  if (!(version >= oldestVersion))
    throw new DatabaseProblem(
      'unreachable',
      `The database ${place} is PostgreSQL ${Math.floor(version / 10000)}: version 15 or later is needed`,
    )
  // Names and messages of visitors hold any letter; a database that cannot store one would lose the lead.
  if (encoding !== 'UTF8')
    throw new DatabaseProblem(
      'unreachable',
      `The database ${place} stores ${encoding ?? 'an unknown encoding'}: create a database with ENCODING 'UTF8'`,
    )
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
