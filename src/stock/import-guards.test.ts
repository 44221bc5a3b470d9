import { expect, test } from 'vitest'
import { refuseOlder, type FileAge } from './import-guards.ts'

const last = Date.UTC(2026, 2, 12)
const unknown: FileAge = { at: null, lastAt: null }
const guardsOf = (given: FileAge, changed: FileAge) => refuseOlder(null, given, changed).map(({ guard }) => guard)

test.each([
  [0, []],
  [-1_000, []],
  [-1_001, ['older']],
  [86_400_000, []],
])('STOCK-03 a file that was last changed %i ms after the last one: %j', (after, guards) => {
  expect(guardsOf(unknown, { at: last + after, lastAt: last })).toEqual(guards)
})

test('STOCK-03 a date that the operator gives is taken to the moment, and says more than the time of the file', () => {
  const newer = { at: last + 1, lastAt: last }
  expect(guardsOf({ at: last - 1, lastAt: last }, newer)).toEqual(['older'])
  expect(guardsOf(newer, { at: last - 86_400_000, lastAt: last })).toEqual([])
})

test('STOCK-03 without a time to compare with, no file is older', () => {
  expect(guardsOf(unknown, unknown)).toEqual([])
  expect(guardsOf(unknown, { at: last, lastAt: null })).toEqual([])
})
