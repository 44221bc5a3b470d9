export interface CircuitBreakerOptions {
  /** Consecutive failures after which the circuit opens. */
  readonly failures: number
  /** Milliseconds between opening and the next trial call. */
  readonly pauseMs: number
  /** Monotonic clock in milliseconds. */
  readonly now: () => number
}

/**
 * Keeps callers from waiting for a service that does not answer: closed, then open for a pause, then half open with one
 * trial call at a time.
 */
export interface CircuitBreaker {
  /** Whether to call now. After the pause this is true once, until the result of that trial call is known. */
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
      // If this trial call never ends, the next one is allowed after another pause.
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
