/** Timers of a job; tests pass simulated ones. */
export interface Timers {
  /** Calls once after so many milliseconds; the returned function cancels it. */
  after(ms: number, call: () => void): () => void
}

/** The process's own timers. */
export const systemTimers: Timers = {
  after(ms, call) {
    const timer = setTimeout(call, ms)
    return () => clearTimeout(timer)
  },
}
