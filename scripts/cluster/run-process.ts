import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { openSync, closeSync } from 'node:fs'

/** A process that the cluster started. */
export interface RunningProcess {
  readonly pid: number
  readonly isRunning: () => boolean
  /** Sends a signal and waits for the end of the process; kills it after `limitMs`. */
  end(signal: 'SIGTERM' | 'SIGKILL', limitMs?: number): Promise<void>
}

/** Time limit for a graceful end, milliseconds. */
const endLimitMs = 30_000

/**
 * Starts a program and redirects its output to a file. It gets its own process group, so that Ctrl-C reaches only this
 * process, which then stops its children in order.
 */
export function runProcess(
  program: string,
  args: readonly string[],
  { env, logFile, cwd }: { readonly env: NodeJS.ProcessEnv; readonly logFile: string; readonly cwd: string },
): RunningProcess {
  const log = openSync(logFile, 'a')
  const child = spawn(program, args, { env, cwd, detached: true, stdio: ['ignore', log, log] })
  closeSync(log)
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')])
  ended.catch(() => undefined)
  const isRunning = (): boolean => child.pid !== undefined && child.exitCode === null && child.signalCode === null
  const killAtExit = (): void => void (isRunning() && child.kill('SIGKILL'))
  process.once('exit', killAtExit)
  return {
    pid: child.pid ?? 0,
    isRunning,
    async end(signal, limitMs = endLimitMs) {
      if (!isRunning()) return
      child.kill(signal)
      const timer = setTimeout(() => child.kill('SIGKILL'), limitMs)
      await ended
      clearTimeout(timer)
      process.removeListener('exit', killAtExit)
    },
  }
}
