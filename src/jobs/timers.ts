/** Timers of a job; tests pass simulated ones. */
export interface Timers {
  /** Calls back once after a number of milliseconds. The returned function cancels it. */
  after(ms: number, call: () => void): () => void
}

/** The timers of the process. */
export const systemTimers: Timers = {
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
