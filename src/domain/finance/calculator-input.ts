import { formatNumber } from '#domain/format/format-number.ts'
import { dollars, toDollars, type Cents } from '#domain/money/cents.ts'

/** Least and greatest value of a field, in the field's own unit: dollars, years or percent a year. */
export interface FieldLimits {
  readonly min: number
  readonly max: number
}

/** What the fields of the calculator may hold (CALC-02, CALC-03). */
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

/** What one lender has of its own; null takes the site's. */
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

/** A lender's least above the site's greatest leaves one value, never an empty range. */
function ordered(min: number, max: number): FieldLimits {
  return { min, max: Math.max(min, max) }
}

/**
 * '$32,990', '32 990' and '32990' are one number; null for nothing and for what is none. Digits without end are
 * infinite.
 */
export function parseAmount(text: string): number | null {
  const plain = text.replaceAll(/[\s,$%\u00a0]/g, '')
  // Each character can match in one way only, so that the time is linear in the length of what was typed.
  if (!/^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,4})?$/i.test(plain)) return null
  return Number(plain)
}

/** CALC-02, with the bounds written with a thousands comma: 'Cannot be less than 1,000 or more than 250,000'. */
export function formatLimitMessage({ min, max }: FieldLimits): string {
  return `Cannot be less than ${formatNumber(min)} or more than ${formatNumber(max)}`
}

/** A field after it was left: its value, and the message that stays until the next valid entry. */
export interface LeftField {
  readonly value: number
  readonly message: string | null
}

/**
 * The purchase price as it is left (CALC-02): within the limits as typed, to the cent; 0 or less, nothing and what is
 * no number become 0; anything else is clamped. All but the first come with the message.
 */
export function leavePrice(text: string, limits: FieldLimits): LeftField {
  const typed = parseAmount(text)
  if (typed !== null && typed >= limits.min && typed <= limits.max) return { value: toCent(typed), message: null }
  const message = formatLimitMessage(limits)
  return { value: typed === null || typed <= 0 ? 0 : clamp(typed, limits), message }
}

/**
 * Deposit, trade-in or residual as it is left: nothing, and what is no number, is 0; out of range is clamped (CALC-03).
 */
export function leaveAmount(text: string, limits: FieldLimits): number {
  return toCent(clamp(parseAmount(text) ?? 0, limits))
}

/** The term as it is left: the nearest step within the limits (CALC-03); what is no number leaves what was there. */
export function leaveTerm(text: string, limits: CalculatorLimits['term'], before: number): number {
  const typed = parseAmount(text)
  if (typed === null) return before
  const steps = Math.round((clamp(typed, limits) - limits.min) / limits.step)
  return clamp(Math.round((limits.min + steps * limits.step) * 1000) / 1000, limits)
}

/** The rate as it is left: clamped, two decimals (CALC-03). The step is the slider's; a lender's 6.29 may be typed. */
export function leaveRate(text: string, limits: FieldLimits, before: number): number {
  const typed = parseAmount(text)
  return typed === null ? before : clamp(Math.round(clamp(typed, limits) * 100) / 100, limits)
}

/** The price at first: the vehicle's, or the configured one where it has none (CALC-04), within the limits. */
export function resolveFirstPrice(price: Cents | null, fallback: number, limits: FieldLimits): number {
  return clamp(price === null ? fallback : toDollars(price), limits)
}

function clamp(value: number, { min, max }: FieldLimits): number {
  return Math.min(Math.max(value, min), max)
}

function toCent(value: number): number {
  return toDollars(dollars(value))
}
