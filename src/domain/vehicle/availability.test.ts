import { expect, test } from 'vitest'
import { describeAvailability, resolveAvailability } from './availability.ts'

test.each([
  ['in_stock', false, false, 'In stock'],
  ['in_stock', false, true, 'Reserved'],
  ['coming_soon', false, false, 'Coming soon'],
  ['coming_soon', false, true, 'Reserved'],
  ['sold', true, true, 'Sold'],
  ['in_stock', true, false, 'Sold'],
  ['sold', false, false, 'Sold'],
  ['wholesale', false, true, 'No longer available'],
  [null, false, false, 'No longer available'],
] as const)('WATCH-06 status %s, sold %s, reserved %s reads as %s', (status, sold, reserved, text) => {
  expect(describeAvailability(resolveAvailability({ status, sold, reserved }))).toBe(text)
})
