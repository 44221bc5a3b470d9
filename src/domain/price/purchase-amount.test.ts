import { expect, test } from 'vitest'
import { dollars, maxCents, type Cents } from '#domain/money/cents.ts'
import { currentPrice, listPrice } from './current-price.ts'
import { purchaseAmount, type PriceDisplay } from './price-display.ts'

const subscription = { kind: 'subscription', amount: dollars(289), suffix: 'a week' } as const

test.each<[what: string, price: PriceDisplay | null, amount: number | null]>([
  ['no price', null, null],
  ['an amount', { kind: 'amount', amount: dollars(30_000), reduced: null, was: null, typeWords: null }, 3_000_000],
  [
    'a subscription beside a purchase price',
    { ...subscription, purchase: { amount: dollars(52_990), typeWords: null } },
    5_299_000,
  ],
  ['a subscription alone', { ...subscription, purchase: null }, null],
  ['a preorder', { kind: 'preorder', text: 'PREORDER' }, null],
  ['words in place of a price', { kind: 'none', text: 'Enquire for price.' }, null],
])('PRICE-05 the purchase amount of %s', (_what, price, amount) => {
  expect(purchaseAmount(price)).toBe(amount)
})

test('PRICE-01 an amount that exceeds what the platform can hold is no price', () => {
  const tooMuch = (maxCents + 1) as Cents
  expect(listPrice({ price: maxCents as Cents, offer_price: null })).toBe(maxCents)
  expect(listPrice({ price: tooMuch, offer_price: null })).toBeNull()
  expect(currentPrice({ price: tooMuch, offer_price: dollars(20_000) })).toBe(dollars(20_000))
})
