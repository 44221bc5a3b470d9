import { connect, type Socket } from 'node:net'
import { createPool, type Pool, type PoolConnection } from 'mysql2/promise'
import { createCircuitBreaker, type CircuitBreaker } from './circuit-breaker.ts'
import { readAnswer, type Answer } from './read-answer.ts'
import { SearchAwayError, type Row, type SphinxSession } from './session.ts'
import type { SphinxAddress } from './sphinx-address.ts'

export interface OpenSphinxOptions {
  /** In the order in which the parts of the stock are spread over them; all nodes name the same ones. */
  readonly daemons: readonly SphinxAddress[]
  /** Milliseconds that a question may take, with the wait for a connection; default 1,500. */
  readonly questionMs?: number
  /** Milliseconds that a change may take; default 20,000. */
  readonly changeMs?: number
  /** Bytes of one answer; default 64 MB, the largest packet of the daemons. */
  readonly answerBytes?: number
  /** Questions in a row that fail before a daemon is left alone; default 3. */
  readonly failures?: number
  /** Milliseconds for which it is left alone, and between two tries after that; default 1,000. */
  readonly pauseMs?: number
  /** Monotonic clock in milliseconds. */
  readonly now: () => number
}

export interface OpenedSphinx extends SphinxSession {
  close(): Promise<void>
}

interface Daemon {
  /** For the searches of visitors. */
  readonly pool: Pool
  /**
   * For what keeps the tables in step and looks whether they can be asked: a flood of searches takes every connection
   * of the other pool, and the engine must not count as away for it.
   */
  readonly upkeep: Pool
  readonly name: string
  readonly breaker: CircuitBreaker
}

/**
 * Speaks SphinxQL to daemons of Sphinx or Manticore, with the protocol of MySQL. A question goes to the daemons in
 * turn, and to another one when the first does not answer; a daemon that fails several times is left alone for a
 * while. Every question and change ends in its time and with a bounded answer, whatever is at the address.
 */
export function openSphinx(options: OpenSphinxOptions): OpenedSphinx {
  const { now, questionMs = 1_500, changeMs = 20_000, failures = 3, pauseMs = 1_000 } = options
  const { answerBytes = 64 * 1024 * 1024 } = options
  const daemons = options.daemons.map(({ host, port }): Daemon => ({
    name: `${host}:${port}`,
    breaker: createCircuitBreaker({ failures, pauseMs, now }),
    pool: openPool({ host, port }, answerBytes),
    upkeep: openPool({ host, port }, answerBytes),
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
      throw new SearchAwayError(
        `the search engine at ${daemon.name} ` +
          (isRefused ? `refused: ${cause}` : `did not answer: ${cause}; see that it runs and that SEARCH_URL is right`),
        { cause: error },
      )
    }
  }

  async function askDaemon(daemon: Daemon, questions: readonly string[], pool: Pool): Promise<Answer> {
    const results = await run(daemon, [...questions, 'SHOW META'].join('; '), { pool, limitMs: questionMs })
    return readAnswer(daemon.name, results, questions.length)
  }

  function requireDaemon(at: number): Daemon {
    const daemon = daemons[at]
    if (daemon === undefined) throw new RangeError(`there is no daemon ${at}`)
    return daemon
  }

  return {
    daemons: daemons.length,
    async ask(questions, only) {
      if (only !== undefined) return askDaemon(requireDaemon(only), questions, requireDaemon(only).upkeep)
      turn += 1
      let last: unknown = new SearchAwayError('the search engine is left alone for a moment after several failures')
      let tries = 0
      for (let at = 0; at < daemons.length && tries < 2; at += 1) {
        const daemon = requireDaemon((turn + at) % daemons.length)
        if (!daemon.breaker.tryPass()) continue
        tries += 1
        try {
          return await askDaemon(daemon, questions, daemon.pool)
        } catch (error) {
          last = error
        }
      }
      throw last
    },
    async write(at, statement) {
      const daemon = requireDaemon(at)
      await run(daemon, statement, { pool: daemon.upkeep, limitMs: changeMs })
    },
    async close() {
      const ended = Promise.all(
        daemons.flatMap(({ pool, upkeep }) => [pool, upkeep]).map((pool) => pool.end().catch(() => undefined)),
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

/** A connection that is cut when what comes for one question, or before the first one, is more than `mostBytes`. */
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
 * Runs a statement on a connection of the pool. A connection whose statement failed or was late is closed: what it
 * answers later would be taken for the answer to the next one.
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

/** An error of the engine itself, such as an unknown column, and none of the connection. */
const isAnswerOfServer = (error: unknown): boolean =>
  error instanceof Error && typeof (error as { readonly sqlState?: unknown }).sqlState === 'string'

/** The first line of an error, without the statement in it. */
function describeCause(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const { message, code = error.name } = error as NodeJS.ErrnoException
  const [line = ''] = message.split('\n')
  return (line || code).slice(0, 200)
}

/** One statement answers rows, several answer lists of rows; a change answers neither. */
function toResults(answer: unknown): readonly (readonly Row[])[] {
  if (!Array.isArray(answer)) return []
  const results: readonly unknown[] = answer
  return results.every((one) => Array.isArray(one)) && results.length > 0
    ? (results as readonly (readonly Row[])[])
    : [results as readonly Row[]]
}
