import { resolveDay, type DayHours, type HoursSchedule, type SpecialDay } from './hours-schedule.ts'
import { dateInZone } from '../format/calendar-date.ts'
import { addDays, weekdayOf } from './wall-clock.ts'

/** One line of an opening-hours table. */
export interface HoursRow {
  /** Weekdays of the line in order, 1 Monday to 6 Saturday, then 0 Sunday: five of them where the week collapses. */
  readonly weekdays: readonly number[]
  /** The date that each weekday stands for. */
  readonly dates: readonly string[]
  readonly hours: DayHours
  readonly isToday: boolean
}

const mondayFirst = [1, 2, 3, 4, 5, 6, 0] as const
const workingDays: ReadonlySet<number> = new Set([1, 2, 3, 4, 5])

const isSame = (one: DayHours, other: DayHours): boolean => JSON.stringify(one) === JSON.stringify(other)

/**
 * Returns the table of the coming seven days, Monday first: each weekday stands for its next date, today included, so
 * that special days and alternating Saturdays show as they will be (LOC-08, LOC-09). Monday to Friday collapse into one
 * line when all five are identical; Saturday and Sunday never do (LOC-07).
 */
export function buildWeekTable(schedule: HoursSchedule, nowMs: number): readonly HoursRow[] {
  const today = dateInZone(nowMs, schedule.timeZone)
  const dates = Array.from({ length: 7 }, (_, day) => addDays(today, day))
  const rows = mondayFirst.map((weekday): HoursRow => {
    const date = dates.find((candidate) => weekdayOf(candidate) === weekday) ?? today
    return { weekdays: [weekday], dates: [date], hours: resolveDay(schedule, date), isToday: date === today }
  })
  const week = rows.filter(({ weekdays: [weekday = 0] }) => workingDays.has(weekday))
  const [monday] = week
  if (monday === undefined || !week.every(({ hours }) => isSame(hours, monday.hours))) return rows
  const collapsed: HoursRow = {
    weekdays: week.flatMap(({ weekdays }) => weekdays),
    dates: week.flatMap(({ dates: days }) => days),
    hours: monday.hours,
    isToday: week.some(({ isToday }) => isToday),
  }
  return [collapsed, ...rows.slice(week.length)]
}

/** Returns the special days from today on, soonest first, for the dialog of holiday hours (LOC-08). */
export function listComingSpecialDays(schedule: HoursSchedule, nowMs: number, limit: number): readonly SpecialDay[] {
  const today = dateInZone(nowMs, schedule.timeZone)
  const seen = new Set<string>()
  return schedule.special
    .filter(({ date }) => date >= today && !seen.has(date) && seen.add(date) !== null)
    .toSorted((one, other) => (one.date < other.date ? -1 : 1))
    .slice(0, limit)
}
