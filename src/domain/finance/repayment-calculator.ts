import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import { cents, dollars, maxCents, type Cents } from '#domain/money/cents.ts'
import { resolveComparisonRate } from './comparison-rate.ts'
import { paymentsAYear, periodOf, type Frequency } from './frequency.ts'
import { createRepayment, type EnquireInstead, type Repayment } from './repayment.ts'

/** The visitor's choices; every value within its limits (calculator-input.ts). */
export interface CalculatorChoice {
  readonly price: Cents
  /** Deposit or trade-in. */
  readonly deposit: Cents
  /** Paid at the end of the term, with the last repayment. */
  readonly residual: Cents
  readonly termYears: number
  /** Percent a year. */
  readonly rate: number
  readonly frequency: Frequency
}

/** The lender's charges and the texts that the law requires beside a figure. */
export interface CalculatorTerms {
  /** Added to the amount financed (CALC-04). */
  readonly establishmentFee: Cents
  /** Paid at the start and not financed, likewise each month: they are part of the comparison rate alone. */
  readonly upfrontFees: Cents
  readonly monthlyFees: Cents
  /** Whole dollars a week; a smaller payment, before rounding, is not shown (CALC-09). */
  readonly minimumWeekly: number
  readonly enquireText: string
  readonly comparisonWarning: string
  /** Source of the figure. */
  readonly lender: string
}

export interface CalculatedLoan {
  readonly kind: 'loan'
  /** Carries rate, comparison rate and warning (FIN-07). */
  readonly repayment: Repayment
  readonly financed: Cents
  /** The establishment fee, which is part of what is financed (CALC-04). */
  readonly financedFee: Cents
  readonly repayments: number
  readonly residual: Cents
  /** All repayments, the residual, and every fee that the comparison rate counts (CALC-04). */
  readonly total: Cents
  /** Fees of the total that are paid beside the repayments; the establishment fee is part of what is financed. */
  readonly fees: Cents
  /** Interest of the total. */
  readonly interest: Cents
}

/** Reason why there is no figure, worded for the visitor. */
export interface NoLoan {
  readonly kind: 'no-loan'
  readonly text: string
}

export type CalculatorResult = CalculatedLoan | EnquireInstead | NoLoan

/** Number of repayments of a term; at least one. */
export function countRepayments(termYears: number, frequency: Frequency): number {
  return Math.max(1, Math.round(termYears * paymentsAYear[frequency]))
}

/**
 * The level repayment in cents, not rounded, that brings `financed` down to `residual` after `repayments` (CALC-01):
 *
 * (financed − residual ÷ (1 + i)^n) × i ÷ (1 − 1 ÷ (1 + i)^n),  i the rate per interval; with no interest (financed −
 * residual) ÷ n
 */
export function resolveLevelRepayment(loan: {
  readonly financed: number
  readonly residual: number
  readonly rate: number
  readonly repayments: number
  readonly frequency: Frequency
}): number {
  const interval = loan.rate / 100 / paymentsAYear[loan.frequency]
  if (interval === 0) return (loan.financed - loan.residual) / loan.repayments
  const discount = (1 + interval) ** -loan.repayments
  return ((loan.financed - loan.residual * discount) * interval) / (1 - discount)
}

/** The result of the calculator (CALC-01, CALC-04, CALC-09); never a figure without its comparison rate (FIN-07). */
export function calculateRepayment(choice: CalculatorChoice, terms: CalculatorTerms): CalculatorResult {
  const credit = choice.price - choice.deposit
  if (credit <= 0)
    return { kind: 'no-loan', text: 'Your deposit or trade-in covers the price, so there is nothing to finance.' }
  const financed = cents(credit + terms.establishmentFee)
  if (choice.residual >= financed)
    return { kind: 'no-loan', text: `The residual must be less than the amount financed, ${formatMoney(financed)}.` }

  const repayments = countRepayments(choice.termYears, choice.frequency)
  const loan = { financed, residual: choice.residual, rate: choice.rate }
  const weekly = resolveLevelRepayment({
    ...loan,
    frequency: 'weekly',
    repayments: countRepayments(choice.termYears, 'weekly'),
  })
  const enquire: EnquireInstead = { kind: 'enquire', text: terms.enquireText }
  // The minimum is a weekly amount and applies to every frequency.
  if (weekly < dollars(terms.minimumWeekly)) return enquire

  const amount = cents(Math.round(resolveLevelRepayment({ ...loan, frequency: choice.frequency, repayments })))
  const months = Math.floor((repayments * 12) / paymentsAYear[choice.frequency] + 1e-9)
  const fees = terms.upfrontFees + terms.monthlyFees * months
  const total = amount * repayments + choice.residual + fees
  const comparisonRate = resolveComparisonRate({
    credit: cents(credit),
    repayment: amount,
    repayments,
    frequency: choice.frequency,
    residual: choice.residual,
    upfrontFees: terms.upfrontFees,
    monthlyFees: terms.monthlyFees,
  })
  // There is no figure without a comparison rate, nor one beyond the largest amount that the platform can store.
  if (comparisonRate === null || total > maxCents) return enquire
  return {
    kind: 'loan',
    repayment: createRepayment({
      period: periodOf[choice.frequency],
      amount,
      interestRate: choice.rate,
      comparisonRate,
      example:
        `Comparison rate worked out for a secured loan of ${formatMoney(cents(credit))} ` +
        `over ${formatYears(choice.termYears)} with ${choice.frequency} repayments.`,
      warning: terms.comparisonWarning,
      lender: terms.lender,
    }),
    financed,
    financedFee: terms.establishmentFee,
    repayments,
    residual: choice.residual,
    total: cents(total),
    fees: cents(fees),
    interest: cents(Math.max(0, total - fees - financed)),
  }
}

export function formatYears(term: number): string {
  return `${formatNumber(term)} ${term === 1 ? 'year' : 'years'}`
}
