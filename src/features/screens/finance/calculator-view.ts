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
import { admitOfferedRate, frequencyOfOffer, isFigureOfOffer, type OfferedLoan } from '#domain/finance/offered-loan.ts'
import { calculateRepayment, type CalculatorTerms } from '#domain/finance/repayment-calculator.ts'
import { shortenDisclaimer } from '#domain/finance/shorten-disclaimer.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatRate } from '#domain/format/format-rate.ts'
import { cents, dollars, toDollars, type Cents } from '#domain/money/cents.ts'
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
  /** Sentence on whose terms the fields begin with; null: with those of the site. */
  readonly basis: string | null
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

export interface CalculatorContext {
  readonly site: Site
  /** Slug of the lender whose limits and fee apply; null for those of the site. */
  readonly provider: string | null
  /** Current price of the vehicle, or the budget from the URL. */
  readonly price: Cents | null
  /** The loan behind the vehicle's own figure; null: it has none. */
  readonly offer: OfferedLoan | null
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
  offer,
  disclaimer,
  action,
  query,
}: CalculatorContext): CalculatorView | null {
  const { calculator, finance } = site
  if (!calculator.enabled) return null
  const lender = provider === null ? null : (finance.lenders[provider] ?? null)
  const plainLimits = resolveCalculatorLimits(calculator, lender)
  const limits = { ...plainLimits, rate: admitOfferedRate(plainLimits.rate, offer) }
  const feesOf = (period: 'once' | 'monthly'): Cents =>
    cents(calculator.fees.filter((fee) => fee.period === period).reduce((sum, fee) => sum + dollars(fee.amount), 0))
  const establishmentFee =
    offer?.establishmentFee ??
    dollars(lender !== null && lender.establishment_fee > 0 ? lender.establishment_fee : calculator.establishment_fee)
  const text = disclaimer ?? lender?.disclaimer ?? null
  const offered = calculator.frequencies.length === 0 ? frequencies : calculator.frequencies
  const first = resolveStart(site, limits, { price, offer, offered })
  const terms: CalculatorTerms = {
    establishmentFee,
    upfrontFees: feesOf('once'),
    monthlyFees: feesOf('monthly'),
    minimumWeekly: finance.minimum_weekly,
    enquireText: finance.enquire_text,
    comparisonWarning: finance.comparison_warning,
    lender: 'this calculator',
  }
  return {
    action,
    kept: [...query]
      .filter(([name, value]) => !ownParameters.has(name) && !control.test(name + value))
      .slice(0, mostKept),
    limits,
    limitMessage: formatLimitMessage(limits.price),
    start: readStart(query, limits, first, offered),
    basis: offer === null ? null : describeBasis(offer, first, terms),
    terms,
    frequencies: offered,
    // A loan with a final payment cannot be shown without it.
    offersResidual: calculator.residual || first.residual > 0,
    quickPicks: calculator.quick_picks.filter((pick) => pick >= limits.price.min && pick <= limits.price.max),
    notes: buildNotes(site, establishmentFee),
    disclaimer:
      text === null ? null : { full: text, short: shortenDisclaimer(text, calculator.short_disclaimer_length) },
  }
}

/**
 * What the fields begin with: the terms of the vehicle's own figure, so that the first repayment is the one on its card
 * and page, and the defaults of CALC-04 for whatever the figure does not state.
 */
function resolveStart(
  { calculator }: Site,
  limits: CalculatorLimits,
  {
    price,
    offer,
    offered,
  }: { readonly price: Cents | null; readonly offer: OfferedLoan | null; readonly offered: readonly Frequency[] },
): CalculatorStart {
  const amountOf = (amount: Cents | null | undefined, limit: CalculatorLimits['deposit']): number =>
    leaveAmount(String(toDollars(amount ?? cents(0))), limit)
  const usual = offered[0] ?? 'weekly'
  const frequency = offer === null ? usual : frequencyOfOffer(offer)
  return {
    price: resolveFirstPrice(price, calculator.default_price, limits.price),
    message: null,
    deposit: amountOf(offer?.deposit, limits.deposit),
    residual: amountOf(offer?.residual, limits.residual),
    term: leaveTerm(String(offer?.years ?? calculator.default_term_years), limits.term, limits.term.min),
    rate: leaveRate(String(offer?.figure.interestRate ?? calculator.default_interest), limits.rate, limits.rate.min),
    frequency: offered.includes(frequency) ? frequency : usual,
  }
}

/** The sentence names the lender; where its terms do not lead to its figure, it says why the two differ. */
function describeBasis(offer: OfferedLoan, first: CalculatorStart, terms: CalculatorTerms): string {
  const result = calculateRepayment(
    {
      price: dollars(first.price),
      deposit: dollars(first.deposit),
      residual: dollars(first.residual),
      termYears: first.term,
      rate: first.rate,
      frequency: frequencyOfOffer(offer),
    },
    terms,
  )
  const { lender } = offer.figure
  return isFigureOfOffer(result, offer)
    ? `These are the terms behind the estimate for this vehicle (${lender}). Change them to suit you.`
    : `We start with what we know of the terms behind the estimate for this vehicle (${lender}). ` +
        'The estimate may include a deposit, a final payment or charges we do not have here, so the two can differ.'
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
  const readAmount = (name: 'deposit' | 'residual'): number => {
    const text = query.get(name)
    return text === null ? first[name] : leaveAmount(text, limits[name])
  }
  return {
    price: price.value,
    message: price.message,
    deposit: readAmount('deposit'),
    residual: readAmount('residual'),
    term: leaveTerm(query.get('term') ?? '', limits.term, first.term),
    rate: leaveRate(query.get('rate') ?? '', limits.rate, first.rate),
    frequency: offered.find((frequency) => frequency === query.get('frequency')) ?? first.frequency,
  }
}

/** A dealer with one lender names it. */
function whoLends({ finance }: Site): string {
  const [only, ...others] = Object.values(finance.lenders)
  return only === undefined || others.length > 0 ? 'our lenders' : only.name
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
          `Comparison rates of ${whoLends(site)} range from ${formatRate(range.min)} to ${formatRate(range.max)} ` +
            site.finance.comparison_warning,
        ]),
    ...(calculator.note === null ? [] : [calculator.note]),
  ]
}
