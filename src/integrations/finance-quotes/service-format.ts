import type { Quote, QuoteRequest } from '#domain/finance/quote.ts'
import { dollars, toDollars } from '#domain/money/cents.ts'

/** Body of a request in the words of the quote service: money in dollars, the term in years. */
interface ServiceRequest {
  readonly selfAssessedCreditScore: string
  readonly purchasePrice: number
  readonly loanTerm: number
  readonly year: number | null
  readonly vin: string | null
  readonly nvic: string | null
  readonly whoIsHelping: string
}

export function toServiceRequest(request: QuoteRequest): ServiceRequest {
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

/**
 * Reads the quote in an answer of the service. Returns null where it holds none: a quote has a payment and both rates,
 * each within reason.
 */
export function parseServiceQuote(answer: unknown): Quote | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = answer as Readonly<Record<string, unknown>>
  if (
    !isWithin(weeklyRepaymentAmount, 0.01, 100_000) ||
    !isWithin(advertisedRate, 0, 100) ||
    !isWithin(comparisonRate, 0, 100)
  )
    return null
  return { weeklyPayment: dollars(weeklyRepaymentAmount), interestRate: advertisedRate, comparisonRate }
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max
}
