import { createHash } from 'node:crypto'
import { findInstant, minutesOfDay } from '#domain/hours/wall-clock.ts'

export interface FeedSchedule {
  /** Times of day in `timeZone`, '06:00'; '24:00' is the end of the day. Not used where `everyMinutes` is given. */
  readonly times: readonly string[]
  /** null: at `times`. */
  readonly everyMinutes: number | null
  readonly timeZone: string
  /** Site and feed: feeds of the same period are spread over it by this name. */
  readonly name: string
}

/** Planned times around a moment, epoch milliseconds; null where there is none within two days. */
export interface PlannedTimes {
  /** At or before the moment. */
  readonly last: number | null
  readonly next: number | null
}

/**
 * The planned times of a feed before and after a moment. A time that daylight saving skips is planned at the skip, and
 * one that it repeats at its first occurrence, so that every day has each time once.
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
/** Tries of one planned time: over two hours and more. */
export const mostTries = 8

/**
 * When a run that failed is tried again, epoch milliseconds; null: not before its next planned time. The pause doubles
 * from one minute to half an hour; half of it is random, so that the feeds of an outage do not all come back at once.
 */
export function scheduleRetry({
  now,
  attempts,
  random,
}: {
  readonly now: number
  /** Tries of this planned time, with the one that failed. */
  readonly attempts: number
  /** 0 (inclusive) to 1 (exclusive). */
  readonly random: number
}): number | null {
  if (attempts >= mostTries) return null
  const ceiling = Math.min(longestPauseMs, firstPauseMs * 2 ** Math.max(0, attempts - 1))
  return now + Math.round(ceiling / 2 + (ceiling / 2) * random)
}
