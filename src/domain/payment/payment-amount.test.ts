import { expect, test } from 'vitest'
import { cents, dollars } from '../money/cents.ts'
import { describeLimits, describeWrongAmount } from './payment-amount.ts'

const limits = { minimum: dollars(50), maximum: dollars(20_000) }

test.each([
  [0, false],
  [4_999, false],
  [5_000, true],
  [2_000_000, true],
  [2_000_001, false],
])('BUY-06 an amount of %d cents between $50 and $20,000: taken %s', (amount, taken) => {
  expect(describeWrongAmount(cents(amount), limits) === null).toBe(taken)
})

test('BUY-06 the limits are told in words, also without an upper one', () => {
  expect(describeWrongAmount(cents(4_999), limits)).toContain('at least $50')
  expect(describeWrongAmount(cents(2_000_001), limits)).toContain('at most $20,000')
  expect(describeLimits(limits)).toBe('From $50 to $20,000')
  expect(describeWrongAmount(dollars(1_000_000), { ...limits, maximum: null })).toBeNull()
  expect(describeLimits({ ...limits, maximum: null })).toBe('At least $50')
})
