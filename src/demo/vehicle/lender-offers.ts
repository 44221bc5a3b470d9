import { resolveComparisonRate } from '#domain/finance/comparison-rate.ts'
import { countRepayments, resolveLevelRepayment } from '#domain/finance/repayment-calculator.ts'
import type { Frequency } from '#domain/finance/frequency.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { formatRate } from '#domain/format/format-rate.ts'
import { cents, dollars, toDollars, type Cents } from '#domain/money/cents.ts'
import type { LenderRow } from './demo-vehicle.ts'

/** One fictional lender of a demo site: its product, and how its feed writes an offer (STOCK-08). */
export interface LenderPlan {
  /** Key in finance_lenders. */
  readonly provider: string
  readonly financeProvider: string
  /** Percent a year, above 0. */
  readonly interestRate: number
  /** Dollars, added to the amount financed. */
  readonly establishmentFees: number
  readonly termYears: number
  /** Percent of the price, 0 to 100, likewise finalPercent. */
  readonly depositPercent: number
  readonly finalPercent: number
  /** Dollars; a cheaper vehicle gets no offer. */
  readonly leastPrice: number
  /** Whole years; an older vehicle gets no offer. */
  readonly oldest: number
  /** Terms flat on the offer, or inside term{N}. */
  readonly terms: 'flat' | 'nested'
  readonly payments: 'week' | 'month' | 'both'
  /** Share of the vehicles that it would finance which carry its offer, 0 to 1. */
  readonly share: number
}

/** The loan that a comparison rate is worked out on, whatever the vehicle: dollars and years. */
export const comparedLoan = { amount: 30_000, years: 5 } as const

interface Loan {
  readonly credit: Cents
  readonly fee: Cents
  readonly residual: Cents
  readonly rate: number
  readonly years: number
}

function resolvePayment({ credit, fee, residual, rate, years }: Loan, frequency: Frequency): Cents {
  const repayments = countRepayments(years, frequency)
  return cents(Math.round(resolveLevelRepayment({ financed: credit + fee, residual, rate, repayments, frequency })))
}

const frequencyOf = (lender: LenderPlan): Frequency => (lender.payments === 'month' ? 'monthly' : 'weekly')

/**
 * Comparison rate of a lender in percent a year, for `comparedLoan`. Throws RangeError where the plan has none above
 * its rate.
 */
export function resolveLenderComparisonRate(lender: LenderPlan): number {
  const frequency = frequencyOf(lender)
  const credit = dollars(comparedLoan.amount)
  const loan = {
    credit,
    fee: dollars(lender.establishmentFees),
    residual: cents(0),
    rate: lender.interestRate,
    years: comparedLoan.years,
  }
  const rate = resolveComparisonRate({
    credit,
    repayment: resolvePayment(loan, frequency),
    repayments: countRepayments(comparedLoan.years, frequency),
    frequency,
    residual: cents(0),
    upfrontFees: cents(0),
    monthlyFees: cents(0),
  })
  if (lender.interestRate <= 0 || rate === null || rate < lender.interestRate) {
    throw new RangeError(`${lender.provider}: ${lender.interestRate} % p.a. has no comparison rate above it`)
  }
  return rate
}

function writeDisclaimer(lender: LenderPlan, comparisonRate: number): string {
  const { years } = comparedLoan
  const amount = formatNumber(comparedLoan.amount)
  const final =
    lender.finalPercent === 0 ? 'no final payment' : `a final payment of ${lender.finalPercent}% of the price`
  return [
    `Example estimate for a secured loan over ${lender.termYears} years`,
    `with a ${lender.depositPercent}% deposit and ${final}.`,
    `Interest rate ${formatRate(lender.interestRate)}, comparison rate ${formatRate(comparisonRate)},`,
    `worked out on a secured loan of $${amount} over ${years} years.`,
    `${lender.financeProvider} is a fictional lender: no credit is offered.`,
  ].join(' ')
}

/** Whether the lender would finance a vehicle of that price in dollars and age in whole years. */
export function isFinanced(lender: LenderPlan, price: number, age: number): boolean {
  return price >= lender.leastPrice && age <= lender.oldest
}

/**
 * The offer of a lender for a price in dollars, worked out by the platform's own arithmetic: each figure follows from
 * price, rate, fee, term, deposit and final payment. `totalPayable` is all repayments and the final payment.
 */
export function buildLenderOffer(lender: LenderPlan, price: number): LenderRow {
  const deposit = dollars((price * lender.depositPercent) / 100)
  const balloon = dollars((price * lender.finalPercent) / 100)
  const loan = {
    credit: cents(dollars(price) - deposit),
    fee: dollars(lender.establishmentFees),
    residual: balloon,
    rate: lender.interestRate,
    years: lender.termYears,
  }
  const paymentWeek = resolvePayment(loan, 'weekly')
  const paymentMonth = resolvePayment(loan, 'monthly')
  const comparisonRate = resolveLenderComparisonRate(lender)
  const frequency = frequencyOf(lender)
  const payment = frequency === 'monthly' ? paymentMonth : paymentWeek
  const term = {
    termYears: lender.termYears,
    termMonths: countRepayments(lender.termYears, 'monthly'),
    termWeeks: countRepayments(lender.termYears, 'weekly'),
  }
  return {
    financeProvider: lender.financeProvider,
    interestRate: lender.interestRate,
    comparisonRate,
    paymentWeek: lender.payments === 'month' ? null : toDollars(paymentWeek),
    paymentMonth: lender.payments === 'week' ? null : toDollars(paymentMonth),
    ...(lender.terms === 'flat' ? term : { [`term${lender.termYears}`]: term }),
    deposit: toDollars(deposit),
    balloon: toDollars(balloon),
    establishmentFees: lender.establishmentFees,
    totalPayable: toDollars(cents(payment * countRepayments(lender.termYears, frequency) + balloon)),
    disclaimer: writeDisclaimer(lender, comparisonRate),
  }
}
