import type { Quote, QuoteRequest } from '#domain/finance/quote.ts'
import { toDollars } from '#domain/money/cents.ts'

/** Body of POST /api/youx/quote (FIN-05): money in dollars, the term in years. */
export interface QuoteBody {
  readonly selfAssessedCreditScore: string
  readonly purchasePrice: number
  readonly loanTerm: number
  readonly year: number | null
  readonly vin: string | null
  readonly nvic: string | null
  readonly whoIsHelping: string
}

export function toQuoteBody(request: QuoteRequest): QuoteBody {
  const { creditRating, price, termYears, year, vin, nvic, dealerName } = request
  return {
    selfAssessedCreditScore: creditRating,
    purchasePrice: toDollars(price),
    loanTerm: termYears,
    year,
    vin,
    nvic,
    whoIsHelping: dealerName,
  }
}

/** Converts a quote to the response of POST /api/youx/quote. */
export function toQuoteAnswer({ weeklyPayment, interestRate, comparisonRate }: Quote) {
  return { weeklyRepaymentAmount: toDollars(weeklyPayment), advertisedRate: interestRate, comparisonRate }
}
