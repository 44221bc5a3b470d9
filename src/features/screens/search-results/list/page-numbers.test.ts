import { expect, test } from 'vitest'
import { listPageNumbers } from './page-numbers.ts'

test.each([
  [1, 1, [1]],
  [1, 2, [1, 2]],
  [1, 4, [1, 2, 3, 4]],
  [1, 5, [1, 2, 5]],
  [4, 4, [1, 2, 3, 4]],
  [5, 9, [1, 4, 5, 6, 9]],
  [4, 9, [1, 2, 3, 4, 5, 9]],
  [9, 9, [1, 8, 9]],
])('SRCH-08 page %i of %i: no ellipsis hides a single page', (current, pages, expected) => {
  expect(listPageNumbers(current, pages)).toEqual(expected)
})
