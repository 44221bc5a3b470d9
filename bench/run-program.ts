import { spawn } from 'node:child_process'

/**
 * Runs Node with these arguments in a process of its own, so that its work takes nothing from this one's core; what it
 * wrote. Rejects when it fails.
 */
export async function runProgram(args: readonly string[]): Promise<string> {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] })
  let text = ''
  child.stdout.setEncoding('utf8').on('data', (part: string) => (text += part))
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (status !== 0) throw new Error(`${args.find((arg) => !arg.startsWith('-'))} ended with status ${status}`)
  return text
}
