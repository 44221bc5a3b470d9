const formats = new Map<string, Intl.DateTimeFormat>()

/** Every zone's offset is a multiple of 15 minutes, so the year cannot change within a quarter of an hour. */
const quarterMs = 15 * 60_000
const known = new Map<string, { readonly quarter: number; readonly year: number }>()

/**
 * Calendar year at an instant in a time zone. A page of cards asks for it twenty times, so the last result of each zone
 * is cached.
 */
export function yearAt(nowMs: number, timeZone: string): number {
  const quarter = Math.floor(nowMs / quarterMs)
  const last = known.get(timeZone)
  if (last?.quarter === quarter) return last.year
  const format = formats.get(timeZone) ?? new Intl.DateTimeFormat('en-AU', { year: 'numeric', timeZone })
  formats.set(timeZone, format)
  const year = Number(format.format(nowMs))
  known.set(timeZone, { quarter, year })
  return year
}
