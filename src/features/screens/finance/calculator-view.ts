import {
  formatLimitMessage,
  leaveAmount,
  leavePrice,
  leaveRate,
  leaveTerm,
  resolveCalculatorLimits,
  resolveFirstPrice,
  type CalculatorLimits,
} from '#domain/finance/calculator-input.ts'
import { frequencies, type Frequency } from '#domain/finance/frequency.ts'
import type { CalculatorTerms } from '#domain/finance/repayment-calculator.ts'
import { shortenDisclaimer } from '#domain/finance/shorten-disclaimer.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatRate } from '#domain/format/format-rate.ts'
import { cents, dollars, type Cents } from '#domain/money/cents.ts'
import type { Site } from '#site/site.ts'

/** Initial values of the fields, in dollars, years and per cent a year. */
interface CalculatorStart {
  readonly price: number
  /** Message of CALC-02 when the URL asked for a price outside the limits; otherwise null. */
  readonly message: string | null
  readonly deposit: number
  readonly residual: number
  readonly term: number
  readonly rate: number
  readonly frequency: Frequency
}

/** The repayment calculator (CALC-01 to CALC-09); plain data. */
export interface CalculatorView {
  /** URL of the page itself: without scripts the form is sent there by GET. */
  readonly action: string
  /** Query parameters that the form must keep. */
  readonly kept: readonly (readonly [string, string])[]
  readonly limits: CalculatorLimits
  /** Message for a price outside the limits (CALC-02). */
  readonly limitMessage: string
  readonly start: CalculatorStart
  readonly terms: CalculatorTerms
  readonly frequencies: readonly Frequency[]
  readonly offersResidual: boolean
  /** Quick picks in dollars. */
  readonly quickPicks: readonly number[]
  /** Lines of text below the result. */
  readonly notes: readonly string[]
  /**
   * `short` is null when there is nothing to shorten; the whole is null when the provider has no disclaimer (CALC-05).
   */
  readonly disclaimer: { readonly full: string; readonly short: string | null } | null
}

export interface CalculatorSurroundings {
  readonly site: Site
  /** Slug of the lender whose limits and fee apply; null for those of the site. */
  readonly provider: string | null
  /** Current price of the vehicle, or the budget from the URL. */
  readonly price: Cents | null
  readonly disclaimer: string | null
  readonly action: string
  readonly query: URLSearchParams
}

/** Query parameters of the form's fields; other parameters are kept. */
const ownParameters: ReadonlySet<string> = new Set([
  'price',
  'pick',
  'deposit',
  'residual',
  'term',
  'rate',
  'frequency',
])
const mostKept = 20
/** Control characters: HTML must not contain NUL, and no parameter needs any of them. */
const control = /\p{Cc}/u

export function buildCalculator({
  site,
  provider,
  price,
  disclaimer,
  action,
  query,
}: CalculatorSurroundings): CalculatorView | null {
  const { calculator, finance } = site
  if (!calculator.enabled) return null
  const lender = provider === null ? null : (finance.lenders[provider] ?? null)
  const limits = resolveCalculatorLimits(calculator, lender)
  const feesOf = (period: 'once' | 'monthly'): Cents =>
    cents(calculator.fees.filter((fee) => fee.period === period).reduce((sum, fee) => sum + dollars(fee.amount), 0))
  const establishmentFee = dollars(
    lender !== null && lender.establishment_fee > 0 ? lender.establishment_fee : calculator.establishment_fee,
  )
  const text = disclaimer ?? lender?.disclaimer ?? null
  const offered = calculator.frequencies.length === 0 ? frequencies : calculator.frequencies
  return {
    action,
    kept: [...query]
      .filter(([name, value]) => !ownParameters.has(name) && !control.test(name + value))
      .slice(0, mostKept),
    limits,
    limitMessage: formatLimitMessage(limits.price),
    start: readStart(
      query,
      limits,
      {
        price: resolveFirstPrice(price, calculator.default_price, limits.price),
        message: null,
        deposit: 0,
        residual: 0,
        term: leaveTerm(String(calculator.default_term_years), limits.term, limits.term.min),
        rate: leaveRate(String(calculator.default_interest), limits.rate, limits.rate.min),
        frequency: offered[0] ?? 'weekly',
      },
      offered,
    ),
    terms: {
      establishmentFee,
      upfrontFees: feesOf('once'),
      monthlyFees: feesOf('monthly'),
      minimumWeekly: finance.minimum_weekly,
      enquireText: finance.enquire_text,
      comparisonWarning: finance.comparison_warning,
      lender: 'this calculator',
    },
    frequencies: offered,
    offersResidual: calculator.residual,
    quickPicks: calculator.quick_picks.filter((pick) => pick >= limits.price.min && pick <= limits.price.max),
    notes: buildNotes(site, establishmentFee),
    disclaimer:
      text === null ? null : { full: text, short: shortenDisclaimer(text, calculator.short_disclaimer_length) },
  }
}

/** Reads the values that the form sent by GET, clamped as on blur; missing values keep their defaults. */
function readStart(
  query: URLSearchParams,
  limits: CalculatorLimits,
  first: CalculatorStart,
  offered: readonly Frequency[],
): CalculatorStart {
  const typed = query.get('pick') ?? query.get('price')
  const price = typed === null ? { value: first.price, message: null } : leavePrice(typed, limits.price)
  return {
    price: price.value,
    message: price.message,
    deposit: leaveAmount(query.get('deposit') ?? '', limits.deposit),
    residual: leaveAmount(query.get('residual') ?? '', limits.residual),
    term: leaveTerm(query.get('term') ?? '', limits.term, first.term),
    rate: leaveRate(query.get('rate') ?? '', limits.rate, first.rate),
    frequency: offered.find((frequency) => frequency === query.get('frequency')) ?? first.frequency,
  }
}

function buildNotes(site: Site, establishmentFee: Cents): readonly string[] {
  const { calculator } = site
  const range = calculator.comparison_rate_range
  const fees = calculator.fees.map(
    ({ name, amount, period }) => `${name} ${formatMoney(dollars(amount))}${period === 'monthly' ? ' a month' : ''}`,
  )
  return [
    ...(establishmentFee > 0
      ? [`An establishment fee of ${formatMoney(establishmentFee)} is added to the amount financed.`]
      : []),
    ...(fees.length > 0 ? [`Fees counted in the comparison rate: ${fees.join(', ')}.`] : []),
    ...(range === null
      ? []
      : [
          `Comparison rates of our lenders range from ${formatRate(range.min)} to ${formatRate(range.max)} ` +
            site.finance.comparison_warning,
        ]),
    ...(calculator.note === null ? [] : [calculator.note]),
  ]
}
