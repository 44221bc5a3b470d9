const formats = new Map<string, Intl.DateTimeFormat>()

/** Every zone is off by whole quarters of an hour, so within one the year stays. */
const quarterMs = 15 * 60_000
const known = new Map<string, { readonly quarter: number; readonly year: number }>()

/**
 * Calendar year at an instant where the dealer is; a page of cards asks for it twenty times, so the last answer of each
 * zone is kept.
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
