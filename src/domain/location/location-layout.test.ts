import { describe, expect, test } from 'vitest'
import { hasSwipeHint, resolveLocationColumns } from './location-layout.ts'

describe('layout of location cards', () => {
  test.each([
    [0, 1],
    [1, 1],
    [2, 2],
    [3, 3],
    [4, 2],
    [5, 3],
    [6, 3],
    [8, 3],
    [60, 3],
  ])('LOC-03 %d cards stand in %d columns', (cards, columns) => {
    expect(resolveLocationColumns(cards)).toBe(columns)
  })

  test('LOC-03 a carousel hints at swiping up to the limit and not above it', () => {
    expect([0, 1, 2, 3, 4, 60].map((cards) => hasSwipeHint(cards, 3))).toEqual([false, true, true, true, false, false])
    expect(hasSwipeHint(1, 0)).toBe(false)
  })
})
