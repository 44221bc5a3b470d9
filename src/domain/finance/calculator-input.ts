import { formatNumber } from '#domain/format/format-number.ts'
import { dollars, toDollars, type Cents } from '#domain/money/cents.ts'

/** Least and greatest value of a field, in the field's own unit: dollars, years or percent a year. */
export interface FieldLimits {
  readonly min: number
  readonly max: number
}

/** Limits of the calculator's fields (CALC-02, CALC-03). */
export interface CalculatorLimits {
  readonly price: FieldLimits
  readonly deposit: FieldLimits
  readonly residual: FieldLimits
  readonly term: FieldLimits & { readonly step: number }
  readonly rate: FieldLimits & { readonly step: number }
}

/** The calculator's part of a site's configuration. */
export interface LimitSettings {
  readonly price_min: number
  readonly price_max: number
  readonly deposit_max: number
  readonly residual_max: number
  readonly term_min_years: number
  readonly term_max_years: number
  readonly term_step_years: number
  readonly interest_min: number
  readonly interest_max: number
  readonly interest_step: number
}

/** Values of one lender; null takes the site's. */
export interface LenderLimits {
  readonly calculator_minimum_price: number | null
  readonly interest_min: number | null
  readonly interest_max: number | null
}

export function resolveCalculatorLimits(settings: LimitSettings, lender: LenderLimits | null): CalculatorLimits {
  return {
    price: ordered(lender?.calculator_minimum_price ?? settings.price_min, settings.price_max),
    deposit: { min: 0, max: settings.deposit_max },
    residual: { min: 0, max: settings.residual_max },
    term: { ...ordered(settings.term_min_years, settings.term_max_years), step: settings.term_step_years },
    rate: {
      ...ordered(lender?.interest_min ?? settings.interest_min, lender?.interest_max ?? settings.interest_max),
      step: settings.interest_step,
    },
  }
}

/** If a lender's least value exceeds the site's greatest, one value remains; the range is never empty. */
function ordered(min: number, max: number): FieldLimits {
  return { min, max: Math.max(min, max) }
}

/** '$32,990', '32 990' and '32990' are one number; null for empty and invalid text. Too many digits give Infinity. */
export function parseAmount(text: string): number | null {
  const plain = text.replaceAll(/[\s,$%\u00a0]/g, '')
  // Each character can match in one way only, so matching takes linear time.
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,4})?$/i.test(plain)) return null
  return Number(plain)
}

/** CALC-02, with the bounds written with a thousands comma: 'Cannot be less than 1,000 or more than 250,000'. */
export function formatLimitMessage({ min, max }: FieldLimits): string {
  return `Cannot be less than ${formatNumber(min)} or more than ${formatNumber(max)}`
}

/** State of a field after the visitor left it: its value, and the message that is shown until the next valid entry. */
export interface LeftField {
  readonly value: number
  readonly message: string | null
}

/**
 * The purchase price when the visitor leaves the field (CALC-02): a value within the limits is kept to the cent; 0 or
 * less, empty and invalid text become 0; other values are clamped. All but the first case show the message.
 */
export function leavePrice(text: string, limits: FieldLimits): LeftField {
  const typed = parseAmount(text)
  if (typed !== null && typed >= limits.min && typed <= limits.max) return { value: toCent(typed), message: null }
  const message = formatLimitMessage(limits)
  return { value: typed === null || typed <= 0 ? 0 : clamp(typed, limits), message }
}

/**
 * Deposit, trade-in or residual when the visitor leaves the field (CALC-03): empty and invalid text become 0; values
 * out of range are clamped.
 */
export function leaveAmount(text: string, limits: FieldLimits): number {
  return toCent(clamp(parseAmount(text) ?? 0, limits))
}

/**
 * The term when the visitor leaves the field (CALC-03): the nearest step within the limits; invalid text keeps the
 * previous value.
 */
export function leaveTerm(text: string, limits: CalculatorLimits['term'], before: number): number {
  const typed = parseAmount(text)
  if (typed === null) return before
  const steps = Math.round((clamp(typed, limits) - limits.min) / limits.step)
  return clamp(Math.round((limits.min + steps * limits.step) * 1000) / 1000, limits)
}

/**
 * The rate when the visitor leaves the field (CALC-03): clamped, with two decimals. The step applies to the slider
 * only, so that a rate such as 6.29 can be typed.
 */
export function leaveRate(text: string, limits: FieldLimits, before: number): number {
  const typed = parseAmount(text)
  return typed === null ? before : clamp(Math.round(clamp(typed, limits) * 100) / 100, limits)
}

/** The initial price: the vehicle's, or the configured one where it has none (CALC-04), within the limits. */
export function resolveFirstPrice(price: Cents | null, fallback: number, limits: FieldLimits): number {
  return clamp(price === null ? fallback : toDollars(price), limits)
}

function clamp(value: number, { min, max }: FieldLimits): number {
  return Math.min(Math.max(value, min), max)
}

function toCent(value: number): number {
  return toDollars(dollars(value))
}
