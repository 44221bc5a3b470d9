import { cents, type Cents } from '#domain/money/cents.ts'
import type { FinanceLender } from '#domain/vehicle/vehicle-fields.ts'

/**
 * The standard terms of FIN-04. A lender's figures are based on them only when the site configures this for the lender.
 */
export interface StandardTerms {
  readonly term_years: number
  /** Percent of the price, likewise final_payment_percent. */
  readonly deposit_percent: number
  readonly final_payment_percent: number
}

/** A part of the price, as stated in an estimate. */
export interface PriceShare {
  /** Percent of the price; null where the lender gave an amount and there is no price to compare it with. */
  readonly percent: number | null
  /** null where no price is known. */
  readonly amount: Cents | null
}

/** The terms that a figure is based on (FIN-04); null for each term that is not stated. */
export interface EstimateTerms {
  readonly years: number | null
  readonly deposit: PriceShare | null
  readonly finalPayment: PriceShare | null
}

export interface LenderTerms {
  /**
   * Percent of the price that the site states for this lender (FIN-03: one lender has a $0 final payment) where an
   * offer states no balloon; null: none.
   */
  readonly final_payment_percent: number | null
  /** Whether the lender's figures are based on the standard terms when an offer states none. */
  readonly standard_terms: boolean
}

/**
 * Term, deposit and final payment of a lender's figure: what the offer itself states, else what the site states for the
 * lender, else null. A term that the figure is not based on is never shown beside it.
 */
export function resolveEstimateTerms(
  offer: FinanceLender,
  price: Cents | null,
  standard: StandardTerms,
  lender: LenderTerms,
): EstimateTerms {
  const assumed = lender.standard_terms ? standard : null
  const finalPercent = lender.final_payment_percent ?? assumed?.final_payment_percent ?? null
  return {
    years: statedYears(offer) ?? assumed?.term_years ?? null,
    deposit:
      offer.deposit === null ? percentOf(assumed?.deposit_percent ?? null, price) : amountOf(offer.deposit, price),
    finalPayment: offer.balloon === null ? percentOf(finalPercent, price) : amountOf(offer.balloon, price),
  }
}

const weeksPerMonth = 365.2425 / 7 / 12

/** Weeks count as the nearest whole months: lenders write five years as 260 or as 261 weeks. */
function statedYears({ termYears, termMonths, termWeeks }: FinanceLender): number | null {
  if (termYears !== null) return termYears
  const months = termMonths ?? (termWeeks === null ? null : Math.round(termWeeks / weeksPerMonth))
  return months === null ? null : months / 12
}

function amountOf(amount: Cents, price: Cents | null): PriceShare {
  return { percent: price === null || price === 0 ? (amount === 0 ? 0 : null) : (amount / price) * 100, amount }
}

function percentOf(percent: number | null, price: Cents | null): PriceShare | null {
  return percent === null
    ? null
    : { percent, amount: price === null ? null : cents(Math.round((price * percent) / 100)) }
}
