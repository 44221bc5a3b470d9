/**
 * An instant (epoch milliseconds) as it is told to people in an IANA time zone: 'Sunday, 22 November 2026 at 6:54 pm
 * AEST'.
 */
export function formatMoment(atMs: number, timeZone: string): string {
  const format = new Intl.DateTimeFormat('en-AU', {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    hour12: true,
    timeZone,
    timeZoneName: 'short',
  })
  // Node separates time and 'pm' by a narrow no-break space, which some mail programs draw as a box.
  return format.format(atMs).replaceAll('\u202f', ' ')
}
