/** A row of a result, by column. */
export type Row = Readonly<Record<string, string | number | null>>

/** Metadata of the last query of a batch (SHOW META). */
export interface AnswerMeta {
  /** Number of matching rows, including rows beyond the limit. */
  readonly totalFound: number
}

/** The engine is unavailable, too slow, or a shard is missing. The message names the daemon and the reason. */
export class SearchUnavailableError extends Error {
  override readonly name = 'SearchUnavailableError'
}

/** The connection to the daemons. Every promise rejects with SearchUnavailableError if no daemon answers in time. */
export interface SphinxSession {
  /**
   * Runs the queries as one batch and returns the rows of each. An answer without the shard of a daemon is an error:
   * half the stock must never pass for all of it. Without `daemon` any daemon is asked, and a second one if the first
   * fails. With `daemon` only that one is asked, on a separate connection pool that a flood of searches cannot exhaust.
   */
  ask(
    queries: readonly string[],
    daemon?: number,
  ): Promise<{ readonly rows: readonly (readonly Row[])[]; readonly meta: AnswerMeta }>
  /** Runs a statement that changes the shard of one daemon. */
  write(daemon: number, statement: string): Promise<void>
  /** Number of daemons, which is the number of shards. */
  readonly daemons: number
}
