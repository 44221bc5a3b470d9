/** How long the delivery of a lead is tried before it is given up: over a long weekend and a day. Milliseconds. */
export const keepTryingMs = 4 * 86_400_000

const firstPauseMs = 30_000
const longestPauseMs = 3_600_000
/** A receiver that asks for a longer pause than this is asked again after it. */
const longestAskedPauseMs = 6 * 3_600_000
const shortestPauseMs = 1_000

export interface FailedTry {
  /** Epoch milliseconds. */
  readonly now: number
  /** Tries so far, with the one that failed; 1 or more. */
  readonly attempts: number
  /** Epoch milliseconds from which on a failed try is the last. */
  readonly giveUpAt: number
  /** The pause that the receiver asked for, milliseconds; null: none. */
  readonly askedPauseMs: number | null
  /** 0 (inclusive) to 1 (exclusive). */
  readonly random: number
}

/**
 * Decides when a delivery that failed is tried again, in epoch milliseconds; null: it is given up (LEAD-12).
 * Exponential backoff with full jitter: the pause is random between nothing and a ceiling that doubles from 30 seconds
 * to an hour, so that the leads of an outage do not all arrive in the same second after it. The last try is made when
 * the time is over, and not one pause before.
 */
export function scheduleNextTry({ now, attempts, giveUpAt, askedPauseMs, random }: FailedTry): number | null {
  if (now >= giveUpAt) return null
  const ceiling = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.min(attempts - 1, 20))
  const asked = Math.min(Math.max(askedPauseMs ?? 0, 0), longestAskedPauseMs)
  const pause = Math.max(shortestPauseMs, Math.round(ceiling * random), asked)
  return Math.min(now + pause, giveUpAt)
}
