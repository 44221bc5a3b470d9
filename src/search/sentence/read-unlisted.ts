import { findNumber, readAmount } from './amounts.ts'
import { bounds } from './bound-words.ts'
import { readRange, type RangeReading } from './read-range.ts'
import type { SentenceReader } from './reader.ts'

/** What runs out at a date, which no vehicle can be searched by. */
const terms = new Set(['rego', 'reg', 'registered', 'registration', 'warranty', 'roadworthy', 'rwc'])
const termVerbs = new Set(['expires', 'expiring', 'expiry', 'valid', 'paid', 'good', 'ends', 'ending', 'is', 'left'])
const untilWords = new Set(['until', 'till', 'til', 'to', 'up to', 'upto', 'through', 'thru', 'expires in', 'for'])
const periods = new Set(['month', 'months', 'mth', 'mths', 'year', 'years', 'yr', 'yrs'])
const month = /^(?:jan|feb|mar|apr|may|jun|jul|aug|sep|sept|oct|nov|dec)[a-z]*$/
const year = /^20\d\d$/

/** Masses that no filter has; a trailer's aggregate mass is another one than its tare. */
const otherMasses = new Set([
  'tare',
  'tare weight',
  'tare mass',
  'payload',
  'ball weight',
  'tow ball weight',
  'towball weight',
  'gtm',
  'gvm',
  'gcm',
  'kerb weight',
])

/**
 * Reads what has an amount and yet is nothing that a search can say: 'rego until 2027' is no year of build, '12 months
 * rego' no age, 'tare under 1500 kg' no aggregate mass. Null for anything else.
 */
export function readUnlisted(reader: SentenceReader, start: number): RangeReading | null {
  const next =
    readTerm(reader, start) ??
    readPeriod(reader, start) ??
    readOtherMass(reader, start) ??
    readOffRoadCaravan(reader, start)
  return next === null ? null : { kind: 'unused', next }
}

/** Index after 'off road' before a caravan: as a body it would be an off-road motorcycle. */
function readOffRoadCaravan(reader: SentenceReader, start: number): number | null {
  const next = reader.after(start, new Set(['off road', 'offroad', 'semi off road', 'full off road']))
  if (next === null) return null
  return /^(?:caravan|van|camper|trailer|hybrid|pop|jayco)/.test(reader.textAt(next)) ? next : null
}

/** Index after 'rego until June 2027' or 'warranty to 06/2027'; a year right after 'registered' is one of build. */
function readTerm(reader: SentenceReader, start: number): number | null {
  if (!terms.has(reader.textAt(start))) return null
  let at = start + 1
  while (termVerbs.has(reader.textAt(at)) || terms.has(reader.textAt(at))) at += 1
  const until = reader.after(at, untilWords)
  if (until === null && at === start + 1) return null
  at = until ?? at
  const period = readCountedPeriod(reader, at)
  if (period !== null) return period
  // A day and a month, in words or figures, may stand before the year.
  for (let before = 0; before < 2 && !year.test(reader.textAt(at)); before += 1) {
    if (!/^\d{1,2}(?:st|nd|rd|th)?$/.test(reader.textAt(at)) && !month.test(reader.textAt(at))) break
    at += 1
  }
  if (year.test(reader.textAt(at))) return at + 1
  return month.test(reader.textAt(at - 1)) ? at : null
}

/** Index after '6 months'. */
function readCountedPeriod(reader: SentenceReader, at: number): number | null {
  const isCounted = !Number.isNaN(findNumber(reader.textAt(at)))
  const next = reader.textAt(at + 1) === '-' ? at + 2 : at + 1
  return isCounted && periods.has(reader.textAt(next)) ? next + 1 : null
}

/** Index after '12 months rego' or '7 years of warranty'. */
function readPeriod(reader: SentenceReader, start: number): number | null {
  const counted = readCountedPeriod(reader, start)
  if (counted === null) return null
  const at = reader.after(counted, new Set(['of', 'new car', 'factory', 'of factory'])) ?? counted
  return terms.has(reader.textAt(at)) ? at + 1 : null
}

/** Index after 'tare under 1500 kg' or '1500 kg tare'. */
function readOtherMass(reader: SentenceReader, start: number): number | null {
  const named = reader.after(start, otherMasses)
  if (named !== null) {
    const from = reader.after(named, new Set(['of', 'is'])) ?? named
    const bounded = Object.values(bounds)
      .map((phrases) => reader.after(from, phrases))
      .find((at) => at !== null)
    return readRange(reader, from, true)?.next ?? readAmount(reader.atoms, bounded ?? from)?.next ?? null
  }
  const range = readRange(reader, start, true)
  if (range?.kind !== 'understood' || range.understood.attribute !== 'atm') return null
  return reader.after(range.next, otherMasses)
}
