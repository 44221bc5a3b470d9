import { expect, test } from 'vitest'
import { isTotalPrice } from './total-price.ts'

test.each([
  ['drive_away', true],
  ['estimated_drive_away', true],
  ['poa', true],
  [null, true],
  ['egc', false],
  ['eegc', false],
] as const)('PRICE-03 a price of the type %s is the total that a buyer pays: %s', (type, isTotal) => {
  expect(isTotalPrice(type)).toBe(isTotal)
})
