import { addDays, findInstant, minutesOfDay, weekdayOf } from './wall-clock.ts'

/** Hours of one weekday as configured (LOC-01). */
export interface WeekdayHours {
  /** 0 Sunday to 6 Saturday. */
  readonly weekday: number
  readonly status: 'Open' | 'Closed'
  /** Text that is shown in place of the times; the times still decide whether the department is open. */
  readonly formated_hours: string | null
  /** Wall-clock time such as '08:30'. */
  readonly open: string | null
  /** Wall-clock time; at or before `open` it belongs to the next day. '24:00' is midnight at the end of the day. */
  readonly close: string | null
}

/** A date on which the weekday's hours do not apply (LOC-08). */
export interface SpecialDay {
  /** '2026-12-25'. */
  readonly date: string
  /** 'Christmas Day'. */
  readonly name: string | null
  readonly status: 'Open' | 'Closed'
  readonly open: string | null
  readonly close: string | null
}

/** The hours of one department of one location. */
export interface HoursSchedule {
  /** IANA name, 'Australia/Brisbane'. Never the visitor's (LOC-10). */
  readonly timeZone: string
  /** At most one entry per weekday; a weekday without an entry has missing hours (LOC-07). */
  readonly weekly: readonly WeekdayHours[]
  /** The first entry of a date counts. */
  readonly special: readonly SpecialDay[]
  /**
   * A Saturday of week 0: the Saturdays of even weeks are by appointment (LOC-09). null when every Saturday is alike.
   */
  readonly appointmentSaturdaysFrom: string | null
}

/** What applies on one date. */
export type DayHours =
  | {
      readonly kind: 'open'
      readonly open: string
      readonly close: string
      /** Shown in place of the times; null writes the times. */
      readonly text: string | null
      /** Name of the special day; null on an ordinary one. */
      readonly name: string | null
    }
  | { readonly kind: 'closed'; readonly name: string | null }
  /** Saturdays that are by appointment: 'By Appointment Only', counted as closed (LOC-09). */
  | { readonly kind: 'appointment' }
  /** Nothing is configured; the site chooses the words (LOC-07). */
  | { readonly kind: 'missing' }

/** An open period, epoch milliseconds: open from `from` until just before `until`. */
export interface OpenPeriod {
  readonly from: number
  readonly until: number
}

const saturday = 6

/** Whether the Saturday is one of an even week counted from the base date, before it as well as after (LOC-09). */
function isEvenWeek(date: string, base: string): boolean {
  const { days } = Temporal.PlainDate.from(base).until(Temporal.PlainDate.from(date), { largestUnit: 'days' })
  return Math.floor(days / 7) % 2 === 0
}

/** Returns what applies on a date ('2026-11-22'): a special day first, then the Saturday rule, then the weekday. */
export function resolveDay(schedule: HoursSchedule, date: string): DayHours {
  const special = schedule.special.find((day) => day.date === date)
  if (special !== undefined) {
    const { status, open, close, name } = special
    return status === 'Open' && open !== null && close !== null
      ? { kind: 'open', open, close, text: null, name }
      : { kind: 'closed', name }
  }
  const weekday = weekdayOf(date)
  const base = schedule.appointmentSaturdaysFrom
  if (weekday === saturday && base !== null && isEvenWeek(date, base)) return { kind: 'appointment' }
  const hours = schedule.weekly.find((entry) => entry.weekday === weekday)
  if (hours === undefined) return { kind: 'missing' }
  if (hours.status === 'Closed') return { kind: 'closed', name: null }
  if (hours.open === null || hours.close === null) return { kind: 'missing' }
  return { kind: 'open', open: hours.open, close: hours.close, text: hours.formated_hours, name: null }
}

/** Returns the open period that begins on a date, or null for a date without hours. It may end on the next day. */
export function resolvePeriod(schedule: HoursSchedule, date: string): OpenPeriod | null {
  const day = resolveDay(schedule, date)
  if (day.kind !== 'open') return null
  const open = minutesOfDay(day.open)
  const close = minutesOfDay(day.close)
  const from = findInstant(date, open, schedule.timeZone)
  const until =
    close > open ? findInstant(date, close, schedule.timeZone) : findInstant(addDays(date, 1), close, schedule.timeZone)
  // A period that lies wholly inside skipped time does not exist.
  return until > from ? { from, until } : null
}
