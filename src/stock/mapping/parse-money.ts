import { cents, dollars, maxCents } from '#domain/money/cents.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { PriceType } from '#domain/vehicle/vehicle-fields.ts'
import { hasDoubtfulPoint, parseNumber } from './parse-values.ts'
import type { Parsed } from './parse-values.ts'
import { resolvePriceType } from './price-type-words.ts'

const nothing = { ok: true, value: null } as const
const bad = (reason: string): { ok: false; reason: string } => ({ ok: false, reason })

/** Characters; a longer text in a price field is not a price. */
const longestText = 200

/** What dealers write where they name no amount, without punctuation and in lower case. */
const noPriceWords: ReadonlySet<string> = new Set([
  'auction',
  'best offer',
  'by negotiation',
  'eoi',
  'expressions of interest',
  'make an offer',
  'neg',
  'nego',
  'negotiable',
  'no price',
  'offer',
  'offers',
  'on application',
  'on request',
  'poa',
  'por',
  'price negotiable',
  'request a price',
  'see dealer',
  'tba',
  'tbc',
  'tbd',
  'to be advised',
])

/** Words after which anything may stand: 'Call us for our best price', 'Price on application – ask Kim'. */
const noPriceStart =
  /^(?:please )?(?:call|contact|enquire|enquiry|ask|phone|ring)(?: |$)|^price on (?:application|request|enquiry)(?: |$)/

/**
 * Whether a price field holds words instead of an amount: 'POA', 'Negotiable', 'price on request', 'please
 * call us'.
 */
export function isPriceOnApplication(value: unknown): boolean {
  if (typeof value !== 'string' || value.length > longestText) return false
  const words = value
    .toLowerCase()
    .replaceAll(/[.']/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()
  return noPriceWords.has(words.replace(/^p ?o ?a$/, 'poa')) || (noPriceStart.test(words) && !/\d/.test(words))
}

/** What the words beside an amount say of it. */
export interface PriceText {
  /** null when they say nothing known. */
  readonly type: PriceType | null
  /** The words that no table knows, on one side of the amount or on both; null: there are none. */
  readonly unknown: string | null
}

/** No words beside an amount: signs, and what its currency is called. */
const currency = /^(?:aud?|a)$/i

/**
 * Takes the words of a price type from an amount: '$15,000 drive away', 'Drive Away: $15,000', '$15,000 (EGC)'. Other
 * words stay with the amount.
 */
function splitPriceText(value: unknown): PriceText & { readonly amount: unknown } {
  const bare = { amount: value, type: null, unknown: null }
  if (typeof value !== 'string' || value.length > longestText) return bare
  const first = value.search(/[\d$]/)
  const last = value.search(/\d\D*$/)
  if (first === -1 || last === -1) return bare
  const before = value.slice(0, first)
  const after = value.slice(last + 1)
  const typeBefore = resolvePriceType(before)
  const typeAfter = resolvePriceType(after)
  const unknown = [typeBefore === null ? before : '', typeAfter === null ? after : '']
    .map(fromFirstToLastLetter)
    .filter((words) => words !== '' && !currency.test(words))
  return {
    amount: value.slice(typeBefore === null ? 0 : first, typeAfter === null ? undefined : last + 1),
    type: typeAfter ?? typeBefore,
    unknown: unknown.length === 0 ? null : unknown.join(' … '),
  }
}

function fromFirstToLastLetter(text: string): string {
  const letters = [...text.matchAll(/\p{L}/gu)]
  const last = letters.at(-1)
  return last === undefined ? '' : text.slice(letters[0]?.index, last.index + last[0].length)
}

/** What a price text says beside its amount: the type 'drive_away' of '$15,000 drive away', the words 'ono'. */
export function readPriceText(value: unknown): PriceText {
  const { type, unknown } = splitPriceText(value)
  return { type, unknown }
}

/** '15 grand', and '15OOO' with letters in place of zeros: what stands before the letters is not the amount. */
const scaled = /\d[,. ]{0,2}(?:grand|thousand|hundred|mil|million|[ol]+)(?![a-z])/i
const perPeriod = /\bper\b|\/ ?[wfm]|[\d\s]p\.?[wfm]\b|\b(?:week|fortnight|month)ly\b/i

/**
 * Money in the mapping's unit. 0 and words such as 'POA' give no price (never an amount of 0); a negative amount is
 * refused. `isPrice`: the amount is a price and not a repayment, so an amount per week or month is refused.
 */
export function parseMoney(value: unknown, unit: 'dollars' | 'cents', isPrice = false): Parsed<Cents> {
  if (isPriceOnApplication(value)) return nothing
  const { amount: given } = splitPriceText(value)
  const number = parseNumber(given)
  if (!number.ok || hasDoubtfulPoint(given)) return bad(unreadable)
  if (number.value === null) return nothing
  if (typeof given === 'string' && scaled.test(given)) return bad(unreadable)
  if (isPrice && typeof given === 'string' && perPeriod.test(given))
    return bad('an amount for a week or a month; expected the whole price')
  const amount = number.value
  if (amount === 0) return nothing
  if (amount < 0) return bad('an amount below 0')
  if (Math.round(amount * (unit === 'dollars' ? 100 : 1)) > maxCents) return bad('an amount above $21,474,836.47')
  if (unit === 'cents') return Number.isInteger(amount) ? { ok: true, value: cents(amount) } : bad('not whole cents')
  const rounded = dollars(amount)
  return rounded === 0 ? nothing : { ok: true, value: rounded }
}

const unreadable = 'not an amount of money; expected an amount such as 15990 or $15,990, or a word such as POA'
