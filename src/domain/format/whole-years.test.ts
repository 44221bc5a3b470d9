import { expect, test } from 'vitest'
import { addYears, countYears } from './whole-years.ts'

test.each([
  ['2016-11-21', '2026-11-20', 9],
  ['2016-11-20', '2026-11-20', 10],
  ['2016-11-19', '2026-11-20', 10],
  ['2026-11-20', '2026-11-20', 0],
  ['2027-01-01', '2026-11-20', -1],
])('from %s to %s are %i whole years', (from, to, years) => {
  expect(countYears(from, to)).toBe(years)
})

test.each([
  ['2023-03-01', 5, '2028-03-01'],
  ['2024-02-29', 1, '2025-02-28'],
  ['2024-02-29', 4, '2028-02-29'],
  ['1996-02-29', 104, '2100-02-28'],
  ['1896-02-29', 104, '2000-02-29'],
])('%s and %i years is %s', (date, years, later) => {
  expect(addYears(date, years)).toBe(later)
})
