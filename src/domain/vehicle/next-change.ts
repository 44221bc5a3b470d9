/**
 * Moments at which a rule of time changes what a page says without anybody changing the vehicle. A finished page may be
 * kept until the first of them. All are epoch milliseconds and the first instant at which the page differs; Infinity:
 * never.
 */

const daySeconds = 86_400

function firstAfter(nowMs: number, moments: readonly number[]): number {
  return Math.min(Number.POSITIVE_INFINITY, ...moments.filter((moment) => moment > nowMs))
}

/** When 'just arrived' begins or ends (CARD-03): it still stands at exactly `justArrivedDays` days. */
export function findNextTagChange(
  vehicle: { readonly created_at_timestamp: number },
  justArrivedDays: number,
  nowMs: number,
): number {
  const createdMs = vehicle.created_at_timestamp * 1000
  return firstAfter(nowMs, [createdMs, createdMs + justArrivedDays * daySeconds * 1000 + 1])
}

/**
 * When a vehicle sold at this moment (epoch seconds; null: not sold) leaves the search (SRCH-13): exactly
 * `soldWindowDays` days later.
 */
export function findSoldWindowEnd(soldDateTimestamp: number | null, soldWindowDays: number, nowMs: number): number {
  return soldDateTimestamp === null
    ? Number.POSITIVE_INFINITY
    : firstAfter(nowMs, [(soldDateTimestamp + soldWindowDays * daySeconds) * 1000])
}

/** Days of time zones, each from the moment of which it was asked first; a day is worked out once. */
const days = new Map<string, { readonly from: number; readonly end: number }>()

/** The next midnight where the dealer is: what is told by the day or by the year changes then (VDP-09, FIN-02). */
export function findNextMidnight(nowMs: number, timeZone: string): number {
  const known = days.get(timeZone)
  if (known !== undefined && nowMs >= known.from && nowMs < known.end) return known.end
  const end = Temporal.Instant.fromEpochMilliseconds(nowMs)
    .toZonedDateTimeISO(timeZone)
    .startOfDay()
    .add({ days: 1 })
    .startOfDay().epochMilliseconds
  days.set(timeZone, { from: nowMs, end })
  return end
}
