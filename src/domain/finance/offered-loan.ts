import type { Cents } from '../money/cents.ts'
import type { Frequency } from './frequency.ts'
import type { FieldLimits } from './calculator-input.ts'
import { wholeDollars, type Repayment, type RepaymentPeriod } from './repayment.ts'
import type { CalculatorResult } from './repayment-calculator.ts'
import type { EstimateTerms } from './resolve-estimate-terms.ts'

/** The loan behind the figure that a vehicle shows on its card and page; null for each part that is not stated. */
export interface OfferedLoan {
  /** The figure itself. */
  readonly figure: Repayment
  readonly years: number | null
  readonly deposit: Cents | null
  readonly residual: Cents | null
  /** The fee that the figure includes. */
  readonly establishmentFee: Cents | null
}

const frequencyOf = { week: 'weekly', fortnight: 'fortnightly', month: 'monthly' } as const satisfies Record<
  RepaymentPeriod,
  Frequency
>

/** How often the figure of an offer is paid, in the calculator's words. */
export const frequencyOfOffer = ({ figure }: OfferedLoan): Frequency => frequencyOf[figure.period]

export function describeOfferedLoan(
  figure: Repayment,
  { years, deposit, finalPayment }: EstimateTerms,
  establishmentFee: Cents | null,
): OfferedLoan {
  return {
    figure,
    years,
    deposit: deposit?.amount ?? null,
    residual: finalPayment?.amount ?? null,
    establishmentFee,
  }
}

/**
 * Widens the limits of the interest rate to that of the offer: a rate that was cut to the calculator's greatest would
 * show a lower repayment than the vehicle's own figure.
 */
export function admitOfferedRate<Limits extends FieldLimits>(limits: Limits, offer: OfferedLoan | null): Limits {
  if (offer === null) return limits
  const { interestRate } = offer.figure
  return { ...limits, min: Math.min(limits.min, interestRate), max: Math.max(limits.max, interestRate) }
}

/** Whether the calculator arrives at the figure of the offer, which is in whole dollars (FIN-03). */
export const isFigureOfOffer = (result: CalculatorResult, { figure }: OfferedLoan): boolean =>
  result.kind === 'loan' &&
  result.repayment.period === figure.period &&
  wholeDollars(result.repayment.amount) === wholeDollars(figure.amount)
