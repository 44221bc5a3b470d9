/** A row of an answer, by column. */
export type Row = Readonly<Record<string, string | number | null>>

/** What the engine says about the last of several questions (SHOW META). */
export interface AnswerMeta {
  /** Rows that were found, also beyond those returned. */
  readonly totalFound: number
}

/** The engine does not answer, not in time, or not for all of its parts. The message says which daemon, and why. */
export class SearchAwayError extends Error {
  override readonly name = 'SearchAwayError'
}

/** How the adapter speaks to the daemons. Every promise rejects with SearchAwayError when no daemon answers in time. */
export interface SphinxSession {
  /**
   * Asks the questions together and answers the rows of each. An answer that lacks the part of a daemon is an error:
   * half the stock must never pass for all of it. Without `daemon` any is asked, and another one where the first
   * fails. With it this one alone, on connections apart from those of the other questions, which may all be taken.
   */
  ask(
    questions: readonly string[],
    daemon?: number,
  ): Promise<{ readonly rows: readonly (readonly Row[])[]; readonly meta: AnswerMeta }>
  /** Runs a statement that changes the part of one daemon. */
  write(daemon: number, statement: string): Promise<void>
  readonly daemons: number
}
