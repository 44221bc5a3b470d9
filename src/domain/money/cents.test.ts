import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, dollars, maxCents, toDollars } from './cents.ts'

describe('money in whole cents', () => {
  test.each([
    [500.01, 50001],
    [1.005, 101],
    [0, 0],
    [-0, 0],
    [32_990, 3_299_000],
    [-1.005, -101],
    [0.1 + 0.2, 30],
  ])('dollars(%d) is %d cents', (input, expected) => {
    expect(Object.is(dollars(input), expected)).toBe(true)
  })

  test.each([1.5, Number.NaN, Infinity, maxCents + 1])('refuses %d as an amount', (input) => {
    expect(() => cents(input)).toThrow(RangeError)
  })

  test('dollars and back is the identity for every amount in cents', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: -maxCents, max: maxCents }),
        (amount) => dollars(toDollars(cents(amount))) === (amount === 0 ? 0 : amount),
      ),
    )
  })
})
