import { monthNames } from './month-names.ts'

const dayFormats = new Map<string, Intl.DateTimeFormat>()

/** The calendar date, '2026-11-20', that an instant is in an IANA time zone. */
export function dateInZone(nowMs: number, timeZone: string): string {
  // Creating a formatter costs more than using it a hundred times, so one per zone is cached.
  const format =
    dayFormats.get(timeZone) ??
    new Intl.DateTimeFormat('en-CA', { year: 'numeric', month: '2-digit', day: '2-digit', timeZone })
  dayFormats.set(timeZone, format)
  return format.format(nowMs)
}

function parseDate(date: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(date)) return null
  const parsed = new Date(`${date}T00:00:00Z`)
  return Number.isNaN(parsed.getTime()) ? null : parsed
}

/** '2026-11-20' as '20 November 2026'; other text is unchanged. */
export function formatDate(date: string): string {
  const parsed = parseDate(date)
  return parsed === null ? date : `${parsed.getUTCDate()} ${nameMonth(parsed)}`
}

/** '2026-11-20' as 'November 2026': build and compliance plates carry no day. Other text is unchanged. */
export function formatMonth(date: string): string {
  const parsed = parseDate(date)
  return parsed === null ? date : nameMonth(parsed)
}

const nameMonth = (date: Date): string => `${monthNames[date.getUTCMonth()]} ${date.getUTCFullYear()}`
