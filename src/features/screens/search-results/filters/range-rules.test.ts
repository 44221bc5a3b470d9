import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { countPositions, moveBound, positionOf, readBounds, typeBound, valueAt } from './range-rules.ts'
import { resolveRangeRules, scaledStep, type PriceSlider } from './resolve-range-rules.ts'

const scaled: PriceSlider = {
  variant: 'scaled',
  fixed_step: 500,
  fixed_min: 5_000,
  fixed_max: 250_000,
  default_max: 100_000,
}
const fixed: PriceSlider = { ...scaled, variant: 'fixed' }
const ends = { least: 5_000, greatest: 60_000 }
const open = { min: null, max: null }

describe('the range that a slider shows', () => {
  test.each([
    ['price', 4_499, 32_990, 4_000, 33_000],
    ['price', 4_500, 32_499, 5_000, 32_000],
    ['km', 0, 149_985, 0, 150_000],
    ['km', 812, 812, 1_000, 2_000],
    ['year', 2012, 2026, 2012, 2026],
    ['year', 2026, 2026, 2026, 2027],
  ] as const)('SRCH-06 a ends of %s %i to %i', (attribute, least, greatest, shownLeast, shownGreatest) => {
    expect(resolveRangeRules(attribute, { least, greatest }, scaled)).toMatchObject({
      least: shownLeast,
      greatest: shownGreatest,
    })
  })

  test('SRCH-06 e fixed: steps of 500 from 5,000 to 250,000, whatever the stock spans', () => {
    expect(resolveRangeRules('price', { least: 990, greatest: 480_000 }, fixed)).toEqual({
      least: 5_000,
      greatest: 250_000,
      step: 500,
    })
    expect(resolveRangeRules('price', null, fixed)).toEqual({ least: 5_000, greatest: 250_000, step: 500 })
    expect(resolveRangeRules('km', { least: 0, greatest: 90_000 }, fixed)).toMatchObject({
      greatest: 90_000,
      step: 1_000,
    })
  })

  test('SRCH-06 e scaled: up to 100,000 where no price is known, nothing where no kilometres are', () => {
    expect(resolveRangeRules('price', null, scaled)).toEqual({ least: 0, greatest: 100_000, step: 1_000 })
    expect(resolveRangeRules('km', null, scaled)).toBeNull()
  })

  test.each([
    [0, 1],
    [14, 1],
    [100, 1],
    [160, 2],
    [340, 2],
    [360, 5],
    [740, 5],
    [760, 10],
    [33_000, 200],
    [95_000, 1_000],
    [100_000, 1_000],
    [300_000, 2_000],
    [450_000, 5_000],
  ])('SRCH-06 e a range of %i steps by %i', (range, step) => {
    expect(scaledStep(range)).toBe(step)
  })
})

describe('what a thumb or a number does', () => {
  test.each([
    ['min', 1, open, open],
    ['max', 999_999, open, open],
    ['min', 20_000, open, { min: 20_000, max: null }],
    ['min', 999_999, open, { min: 59_999, max: null }],
    ['max', 0, { min: 20_000, max: 40_000 }, { min: 20_000, max: 20_001 }],
    ['min', 40_000, { min: 20_000, max: 40_000 }, { min: 39_999, max: 40_000 }],
  ] as const)('SRCH-06 b d moving the %s to %i', (end, value, before, after) => {
    expect(moveBound(ends, before, end, value)).toEqual(after)
  })

  test.each([
    ['min', '4999', { min: 20_000, max: null }, { min: 20_000, max: null }],
    ['max', '60001', { min: null, max: 40_000 }, { min: null, max: 40_000 }],
    ['min', 'abc', { min: 20_000, max: null }, { min: 20_000, max: null }],
    ['min', '12.5', open, open],
    ['min', '', { min: 20_000, max: 40_000 }, { min: null, max: 40_000 }],
    ['min', '25,000', open, { min: 25_000, max: null }],
    ['max', '60000', { min: null, max: 40_000 }, open],
    ['min', '50000', { min: null, max: 40_000 }, { min: 39_999, max: 40_000 }],
  ] as const)('SRCH-06 c d typing %s %s', (end, typed, before, after) => {
    expect(typeBound(ends, before, end, typed)).toEqual(after)
  })

  test('SRCH-06 c a query string keeps the bounds inside and ignores those outside', () => {
    expect(readBounds(ends, { min: 4_999, max: 40_000 })).toEqual({ min: null, max: 40_000 })
    expect(readBounds(ends, { min: 5_001, max: 60_001 })).toEqual({ min: 5_001, max: null })
    expect(readBounds(ends, { min: 1, max: 70_000 })).toBeNull()
  })

  test('SRCH-06 a bound of a query string at its own end is open: the ends are rounded, the prices are not', () => {
    expect(readBounds(ends, { min: 20_000, max: 60_000 })).toEqual({ min: 20_000, max: null })
    expect(readBounds(ends, { min: 5_000, max: 40_000 })).toEqual({ min: null, max: 40_000 })
    expect(readBounds(ends, { min: 5_000, max: 60_000 })).toBeNull()
    expect(readBounds(ends, { min: 60_000, max: null })).toEqual({ min: 60_000, max: null })
  })

  test('SRCH-06 d however it is moved, the lower bound stays below the upper and both inside', () => {
    const move = fc.record({
      end: fc.constantFrom('min' as const, 'max' as const),
      value: fc.integer({ min: -10_000, max: 100_000 }),
      typed: fc.boolean(),
    })
    fc.assert(
      fc.property(fc.array(move, { maxLength: 20 }), (moves) => {
        let bounds: { readonly min: number | null; readonly max: number | null } = open
        for (const { end, value, typed } of moves)
          bounds = typed ? typeBound(ends, bounds, end, String(value)) : moveBound(ends, bounds, end, value)
        const min = bounds.min ?? ends.least
        const max = bounds.max ?? ends.greatest
        expect(min).toBeLessThanOrEqual(max - 1)
        expect(min).toBeGreaterThanOrEqual(ends.least)
        expect(max).toBeLessThanOrEqual(ends.greatest)
      }),
    )
  })

  test('SRCH-06 the last position of a slider is its end, also between two steps', () => {
    const rules = { least: 2_000, greatest: 9_500, step: 1_000 }
    expect(countPositions(rules)).toBe(8)
    expect([0, 1, 7, 8].map((position) => valueAt(rules, position))).toEqual([2_000, 3_000, 9_000, 9_500])
    expect([2_000, 3_000, 9_000, 9_500].map((value) => positionOf(rules, value))).toEqual([0, 1, 7, 8])
  })
})
