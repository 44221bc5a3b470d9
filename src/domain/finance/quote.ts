import type { Cents } from '../money/cents.ts'

/** What a quote for one vehicle is based on (FIN-05). */
export interface QuoteRequest {
  /** The buyer's own assessment of his credit, in the words of the quote service, such as 'GREAT'. */
  readonly creditRating: string
  /** Above 0. */
  readonly price: Cents
  readonly termYears: number
  /** Year of the vehicle. */
  readonly year: number | null
  readonly vin: string | null
  readonly nvic: string | null
  /** Name of the dealer or person who offers the vehicle. */
  readonly dealerName: string
}

export interface Quote {
  readonly weeklyPayment: Cents
  /** Percent a year, 0 to 100; likewise the comparison rate. */
  readonly interestRate: number
  readonly comparisonRate: number
}
