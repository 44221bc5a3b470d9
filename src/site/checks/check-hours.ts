import { minutesOfDay } from '#domain/hours/wall-clock.ts'
import type { Place } from '../site-problem.ts'
import type { Site } from '../site.ts'
import { fault, findRepeats, oneOf, type Fault } from './fault.ts'

type Week = Site['opening_hours']
type WeekdayHours = Week[number]
type SpecialHours = Site['special_hours'][number]

const weekdayNames = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const
const nameOf = (weekday: number): string => weekdayNames[weekday] ?? String(weekday)

/** Hours past midnight of more minutes than this are rather a closing time without its 12 hours: '05:00' for 17:00. */
const longestNight = 12 * 60

const sameTimes = (place: Place): Fault =>
  fault(
    place,
    'opening and closing are the same time',
    "different times, or status Closed; 24 hours are '00:00' to '24:00'",
  )

/** Warns of hours past midnight that nobody means, of weekdays without an entry, and of hours of a closed day. */
export function listHoursWarnings(site: Site): readonly Fault[] {
  const warn = (week: Week, place: Place): readonly Fault[] => [
    ...week.flatMap((day, index) => warnOfNight(day, [...place, index, 'close'])),
    ...warnOfGaps(week, place),
  ]
  return [
    ...warnOfClosedDays(site.special_hours),
    ...warn(site.opening_hours, ['opening_hours']),
    ...site.dealerships.flatMap(({ locations }, d) =>
      locations.flatMap(({ contact_detail: { opening_hours: week } }, l) =>
        week === site.opening_hours
          ? []
          : warn(week, ['dealerships', d, 'locations', l, 'contact_detail', 'opening_hours']),
      ),
    ),
  ]
}

function warnOfNight({ weekday, status, open, close }: WeekdayHours, place: Place): readonly Fault[] {
  if (status === 'Closed' || open === null || close === null || close >= open) return []
  if (minutesOfDay(close) + 1440 - minutesOfDay(open) <= longestNight) return []
  return [
    fault(
      place,
      `${nameOf(weekday)} is open from ${open} past midnight until ${close} of the next day`,
      'a time of 24 hours after open: 5 pm is 17:00',
    ),
  ]
}

/** A day without an entry reads as closed, which a dealer rarely is from Monday to Friday. */
function warnOfGaps(week: Week, place: Place): readonly Fault[] {
  const missing = [1, 2, 3, 4, 5].filter((weekday) => !week.some((day) => day.weekday === weekday))
  if (missing.length === 0 || missing.length === 5) return []
  const reads = missing.length === 1 ? 'has no entry and reads' : 'have none and read'
  return [
    fault(
      place,
      `${missing.map(nameOf).join(', ')} ${reads} as closed`,
      'an entry for each weekday, with status: Closed where it is closed',
    ),
  ]
}

/** 'Closed' is the default of a special day, and replaces its hours. */
const warnOfClosedDays = (days: Site['special_hours']): readonly Fault[] =>
  days.flatMap(({ date, status, start_hour, hours }, index) =>
    status === 'Closed' && (start_hour !== null || hours !== null)
      ? [
          fault(
            ['special_hours', index, 'status'],
            `${date} is closed, so its hours are not shown`,
            'Open, or a closed day without hours',
          ),
        ]
      : [],
  )

/** Checks the opening hours of a week: one entry a weekday, with times, none of which reach into another's. */
export function checkWeek(week: Week, place: Place): readonly Fault[] {
  return [
    ...findRepeats(
      week,
      ({ weekday }) => String(weekday),
      (index) => [...place, index, 'weekday'],
      'weekday',
    ),
    ...week.flatMap((day, index) => [
      ...checkTimes(day, [...place, index]),
      ...checkNextDay(day, week, [...place, index, 'close']),
    ]),
  ]
}

function checkTimes({ status, open, close }: WeekdayHours, place: Place): readonly Fault[] {
  if (status === 'Closed') return []
  if (open === null || close === null)
    return [fault(place, 'an open day has no hours', 'open and close; they decide whether it is open now')]
  return open === close ? [sameTimes(place)] : []
}

/** Hours past midnight must end before the next day's begin, or it is unclear which of the two is meant. */
function checkNextDay({ weekday, status, open, close }: WeekdayHours, week: Week, place: Place): readonly Fault[] {
  if (status === 'Closed' || open === null || close === null || close >= open) return []
  const next = week.find((day) => day.weekday === (weekday + 1) % 7 && day.status === 'Open')
  if (next === undefined || next.open === null || close <= next.open) return []
  return [
    fault(
      place,
      `${nameOf(weekday)} is open from ${open} past midnight until ${close}, and ${nameOf(next.weekday)} opens ` +
        `at ${next.open}, so the hours overlap`,
      `a time after ${open}, or one until ${next.open} of the next day`,
    ),
  ]
}

/** Checks the special days: their locations, their times, and that no day is given twice for one place. */
export function checkSpecialHours({ special_hours: days }: Site, locationIds: ReadonlySet<string>): readonly Fault[] {
  return [
    ...findRepeats(
      days,
      ({ date, location_id }) => (location_id === null ? date : `${date} of ${location_id}`),
      (index) => ['special_hours', index, 'date'],
      'special day',
    ),
    ...days.flatMap((day, index) => checkSpecialDay(day, ['special_hours', index], locationIds)),
  ]
}

function checkSpecialDay(day: SpecialHours, place: Place, locationIds: ReadonlySet<string>): readonly Fault[] {
  const { location_id, status, start_hour, end_hour, hours } = day
  const open = start_hour ?? hours?.begin ?? null
  const close = end_hour ?? hours?.end ?? null
  return [
    ...(location_id === null || locationIds.has(location_id)
      ? []
      : [fault([...place, 'location_id'], `there is no location '${location_id}'`, oneOf(locationIds))]),
    ...(status === 'Open' && (open === null || close === null)
      ? [fault(place, 'an open day has no hours', 'start_hour with end_hour, or hours with begin and end')]
      : []),
    ...(status === 'Open' && open !== null && open === close ? [sameTimes(place)] : []),
  ]
}
