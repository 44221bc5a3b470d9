import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { resolvePriceRange } from './price-ranges.ts'

describe('price_range', () => {
  const bounds = [10_000, 20_000, 40_000]

  test('STOCK-04 an amount equal to a bound starts the next bucket', () => {
    const range = (amount: number): string | null => resolvePriceRange(dollars(amount), bounds)
    expect([9_999.99, 10_000, 19_999.99, 20_000, 39_999.99, 40_000].map(range)).toEqual([
      'Under $10,000',
      '$10,000 - $20,000',
      '$10,000 - $20,000',
      '$20,000 - $40,000',
      '$20,000 - $40,000',
      '$40,000 and over',
    ])
    expect(resolvePriceRange(null, bounds)).toBeNull()
    expect(resolvePriceRange(dollars(5), [])).toBeNull()
    expect(resolvePriceRange(dollars(5), [10])).toBe('Under $10')
  })

  test('STOCK-04 every amount has exactly one bucket, and dearer is never in a lower one', () => {
    const order = ['Under $10,000', '$10,000 - $20,000', '$20,000 - $40,000', '$40,000 and over']
    const amount = fc.integer({ min: 1, max: 10_000_000 }).map((value) => dollars(value / 100))
    fc.assert(
      fc.property(amount, amount, (one, other) => {
        const [low, high] = one <= other ? [one, other] : [other, one]
        const [lower, higher] = [
          order.indexOf(resolvePriceRange(low, bounds) ?? ''),
          order.indexOf(resolvePriceRange(high, bounds) ?? ''),
        ]
        expect(lower).toBeGreaterThanOrEqual(0)
        expect(higher).toBeGreaterThanOrEqual(lower)
      }),
    )
  })
})
