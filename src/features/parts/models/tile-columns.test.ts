import { expect, test } from 'vitest'
import { hasFiveColumns } from './tile-columns.ts'

test.each([
  [[5], true],
  [[10], true],
  [[4], false],
  [[20], false],
  [[6], false],
  // 4 utes, 10 SUVs, 4 hatches and a row of small groups: five leave two places blank, four would leave five.
  [[4, 10, 4, 5], true],
  [[4, 8, 5], false],
])('CONTENT-09 tiles of groups of %j models are of one size, in the rows that leave fewer blanks', (groups, five) => {
  expect(hasFiveColumns(groups)).toBe(five)
})
