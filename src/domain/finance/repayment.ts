import { cents, type Cents } from '#domain/money/cents.ts'

declare const comparedBrand: unique symbol

export type RepaymentPeriod = 'week' | 'fortnight' | 'month'

/** Everything that the law requires beside a repayment; a figure cannot be created without it (FIN-07). */
export interface RepaymentFacts {
  readonly period: RepaymentPeriod
  readonly amount: Cents
  /** Percent a year, likewise comparisonRate. */
  readonly interestRate: number
  readonly comparisonRate: number
  /** The loan for which the comparison rate holds: amount, term, secured or not. */
  readonly example: string
  /** The warning that the law requires beside a comparison rate. */
  readonly warning: string
  /** Source of the figure. */
  readonly lender: string
  /** The terms that the figure rests on, in a few words (`describeTerms`); absent: none is known (FIN-04). */
  readonly terms?: string
}

/**
 * A repayment together with its comparison rate and warning. Only `createRepayment` creates the branded type, so a
 * component that takes it cannot receive a figure without them (FIN-07).
 */
export interface Repayment extends RepaymentFacts {
  readonly kind: 'repayment'
  readonly [comparedBrand]: true
}

export function createRepayment(facts: RepaymentFacts): Repayment {
  const repayment: Omit<Repayment, typeof comparedBrand> = { kind: 'repayment', ...facts }
  return repayment as Repayment
}

/** Invitation to enquire, in place of a figure that may not be shown (FIN-03, CALC-09). */
export interface EnquireInstead {
  readonly kind: 'enquire'
  readonly text: string
}

export type FinanceLine = Repayment | EnquireInstead

/** A payment as it is shown: rounded to whole dollars (FIN-03). */
export function wholeDollars(amount: Cents): Cents {
  return cents(Math.round(amount / 100) * 100)
}
