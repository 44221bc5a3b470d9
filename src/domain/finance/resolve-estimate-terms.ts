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
   * Percent of the price that the site states for this lender (FIN-03: one lender has a $0 final payment); null: none.
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
  const finalPercent =
    lender.final_payment_percent ?? (offer.balloon === null ? (assumed?.final_payment_percent ?? null) : null)
  return {
    years: offer.termYears ?? (offer.termMonths === null ? null : offer.termMonths / 12) ?? assumed?.term_years ?? null,
    deposit:
      offer.deposit === null ? percentOf(assumed?.deposit_percent ?? null, price) : amountOf(offer.deposit, price),
    finalPayment:
      finalPercent === null
        ? offer.balloon === null
          ? null
          : amountOf(offer.balloon, price)
        : percentOf(finalPercent, price),
  }
}

function amountOf(amount: Cents, price: Cents | null): PriceShare {
  return { percent: price === null || price === 0 ? (amount === 0 ? 0 : null) : (amount / price) * 100, amount }
}

function percentOf(percent: number | null, price: Cents | null): PriceShare | null {
  return percent === null
    ? null
    : { percent, amount: price === null ? null : cents(Math.round((price * percent) / 100)) }
}
