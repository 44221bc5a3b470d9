import type { SphinxSession } from './session.ts'

/** Rows per statement. */
export const batchRows = 1_000

/**
 * How rows are written. REPLACE adds every row to the kill list of the engine, even a new one, and each query checks
 * the whole kill list. Empty tables are therefore filled with INSERT.
 */
export type Verb = 'INSERT' | 'REPLACE'

export interface ShardedRow {
  readonly daemon: number
  /** The values in parentheses, in SphinxQL syntax. */
  readonly sql: string
}

/** Runs the work on every daemon. Rejects only after all have settled, so that no write is still running. */
export async function onEachDaemon(
  session: Pick<SphinxSession, 'daemons'>,
  work: (daemon: number) => Promise<void>,
): Promise<void> {
  const outcomes = await Promise.allSettled(Array.from({ length: session.daemons }, (_, daemon) => work(daemon)))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/**
 * Writes each row to its daemon. `target` is the statement between the verb and the rows: 'INTO table (columns)
 * VALUES'.
 */
export async function writeRows(
  session: SphinxSession,
  rows: readonly ShardedRow[],
  verb: Verb,
  target: string,
): Promise<void> {
  await onEachDaemon(session, async (daemon) => {
    const own = rows.filter((row) => row.daemon === daemon)
    for (let from = 0; from < own.length; from += batchRows) {
      const batch = own.slice(from, from + batchRows)
      const rest = `${target} ${batch.map(({ sql }) => sql).join(', ')}`
      try {
        await session.write(daemon, `${verb} ${rest}`)
      } catch (error) {
        if (verb === 'REPLACE') throw error
        // A row may exist already: a vehicle that changes while the stock is read is written twice.
        await session.write(daemon, `REPLACE ${rest}`)
      }
    }
  })
}
