import type { Cents } from '#domain/money/cents.ts'

export interface CheckedFigure {
  /** Percent a year, likewise comparisonRate. */
  readonly interestRate: number | null
  readonly comparisonRate: number | null
  readonly payment: Cents | null
  /** Stated by the lender; null: not stated. */
  readonly deposit?: Cents | null
  readonly balloon?: Cents | null
  /** What the vehicle costs; null: not known. */
  readonly price: Cents | null
}

export type RateFault = 'rate-of-zero' | 'comparison-below-rate' | 'deposit-covers-price' | 'balloon-above-price'

/**
 * Finds an impossible value in a repayment from a lender or a quote service; null when there is none. A faulty figure
 * is never shown: a loan with a payment has a rate, a comparison rate adds fees to the rate and so is never below it,
 * and neither deposit nor final payment can exceed the price.
 */
export function findRateFault({
  interestRate,
  comparisonRate,
  payment,
  deposit = null,
  balloon = null,
  price,
}: CheckedFigure): RateFault | null {
  if (payment === null || interestRate === null || comparisonRate === null) return null
  if (interestRate <= 0 || comparisonRate <= 0) return 'rate-of-zero'
  if (comparisonRate < interestRate) return 'comparison-below-rate'
  if (price !== null && deposit !== null && deposit >= price) return 'deposit-covers-price'
  return price !== null && balloon !== null && balloon > price ? 'balloon-above-price' : null
}
