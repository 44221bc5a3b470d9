import { connect as connectSocket } from 'node:net'
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { type ClientConfig, Pool, type PoolClient } from 'pg'
import type { DataLog } from '../database.ts'
import { createDatabaseProblem } from '../database-problem.ts'
import { createPrimaryClient, type DatabaseServers } from './database-servers.ts'

export interface LimitedPoolOptions {
  readonly servers: DatabaseServers
  /** Common settings of all connections; `servers` provides the address. */
  readonly settings: ClientConfig
  /** Maximum number of connections. */
  readonly size: number
  /** Statement timeout in milliseconds, enforced by the server; see `silenceMs`. */
  readonly queryLimitMs: number
  /** Maximum wait for a new or free connection, milliseconds. */
  readonly connectTimeoutMs: number
  readonly log: DataLog
}

/**
 * Longest pause between the statements of a transaction, milliseconds; where a statement may take less, so may a pause.
 * Then the server ends the transaction, which has lost its client without notice. Until then it keeps the locks of what
 * it wrote, such as the idempotency key of a lead that the visitor sends again, and holds back every reader of the
 * change feed (change-feed.ts).
 */
const longestPauseMs = 30_000

/**
 * Grace period after the statement timeout, milliseconds. The server cancels a slow statement (`statement_timeout`) and
 * the connection stays usable. If even the cancellation does not arrive, the connection is dead: the server is frozen,
 * or the network drops packets silently.
 */
const silenceMs = 500

/** Time limit for a graceful close of a connection, milliseconds. */
const farewellMs = 1000

/**
 * The routine of PostgreSQL that sends a warning when a commit's wait for the standby was cancelled. The transaction is
 * then committed on the primary only, but the driver reports success: the data could be lost in a failover.
 */
const replicationRoutine = 'SyncRepWaitForLSN'

/** Time limit for sending the cancel request, milliseconds. */
const cancelLimitMs = 1000
/** Code of CancelRequest in PostgreSQL's protocol. */
const cancelCode = 80877102

/**
 * A pool for Kysely whose queries always end within a time limit. A silent connection is destroyed, together with every
 * connection that was opened before it: they most likely died together, and trying them one by one would cost a timeout
 * each after the database is back.
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
    idle_in_transaction_session_timeout: Math.min(queryLimitMs, longestPauseMs),
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

  /** Tries one server after the other while connections switch servers. */
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
 * Sends a cancel request for the statement of a silent connection. The statement timeout does not end a commit's wait
 * for the standby: without this request each commit would occupy a server process while the standby is down.
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
  // A server that does not accept the request is most likely down, so there is nothing to cancel.
  socket.once('error', () => socket.destroy())
  socket.end(request)
  socket.unref()
}

/** node-postgres identifies this error only by its message. */
function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
