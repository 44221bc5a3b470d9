import { cents, type Cents } from '#domain/money/cents.ts'
import type { FinanceLender } from '#domain/vehicle/vehicle-fields.ts'

export interface EstimateSettings {
  readonly term_years: number
  /** Percent of the price, likewise final_payment_percent. */
  readonly deposit_percent: number
  readonly final_payment_percent: number
}

/** A part of the price, as the estimate names it; amount null where no price is known. */
export interface PriceShare {
  /** Percent of the price; null where the lender gave an amount and there is no price to compare it with. */
  readonly percent: number | null
  readonly amount: Cents | null
}

/** On what a lender's estimate rests (FIN-04). */
export interface EstimateTerms {
  readonly years: number
  readonly deposit: PriceShare
  readonly finalPayment: PriceShare
}

/**
 * Term, deposit and final payment of an estimate. What the offer itself states wins, for it is what the figure was worked
 * out from; the configured figures stand in for what it leaves out. A final payment that the site sets for the lender wins
 * over both (FIN-03: one lender shows $0).
 */
export function resolveEstimateTerms(offer: FinanceLender | null, price: Cents | null, settings: EstimateSettings, lenderFinalPercent: number | null): EstimateTerms {
  return {
    years: offer?.termYears ?? (offer?.termMonths == null ? null : offer.termMonths / 12) ?? settings.term_years,
    deposit: shareOf(offer?.deposit ?? null, settings.deposit_percent, price),
    finalPayment: lenderFinalPercent === null ? shareOf(offer?.balloon ?? null, settings.final_payment_percent, price) : shareOf(null, lenderFinalPercent, price),
  }
}

function shareOf(stated: Cents | null, percent: number, price: Cents | null): PriceShare {
  if (stated === null) return { percent, amount: price === null ? null : cents(Math.round((price * percent) / 100)) }
  return { percent: price === null || price === 0 ? (stated === 0 ? 0 : null) : (stated / price) * 100, amount: stated }
}
