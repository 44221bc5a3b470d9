import { expect, test } from 'vitest'
import { joinSmallGroups } from './model-runs.ts'

const runsOf = (...sizes: readonly number[]) =>
  joinSmallGroups(sizes.map((size) => ({ tiles: Array.from({ length: size }) }))).map(
    ({ groups, columns }) => `${groups.map(({ tiles }) => tiles.length).join('+')} in ${columns}`,
  )

test.each([
  [
    [4, 10, 1, 2, 1, 1],
    ['4 in 4', '10 in 4', '1+2+1+1 in 5'],
  ],
  [
    [1, 4, 2],
    ['1 in 4', '4 in 4', '2 in 4'],
  ],
  [[1, 2, 1], ['1+2+1 in 4']],
  [[2, 2, 2], ['2+2+2 in 4']],
  [
    [3, 1, 3],
    ['3 in 4', '1 in 4', '3 in 4'],
  ],
])('CONTENT-09 small groups that follow each other share rows: %j', (sizes, runs) => {
  expect(runsOf(...sizes)).toEqual(runs)
})
