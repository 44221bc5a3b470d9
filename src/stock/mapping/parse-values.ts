import { describeExcess } from '../read/feed-row.ts'
import { cleanFeedText } from './clean-feed-text.ts'
import type { DateOrder } from './date-orders.ts'

/** A value read from a feed. `value: null` means that the feed gave no value. */
export type Parsed<T> =
  | { readonly ok: true; readonly value: T | null }
  | { readonly ok: false; readonly reason: string }

const nothing = { ok: true, value: null } as const
const bad = (reason: string): { ok: false; reason: string } => ({ ok: false, reason })
const good = <T>(value: T): { ok: true; value: T } => ({ ok: true, value })

/** One text. Removes what cannot be seen; '=1+1' stays unchanged text. Refuses more than `limit` characters. */
export function parseText(value: unknown, limit: number): Parsed<string> {
  if (value === null || value === undefined) return nothing
  if (Array.isArray(value))
    return value.length === 1 ? parseText(value[0], limit) : bad('a list where one value was expected')
  if (typeof value === 'object')
    return '#text' in value ? parseText(value['#text'], limit) : bad('an object where one value was expected')
  if (typeof value !== 'string' && typeof value !== 'number' && typeof value !== 'boolean' && typeof value !== 'bigint')
    return bad('not a text')
  const text = cleanFeedText(String(value)).trim()
  if (text.length > limit) return bad(`longer than ${limit} characters`)
  return text === '' ? nothing : good(text)
}

