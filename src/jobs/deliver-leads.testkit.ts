import type { Timers } from './timers.ts'

/** Time that passes only when a test says so. */
export interface SimulatedTime extends Timers {
  readonly now: () => number
  /** Passes to the next timer and runs it; false: there is none until `until`, which it is then. */
  step(until: number): boolean
}

/** Starts at `from`, epoch milliseconds. */
export function createSimulatedTime(from: number): SimulatedTime {
  const timers = new Map<number, { readonly at: number; readonly call: () => void }>()
  let now = from
  let last = 0
  return {
    now: () => now,
    after(ms, call) {
      last += 1
      const id = last
      timers.set(id, { at: now + ms, call })
      return () => void timers.delete(id)
    },
    step(until) {
      let next: [number, { readonly at: number; readonly call: () => void }] | null = null
      // Timers of the same instant run in the order in which they were set.
      for (const entry of timers) if (next === null || entry[1].at < next[1].at) next = entry
      if (next === null || next[1].at > until) {
        now = until
        return false
      }
      timers.delete(next[0])
      now = Math.max(now, next[1].at)
      next[1].call()
      return true
    },
  }
}
