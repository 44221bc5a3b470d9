import { dollars } from '#domain/money/cents.ts'
import type { YouxQuote } from '#domain/vehicle/vehicle-fields.ts'
import { createRepayment, wholeDollars, type FinanceLine } from './repayment.ts'

/** What a quote needs of the site before it may be shown. */
export interface QuoteSettings {
  /** Whole dollars a week; a payment below it, before rounding, is not shown (FIN-03). */
  readonly minimum_weekly: number
  readonly enquire_text: string
  readonly comparison_warning: string
}

/** The line of a weekly quote (FIN-05); null where the quote lacks its payment, its rate or its comparison rate (FIN-07). */
export function resolveQuoteLine(quote: YouxQuote | null, settings: QuoteSettings, lender: string): FinanceLine | null {
  if (quote === null || quote.weeklyRepaymentAmount === null || quote.advertisedRate === null || quote.comparisonRate === null) return null
  if (quote.weeklyRepaymentAmount < dollars(settings.minimum_weekly)) return { kind: 'enquire', text: settings.enquire_text }
  return createRepayment({
    period: 'week',
    amount: wholeDollars(quote.weeklyRepaymentAmount),
    interestRate: quote.advertisedRate,
    comparisonRate: quote.comparisonRate,
    warning: settings.comparison_warning,
    lender,
  })
}
