/**
 * An instant (epoch milliseconds) written for people in an IANA time zone: 'Tuesday 24 November 2026 at 3:15 pm
 * AEDT'. The zone's name distinguishes summer from winter time.
 */
export function formatMoment(atMs: number, timeZone: string): string {
  const parts = Object.fromEntries(
    new Intl.DateTimeFormat('en-AU', {
      timeZone,
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      hour: 'numeric',
      minute: '2-digit',
      hour12: true,
      timeZoneName: 'short',
    })
      .formatToParts(atMs)
      .map(({ type, value }) => [type, value]),
  )
  // Put together by hand: the separators differ between versions, and some mail programs draw one of them as a box.
  const { weekday, day, month, year, hour, minute, dayPeriod = '', timeZoneName } = parts
  return `${weekday} ${day} ${month} ${year} at ${hour}:${minute} ${dayPeriod.toLowerCase()} ${timeZoneName}`
}

/** The time of day of an instant (epoch milliseconds) in an IANA time zone: '3:15 pm'. */
export function formatClock(atMs: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-AU', { timeZone, hour: 'numeric', minute: '2-digit', hour12: true })
  const {
    hour,
    minute,
    dayPeriod = '',
  } = Object.fromEntries(format.formatToParts(atMs).map(({ type, value }) => [type, value]))
  return `${hour}:${minute} ${dayPeriod.toLowerCase()}`
}
