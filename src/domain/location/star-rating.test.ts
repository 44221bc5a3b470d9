import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isRatingShown, resolveStars } from './star-rating.ts'

describe('stars of a rating', () => {
  test.each([
    [0, 0, 0],
    [0.3, 0, 0],
    [0.31, 0, 0.31],
    // 1.3 - 1 is 0.30000000000000004.
    [1.3, 1, 0],
    [2, 2, 0],
    [3.9, 3, 0.9],
    [4, 4, 0],
    [4.3, 4, 0],
    [4.31, 4, 0.31],
    [4.75, 4, 0.75],
    [5, 4, 1],
    [7, 4, 1],
    [-1, 0, 0],
    [Number.NaN, 0, 0],
  ])('LOC-12 %d is %d whole stars and %d of the next', (rating, whole, partial) => {
    expect(resolveStars(rating)).toEqual({ whole, partial })
  })

  test('LOC-12 never more than four whole stars, never a part of 30 % or less, never more than the rating', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 5, noNaN: true }), (rating) => {
        const { whole, partial } = resolveStars(rating)
        expect(whole).toBeLessThanOrEqual(4)
        expect(partial === 0 || (partial > 0.3 && partial <= 1)).toBe(true)
        expect(whole + partial).toBeLessThanOrEqual(rating + 1e-6)
        expect(rating - whole - partial).toBeLessThanOrEqual(0.3 + 1e-6)
      }),
    )
  })

  test('LOC-12 a rating is shown above the minimum, not at it, and not where ratings are hidden', () => {
    const shown = { hidden: false, minimum: 4 }
    expect([3.9, 4, 4.01, 5, null].map((rating) => isRatingShown(rating, shown))).toEqual([
      false,
      false,
      true,
      true,
      false,
    ])
    expect(isRatingShown(3.5, { hidden: false, minimum: 3 })).toBe(true)
    expect(isRatingShown(5, { hidden: true, minimum: 4 })).toBe(false)
  })
})
