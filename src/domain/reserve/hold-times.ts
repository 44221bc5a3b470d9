const minuteMs = 60_000
const hourMs = 60 * minuteMs

/**
 * Hours for which a paid hold may last where a card backs it. Card schemes release an authorisation that nobody has
 * captured after 7 days; the 8 hours to spare are for a processor that cannot be reached, and for clocks.
 */
export const longestCardHoldHours = 160

/** Until when an unpaid hold keeps the vehicle, in epoch milliseconds (checkout.unpaid_minutes). */
export function resolveUnpaidEnd(heldAtMs: number, unpaidMinutes: number): number {
  return heldAtMs + unpaidMinutes * minuteMs
}

/**
 * Until when a paid hold keeps the vehicle, in epoch milliseconds. The hours are elapsed hours, because the card's
 * authorisation that backs the hold runs by elapsed time: 48 hours over the start of daylight saving end one hour later
 * by the clock on the wall, and nobody gets 47 or 49 (BUY-01). They are shown as a local time of the yard.
 */
export function resolveHoldEnd(paidAtMs: number, holdHours: number): number {
  return paidAtMs + holdHours * hourMs
}

/** '14 minutes', '1 hour 20 minutes', 'less than a minute': the time left, rounded down so that nobody is late. */
export function formatTimeLeft(leftMs: number): string {
  const minutes = Math.floor(leftMs / minuteMs)
  if (minutes < 1) return 'less than a minute'
  const count = (number: number, unit: string): string => `${number} ${unit}${number === 1 ? '' : 's'}`
  const hours = Math.floor(minutes / 60)
  if (hours === 0) return count(minutes, 'minute')
  const rest = minutes % 60
  return rest === 0 ? count(hours, 'hour') : `${count(hours, 'hour')} ${count(rest, 'minute')}`
}
