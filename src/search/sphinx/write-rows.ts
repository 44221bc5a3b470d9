import type { SphinxSession } from './session.ts'

/** Rows of one statement. */
export const batchRows = 1_000

/**
 * How rows are written. The engine notes every row that was replaced, also one that was not there, and goes through
 * these notes at each question: empty tables are therefore filled by inserting.
 */
export type Verb = 'INSERT' | 'REPLACE'

export interface PlacedRow {
  readonly daemon: number
  /** The values in brackets, as the engine reads them. */
  readonly sql: string
}

/** Rejects only when every daemon has ended: nothing of this work may come after what follows it. */
export async function onEachDaemon(
  session: Pick<SphinxSession, 'daemons'>,
  work: (daemon: number) => Promise<void>,
): Promise<void> {
  const outcomes = await Promise.allSettled(Array.from({ length: session.daemons }, (_, daemon) => work(daemon)))
  for (const outcome of outcomes) if (outcome.status === 'rejected') throw outcome.reason
}

/**
 * Writes each row to its daemon. `target`: the rest of the statement before the rows, 'INTO table (columns) VALUES'.
 */
export async function writeRows(
  session: SphinxSession,
  rows: readonly PlacedRow[],
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
        // One of the rows is there already: a vehicle that changed while all of them were read comes twice.
        await session.write(daemon, `REPLACE ${rest}`)
      }
    }
  })
}
