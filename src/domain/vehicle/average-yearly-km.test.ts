import { expect, test } from 'vitest'
import { averageYearlyKm } from './average-yearly-km.ts'

test.each<[km: number | null, build_date: string | null, expected: number | null]>([
  [45_000, '2023-11-20', 15_000],
  [45_800, '2023-11-20', 15_500],
  [100, '2023-11-20', null],
  [0, '2023-11-20', null],
  [9_000, '2025-11-20', 9_000],
  [9_000, '2025-11-21', null],
  [9_000, '2027-01-01', null],
  [null, '2023-11-20', null],
  [45_000, null, null],
])('VDP-01 %j km since %j is %j a year', (km, build_date, expected) => {
  expect(averageYearlyKm({ km, build_date }, '2026-11-20')).toBe(expected)
})
