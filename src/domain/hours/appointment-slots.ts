import { resolvePeriod, type HoursSchedule } from './hours-schedule.ts'
import { dateInZone } from '../format/calendar-date.ts'
import { addDays } from './wall-clock.ts'

export interface SlotSettings {
  /** How many days ahead appointments may be asked for, today included. */
  readonly days: number
  /** Length of a slot, minutes. */
  readonly minutes: number
  /** Shortest time between now and the beginning of a slot, minutes. */
  readonly noticeMinutes: number
}

/** The appointments of one date. */
export interface SlotDay {
  /** '2026-11-23', the date on which the opening hours begin. */
  readonly date: string
  /** Beginnings, epoch milliseconds, in order. */
  readonly starts: readonly number[]
}

/**
 * Returns the appointments that fit whole into the opening hours, by date, from opening time on (LEAD-11). Dates
 * without any are left out, as are Saturdays by appointment, which have no hours to choose from.
 */
export function listAppointmentSlots(
  schedule: HoursSchedule,
  nowMs: number,
  { days, minutes, noticeMinutes }: SlotSettings,
): readonly SlotDay[] {
  const today = dateInZone(nowMs, schedule.timeZone)
  const earliest = nowMs + noticeMinutes * 60_000
  const length = minutes * 60_000
  return Array.from({ length: days }, (_, day) => addDays(today, day)).flatMap((date) => {
    const period = resolvePeriod(schedule, date)
    if (period === null) return []
    const count = Math.floor((period.until - period.from) / length)
    const starts = Array.from({ length: count }, (_, slot) => period.from + slot * length).filter(
      (start) => start >= earliest,
    )
    return starts.length === 0 ? [] : [{ date, starts }]
  })
}
