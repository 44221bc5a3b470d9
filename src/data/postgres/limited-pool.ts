import { connect as connectSocket } from 'node:net'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { type ClientConfig, Pool, type PoolClient } from 'pg'
import type { DataLog } from '../database.ts'
import { createDatabaseProblem } from '../database-problem.ts'
import { createPrimaryClient, type DatabaseServers } from './database-servers.ts'

export interface LimitedPoolOptions {
  readonly servers: DatabaseServers
  /** What connections have in common; the servers give the rest. */
  readonly settings: ClientConfig
  /** Connections at most. */
  readonly size: number
  /** Longest run of one statement, milliseconds. The server cancels it then; see `silenceMs`. */
  readonly queryLimitMs: number
  /** How long to wait for a new connection, or for one to become free, milliseconds. */
  readonly connectTimeoutMs: number
  readonly log: DataLog
}

/**
 * The server cancels a slow statement itself (`statement_timeout`) and its connection stays usable. If not even that
 * answer comes, the connection is silent: a frozen server, or a network that drops packets without a word.
 */
const silenceMs = 500

/** How long a connection may take to close in order, milliseconds. */
const farewellMs = 1000

/**
 * The routine of PostgreSQL that warns when somebody cancelled the wait of a commit for the standby. The commit then
 * succeeds on the primary alone, and the driver reports success: who were told so could lose what was stored.
 */
const replicationRoutine = 'SyncRepWaitForLSN'

/** Milliseconds in which the request to cancel a statement has to be sent. */
const cancelLimitMs = 1000
/** CancelRequest of PostgreSQL's protocol. */
const cancelCode = 80877102

/**
 * A pool for Kysely whose queries always end within a time limit. A silent connection is destroyed, not reused, and
 * with it every connection that was opened before: they most likely went silent together, and trying them one after the
 * other would cost a time limit each after the database is back.
 */
export function createLimitedPool(options: LimitedPoolOptions): PostgresPool {
  const { servers, log, queryLimitMs } = options
  const { place } = servers
  const raw = new Pool({
    ...options.settings,
    connectionString: servers.current,
    Client: createPrimaryClient(servers),
    max: options.size,
    idleTimeoutMillis: 30_000,
    connectionTimeoutMillis: options.connectTimeoutMs,
    statement_timeout: queryLimitMs,
    query_timeout: queryLimitMs + silenceMs,
  })
  // Without a listener a connection that dies while idle would end the process.
  raw.on('error', (error) => log.warn({ place, error: error.message }, 'a database connection was lost'))

  let generation = 0
  const generations = new WeakMap<PoolClient, number>()
  const open = new Set<PoolClient>()
  raw.on('connect', (client) => {
    generations.set(client, generation)
    open.add(client)
    client.on('end', () => open.delete(client))
    // The pool listens only while a client is idle. One that breaks in use rejects its query; without a listener the
    // event itself would end the process as well.
    client.on('error', () => {})
  })
  const wrapped = new WeakMap<PoolClient, PostgresPoolClient>()

  function wrap(client: PoolClient): PostgresPoolClient {
    let isSilent = false
    let isUnconfirmed = false
    client.on('notice', ({ routine }) => {
      isUnconfirmed ||= routine === replicationRoutine
    })
    async function query(sql: string, parameters: readonly unknown[]): Promise<unknown> {
      try {
        isUnconfirmed = false
        const result = await client.query(sql, [...parameters])
        if (isUnconfirmed) throw createDatabaseProblem('not-replicated', place)
        return result
      } catch (error) {
        if (isReadTimeout(error) && !isSilent) {
          isSilent = true
          generation += 1
          log.warn({ place, limitMs: queryLimitMs }, 'a database connection fell silent and is destroyed')
          cancelOnServer(client)
          client.connection.stream.destroy()
        }
        throw error
      }
    }
    return {
      // Kysely's second form takes a cursor; no query here is streamed.
      query: query as PostgresPoolClient['query'],
      release: (destroy) => client.release(isSilent || destroy === true),
    }
  }

  /** Tries the servers one after the other, as long as a connection has passed one over. */
  async function connectToPrimary(): Promise<PoolClient> {
    for (let tries = 1; ; tries += 1) {
      const { moves } = servers
      try {
        return await raw.connect()
      } catch (error) {
        if (tries >= servers.count || servers.moves === moves) throw error
      }
    }
  }

  async function connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await connectToPrimary()
      if ((generations.get(client) ?? 0) === generation) {
        const known = wrapped.get(client) ?? wrap(client)
        wrapped.set(client, known)
        return known
      }
      // Destroys the socket first, because a graceful end would wait for an answer.
      client.connection.stream.destroy()
      client.release(true)
    }
  }

  async function end(): Promise<void> {
    if (!raw.ending) await raw.end()
    // A silent connection never answers the termination message, and its socket would keep the process alive.
    for (const client of open) setTimeout(() => client.connection.stream.destroy(), farewellMs).unref()
  }

  return { options: raw.options, connect, end }
}

/**
 * Asks the server to give up what a silent connection waits for. The statement timeout does not end the wait of a
 * commit for a standby: without this each commit would keep a connection of the server while the standby is away.
 */
function cancelOnServer(client: PoolClient & { processID?: unknown; secretKey?: unknown }): void {
  const { processID, secretKey } = client
  if (typeof processID !== 'number' || typeof secretKey !== 'number') return
  const request = Buffer.alloc(16)
  request.writeInt32BE(request.length, 0)
  request.writeInt32BE(cancelCode, 4)
  request.writeInt32BE(processID, 8)
  request.writeInt32BE(secretKey, 12)
  const address = client.host.startsWith('/')
    ? { path: `${client.host}/.s.PGSQL.${client.port}` }
    : { host: client.host, port: client.port }
  const socket = connectSocket({ ...address, timeout: cancelLimitMs })
  socket.once('timeout', () => socket.destroy())
  // A server that does not take the request most likely does not wait either: it is gone.
  socket.once('error', () => socket.destroy())
  socket.end(request)
  socket.unref()
}

/** node-postgres identifies this error only by its message. */
function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
