/** Calendar arithmetic on 'YYYY-MM-DD' texts relative to the reference day; pure, no clock and no zone. */

/** Throws RangeError when `date` is no calendar date. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** The last day of the month where the day is missing. Throws RangeError when `date` is no calendar date. */
export function addMonths(date: string, months: number): string {
  return Temporal.PlainDate.from(date).add({ months }).toString()
}

/** First day of the month, as feeds give build and compliance plates. */
export function startOfMonth(date: string): string {
  return `${date.slice(0, 8)}01`
}

/** Throws RangeError when `date` is no calendar date. */
export function yearOf(date: string): number {
  return Temporal.PlainDate.from(date).year
}

/** Instant in UTC, '2026-11-20T01:02:00.000Z'. `minuteOfDay` 0 to 1439. */
export function formatInstant(date: string, minuteOfDay: number): string {
  const two = (value: number): string => String(value).padStart(2, '0')
  return `${date}T${two(Math.floor(minuteOfDay / 60))}:${two(minuteOfDay % 60)}:00.000Z`
}

/** Whole seconds since 1970 of that minute in UTC. */
export function formatEpochSeconds(date: string, minuteOfDay: number): number {
  return Temporal.Instant.from(formatInstant(date, minuteOfDay)).epochMilliseconds / 1000
}
