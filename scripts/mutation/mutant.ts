/**
 * `killed`: a test failed. `timeout`: the mutant ran a hundred times as often as the original, so it never ends.
 * `uncovered`: no test reaches the code.
 */
export type MutantStatus = 'killed' | 'timeout' | 'survived' | 'uncovered'

/** One change of the source. */
export interface Mutant {
  readonly id: string
  /** Relative to the repository. */
  readonly file: string
  /** From 1, likewise column. */
  readonly line: number
  readonly column: number
  readonly mutator: string
  readonly original: string
  readonly replacement: string
}

export interface MutantResult {
  readonly status: MutantStatus
  /** Test file that killed the mutant, relative to the repository; null: none did. */
  readonly killedBy: string | null
}

/** What the worker is given, as JSON in the file that FORECOURT_MUTANTS names. */
export interface WorkerInput {
  readonly root: string
  readonly pending: readonly string[]
  readonly resultFile: string
}

export type MutantResults = Readonly<Record<string, MutantResult>>
