import { whenIdle } from '#ui/when-idle.ts'

const waiting: (() => void)[] = []

function runAll(): void {
  for (const task of waiting.splice(0)) task()
}

/**
 * Runs a task when the browser is idle, in the order of the calls, and at once when the visitor leaves the page: a
 * beacon takes a phone several milliseconds, which what the visitor waits for needs first.
 */
export function runLater(task: () => void): void {
  if (waiting.push(task) > 1) return
  whenIdle(runAll)
  // The last event that a phone is sure to report; the same listener is added only once.
  document.addEventListener('visibilitychange', runAll, { once: true })
}
