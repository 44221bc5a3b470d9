import { dateInZone } from '#domain/format/calendar-date.ts'

const dayMs = 86_400_000

/**
 * The last day, '2026-11-27', on which an estimate made at an instant holds: `days` calendar days after the day of the
 * estimate in the site's zone, whatever the clocks do in between.
 */
export function resolveOfferEnd(madeMs: number, days: number, timeZone: string): string {
  const day = Date.parse(`${dateInZone(madeMs, timeZone)}T00:00:00Z`)
  return new Date(day + days * dayMs).toISOString().slice(0, 10)
}

/** Whether an offer still holds; its last day counts to midnight at the site. */
export function isOfferOpen(lastDay: string, nowMs: number, timeZone: string): boolean {
  return dateInZone(nowMs, timeZone) <= lastDay
}
