import { connect, type Socket } from 'node:net'
import { createPool, type Pool, type PoolConnection } from 'mysql2/promise'
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'
import { readAnswer, type Answer } from './read-answer.ts'
import { SearchUnavailableError, type Row, type SphinxSession } from './session.ts'
import type { SphinxAddress } from './sphinx-address.ts'

export interface OpenSphinxOptions {
  /** One for each shard, in order. All nodes must list the same daemons in the same order. */
  readonly daemons: readonly SphinxAddress[]
  /** Time limit of a query in milliseconds, including the wait for a connection; default 1,500. */
  readonly queryMs?: number
  /** Time limit of a change in milliseconds; default 20,000. */
  readonly changeMs?: number
  /** Maximum bytes of one answer; default 64 MB, the largest packet of the daemons. */
  readonly answerBytes?: number
  /** Consecutive failures after which the circuit breaker of a daemon opens; default 3. */
  readonly failures?: number
  /** Milliseconds between opening and a trial call, and between trial calls; default 1,000. */
  readonly pauseMs?: number
  /** Monotonic clock in milliseconds. */
  readonly now: () => number
}

export interface OpenedSphinx extends SphinxSession {
  close(): Promise<void>
}

interface Daemon {
  /** For searches of visitors. */
  readonly pool: Pool
  /**
   * For index updates and health checks. A flood of searches may take every connection of the other pool, and must not
   * make the engine look unavailable.
   */
  readonly maintenancePool: Pool
  readonly name: string
  readonly breaker: CircuitBreaker
}

/**
 * Speaks SphinxQL to Sphinx or Manticore daemons over the MySQL protocol. Queries are distributed round robin and
 * retried on another daemon after a failure. A daemon that fails several times is skipped for a while (circuit
 * breaker). Every query and change has a time limit and a size limit, whatever is at the address.
 */
export function openSphinx(options: OpenSphinxOptions): OpenedSphinx {
  const { now, queryMs = 1_500, changeMs = 20_000, failures = 3, pauseMs = 1_000 } = options
  const { answerBytes = 64 * 1024 * 1024 } = options
  const daemons = options.daemons.map(({ host, port }): Daemon => ({
    name: `${host}:${port}`,
    breaker: createCircuitBreaker({ failures, pauseMs, now }),
    pool: openPool({ host, port }, answerBytes),
    maintenancePool: openPool({ host, port }, answerBytes),
  }))
  let turn = 0

  async function run(
    daemon: Daemon,
    sql: string,
    { pool, limitMs }: { readonly pool: Pool; readonly limitMs: number },
  ): Promise<readonly (readonly Row[])[]> {
    try {
      const results = await runInTime(pool, sql, limitMs)
      daemon.breaker.succeed()
      return results
    } catch (error) {
      const isRefused = isAnswerOfServer(error)
      if (isRefused) daemon.breaker.succeed()
      else daemon.breaker.fail()
      const cause = describeCause(error)
      throw new SearchUnavailableError(
        `the search engine at ${daemon.name} ` +
          (isRefused ? `refused: ${cause}` : `did not answer: ${cause}; see that it runs and that SEARCH_URL is right`),
        { cause: error },
      )
    }
  }

  async function askDaemon(daemon: Daemon, queries: readonly string[], pool: Pool): Promise<Answer> {
    const results = await run(daemon, [...queries, 'SHOW META'].join('; '), { pool, limitMs: queryMs })
    return readAnswer(daemon.name, results, queries.length)
  }

  function requireDaemon(at: number): Daemon {
    const daemon = daemons[at]
    if (daemon === undefined) throw new RangeError(`there is no daemon ${at}`)
    return daemon
  }

  return {
    daemons: daemons.length,
    async ask(queries, only) {
      if (only !== undefined) return askDaemon(requireDaemon(only), queries, requireDaemon(only).maintenancePool)
      turn += 1
      let last: unknown = new SearchUnavailableError(
        'the search engine is not queried for a moment after several failures',
      )
      let tries = 0
      for (let at = 0; at < daemons.length && tries < 2; at += 1) {
        const daemon = requireDaemon((turn + at) % daemons.length)
        if (!daemon.breaker.tryPass()) continue
        tries += 1
        try {
          return await askDaemon(daemon, queries, daemon.pool)
        } catch (error) {
          last = error
        }
      }
      throw last
    },
    async write(at, statement) {
      const daemon = requireDaemon(at)
      await run(daemon, statement, { pool: daemon.maintenancePool, limitMs: changeMs })
    },
    async close() {
      const ended = Promise.all(
        daemons
          .flatMap(({ pool, maintenancePool }) => [pool, maintenancePool])
          .map((pool) => pool.end().catch(() => undefined)),
      )
      let timer: ReturnType<typeof setTimeout> | undefined
      const late = new Promise((resolve) => (timer = setTimeout(resolve, 1_000)))
      await Promise.race([ended, late])
      clearTimeout(timer)
    },
  }
}

const openPool = ({ host, port }: SphinxAddress, answerBytes: number): Pool =>
  createPool({
    host,
    port,
    stream: () => connectBounded({ host, port }, answerBytes),
    user: 'forecourt',
    multipleStatements: true,
    connectTimeout: 1_000,
    connectionLimit: 8,
    queueLimit: 200,
    charset: 'utf8mb4',
  })

/** A connection that is destroyed when one answer, or the greeting of the server, exceeds `mostBytes`. */
function connectBounded({ host, port }: SphinxAddress, mostBytes: number): Socket {
  const socket = connect({ host, port, noDelay: true, keepAlive: true })
  let written = 0
  let readBefore = 0
  socket.on('data', (chunk) => {
    if (socket.bytesWritten !== written) {
      written = socket.bytesWritten
      readBefore = socket.bytesRead - chunk.length
    }
    if (socket.bytesRead - readBefore > mostBytes) socket.destroy(new Error(`it sent more than ${mostBytes} bytes`))
  })
  return socket
}

/**
 * Runs a statement on a connection of the pool. After an error or a timeout the connection is destroyed: its late
 * answer would otherwise be read as the answer to the next statement.
 */
async function runInTime(pool: Pool, sql: string, limitMs: number): Promise<readonly (readonly Row[])[]> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(new Error(`no answer within ${limitMs} ms`)), limitMs)
  const taking = pool.getConnection()
  let connection: PoolConnection
  try {
    connection = await Promise.race([taking, late])
  } catch (error) {
    clearTimeout(timer)
    taking.then(
      (unused) => unused.release(),
      () => undefined,
    )
    throw error
  }
  const asking = connection.query(sql)
  try {
    const [answer] = await Promise.race([asking, late])
    connection.release()
    return toResults(answer)
  } catch (error) {
    connection.destroy()
    asking.catch(() => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the engine itself reported the error, such as an unknown column; false for connection errors. */
const isAnswerOfServer = (error: unknown): boolean =>
  error instanceof Error && typeof (error as { readonly sqlState?: unknown }).sqlState === 'string'

/** The first line of an error, which does not contain the statement. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, code = error.name } = error as NodeJS.ErrnoException
  const [line = ''] = message.split('\n')
  return (line || code).slice(0, 200)
}

/** Normalises a driver result: one query returns rows, several return lists of rows, a change returns neither. */
function toResults(answer: unknown): readonly (readonly Row[])[] {
  if (!Array.isArray(answer)) return []
  const results: readonly unknown[] = answer
  return results.every((one) => Array.isArray(one)) && results.length > 0
    ? (results as readonly (readonly Row[])[])
    : [results as readonly Row[]]
}
