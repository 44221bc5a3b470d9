import { createHash } from 'node:crypto'
import { findInstant, minutesOfDay } from '#domain/hours/wall-clock.ts'

export interface FeedSchedule {
  /** Times of day in `timeZone`, '06:00'; '24:00' is the end of the day. Not used where `everyMinutes` is given. */
  readonly times: readonly string[]
  /** null: at `times`. */
  readonly everyMinutes: number | null
  readonly timeZone: string
  /** Site and feed. Spreads feeds with the same period over that period. */
  readonly name: string
}

/** Scheduled times around a moment, epoch milliseconds; null: none within two days. */
export interface PlannedTimes {
  /** At or before the moment. */
  readonly last: number | null
  readonly next: number | null
}

/**
 * The scheduled times of a feed before and after a moment. When daylight saving skips a time, the run is scheduled at
 * the change; when it repeats a time, at the first occurrence. So every day has each time once.
 */
export function findPlannedTimes({ times, everyMinutes, timeZone, name }: FeedSchedule, now: number): PlannedTimes {
  if (everyMinutes !== null) {
    const period = everyMinutes * 60_000
    const offset = createHash('sha256').update(name).digest().readUInt32BE() % period
    const last = Math.floor((now - offset) / period) * period + offset
    return { last, next: last + period }
  }
  const today = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(timeZone).toPlainDate()
  const planned = [-2, -1, 0, 1, 2]
    .flatMap((days) => times.map((time) => findInstant(today.add({ days }).toString(), minutesOfDay(time), timeZone)))
    .toSorted((a, b) => a - b)
  return { last: planned.findLast((at) => at <= now) ?? null, next: planned.find((at) => at > now) ?? null }
}

const firstPauseMs = 60_000
const longestPauseMs = 30 * 60_000
/** Attempts for one scheduled time, over two hours or more. */
export const mostTries = 8

/**
 * The time of the retry after a failed run, epoch milliseconds; null: wait for the next scheduled time. Exponential
 * backoff from one minute to half an hour, half of it random (jitter), so that not all feeds retry at once after an
 * outage.
 */
export function scheduleRetry({
  now,
  attempts,
  random,
}: {
  readonly now: number
  /** Attempts for this scheduled time, including the failed one. */
  readonly attempts: number
  /** 0 (inclusive) to 1 (exclusive). */
  readonly random: number
}): number | null {
  if (attempts >= mostTries) return null
  const ceiling = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1))
  return now + Math.round(ceiling / 2 + (ceiling / 2) * random)
}
