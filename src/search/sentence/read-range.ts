import type { FacetAttribute } from '../facets.ts'
import type { RangeChoice } from '../state/search-choices.ts'
import { readAmount, type Amount } from './amounts.ts'
import { bounds, maxAfter, minAfter, type Bound } from './bound-words.ts'
import type { SentenceReader } from './reader.ts'
import type { Understood } from './sentence.ts'

const joins = new Set(['to', 'and', 'until', 'till', 'through'])

/** Words that say what the next amount counts. */
const subjects: Readonly<Record<string, FacetAttribute>> = {
  price: 'price',
  priced: 'price',
  prices: 'price',
  budget: 'price',
  cost: 'price',
  costs: 'price',
  costing: 'price',
  km: 'km',
  kms: 'km',
  kilometres: 'km',
  kilometers: 'km',
  odometer: 'km',
  odo: 'km',
  mileage: 'km',
  year: 'year',
  years: 'year',
  built: 'year',
  tow: 'towing',
  tows: 'towing',
  towing: 'towing',
  'tow capacity': 'towing',
  'towing capacity': 'towing',
  'braked towing': 'towing',
  'can tow': 'towing',
  'to tow': 'towing',
  atm: 'atm',
  'aggregate trailer mass': 'atm',
  weight: 'atm',
  weighs: 'atm',
  weighing: 'atm',
}

const subjectsAfterMass: ReadonlyMap<string, FacetAttribute> = new Map([
  ['tow', 'towing'],
  ['towing', 'towing'],
  ['braked', 'towing'],
  ['atm', 'atm'],
])

const litres = new Set(['l', 'litre', 'litres', 'lt'])
/** How far a battery lasts, which no vehicle states. */
const reaches = new Set(['range', 'of range', 'driving range', 'electric range', 'wltp'])

const firstYear = 1950
const lastYear = 2050
/** Share of an amount by which 'around 30k' may be missed. */
const aboutShare = 0.1
/** Seats of the largest vehicle that is looked for by seats. */
export const mostSeats = 14

const isYear = ({ value, unit, thousands }: Amount): boolean =>
  unit === 'none' && !thousands && value >= firstYear && value <= lastYear

/** What an amount counts; null when that would be a guess. `isBound`: a word such as 'under' stands with it. */
function resolveSubject(
  amount: Amount,
  subject: FacetAttribute | null,
  isBound: boolean,
  offersAtm: boolean,
): FacetAttribute | null {
  const { value, unit, thousands } = amount
  if (unit === 'repayment') return null
  if (unit === 'dollars') return 'price'
  if (unit === 'km') return 'km'
  if (unit === 'seats') return 'seats'
  if (subject === 'atm' || (unit === 'kg' && subject !== 'towing')) return offersAtm ? 'atm' : null
  if (subject !== null) return subject
  if (isYear(amount)) return 'year'
  return thousands || (isBound && value >= 3000) ? 'price' : null
}

export type RangeReading =
  | { readonly kind: 'understood'; readonly understood: Omit<Understood, 'span'>; readonly next: number }
  /** An amount that cannot be used: a repayment, kilograms of nothing, an age where nobody knows the year. */
  | { readonly kind: 'unused'; readonly next: number }

/**
 * Reads an amount with what bounds it: 'under $40,000', '2018 or newer', '20-30k', '7 seats', '100,000 km'.
 * `offersAtm`:
 * kilograms without a word are what a trailer may weigh.
 */
export function readRange(reader: SentenceReader, start: number, offersAtm: boolean): RangeReading | null {
  let at = start
  const said = reader.phrasesAt(at, 3).find(({ text }) => Object.hasOwn(subjects, text))
  const subject = said === undefined ? null : (subjects[said.text] ?? null)
  if (said !== undefined) at = reader.after(said.next, new Set(['of', 'is'])) ?? said.next
  const between = reader.textAt(at) === 'between'
  if (between) at += 1
  const sign = ({ '<': 'max', '>': 'min' } as const)[reader.textAt(at)]
  let bound: Bound | null = sign ?? null
  if (sign !== undefined) at += 1
  else
    for (const [name, phrases] of Object.entries(bounds) as [Bound, ReadonlySet<string>][]) {
      const after = reader.after(at, phrases)
      if (after === null) continue
      bound = name
      at = after
      break
    }
  const consumed = readConsumption(reader, at)
  if (consumed !== null) return { kind: 'unused', next: consumed }
  const first = readAmount(reader.atoms, at)
  if (first === null) return null
  const second = readSecond(reader, first, between || bound === 'min')
  if (second !== null) return toUnderstood(pair(first, second), subject, second.next, offersAtm)
  let { next } = first
  const suffix = readSuffix(reader, next)
  if (suffix !== null) next = suffix.next
  bound = suffix?.bound ?? bound
  const reach = first.unit === 'km' ? reader.after(next, reaches) : null
  if (reach !== null && reader.textAt(reach) !== 'rover') return { kind: 'unused', next: reach }
  // '3500 kg towing' and '2500 kg ATM': the subject may follow.
  const following = first.unit === 'kg' ? (subjectsAfterMass.get(reader.textAt(next)) ?? null) : null
  if (following !== null) next += 1
  const attribute = resolveSubject(first, following ?? subject, bound !== null, offersAtm)
  if (attribute === null) return first.unit === 'none' && subject !== 'atm' ? null : { kind: 'unused', next }
  const understood = buildUnderstood(attribute, first, bound, subject !== null)
  return understood === null ? null : { kind: 'understood', understood, next }
}

