import type { Cents } from '#domain/money/cents.ts'
import { paymentsAYear, type Frequency } from './frequency.ts'

/** The cash flows of a loan: the credit received at the start and every payment made. */
export interface ComparedLoan {
  /** Credit that the borrower can use: excluding fees that are paid from the loan. */
  readonly credit: Cents
  readonly repayment: Cents
  /** Number of repayments, 1 or more. */
  readonly repayments: number
  readonly frequency: Frequency
  /** Falls due with the last repayment. */
  readonly residual: Cents
  /** Paid at the start and not financed by the loan. */
  readonly upfrontFees: Cents
  /** Falls due each month, at the end of it. */
  readonly monthlyFees: Cents
}

/** Repayments per year as defined by the regulation, which takes a year as slightly more than 52 weeks. */
const countedAYear = { weekly: 52.18, fortnightly: 26.09, monthly: 12 } as const satisfies Record<Frequency, number>

/** Upper bound of the search: a rate of 100 % per repayment interval. */
const greatestRate = 1
const halvings = 60

/**
 * The comparison rate in percent a year, two decimals, by regulation 100 of the National Consumer Credit Protection
 * Regulations 2010: n × r × 100 %, where r is the rate per interval at which
 *
 *   Σ Aj ÷ (1 + r)^j  =  Σ (Rj + Cj) ÷ (1 + r)^j
 *
 * A the credit, R the repayments, C the fees beside them, j the time in intervals (not necessarily whole: a monthly fee
 * of a loan repaid weekly falls between two repayments). n is 52.18, 26.09 or 12.
 *
 * null when there is no such rate, because nothing is lent or the fees reach the amount of credit.
 */
export function resolveComparisonRate(loan: ComparedLoan): number | null {
  const received = loan.credit - loan.upfrontFees
  if (received <= 0) return null
  if (presentValue(loan, 0) <= received) return 0
  if (presentValue(loan, greatestRate) > received) return null
  let low = 0
  let high = greatestRate
  // The present value of the payments falls as the rate rises, so bisection finds the one rate at which both sides are
  // equal.
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2
    if (presentValue(loan, middle) > received) low = middle
    else high = middle
  }
  return Math.round(countedAYear[loan.frequency] * low * 10_000) / 100
}

/** Present value of all payments, in cents, at a rate per repayment interval. */
function presentValue({ repayment, repayments, residual, monthlyFees, frequency }: ComparedLoan, rate: number): number {
  const discount = (time: number): number => (1 + rate) ** -time
  const annuity = rate === 0 ? repayments : (1 - discount(repayments)) / rate
  let fees = 0
  if (monthlyFees > 0) {
    const perMonth = paymentsAYear[frequency] / 12
    const months = Math.floor(repayments / perMonth + 1e-9)
    for (let month = 1; month <= months; month += 1) fees += discount(month * perMonth)
  }
  return repayment * annuity + residual * discount(repayments) + monthlyFees * fees
}
