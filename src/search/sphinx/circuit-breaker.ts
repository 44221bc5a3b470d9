export interface CircuitBreakerOptions {
  /** Failures in a row after which nobody is let through. */
  readonly failures: number
  /** Milliseconds after which one is let through to try. */
  readonly pauseMs: number
  /** Monotonic clock in milliseconds. */
  readonly now: () => number
}

/** Keeps callers from waiting for a party that does not answer: closed, open for a pause, then one try at a time. */
export interface CircuitBreaker {
  /** Whether to call now. After the pause it says so once, until the outcome of that call is known. */
  tryPass(): boolean
  succeed(): void
  fail(): void
}

export function createCircuitBreaker({ failures: most, pauseMs, now }: CircuitBreakerOptions): CircuitBreaker {
  let failures = 0
  let openUntil = Number.NEGATIVE_INFINITY
  return {
    tryPass() {
      if (failures < most) return true
      if (now() < openUntil) return false
      // The next try waits for another pause, should this one never end.
      openUntil = now() + pauseMs
      return true
    },
    succeed() {
      failures = 0
    },
    fail() {
      failures += 1
      if (failures >= most) openUntil = now() + pauseMs
    },
  }
}
