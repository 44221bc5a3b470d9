import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'

/** Milliseconds from the signal to the end of the process; supervisors commonly kill after thirty seconds. */
export const closeLimitMs = 20_000

export interface ClosingOptions {
  /** Finishes what is under way and closes everything; called once. */
  readonly close: () => Promise<void>
  readonly limitMs: number
  readonly log: Pick<Logger, 'error'>
  /** The process of the server. */
  readonly process: Pick<NodeJS.Process, 'on' | 'exit' | 'exitCode'>
}

/**
 * Closes the server at SIGINT or SIGTERM. The process ends by itself when nothing is left to do. Where something hangs,
 * such as a database connection on which no byte arrives any more, it is ended after `limitMs` with status 1.
 */
export function closeOnSignal({ close, limitMs, log, process }: ClosingOptions): void {
  let isClosing = false
  function begin(): void {
    if (isClosing) return
    isClosing = true
    // Never cleared: a connection can outlive `close` as well. It keeps no process alive that has ended its work.
    setTimeout(() => {
      log.error({ limitMs }, 'could not close in time; what was still open is abandoned')
      process.exit(1)
    }, limitMs).unref()
    close().catch((error: unknown) => {
      log.error({ error: describeError(error) }, 'could not close cleanly')
      process.exitCode = 1
    })
  }
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, begin)
}
