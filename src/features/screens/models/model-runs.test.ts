import { expect, test } from 'vitest'
import { joinSmallGroups } from './model-runs.ts'

const runsOf = (...sizes: readonly number[]) =>
  joinSmallGroups(sizes.map((size) => ({ tiles: Array.from({ length: size }) }))).map((run) =>
    run.map(({ tiles }) => tiles.length).join('+'),
  )

test.each([
  [
    [4, 10, 1, 2, 1, 1],
    ['4', '10', '1+2+1+1'],
  ],
  [
    [1, 4, 2],
    ['1', '4', '2'],
  ],
  [[1, 2, 1], ['1+2+1']],
  [
    [3, 1, 3],
    ['3', '1', '3'],
  ],
])('CONTENT-09 small groups that follow each other share rows: %j', (sizes, runs) => {
  expect(runsOf(...sizes)).toEqual(runs)
})
