import { formatDate, formatDayHours, formatOpenState, formatWeekdays } from '#domain/hours/format-hours.ts'
import { resolveDay, type HoursSchedule } from '#domain/hours/hours-schedule.ts'
import { findOpenState } from '#domain/hours/open-state.ts'
import { findNextMidnight } from '#domain/vehicle/next-change.ts'
import { buildWeekTable, listComingSpecialDays } from '#domain/hours/week-table.ts'
import { resolveHours } from '#site/resolve-hours.ts'
import type { Location, Site } from '#site/site.ts'

/** Opening hours as a page shows them; every text is by the clocks of the location (LOC-10). */
export interface OpeningHoursView {
  readonly open: boolean
  /** 'Open until 5:30 pm', 'Opens 8:30 am Monday'; null where nothing is configured. */
  readonly state: string | null
  /** Lines of the coming week, Monday first. */
  readonly lines: readonly HoursLine[]
  /** Coming special days, soonest first (LOC-08). */
  readonly specialDays: readonly { readonly date: string; readonly name: string | null; readonly hours: string }[]
}

interface HoursLine {
  /** 'Monday – Friday', 'Saturday'. */
  readonly days: string
  readonly hours: string
  /** Name of the special day that the line stands for, 'Christmas Day'; null on an ordinary day. */
  readonly name: string | null
  /** Page of the enquiry where the site offers it in place of missing hours (LOC-07); else null. */
  readonly href: string | null
  readonly isToday: boolean
}

/** Most special days that are listed. */
export const mostSpecialDays = 6

const missingWords = {
  closed: 'Closed',
  by_appointment: 'By appointment only',
  enquire_link: 'Enquire Now',
} as const

/** Builds the opening hours of a location at an instant; null is the site itself. */
export function buildOpeningHours(site: Site, location: Location | null, nowMs: number): OpeningHoursView {
  const schedule = resolveHours(site, location)
  const missing = site.locations.missing_hours
  const state = findOpenState(schedule, nowMs)
  const name = (date: string): string | null => {
    const day = resolveDay(schedule, date)
    return day.kind === 'open' || day.kind === 'closed' ? day.name : null
  }
  return {
    open: state.open,
    state: isKnown(schedule) ? formatOpenState(schedule, state, nowMs) : null,
    lines: buildWeekTable(schedule, nowMs).map(({ weekdays, dates, hours, isToday }) => ({
      days: formatWeekdays(weekdays),
      hours: formatDayHours(hours, missingWords[missing]),
      name: dates.length === 1 ? name(dates[0] ?? '') : null,
      href: hours.kind === 'missing' && missing === 'enquire_link' ? '/enquire' : null,
      isToday,
    })),
    specialDays: listComingSpecialDays(schedule, nowMs, mostSpecialDays).map((day) => ({
      date: formatDate(day.date),
      name: day.name,
      hours: formatDayHours(resolveDay(schedule, day.date), missingWords[missing]),
    })),
  }
}

/**
 * The instant at which the opening hours of a location next read differently, epoch milliseconds: it opens, it closes,
 * or its day ends. A cached page that shows them must not outlive it (LOC-10).
 */
export function findHoursChange(site: Site, location: Location | null, nowMs: number): number {
  const schedule = resolveHours(site, location)
  const { changesAt } = findOpenState(schedule, nowMs)
  return Math.min(changesAt ?? Number.POSITIVE_INFINITY, findNextMidnight(nowMs, schedule.timeZone))
}

/** Whether any hours are configured: 'Closed' would be wrong where nobody has said when it is open. */
const isKnown = ({ weekly, special }: HoursSchedule): boolean => weekly.length + special.length > 0
