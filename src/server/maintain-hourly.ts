import { describeError } from '#log/describe-error.ts'
import type { Logger } from '#log/log.ts'

export interface MaintenanceTask {
  /** For the log, when it fails. */
  readonly what: string
  readonly run: () => Promise<void>
}

export interface MaintenanceOptions {
  readonly tasks: readonly MaintenanceTask[]
  /**
   * Whether the clock of this node is right at this moment. Maintenance deletes and erases for good what has become
   * old, and a clock that is ahead makes everything old.
   */
  readonly mayWork: () => Promise<boolean>
  readonly log: Pick<Logger, 'warn'>
}

const everyMs = 3_600_000

/**
 * Runs the maintenance tasks every hour; returns the function that ends it. Every node may run them: a reader that has
 * fallen behind the first entry of a pruned log loads everything again, and nothing is erased twice.
 */
export function maintainHourly({ tasks, mayWork, log }: MaintenanceOptions): () => void {
  async function runAll(): Promise<void> {
    for (const { what, run } of tasks) {
      // Before each task: the clock may go wrong while an earlier one is under way.
      if (!(await mayWork())) return
      try {
        await run()
      } catch (error) {
        log.warn({ error: describeError(error) }, `${what}; trying again in an hour`)
      }
    }
  }
  const timer = setInterval(() => void runAll(), everyMs)
  timer.unref()
  return () => clearInterval(timer)
}
