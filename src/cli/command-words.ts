import { parseArgs, type ParseArgsConfig } from 'node:util'
import { exitStatus, type CommandIo } from './command.ts'

/** Reads the words of a command; an unknown option is an error of one line. */
export function readWords<Config extends ParseArgsConfig>(args: readonly string[], config: Config) {
  try {
    return { ok: true as const, value: parseArgs({ ...config, args: [...args], allowPositionals: true }) }
  } catch (error) {
    return { ok: false as const, error: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error) }
  }
}

/** Prints what is wrong with the words and how the command is used. */
export function refuse(io: CommandIo, error: string, usage: string): number {
  io.err(error)
  io.err(`usage: ${usage}`)
  return exitStatus.refused
}
