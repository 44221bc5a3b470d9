import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { describePrice } from './describe-price.ts'
import type { PriceDisplay } from './price-display.ts'

const amount = {
  kind: 'amount',
  amount: dollars(32_990),
  reduced: { from: dollars(34_000), text: 'Reduced' },
  was: null,
  typeWords: 'Drive Away',
} as const

test.each<[PriceDisplay, string]>([
  [amount, '$32,990 Drive Away'],
  [{ ...amount, typeWords: null }, '$32,990'],
  [{ kind: 'subscription', amount: dollars(289), suffix: 'per week', purchase: null }, '$289 per week'],
  [
    {
      kind: 'subscription',
      amount: dollars(289),
      suffix: 'per week',
      purchase: { amount: dollars(32_990), typeWords: 'Drive Away' },
    },
    '$289 per week or $32,990 Drive Away to buy',
  ],
  [{ kind: 'preorder', text: 'PREORDER' }, 'PREORDER'],
  [{ kind: 'none', text: 'Enquire for price.' }, 'Enquire for price.'],
])('PRICE-01 PRICE-03 %j reads %j', (price, text) => {
  expect(describePrice(price)).toBe(text)
})
