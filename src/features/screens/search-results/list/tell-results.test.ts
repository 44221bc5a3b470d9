import { expect, test } from 'vitest'
import { emptySearchState, withChoice } from '#search/state/search-choices.ts'
import { describeChange } from './tell-results.ts'

const sorts = [
  { key: 'rank', label: 'Featured', announcement: 'Sorted by featured' },
  { key: 'price_asc', label: 'Price: low to high', announcement: 'Sorted by lowest price' },
] as const
const kia = withChoice(emptySearchState, 'make', { kind: 'values', values: ['Kia'] })

test.each([
  ['another page', { ...kia, page: 2 }, { ...kia, page: 3 }, '128 vehicles', 'Page 3 of 7'],
  [
    'another order, which begins at the first page',
    { ...kia, page: 2 },
    { ...kia, sortBy: 'price_asc' as const },
    '128 vehicles',
    'Sorted by lowest price',
  ],
  ['the order of before', { ...kia, sortBy: 'price_asc' as const }, kia, '128 vehicles', 'Sorted by featured'],
  ['a refinement', { ...emptySearchState, page: 2 }, kia, '1,234 vehicles', '1,234 vehicles'],
  [
    'a refinement and an order',
    emptySearchState,
    { ...kia, sortBy: 'price_asc' as const },
    '128 vehicles',
    '128 vehicles',
  ],
])('SRCH-21 announces %s', (_name, before, state, total, words) => {
  expect(describeChange(before, { state, pages: 7, sorts }, total)).toBe(words)
})
