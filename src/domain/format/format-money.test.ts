import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { formatMoney, formatSum } from './format-money.ts'

test.each([
  [0, '$0', '0'],
  [224_750, '$2,247.50', '2,247.50'],
  [224_700, '$2,247', '2,247'],
  [5, '$0.05', '0.05'],
  [50_001, '$500.01', '500.01'],
  [2_147_483_647, '$21,474,836.47', '21,474,836.47'],
])('CALC-03 %d cents are whole dollars, or have two digits after the point: %s', (amount, money, sum) => {
  expect([formatMoney(cents(amount)), formatSum(cents(amount))]).toEqual([money, sum])
})

test('money below zero has its sign before the dollar', () => {
  expect(formatMoney(cents(-224_750))).toBe('-$2,247.50')
})
