import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, dollars, type Cents } from '#domain/money/cents.ts'
import { currentPrice } from './current-price.ts'
import { resolvePrice, type PriceableVehicle, type PriceSettings } from './resolve-price.ts'

const settings: PriceSettings = {
  subscriptions: false,
  no_price_text: 'Enquire for price.',
  preorder_text: 'PREORDER',
  reduced_text: 'Reduced',
  was_text: 'Was',
  subscription_suffix: 'per week',
  type_words: {
    drive_away: 'Drive Away',
    estimated_drive_away: 'Est. Drive Away',
    egc: 'Excl. Govt. Charges',
    eegc: 'Est. Excl. Govt. Charges',
    poa: '',
  },
}
const bare: PriceableVehicle = {
  price: null,
  offer_price: null,
  before_price: null,
  subscription_price: null,
  preorder: false,
  price_type: null,
}
const withPrices = (prices: {
  price?: number
  offer?: number
  before?: number
  subscription?: number
}): PriceableVehicle => ({
  ...bare,
  price: prices.price === undefined ? null : dollars(prices.price),
  offer_price: prices.offer === undefined ? null : dollars(prices.offer),
  before_price: prices.before === undefined ? null : dollars(prices.before),
  subscription_price: prices.subscription === undefined ? null : dollars(prices.subscription),
})

describe('the price a visitor is shown', () => {
  test('PRICE-01 a subscription price leads only where the site offers subscriptions and it is above 0', () => {
    const vehicle = withPrices({ price: 30_000, subscription: 199 })
    expect(resolvePrice(vehicle, { ...settings, subscriptions: true })).toEqual({
      kind: 'subscription',
      amount: 19_900,
      suffix: 'per week',
      purchase: { amount: 3_000_000, typeWords: null },
    })
    expect(resolvePrice(vehicle, settings)).toMatchObject({ kind: 'amount', amount: 3_000_000 })
    expect(
      resolvePrice(withPrices({ price: 30_000, subscription: 0 }), { ...settings, subscriptions: true }),
    ).toMatchObject({ kind: 'amount' })
  })

  test('PRICE-01 a subscription price may stand alone; the price type belongs to the purchase price', () => {
    expect(
      resolvePrice(withPrices({ price: 10, subscription: 199 }), { ...settings, subscriptions: true }),
    ).toMatchObject({ kind: 'subscription', purchase: null })
    expect(
      resolvePrice(
        { ...withPrices({ price: 30_000, offer: 28_000, subscription: 199 }), price_type: 'drive_away' },
        { ...settings, subscriptions: true },
      ),
    ).toMatchObject({ purchase: { amount: dollars(28_000), typeWords: 'Drive Away' } })
  })

  test.each([
    { price: 10, offer: undefined, current: null },
    { price: 10.01, offer: undefined, current: 10.01 },
    { price: 11, offer: undefined, current: 11 },
    { price: 0, offer: 25_000, current: 25_000 },
    { price: 30_000, offer: 28_000, current: 28_000 },
    { price: 30_000, offer: 31_000, current: 30_000 },
    { price: 30_000, offer: 10, current: 30_000 },
    { price: undefined, offer: 28_000, current: 28_000 },
    { price: 10, offer: 10, current: null },
  ])('PRICE-01 list $price and offer $offer give $current', ({ price, offer, current }) => {
    const prices = { ...(price === undefined ? {} : { price }), ...(offer === undefined ? {} : { offer }) }
    expect(currentPrice(withPrices(prices))).toBe(current === null ? null : dollars(current))
  })

  test.each([
    { price: 30_000, offer: 28_000, reducedFrom: 30_000 },
    { price: 30_000, offer: 30_000, reducedFrom: null },
    { price: 30_000, offer: 32_000, reducedFrom: null },
    { price: 10, offer: 28_000, reducedFrom: null },
  ])(
    'PRICE-01 the reduced marker of list $price with offer $offer is $reducedFrom',
    ({ price, offer, reducedFrom }) => {
      expect(resolvePrice(withPrices({ price, offer }), settings)).toMatchObject({
        reduced: reducedFrom === null ? null : { from: dollars(reducedFrom) },
      })
    },
  )

  test('PRICE-01 a preorder without a price says PREORDER, and anything else the configured text', () => {
    expect(resolvePrice({ ...bare, preorder: true }, settings)).toEqual({ kind: 'preorder', text: 'PREORDER' })
    expect(resolvePrice({ ...withPrices({ price: 30_000 }), preorder: true }, settings)).toMatchObject({
      kind: 'amount',
    })
    expect(resolvePrice(withPrices({ price: 10 }), settings)).toEqual({ kind: 'none', text: 'Enquire for price.' })
    expect(resolvePrice(bare, { ...settings, no_price_text: 'Call us' })).toEqual({ kind: 'none', text: 'Call us' })
  })

  test.each([
    { before: 35_000, was: 35_000 },
    { before: 30_000, was: null },
    { before: 29_999.99, was: null },
    { before: 30_000.01, was: 30_000.01 },
    { before: undefined, was: null },
  ])('PRICE-02 before $before beside 30,000 shows Was $was', ({ before, was }) => {
    const shown = resolvePrice(withPrices({ price: 30_000, ...(before === undefined ? {} : { before }) }), settings)
    expect(shown).toMatchObject({ kind: 'amount', was: was === null ? null : { amount: dollars(was), text: 'Was' } })
  })

  test('PRICE-02 Was and the reduced marker are independent, and neither stands beside anything but an amount', () => {
    expect(resolvePrice(withPrices({ price: 30_000, offer: 28_000, before: 29_000 }), settings)).toMatchObject({
      reduced: { from: 3_000_000 },
      was: { amount: 2_900_000 },
    })
    expect(resolvePrice(withPrices({ price: 30_000, offer: 28_000, before: 27_000 }), settings)).toMatchObject({
      reduced: { from: 3_000_000 },
      was: null,
    })
    expect(resolvePrice(withPrices({ before: 40_000 }), settings)).toEqual({ kind: 'none', text: 'Enquire for price.' })
    expect(
      resolvePrice(withPrices({ price: 30_000, before: 40_000, subscription: 99 }), {
        ...settings,
        subscriptions: true,
      }),
    ).toEqual({
      kind: 'subscription',
      amount: 9_900,
      suffix: 'per week',
      purchase: { amount: 3_000_000, typeWords: null },
    })
  })

  test.each([
    ['drive_away', 'Drive Away'],
    ['estimated_drive_away', 'Est. Drive Away'],
    ['egc', 'Excl. Govt. Charges'],
    ['eegc', 'Est. Excl. Govt. Charges'],
    ['poa', null],
    [null, null],
  ] as const)('PRICE-03 price type %s is told as %s', (price_type, words) => {
    expect(resolvePrice({ ...withPrices({ price: 20_000 }), price_type }, settings)).toMatchObject({ typeWords: words })
  })

  test('PRICE-05 the amount shown is always the current price, and Was always above it', () => {
    const amount = fc.option(fc.integer({ min: 0, max: 99_999_999 }).map(cents), { nil: null })
    fc.assert(
      fc.property(amount, amount, amount, fc.boolean(), (price, offer_price, before_price, preorder) => {
        const vehicle = { ...bare, price, offer_price, before_price, preorder }
        const shown = resolvePrice(vehicle, settings)
        const current: Cents | null = currentPrice(vehicle)
        if (shown.kind !== 'amount') return current === null
        return (
          shown.amount === current &&
          (shown.was === null || shown.was.amount > shown.amount) &&
          (shown.reduced === null || shown.reduced.from > shown.amount)
        )
      }),
    )
  })
})
