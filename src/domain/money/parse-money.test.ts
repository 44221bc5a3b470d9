import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatMoney } from '#domain/format/format-money.ts'
import { cents, maxCents } from './cents.ts'
import { parseMoney } from './parse-money.ts'

test.each([
  ['25000', 2_500_000],
  ['$25,000', 2_500_000],
  [' $ 25 000.50 ', 2_500_050],
  ['2247.5', 224_750],
  ['$2,247.5', 224_750],
  ['AUD 1,250,000', 125_000_000],
  ['A$999', 99_900],
  ['０２５', 2_500],
])('VDP-17 the offer %j is an amount', (typed, amount) => {
  expect(parseMoney(typed)).toEqual({ ok: true, amount })
})

test.each([
  ['', 'empty'],
  ['   ', 'empty'],
  ['a lot', 'not-an-amount'],
  ['-500', 'not-an-amount'],
  ['25,00', 'not-an-amount'],
  ['25.000', 'not-an-amount'],
  ['25.', 'not-an-amount'],
  ['1.2.3', 'not-an-amount'],
  ['1e9', 'not-an-amount'],
  ['0', 'too-small'],
  ['0.00', 'too-small'],
  ['999999999999', 'too-large'],
  ['9'.repeat(400), 'too-large'],
])('VDP-17 the offer %j is refused as %s', (typed, error) => {
  expect(parseMoney(typed)).toEqual({ ok: false, error })
})

test('VDP-17 an amount that the platform wrote is read back as the same', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: maxCents }),
      (amount) =>
        parseMoney(formatMoney(cents(amount))).ok &&
        JSON.stringify(parseMoney(formatMoney(cents(amount)))) === JSON.stringify({ ok: true, amount }),
    ),
  )
})