// Sign and currency, digits with thousands separators, decimals, then a unit without digits; 'L / 100 km' is the only
// unit with digits. The text's runs of white space are reduced to single blanks before, so that each gap is one
// optional blank and matching takes linear time.
const numberPattern =
  /^(-)? ?(?:AUD|AU?\$|\$)? ?(-)? ?(\d{1,3}(?:[ ,']\d{3})+|\d+)?(\.\d+)? ?(?:l ?\/ ?100 ?kms?|[\p{L}%°.*/()³² -]*)$/iu

/** '5,595 km', '$32,990', '2.2 L', '8.7 L / 100 km'. Refuses ambiguous text: '32k', '10,000 - 20,000', '1.234,50'. */
export function parseNumber(value: unknown): Parsed<number> {
  if (typeof value === 'number') return Number.isFinite(value) ? good(value) : bad('not a number')
  const text = parseText(value, 200)
  if (!text.ok || text.value === null) return text.ok ? nothing : text
  const match = numberPattern.exec(text.value.replaceAll(/\s+/g, ' '))
  const whole = match?.[3] ?? ''
  if (
    match === null ||
    (whole === '' && match[4] === undefined) ||
    (match[1] !== undefined && match[2] !== undefined) ||
    /^[^a-z]*\d\s?(?:[kmb]$|k\b)/i.test(text.value)
  )
    return bad('not a number')
  const amount = Number(`${whole.replaceAll(/\D/g, '') || '0'}${match[4] ?? ''}`)
  return good(match[1] === '-' || match[2] === '-' ? -amount : amount)
}

/**
 * Whether the text is a number of one to three digits, a point and exactly three more: '32.990' is 32,990 or 32.99, and
 * nothing tells which. Databases write other decimals, as in '32990.0000', and those can be read.
 */
export function hasDoubtfulPoint(value: unknown): boolean {
  if (typeof value === 'number') return false
  const text = parseText(value, 200)
  return text.ok && text.value !== null && /^[^\d.]*[1-9]\d{0,2}\.\d{3}(?!\d)/.test(text.value)
}

/**
 * A whole number. `rounds`: the value has been converted from another unit, so a fraction is rounded and not refused.
 */
export function parseInteger(value: unknown, rounds = false): Parsed<number> {
  const number = parseNumber(value)
  if (!number.ok || number.value === null) return number
  if (Number.isInteger(number.value)) return number
  return rounds ? good(Math.round(number.value)) : bad('not a whole number')
}

/** Kilometres of an international mile. */
const kmPerMile = 1.609_344

/** Whole kilometres. An amount in miles ('62,000 miles', '62000 mi') is converted and rounded. */
export function parseKilometres(value: unknown, rounds = false): Parsed<number> {
  if (hasDoubtfulPoint(value)) return bad('a point before three digits may mean thousands or decimals')
  const inMiles = typeof value === 'string' && value.length <= 200 && /\d ?mi(?:les?)?\.?$/i.test(value.trim())
  if (!inMiles) return parseInteger(value, rounds)
  const miles = parseNumber(value)
  return miles.ok && miles.value !== null ? good(Math.round(miles.value * kmPerMile)) : miles
}

const yes = new Set(['true', 't', 'yes', 'y', '1', 'on', 'x'])
const no = new Set(['false', 'f', 'no', 'n', '0', 'off'])

export function parseBoolean(value: unknown): Parsed<boolean> {
  if (typeof value === 'boolean') return good(value)
  const text = parseText(value, 200)
  if (!text.ok || text.value === null) return text.ok ? nothing : text
  const word = text.value.toLowerCase()
  if (yes.has(word)) return good(true)
  return no.has(word) ? good(false) : bad('neither yes nor no')
}

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec']

/** How dates are read. */
export interface DateReading {
  /** Calendar year of the import: a year of two digits is never more than ten years ahead: '15/03/99' is of 1999. */
  readonly thisYear: number
  /** Of 03/04/2027. */
  readonly dates: DateOrder
}

/**
 * ISO, 20261120, dd/mm/yyyy or mm/dd/yyyy by the order that is given, mm/yyyy, '3 Mar 2024', 'Mar 2024'. A month
 * without a day means its first day.
 */
export function parseDate(value: unknown, reading: DateReading): Parsed<string> {
  const text = parseText(value, 200)
  if (!text.ok || text.value === null) return text
  const parts = dateParts(text.value, reading)
  if (parts === null) return bad('not a date; expected one such as 2027-03-31 or 31/03/2027')
  const [year, month, day] = parts
  const date = new Date(Date.UTC(year, month - 1, day))
  if (date.getUTCFullYear() !== year || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day)
    return bad(noSuchDay[reading.dates])
  if (year < 1900 || year > 2100) return bad('a year before 1900 or after 2100')
  return good(date.toISOString().slice(0, 10))
}

const noSuchDay: Readonly<Record<DateOrder, string>> = {
  day_first: 'no such day; the day stands before the month, as in 31/03/2027',
  month_first: 'no such day; by dates: month_first of the mapping the month stands before the day, as in 03/31/2027',
}

function dateParts(text: string, { thisYear, dates }: DateReading): readonly [number, number, number] | null {
  const iso = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?:[T ].*)?$/.exec(text) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(text)
  if (iso !== null) return [Number(iso[1]), Number(iso[2]), Number(iso[3] ?? 1)]
  const local = /^(\d{1,2})[/.-](\d{1,2})[/.-](\d{4}|\d{2})(?:\s+\d{1,2}:\d{2}.*)?$/.exec(text)
  if (local !== null) {
    const year = fullYear(local[3], thisYear)
    const [first, second] = [Number(local[1]), Number(local[2])]
    return dates === 'day_first' ? [year, second, first] : [year, first, second]
  }
  const month = /^(\d{1,2})[/.-](\d{4})$/.exec(text)
  if (month !== null) return [Number(month[2]), Number(month[1]), 1]
  const worded = /^(?:(\d{1,2})[\s-])?([a-z]{3,9})[\s,-]+(\d{4}|\d{2})$/i.exec(text)
  const named = worded === null ? -1 : months.indexOf((worded[2] ?? '').slice(0, 3).toLowerCase())
  return worded === null || named < 0 ? null : [fullYear(worded[3], thisYear), named + 1, Number(worded[1] ?? 1)]
}

/** No date of a vehicle, such as the end of its registration or of a warranty, lies further ahead, in years. */
const furthestYears = 10

function fullYear(text: string | undefined, thisYear: number): number {
  const year = Number(text)
  if (text?.length !== 2) return year
  return 2000 + year > thisYear + furthestYears ? 1900 + year : 2000 + year
}

/**
 * A moment: ISO with or without a zone (without: UTC), a date of parseDate (its midnight UTC), or seconds or
 * milliseconds since 1970.
 */
export function parseInstant(value: unknown, reading: DateReading): Parsed<string> {
  const text = parseText(value, 200)
  if (!text.ok || text.value === null) return text
  if (/^\d{9,13}$/.test(text.value)) {
    const number = Number(text.value)
    return good(new Date(number < 100_000_000_000 ? number * 1000 : number).toISOString())
  }
  const withTime = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2}(?:\.\d+)?)?)\s*(Z|[+-]\d{2}:?\d{2})?$/i.exec(
    text.value,
  )
  if (withTime !== null) {
    const at = new Date(`${withTime[1]}T${withTime[2]}${withTime[3] ?? 'Z'}`)
    return Number.isNaN(at.getTime()) ? bad('not a moment') : good(at.toISOString())
  }
  const date = parseDate(text.value, reading)
  return date.ok && date.value !== null ? good(`${date.value}T00:00:00.000Z`) : bad('neither a date nor a moment')
}

