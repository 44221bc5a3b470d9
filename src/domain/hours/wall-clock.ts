/** Minutes of a time of day such as '08:30'; '24:00' is 1440. The text has been checked by the site schema. */
export function minutesOfDay(time: string): number {
  const [hours = '0', minutes = '0'] = time.split(':')
  return Number(hours) * 60 + Number(minutes)
}

/**
 * Returns the first instant (epoch milliseconds) at which clocks in `timeZone` show `minutes` after midnight of `date`
 * or later. Where daylight saving repeats the time this is its first occurrence; where it skips the time, the moment of
 * the skip. `minutes` may exceed 1440, which names a time on a later day.
 */
export function findInstant(date: string, minutes: number, timeZone: string): number {
  return findFirst(Temporal.PlainDate.from(date).toPlainDateTime().add({ minutes }), timeZone)
}

/**
 * Returns the same of a date and time such as '2025-07-01T09:00'; a date alone is its midnight. The text has been
 * checked by the site schema.
 */
export const findMoment = (local: string, timeZone: string): number =>
  findFirst(Temporal.PlainDateTime.from(local), timeZone)

function findFirst(wanted: Temporal.PlainDateTime, timeZone: string): number {
  const earlier = wanted.toZonedDateTime(timeZone, { disambiguation: 'earlier' })
  if (earlier.toPlainDateTime().equals(wanted)) return earlier.epochMilliseconds
  return earlier.getTimeZoneTransition('next')?.epochMilliseconds ?? earlier.epochMilliseconds
}

/** Adds days to a date ('YYYY-MM-DD'); a negative number subtracts them. */
export function addDays(date: string, days: number): string {
  return Temporal.PlainDate.from(date).add({ days }).toString()
}

/** The weekday of a date, 0 Sunday to 6 Saturday, as configuration counts them. Browsers use it, too: no Temporal. */
export function weekdayOf(date: string): number {
  return new Date(`${date}T00:00:00Z`).getUTCDay()
}
