/** Output streams and working directory of a command; tests pass their own. */
export interface CommandIo {
  out(line: string): void
  err(line: string): void
  readonly cwd: string
  /** Whether standard output is a terminal, so that progress can be drawn. */
  readonly isTerminal: boolean
  /** Asks the person at the terminal; absent where nobody can answer. */
  readonly ask?: (question: string) => Promise<string>
}

/** Exit status of every command. */
export const exitStatus = { done: 0, failed: 1, refused: 2 } as const
