import { expect, test } from 'vitest'
import { isGone } from './gone.ts'

const now = Date.UTC(2026, 10, 20)
const soldDaysAgo = (days: number) => ({ sold: true, sold_date_timestamp: now / 1000 - days * 86_400 })

test.each([
  ['sold yesterday', soldDaysAgo(1), false],
  ['sold a second less than 90 days ago', { sold: true, sold_date_timestamp: now / 1000 - 90 * 86_400 + 1 }, false],
  ['sold 90 days ago', soldDaysAgo(90), true],
  ['sold a year ago', soldDaysAgo(365), true],
  ['sold at a time that nobody knows', { sold: true, sold_date_timestamp: null }, false],
  ['for sale again', { ...soldDaysAgo(365), sold: false }, false],
])('STOCK-05 after 90 days a car %s is gone: %s', (_what, vehicle, gone) => {
  expect(isGone(vehicle, now, 90)).toBe(gone)
})
