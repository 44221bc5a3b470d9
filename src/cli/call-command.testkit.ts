import type { Database } from '#data/database.ts'
import type { CommandIo } from './command.ts'

type Command = (args: string[], io: CommandIo, database: Database) => Promise<number>

/** For tests: runs a command in a folder, and returns its exit status and the lines that it wrote. */
export async function callCommand(
  run: Command,
  args: readonly string[],
  { cwd, database }: { readonly cwd: string; readonly database: Database },
): Promise<{ readonly status: number; readonly out: readonly string[]; readonly err: readonly string[] }> {
  const out: string[] = []
  const err: string[] = []
  const io = {
    out: (line: string) => void out.push(line),
    err: (line: string) => void err.push(line),
    cwd,
    isTerminal: false,
  }
  return { status: await run([...args], io, database), out, err }
}
