import type { PostgresPool, PostgresPoolClient } from 'kysely'
import { type ClientConfig, Pool, type PoolClient } from 'pg'
import type { DataLog } from '../database.ts'

export interface LimitedPoolOptions {
  readonly settings: ClientConfig
  /** Connections at most. */
  readonly size: number
  /** Longest run of one statement, milliseconds. The server cancels it then; see `silenceMs`. */
  readonly queryLimitMs: number
  /** How long to wait for a new connection, or for one to become free, milliseconds. */
  readonly connectTimeoutMs: number
  readonly place: string
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
 * A pool for Kysely whose queries always end within a time limit. A silent connection is destroyed, not reused, and
 * with it every connection that was opened before: they most likely went silent together, and trying them one after the
 * other would cost a time limit each after the database is back.
 */
export function createLimitedPool(options: LimitedPoolOptions): { readonly raw: Pool; readonly pool: PostgresPool } {
  const { place, log, queryLimitMs } = options
  const raw = new Pool({
    ...options.settings,
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
    async function query(sql: string, parameters: readonly unknown[]): Promise<unknown> {
      try {
        return await client.query(sql, [...parameters])
      } catch (error) {
        if (isReadTimeout(error) && !isSilent) {
          isSilent = true
          generation += 1
          log.warn({ place, limitMs: queryLimitMs }, 'a database connection fell silent and is destroyed')
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

  async function connect(): Promise<PostgresPoolClient> {
    for (;;) {
      const client = await raw.connect()
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

  return { raw, pool: { options: raw.options, connect, end } }
}

/** node-postgres identifies this error only by its message. */
function isReadTimeout(error: unknown): boolean {
  return error instanceof Error && error.message === 'Query read timeout'
}
