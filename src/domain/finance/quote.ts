/** What a quote is asked for (FIN-05). Names and units are those of the service: money in dollars. */
export interface QuoteRequest {
  readonly selfAssessedCreditScore: string
  /** Dollars, above 0. */
  readonly purchasePrice: number
  /** Years. */
  readonly loanTerm: number
  readonly year: number | null
  readonly vin: string | null
  readonly nvic: string | null
  readonly whoIsHelping: string
}

export interface Quote {
  /** Dollars, at most two decimals. */
  readonly weeklyRepaymentAmount: number
  /** Percent a year, likewise comparisonRate. */
  readonly advertisedRate: number
  readonly comparisonRate: number
}

/** The quote in an answer, or null where it is none: a quote has a payment and both rates, each within reason. */
export function parseQuote(answer: unknown): Quote | null {
  if (typeof answer !== 'object' || answer === null) return null
  const { weeklyRepaymentAmount, advertisedRate, comparisonRate } = answer as Readonly<Record<string, unknown>>
  if (
    !isWithin(weeklyRepaymentAmount, 0.01, 100_000) ||
    !isWithin(advertisedRate, 0, 100) ||
    !isWithin(comparisonRate, 0, 100)
  )
    return null
  return { weeklyRepaymentAmount: Math.round(weeklyRepaymentAmount * 100) / 100, advertisedRate, comparisonRate }
}

function isWithin(value: unknown, min: number, max: number): value is number {
  return typeof value === 'number' && value >= min && value <= max
}
