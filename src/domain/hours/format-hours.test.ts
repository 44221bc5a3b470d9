import { expect, test } from 'vitest'
import { formatWeekdays } from './format-hours.ts'

test.each([
  [[1, 2, 3, 4, 5], 'Monday – Friday'],
  [[1, 2], 'Monday – Tuesday'],
  [[6], 'Saturday'],
  [[0], 'Sunday'],
  [[], ''],
])('LOC-07 the weekdays %j read %j', (weekdays, expected) => {
  expect(formatWeekdays(weekdays)).toBe(expected)
})
