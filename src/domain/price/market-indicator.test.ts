import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { resolveMarketIndicator } from './market-indicator.ts'

const averages = (national: number | null, state: number | null) => ({
  average_market_price: national === null ? null : dollars(national),
  state_average_market_price: state === null ? null : dollars(state),
})

describe('below-market indicator', () => {
  test.each([
    { name: 'difference of 499', price: 20_000, national: null, state: 20_499, below: null },
    { name: 'difference of 499.01', price: 20_000, national: null, state: 20_499.01, below: 499.01 },
    { name: 'difference of 500', price: 20_000, national: null, state: 20_500, below: 500 },
    { name: 'national average alone', price: 20_000, national: 22_000, state: null, below: 2_000 },
    { name: 'the state average goes first', price: 20_000, national: 25_000, state: 21_000, below: 1_000 },
    {
      name: 'a state average below the price silences a high national one',
      price: 20_000,
      national: 25_000,
      state: 19_000,
      below: null,
    },
    { name: 'a state average of 0 is absent', price: 20_000, national: 22_000, state: 0, below: 2_000 },
    { name: 'both 0', price: 20_000, national: 0, state: 0, below: null },
    { name: 'none', price: 20_000, national: null, state: null, below: null },
  ])('PRICE-04 $name', ({ price, national, state, below }) => {
    const shown = resolveMarketIndicator(dollars(price), averages(national, state), dollars(499))
    expect(shown?.below ?? null).toBe(below === null ? null : dollars(below))
  })

  test('PRICE-04 nothing is said without a price or without data', () => {
    expect(resolveMarketIndicator(null, averages(30_000, 30_000), dollars(499))).toBeNull()
    expect(resolveMarketIndicator(dollars(20_000), null, dollars(499))).toBeNull()
  })
})
