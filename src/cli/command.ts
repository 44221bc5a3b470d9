/** Where a command writes and stands; tests give their own. */
export interface CommandIo {
  out(line: string): void
  err(line: string): void
  readonly cwd: string
  /** Standard output is a terminal: progress may be drawn. */
  readonly isTerminal: boolean
}

/** Exit status of every command. */
export const exitStatus = { done: 0, failed: 1, refused: 2 } as const
