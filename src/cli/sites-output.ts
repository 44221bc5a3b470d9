import { formatProblem, type SiteProblem } from '#site/site-problem.ts'
import { exitStatus, type CommandIo } from './command.ts'
import { toJsonLine } from './lead-text.ts'

type Io = Pick<CommandIo, 'out' | 'err'>

/** `--json` of every command on sites. */
export const jsonOption = { json: { type: 'boolean', default: false } } as const

/**
 * The answer of a command on sites. With --json it is one JSON object on standard output, whatever happens: `ok`, and
 * `error` or `errors` where it is false. Without, results are lines of standard output and the rest goes to standard
 * error.
 */
export interface SitesOutput {
  /** A line of the result; not shown with --json. */
  line(text: string): void
  /** A line for the person beside the result; not shown with --json. */
  note(text: string): void
  done(value: object): number
  fail(error: string, status?: number, more?: object): number
}

export function createSitesOutput(io: Io, isJson: boolean): SitesOutput {
  return {
    line: (text) => (isJson ? undefined : io.out(text)),
    note: (text) => (isJson ? undefined : io.err(text)),
    done(value) {
      if (isJson) io.out(toJsonLine({ ok: true, ...value }))
      return exitStatus.done
    },
    fail(error, status = exitStatus.failed, more = {}) {
      if (isJson) io.out(toJsonLine({ ok: false, error, ...more }))
      else io.err(error)
      return status
    },
  }
}

/** Prints what is wrong with the words of a command, and how it is used. */
export function refuseWords(io: Io, args: readonly string[], error: string, usage: string): number {
  if (args.includes('--json')) io.out(toJsonLine({ ok: false, error, usage }))
  else {
    io.err(error)
    io.err(`usage: ${usage}`)
  }
  return exitStatus.refused
}

/** Prints the warnings and then the errors of site files. */
export function printProblems(
  output: SitesOutput,
  { errors = [], warnings }: { readonly errors?: readonly SiteProblem[]; readonly warnings: readonly SiteProblem[] },
): void {
  for (const warning of warnings) output.note(`warning: ${formatProblem(warning)}`)
  for (const error of errors) output.note(formatProblem(error))
}
