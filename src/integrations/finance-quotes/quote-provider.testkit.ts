import { expect, test } from 'vitest'
import { parseQuote, type QuoteRequest } from '#domain/finance/quote.ts'
import type { QuoteProvider } from './quote-provider.ts'

export const sampleRequest: QuoteRequest = {
  selfAssessedCreditScore: 'GREAT',
  purchasePrice: 32_990,
  loanTerm: 5,
  year: 2023,
  vin: 'MR0HA3CD000000001',
  nvic: null,
  whoIsHelping: 'Main Street Motors',
}

/** What every adapter must do. */
export function testQuoteProvider(create: () => QuoteProvider): void {
  test('FIN-05 a quote has a weekly repayment and both rates', async () => {
    const outcome = await create().quote(sampleRequest)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome))
    expect(parseQuote(outcome.quote)).toEqual(outcome.quote)
    expect(Object.keys(outcome.quote).toSorted()).toEqual(['advertisedRate', 'comparisonRate', 'weeklyRepaymentAmount'])
  })

  test('FIN-05 a car without year, VIN and NVIC is quoted too', async () => {
    expect((await create().quote({ ...sampleRequest, year: null, vin: null, nvic: null })).ok).toBe(true)
  })
}
