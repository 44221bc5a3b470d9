import { expect, test } from 'vitest'
import type { QuoteRequest } from '#domain/finance/quote.ts'
import { dollars } from '#domain/money/cents.ts'
import type { QuoteProvider } from './quote-provider.ts'

export const sampleRequest: QuoteRequest = {
  creditRating: 'GREAT',
  price: dollars(32_990),
  termYears: 5,
  year: 2023,
  vin: 'MR0HA3CD000000001',
  nvic: null,
  dealerName: 'Main Street Motors',
}

/** What every adapter must do. */
export function testQuoteProvider(create: () => QuoteProvider): void {
  test('FIN-05 a quote has a weekly repayment and both rates', async () => {
    const outcome = await create().quote(sampleRequest)
    if (!outcome.ok) throw new Error(JSON.stringify(outcome))
    const { weeklyPayment, interestRate, comparisonRate } = outcome.quote
    expect(Number.isInteger(weeklyPayment)).toBe(true)
    expect(weeklyPayment).toBeGreaterThan(0)
    for (const rate of [interestRate, comparisonRate]) {
      expect(rate).toBeGreaterThanOrEqual(0)
      expect(rate).toBeLessThanOrEqual(100)
    }
    expect(Object.keys(outcome.quote).toSorted()).toEqual(['comparisonRate', 'interestRate', 'weeklyPayment'])
  })

  test('FIN-05 a car without year, VIN and NVIC is quoted too', async () => {
    expect((await create().quote({ ...sampleRequest, year: null, vin: null, nvic: null })).ok).toBe(true)
  })
}
