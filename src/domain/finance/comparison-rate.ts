import type { Cents } from '#domain/money/cents.ts'
import { paymentsAYear, type Frequency } from './frequency.ts'

/** A loan as its borrower sees it: what comes in at the start, and everything that goes out. */
export interface ComparedLoan {
  /** Credit that the borrower can use: without fees that the loan itself pays. */
  readonly credit: Cents
  readonly repayment: Cents
  /** Number of repayments, 1 or more. */
  readonly repayments: number
  readonly frequency: Frequency
  /** Falls due with the last repayment. */
  readonly residual: Cents
  /** Paid at the start and not out of the loan. */
  readonly upfrontFees: Cents
  /** Falls due each month, at the end of it. */
  readonly monthlyFees: Cents
}

/** Repayments a year as the regulation counts them: a year has a little more than 52 weeks. */
const countedAYear = { weekly: 52.18, fortnightly: 26.09, monthly: 12 } as const satisfies Record<Frequency, number>

/** The greatest rate per repayment interval that is looked for: 100 %. */
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
 * null where there is no such rate: nothing is lent, or the fees eat it up.
 */
export function resolveComparisonRate(loan: ComparedLoan): number | null {
  const received = loan.credit - loan.upfrontFees
  if (received <= 0) return null
  if (presentValue(loan, 0) <= received) return 0
  if (presentValue(loan, greatestRate) > received) return null
  let low = 0
  let high = greatestRate
  // What is paid is worth less the higher the rate, so halving finds the one rate at which both sides are equal.
  for (let step = 0; step < halvings; step += 1) {
    const middle = (low + high) / 2
    if (presentValue(loan, middle) > received) low = middle
    else high = middle
  }
  return Math.round(countedAYear[loan.frequency] * low * 10_000) / 100
}

/** What all payments are worth at the start, in cents, at a rate per repayment interval. */
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
