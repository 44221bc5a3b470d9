import { dateInZone } from '../format/calendar-date.ts'
import { resolvePeriod, type HoursSchedule } from './hours-schedule.ts'
import { addDays } from './wall-clock.ts'

/** Whether a department is open, and until when that holds. */
export interface OpenState {
  readonly open: boolean
  /** Epoch milliseconds of the next opening or closing; null when none comes within `horizonDays`. */
  readonly changesAt: number | null
}

/** How far ahead the next change is looked for, days: longer than any closure over Christmas. */
const horizonDays = 60
const dayMs = 86_400_000

/** Whether the department is open at an instant, by the clocks of its location (LOC-10). */
export function isOpenAt(schedule: HoursSchedule, nowMs: number): boolean {
  const today = dateInZone(nowMs, schedule.timeZone)
  // Yesterday's period may go on past midnight.
  return [addDays(today, -1), today].some((date) => {
    const period = resolvePeriod(schedule, date)
    return period !== null && period.from <= nowMs && nowMs < period.until
  })
}

/** Returns whether the department is open and the moment of the next change; periods that meet count as one. */
export function findOpenState(schedule: HoursSchedule, nowMs: number): OpenState {
  const today = dateInZone(nowMs, schedule.timeZone)
  let openUntil: number | null = null
  for (let day = -1; day <= horizonDays; day += 1) {
    // No period of this date or a later one can begin before the open one has ended.
    if (openUntil !== null && openUntil < nowMs + (day - 2) * dayMs) return { open: true, changesAt: openUntil }
    const period = resolvePeriod(schedule, addDays(today, day))
    if (period === null || period.until <= nowMs) continue
    if (openUntil === null && period.from > nowMs) return { open: false, changesAt: period.from }
    if (openUntil !== null && period.from > openUntil) return { open: true, changesAt: openUntil }
    openUntil = Math.max(openUntil ?? 0, period.until)
  }
  return { open: openUntil !== null, changesAt: null }
}