/** Index after '6.5 L/100 km', which is neither litres nor kilometres; null when none stands here. */
function readConsumption(reader: SentenceReader, at: number): number | null {
  const isWhole = /^\d{1,2}(?:\.\d{1,2})?l$/.test(reader.textAt(at))
  const isParted = /^\d{1,2}(?:\.\d{1,2})?$/.test(reader.textAt(at)) && litres.has(reader.textAt(at + 1))
  if (!isWhole && !isParted) return null
  const after = isWhole ? at + 1 : at + 2
  const next = reader.textAt(after) === 'per' ? after + 1 : after
  if (reader.textAt(next) !== '100') return null
  if (/^(?:km|kms|kilometres)$/.test(reader.textAt(next + 1))) return next + 2
  return next > after ? next + 1 : null
}

function readSecond(reader: SentenceReader, { next }: Amount, isOpen: boolean): Amount | null {
  const sign = reader.textAt(next)
  const isDash = sign === '-' || sign === '–' || sign === '—'
  if (!isDash && !(joins.has(sign) && (isOpen || sign === 'to'))) return null
  return readAmount(reader.atoms, next + 1)
}

function readSuffix(reader: SentenceReader, at: number): { readonly bound: Bound; readonly next: number } | null {
  if (reader.textAt(at) === '+') return { bound: 'min', next: at + 1 }
  const max = reader.after(at, maxAfter)
  if (max !== null) return { bound: 'max', next: max }
  const min = reader.after(at, minAfter)
  return min === null ? null : { bound: 'min', next: min }
}

/** '20-30k' and '20 to 30,000 km': what is said of the second holds for the first. */
function pair(first: Amount, second: Amount): { readonly from: number; readonly to: number; readonly of: Amount } {
  const isShort = second.thousands && !first.thousands && first.value < 1000
  const of = first.unit === 'none' ? second : second.unit === 'none' ? { ...second, unit: first.unit } : second
  return { from: isShort ? first.value * 1000 : first.value, to: second.value, of }
}

function toUnderstood(
  { from, to, of }: ReturnType<typeof pair>,
  subject: FacetAttribute | null,
  next: number,
  offersAtm: boolean,
): RangeReading | null {
  const attribute = resolveSubject(of, subject, true, offersAtm)
  if (attribute === null) return of.unit === 'none' ? null : { kind: 'unused', next }
  const [min, max] = [Math.min(from, to), Math.max(from, to)]
  if (attribute === 'seats') return { kind: 'understood', understood: chooseSeats(min, max), next }
  return { kind: 'understood', understood: rangeOf(attribute, min, max), next }
}

const rangeOf = (attribute: FacetAttribute, min: number | null, max: number | null): Omit<Understood, 'span'> => ({
  attribute,
  choice: { kind: 'range', min, max } satisfies RangeChoice,
  label: null,
})

/** The refinement of a number of seats. */
export function chooseSeats(least: number, most: number): Omit<Understood, 'span'> {
  const values = Array.from({ length: Math.max(0, Math.min(most, mostSeats) - least + 1) }, (_, at) =>
    String(least + at),
  )
  const label =
    least === most ? `${least} seats` : most >= mostSeats ? `${least} seats or more` : `${least} to ${most} seats`
  return { attribute: 'seats', choice: { kind: 'values', values }, label }
}

function buildUnderstood(
  attribute: FacetAttribute,
  amount: Amount,
  bound: Bound | null,
  hasSubject: boolean,
): Omit<Understood, 'span'> | null {
  const { value } = amount
  if (attribute === 'seats') {
    if (value < 1 || value > mostSeats) return null
    if (bound === 'max') return chooseSeats(1, value)
    return bound === 'min' || bound === 'after' ? chooseSeats(value, mostSeats) : chooseSeats(value, value)
  }
  switch (bound) {
    case 'max':
      return rangeOf(attribute, null, value)
    case 'min':
      return rangeOf(attribute, value, null)
    case 'before':
      return rangeOf(attribute, null, attribute === 'year' ? value - 1 : value)
    case 'after':
      return rangeOf(attribute, attribute === 'year' ? value + 1 : value, null)
    case 'about': {
      if (attribute === 'year') return rangeOf(attribute, value - 1, value + 1)
      return rangeOf(attribute, Math.round(value * (1 - aboutShare)), Math.round(value * (1 + aboutShare)))
    }
    case null:
      // A year alone is that year; a price or distance alone is what the buyer would go up to; a load, what it must
      // take.
      if (attribute === 'year') return isYear(amount) || hasSubject ? rangeOf(attribute, value, value) : null
      return attribute === 'towing' ? rangeOf(attribute, value, null) : rangeOf(attribute, null, value)
  }
}
