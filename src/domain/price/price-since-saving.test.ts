import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents, dollars } from '../money/cents.ts'
import { comparePriceSinceSaving } from './price-since-saving.ts'

test.each([
  [31_990, 30_990, 'lower', '$1,000 less than when you saved it'],
  [30_990, 31_490, 'higher', '$500 more than when you saved it'],
  [500.5, 500, 'lower', '$0.50 less than when you saved it'],
] as const)('WATCH-06 a car saved at $%d that is now $%d is %s', (before, now, direction, text) => {
  expect(comparePriceSinceSaving(dollars(before), dollars(now))).toMatchObject({ direction, text })
})

test('WATCH-06 nothing is said of a price that is the same, or that was not shown', () => {
  expect(comparePriceSinceSaving(dollars(30_990), dollars(30_990))).toBeNull()
  expect(comparePriceSinceSaving(null, dollars(30_990))).toBeNull()
  expect(comparePriceSinceSaving(dollars(30_990), null)).toBeNull()
})

test('WATCH-06 the difference leads from one price to the other', () => {
  const amount = fc.integer({ min: 0, max: 1_000_000_000 }).map(cents)
  fc.assert(
    fc.property(amount, amount, (before, now) => {
      const change = comparePriceSinceSaving(before, now)
      const step = change === null ? 0 : change.direction === 'lower' ? -change.difference : change.difference
      expect(before + step).toBe(now)
    }),
  )
})
