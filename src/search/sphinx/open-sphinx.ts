import { createPool, type Pool, type RowDataPacket } from 'mysql2/promise'
import { SearchAwayError, type Row, type SphinxSession } from './session.ts'
import type { SphinxAddress } from './sphinx-address.ts'

export interface OpenSphinxOptions {
  /** In the order in which the parts of the stock are spread over them; all nodes name the same ones. */
  readonly daemons: readonly SphinxAddress[]
  /** Milliseconds that a question may take; default 1,500. */
  readonly questionMs?: number
  /** Milliseconds that a change may take; default 20,000. */
  readonly changeMs?: number
  /** Failures in a row after which a daemon is left alone; default 3. */
  readonly failures?: number
  /** Milliseconds for which it is left alone; default 2,000. */
  readonly pauseMs?: number
  readonly now: () => number
}

export interface OpenedSphinx extends SphinxSession {
  close(): Promise<void>
}

interface Daemon {
  readonly pool: Pool
  readonly name: string
  failures: number
  pausedUntil: number
}

/**
 * Speaks SphinxQL to daemons of Sphinx or Manticore, with the protocol of MySQL. A question goes to the next daemon that
 * is not left alone, and to another one when the first does not answer.
 */
export function openSphinx(options: OpenSphinxOptions): OpenedSphinx {
  const { now, questionMs = 1_500, changeMs = 20_000, failures = 3, pauseMs = 2_000 } = options
  const daemons = options.daemons.map(({ host, port }): Daemon => ({
    name: `${host}:${port}`,
    pool: createPool({
      host,
      port,
      user: 'forecourt',
      multipleStatements: true,
      connectTimeout: 500,
      connectionLimit: 8,
      queueLimit: 200,
      // What the engine answers is numbers and plain text.
      charset: 'utf8mb4',
    }),
    failures: 0,
    pausedUntil: 0,
  }))
  let turn = 0

  async function run(daemon: Daemon, sql: string, limitMs: number): Promise<readonly (readonly Row[])[]> {
    try {
      const [answer] = await daemon.pool.query<RowDataPacket[]>({ sql, timeout: limitMs })
      daemon.failures = 0
      return toResults(answer)
    } catch (error) {
      daemon.failures += 1
      if (daemon.failures >= failures) daemon.pausedUntil = now() + pauseMs
      throw new SearchAwayError(`the search engine at ${daemon.name} did not answer`, { cause: error })
    }
  }

  return {
    daemons: daemons.length,
    async ask(questions) {
      const sql = [...questions, 'SHOW META'].join('; ')
      turn += 1
      const inTurn = daemons
        .map((_daemon, at) => daemons[(turn + at) % daemons.length])
        .filter((one) => one !== undefined)
      const ready = inTurn.filter(({ pausedUntil }) => pausedUntil <= now())
      let last: unknown = new SearchAwayError('the search engine is left alone after several failures')
      for (const daemon of ready.slice(0, 2)) {
        try {
          const results = await run(daemon, sql, questionMs)
          return readAnswer(results, questions.length)
        } catch (error) {
          last = error
        }
      }
      throw last
    },
    async write(at, statement) {
      const daemon = daemons[at]
      if (daemon === undefined) throw new RangeError(`there is no daemon ${at}`)
      await run(daemon, statement, changeMs)
    },
    async close() {
      await Promise.all(daemons.map(({ pool }) => pool.end()))
    },
  }
}

/** One statement answers rows, several answer lists of rows; a change answers neither. */
function toResults(answer: unknown): readonly (readonly Row[])[] {
  if (!Array.isArray(answer)) return []
  const results: readonly unknown[] = answer
  return results.every((one) => Array.isArray(one)) && results.length > 0
    ? (results as readonly (readonly Row[])[])
    : [results as readonly Row[]]
}

function readAnswer(
  results: readonly (readonly Row[])[],
  questions: number,
): { readonly rows: readonly (readonly Row[])[]; readonly meta: { readonly totalFound: number } } {
  const meta = new Map((results.at(-1) ?? []).map((row) => [String(row['Variable_name']), String(row['Value'])]))
  const trouble = meta.get('error') ?? meta.get('warning')
  if (trouble !== undefined) throw new SearchAwayError(`the search engine answered in part: ${trouble}`)
  if (results.length !== questions + 1 || !meta.has('total_found'))
    throw new SearchAwayError('the search engine answered something else than was asked')
  return { rows: results.slice(0, -1), meta: { totalFound: Number(meta.get('total_found')) } }
}
