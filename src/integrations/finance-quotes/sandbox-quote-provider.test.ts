import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { sampleRequest, testQuoteProvider } from './quote-provider.testkit.ts'
import { createSandboxQuoteProvider } from './sandbox-quote-provider.ts'

const provider = createSandboxQuoteProvider(() => Date.UTC(2026, 10, 20))

describe('the sandbox', () => {
  testQuoteProvider(() => provider)

  test('FIN-05 the same request has the same figure, a dearer or older car a higher one', async () => {
    const of = async (change: Partial<typeof sampleRequest>) => {
      const outcome = await provider.quote({ ...sampleRequest, ...change })
      if (!outcome.ok) throw new Error(outcome.error.detail)
      return outcome.quote
    }
    const plain = await of({})
    expect(await of({})).toEqual(plain)
    expect(plain.interestRate).toBe(7.29)
    expect(plain.comparisonRate).toBeGreaterThan(plain.interestRate)
    expect((await of({ price: dollars(40_000) })).weeklyPayment).toBeGreaterThan(plain.weeklyPayment)
    expect((await of({ year: 2015 })).interestRate).toBeGreaterThan(plain.interestRate)
    expect((await of({ creditRating: 'FAIR' })).interestRate).toBe(9.29)
  })

  test('FIN-05 any price and year is answered, with a quote or with a reason', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.double({ min: 0.01, max: 5_000_000, noNaN: true }),
        fc.integer({ min: 1900, max: 2030 }),
        async (price, year) => {
          const outcome = await provider.quote({ ...sampleRequest, price: dollars(price), year })
          if (outcome.ok) expect(outcome.quote.comparisonRate).toBeLessThanOrEqual(100)
          else expect(outcome.error.detail).not.toBe('')
        },
      ),
    )
  })
})
