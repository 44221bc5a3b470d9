import { monthNames } from '../format/month-names.ts'
import type { DayHours, HoursSchedule } from './hours-schedule.ts'
import type { OpenState } from './open-state.ts'
import { dateInZone } from '../format/calendar-date.ts'
import { addDays, minutesOfDay, weekdayOf } from './wall-clock.ts'

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const

/** 'Monday' for 1; 0 is Sunday. */
const formatWeekday = (weekday: number): string => weekdayNames[weekday] ?? ''

/** '8:30 am', 'noon', 'midnight'; minutes after midnight, also beyond a day. */
export function formatTimeOfDay(minutes: number): string {
  const inDay = minutes % 1440
  if (inDay === 0) return 'midnight'
  if (inDay === 720) return 'noon'
  const hour = Math.floor(inDay / 60)
  const minute = String(inDay % 60).padStart(2, '0')
  return `${hour % 12 === 0 ? 12 : hour % 12}:${minute} ${hour < 12 ? 'am' : 'pm'}`
}

/** 'Monday – Friday' for several weekdays in order, 'Saturday' for one; 0 is Sunday. */
export function formatWeekdays(weekdays: readonly number[]): string {
  const ends = weekdays.length < 2 ? weekdays : [weekdays[0] ?? 0, weekdays.at(-1) ?? 0]
  return ends.map(formatWeekday).join(' – ')
}

/** 'Friday 25 December' for '2026-12-25'. Forms format days in browsers, and Safari has no Temporal. */
export function formatDate(date: string): string {
  const [, month, day] = date.split('-').map(Number)
  return `${formatWeekday(weekdayOf(date))} ${day} ${monthNames[(month ?? 0) - 1] ?? ''}`
}

/** Words for a weekday without hours; the site chooses among them (LOC-07). */
export type MissingHoursWords = 'Closed' | 'By appointment only' | 'Enquire Now'

/** '8:30 am – 5:30 pm', 'Closed', 'By Appointment Only'; the words of the configuration where it gives any. */
export function formatDayHours(hours: DayHours, missing: MissingHoursWords): string {
  switch (hours.kind) {
    case 'open':
      return (
        hours.text ?? `${formatTimeOfDay(minutesOfDay(hours.open))} – ${formatTimeOfDay(minutesOfDay(hours.close))}`
      )
    case 'closed':
      return 'Closed'
    case 'appointment':
      return 'By Appointment Only'
    case 'missing':
      return missing
  }
}

/**
 * 'Open until 5:30 pm', 'Opens 8:30 am tomorrow', 'Opens 8:30 am Monday', 'Opens 8:30 am Monday 4 January' from a week
 * ahead on; 'Open' or 'Closed' when no change is near.
 */
export function formatOpenState({ timeZone }: HoursSchedule, { open, changesAt }: OpenState, nowMs: number): string {
  if (changesAt === null) return open ? 'Open' : 'Closed'
  const moment = Temporal.Instant.fromEpochMilliseconds(changesAt).toZonedDateTimeISO(timeZone)
  const time = formatTimeOfDay(moment.hour * 60 + moment.minute)
  const date = moment.toPlainDate().toString()
  const today = dateInZone(nowMs, timeZone)
  const day = formatDay(date, today)
  const words = open ? 'Open until' : 'Opens'
  // Midnight at the end of today belongs to today.
  const isEndOfToday = open && time === 'midnight' && date === addDays(today, 1)
  return day === '' || isEndOfToday ? `${words} ${time}` : `${words} ${time} ${day}`
}

function formatDay(date: string, today: string): string {
  if (date === today) return ''
  if (date === addDays(today, 1)) return 'tomorrow'
  return date < addDays(today, 7) ? formatWeekday(weekdayOf(date)) : formatDate(date)
}
