import fc from 'fast-check'
import { expect, test } from 'vitest'
import { countPricePositions, movePriceEnd, priceAt, pricePositionOf } from './price-range.ts'

const rules = { min: 5_000, max: 250_000, step: 500 }

test('CALC-08 the ends of the price slider never cross: min is at most max minus 1', () => {
  expect(movePriceEnd(rules, { min: 5_000, max: 20_000 }, 'min', 30_000)).toEqual({ min: 19_999, max: 20_000 })
  expect(movePriceEnd(rules, { min: 15_000, max: 20_000 }, 'max', 6_000)).toEqual({ min: 15_000, max: 15_001 })
  const moves = fc.array(
    fc.record({ end: fc.constantFrom('min' as const, 'max' as const), value: fc.double({ noNaN: true }) }),
  )
  fc.assert(
    fc.property(moves, (made) => {
      let range = { min: rules.min, max: rules.max }
      for (const { end, value } of made) {
        range = movePriceEnd(rules, range, end, value)
        expect(range.min <= range.max - 1 && range.min >= 5_000 && range.max <= 250_000).toBe(true)
      }
    }),
  )
})

test('CALC-08 the slider goes in steps of 500 from 5,000 to 250,000', () => {
  expect(countPricePositions(rules)).toBe(490)
  expect([priceAt(rules, 0), priceAt(rules, 1), priceAt(rules, 489), priceAt(rules, 490)]).toEqual([
    5_000, 5_500, 249_500, 250_000,
  ])
  for (let position = 0; position <= 490; position += 1)
    expect(pricePositionOf(rules, priceAt(rules, position))).toBe(position)
  // A range that is no whole number of steps still ends at its end.
  expect(priceAt({ min: 0, max: 1_100, step: 500 }, countPricePositions({ min: 0, max: 1_100, step: 500 }))).toBe(1_100)
})