export function parseEpochSeconds(value: unknown, reading: DateReading): Parsed<number> {
  const instant = parseInstant(value, reading)
  return instant.ok && instant.value !== null
    ? good(Math.floor(Date.parse(instant.value) / 1000))
    : instant.ok
      ? nothing
      : instant
}

/**
 * A list: an array, an array inside a single wrapper (`<features><feature>…`), JSON text, or text split at `separator`.
 * Without a separator: at | ; or line breaks, else at commas.
 */
export function parseList(value: unknown, separator: string | null): Parsed<readonly unknown[]> {
  if (value === null || value === undefined) return good([])
  if (Array.isArray(value)) return good(value)
  if (typeof value === 'object') {
    const inside = Object.values(value)
    const [only] = inside
    if (inside.length === 1 && only !== null && only !== undefined) return good(Array.isArray(only) ? only : [only])
    return good([value])
  }
  const text = parseText(value, 100_000)
  if (!text.ok || text.value === null) return text.ok ? good([]) : text
  if (text.value.startsWith('[')) {
    const parsed = parseJsonText(text.value)
    return parsed.ok && Array.isArray(parsed.value) ? good(parsed.value) : bad('not a list in JSON')
  }
  const cut = separator ?? (/[|;\n]/.test(text.value) ? /[|;\n]/ : ',')
  return good(
    text.value
      .split(cut)
      .map((part) => part.trim())
      .filter((part) => part !== ''),
  )
}

/** An object, or JSON text of one. */
export function parseObject(value: unknown): Parsed<Readonly<Record<string, unknown>>> {
  if (value === null || value === undefined) return nothing
  if (typeof value === 'string') {
    if (value.trim() === '') return nothing
    const parsed = parseJsonText(value)
    return parsed.ok
      ? typeof parsed.value === 'string'
        ? bad('a text where an object was expected')
        : parseObject(parsed.value)
      : bad('neither an object nor JSON text of one')
  }
  return typeof value === 'object' && !Array.isArray(value)
    ? good(value as Record<string, unknown>)
    : bad('not an object')
}

function parseJsonText(text: string): Parsed<unknown> {
  if (text.length > 100_000) return bad('longer than 100000 characters')
  try {
    const value = JSON.parse(text) as unknown
    const excess = typeof value === 'object' && value !== null ? describeExcess(value) : null
    return excess === null ? good(value) : bad(excess)
  } catch {
    return bad('not valid JSON')
  }
}
