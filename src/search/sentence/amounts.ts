import type { Atom } from './atoms.ts'

export type AmountUnit = 'dollars' | 'km' | 'kg' | 'seats' | 'repayment' | 'none'

/** A number of a sentence with its unit: '$40k' → 40,000 dollars, '100,000 km', '7 seats', '2.5 t' → 2,500 kg. */
export interface Amount {
  readonly value: number
  readonly unit: AmountUnit
  /** Whether thousands were said ('40k'), so that a bare number below 2,100 is no year. */
  readonly thousands: boolean
  /** Index of the first piece after it. */
  readonly next: number
}

const greatest = 2_000_000_000
const units: Readonly<Record<string, AmountUnit>> = {
  km: 'km',
  kms: 'km',
  ks: 'km',
  kilometre: 'km',
  kilometres: 'km',
  kilometer: 'km',
  kilometers: 'km',
  dollars: 'dollars',
  dollar: 'dollars',
  bucks: 'dollars',
  aud: 'dollars',
  kg: 'kg',
  kgs: 'kg',
  kilos: 'kg',
  seat: 'seats',
  seats: 'seats',
  seater: 'seats',
  seaters: 'seats',
  people: 'seats',
  persons: 'seats',
  passengers: 'seats',
}
const tonnes = new Set(['t', 'tonne', 'tonnes', 'ton', 'tons'])
const thousands = new Set(['k', 'thousand', 'grand'])
const words: Readonly<Record<string, number>> = {
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  eighteen: 18,
  twenty: 20,
  thirty: 30,
  forty: 40,
  fifty: 50,
  sixty: 60,
  seventy: 70,
  eighty: 80,
  ninety: 90,
}

const isWritten = (text: string): boolean => /^\d{1,10}(?:\.\d{1,3})?$/.test(text)

/** The number that a piece is, in figures or as a word; NaN for any other word, the names of all objects among them. */
export function findNumber(text: string): number {
  if (isWritten(text)) return Number(text)
  return Object.hasOwn(words, text) ? (words[text] ?? Number.NaN) : Number.NaN
}

/** Reads an amount at a piece of the sentence; null when there is none. */
export function readAmount(atoms: readonly Atom[], at: number): Amount | null {
  let next = at
  const isMoney = atoms[next]?.text === '$'
  if (isMoney) next += 1
  const text = atoms[next]?.text ?? ''
  let value = findNumber(text)
  if (Number.isNaN(value)) return null
  next += 1
  const isThousands = thousands.has(atoms[next]?.text ?? '')
  if (isThousands) {
    value *= 1000
    next += 1
  }
  const after = atoms[next]?.text ?? ''
  // '40k km' and '80 ks'; the '-' of '7-seater' stands between number and unit.
  const skipped = after === '-' ? 1 : 0
  const word = atoms[next + skipped]?.text ?? ''
  // '7 people', but '8 people mover'.
  const isMover = /^(?:mover|carrier)s?$/.test(atoms[next + skipped + 1]?.text ?? '')
  let unit: AmountUnit = isMoney ? 'dollars' : 'none'
  if (!isMoney && tonnes.has(word)) {
    value *= 1000
    unit = 'kg'
    next += skipped + 1
  } else if (!isMoney && Object.hasOwn(units, word) && (skipped === 0 || units[word] === 'seats') && !isMover) {
    unit = units[word] ?? 'none'
    next += skipped + 1
  }
  const repaid = readRepayment(atoms, next)
  if (repaid !== null && (unit === 'dollars' || unit === 'none')) {
    unit = 'repayment'
    next = repaid
  }
  // A word alone ('two') is an amount only with its unit or its thousands.
  if ((!isWritten(text) && unit === 'none' && !isThousands) || value > greatest) return null
  return { value: Math.round(value), unit, thousands: isThousands, next }
}

const periods = new Set(['week', 'weekly', 'fortnight', 'month', 'monthly', 'wk', 'mth'])

/** Index after 'a week', 'per month', 'pw'; null when no such words stand here. */
function readRepayment(atoms: readonly Atom[], at: number): number | null {
  const first = atoms[at]?.text ?? ''
  if (first === 'pw' || first === 'pm' || first === 'weekly' || first === 'monthly') return at + 1
  const isPer = first === 'a' || first === 'per' || first === 'each'
  return isPer && periods.has(atoms[at + 1]?.text ?? '') ? at + 2 : null
}
