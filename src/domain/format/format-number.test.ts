import fc from 'fast-check'
import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { formatMoney } from './format-money.ts'
import { formatDecimal, formatKm, formatNumber } from './format-number.ts'
import { formatRate } from './format-rate.ts'

test.each([
  [0, '0'],
  [999, '999'],
  [1_000, '1,000'],
  [45_120, '45,120'],
  [1_234_567, '1,234,567'],
  [21.64, '21.6'],
  [21.65, '21.7'],
  [3.96, '4'],
  [9_999.95, '10,000'],
  [1e-7, '0'],
  [-1_234.5, '-1,234.5'],
  [-0.04, '0'],
])('CARD-03 the number %d reads %s', (value, text) => {
  expect(formatNumber(value)).toBe(text)
})

test.each([
  [3_299_000, '$32,990'],
  [50_001, '$500.01'],
  [50_010, '$500.10'],
  [0, '$0'],
  [-50_000, '-$500'],
  [-50_050, '-$500.50'],
])('CARD-03 %d cents read %s', (amount, text) => {
  expect(formatMoney(cents(amount))).toBe(text)
})

test('FIN-02 a rate has two decimals, and a unit stays with its number', () => {
  expect(formatRate(6.3)).toBe('6.30%\u00a0p.a.')
  expect(formatRate(6.295)).toBe('6.30%\u00a0p.a.')
  expect(formatKm(45_120)).toBe('45,120\u00a0km')
})

test('CARD-03 numbers and money read as the platform formats them for Australia', () => {
  const value = fc.oneof(
    fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }),
    fc.double({ min: -1e9, max: 1e9, noNaN: true }),
    fc.integer({ min: -1_000_000, max: 1_000_000 }).map((amount) => amount / 100),
  )
  const decimals = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }))
  fc.assert(
    fc.property(value, decimals, (number, [one, other]) => {
      const [least, most] = [Math.min(one, other), Math.max(one, other)]
      const platform = new Intl.NumberFormat('en-AU', { minimumFractionDigits: least, maximumFractionDigits: most })
      fc.pre(!/^-[0.]+$/.test(platform.format(number)))
      expect(formatDecimal(number, most, least)).toBe(platform.format(number))
    }),
    { numRuns: 2_000 },
  )
  const platformMoney = new Intl.NumberFormat('en-AU', { style: 'currency', currency: 'AUD' })
  fc.assert(
    fc.property(fc.integer({ min: -2_000_000_000, max: 2_000_000_000 }), (amount) => {
      expect(formatMoney(cents(amount))).toBe(platformMoney.format(amount / 100).replace(/\.00$/, ''))
    }),
  )
})
