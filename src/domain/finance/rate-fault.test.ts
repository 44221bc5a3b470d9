import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { findRateFault, type CheckedFigure } from './rate-fault.ts'

const plausible: CheckedFigure = {
  interestRate: 7,
  comparisonRate: 8,
  payment: dollars(100),
  deposit: dollars(3_000),
  balloon: dollars(9_000),
  price: dollars(30_000),
}

test.each<[what: string, change: Partial<CheckedFigure>, fault: ReturnType<typeof findRateFault>]>([
  ['a plausible figure', {}, null],
  ['a rate of 0 %', { interestRate: 0 }, 'rate-of-zero'],
  ['a rate below 0 %', { interestRate: -1 }, 'rate-of-zero'],
  ['both rates of 0 %', { interestRate: 0, comparisonRate: 0 }, 'rate-of-zero'],
  ['a comparison rate of 0 %', { comparisonRate: 0 }, 'rate-of-zero'],
  ['a comparison rate below 0 %', { comparisonRate: -1 }, 'rate-of-zero'],
  ['a comparison rate equal to the rate', { comparisonRate: 7 }, null],
  ['a comparison rate just below the rate', { comparisonRate: 6.99 }, 'comparison-below-rate'],
  ['a deposit just below the price', { deposit: dollars(29_999.99) }, null],
  ['a deposit of the whole price', { deposit: dollars(30_000) }, 'deposit-covers-price'],
  ['a final payment of the whole price', { balloon: dollars(30_000) }, null],
  ['a final payment above the price', { balloon: dollars(30_000.01) }, 'balloon-above-price'],
  ['no stated deposit or final payment', { deposit: null, balloon: null }, null],
  ['an unknown price', { price: null }, null],
  ['an unknown price and a deposit of 0', { price: null, deposit: dollars(0) }, null],
  ['a price of 0 and no stated deposit', { price: dollars(0), deposit: null, balloon: null }, null],
  ['no payment', { payment: null, interestRate: 0 }, null],
  ['no rate', { interestRate: null, comparisonRate: 0 }, null],
  ['no comparison rate', { comparisonRate: null, interestRate: 0 }, null],
])('FIN-07 %s: the fault is %s', (_what, change, fault) => {
  expect(findRateFault({ ...plausible, ...change })).toBe(fault)
})

test('FIN-07 deposit and final payment may be left out', () => {
  const { deposit: _deposit, balloon: _balloon, ...rest } = plausible
  expect(findRateFault(rest)).toBeNull()
  expect(findRateFault({ ...rest, price: dollars(0) })).toBeNull()
})
