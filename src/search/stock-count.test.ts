import { describe, expect, test } from 'vitest'
import { formatFacetCount, resolveStockCount } from './stock-count.ts'

const items = (...counts: number[]) =>
  counts.map((count, index) => ({ value: String(index), label: String(index), count }))

const statuses = (counts: readonly number[]) =>
  counts.map((count, index) => ({ value: ['in_stock', 'coming_soon', 'sold'][index] ?? '', label: '', count }))

describe('how many vehicles there are said to be', () => {
  test.each([
    [0, '0'],
    [1999, '1,999'],
    [2000, '1,999+'],
    [150_000, '1,999+'],
  ])('SRCH-12 a facet count of %d is shown as %s', (count, text) => {
    expect(formatFacetCount(count, 1999)).toBe(text)
  })

  test.each([
    {
      name: 'nothing capped: the total',
      total: 1999,
      configured: 5000,
      status: [1999],
      types: [1000, 999],
      expected: 1999,
    },
    {
      name: 'capped and configured: the configured count',
      total: 2000,
      configured: 5000,
      status: [2000],
      types: [2000],
      expected: 5000,
    },
    {
      name: 'capped, not configured: the sum of the statuses',
      total: 2600,
      configured: null,
      status: [2100, 500],
      types: [2600],
      expected: 2600,
    },
    {
      name: 'capped, no status known: the sum of the car types',
      total: 2600,
      configured: null,
      status: [],
      types: [2000, 601],
      expected: 2601,
    },
    {
      name: 'sold vehicles are no part of the sum',
      total: 2100,
      configured: null,
      status: [2100, 0, 500],
      types: [],
      expected: 2100,
    },
    {
      name: 'a count of 10 is exact, whatever the facets say',
      total: 10,
      configured: 77,
      status: [2000],
      types: [2000],
      expected: 10,
    },
  ])('SRCH-12 the whole stock, $name', ({ total, configured, status, types, expected }) => {
    const input = { total, cap: 1999, configured, statusCounts: statuses(status), carTypeCounts: items(...types) }
    expect(resolveStockCount({ ...input, whole: true })).toBe(expected)
  })

  test('SRCH-12 a narrowed search tells its own total, also above the cap', () => {
    const input = {
      cap: 1999,
      configured: 5000,
      statusCounts: statuses([2600]),
      carTypeCounts: items(2600),
      whole: false,
    }
    expect(resolveStockCount({ ...input, total: 2600 })).toBe(2600)
    expect(resolveStockCount({ ...input, total: 10 })).toBe(10)
  })
})
