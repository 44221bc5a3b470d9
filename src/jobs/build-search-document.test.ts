import { describe, expect, test, vi } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import type { FinanceLender } from '#domain/vehicle/vehicle-fields.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildSearchDocument } from './build-search-document.ts'

const nowMs = Date.UTC(2026, 10, 20)
const finance = { lenders: { alpha: { name: 'Alpha Finance', rule: 'weekly' as const } } }
const dealership = {
  id: 'main',
  slug: 'main',
  name: 'Main',
  locations: [{ id: 'main', name: 'Main', slug: 'main', address: { state: 'WA' as const } }],
}

const buildFinanceLender = (change: Partial<FinanceLender>): FinanceLender =>
  buildOffer({ interestRate: 7.99, comparisonRate: 9.12, ...change })

const offers = (paymentWeek: number) => ({ alpha: buildFinanceLender({ paymentWeek: cents(paymentWeek) }) })

/** The bucket under which a car of $120.40 a week is found; its import wrote another one. */
function rangeOf(part: DocumentPart, change: Partial<ReturnType<typeof buildVehicle>> = {}): unknown {
  const site = buildTestSite({ finance_provider: 'alpha', finance, dealerships: [dealership], ...part })
  const vehicle = buildVehicle('W1', {
    make: 'Kia',
    dealership_slug: 'main',
    price: dollars(30_000),
    weekly_price_range: 'as imported',
    finance_lenders: offers(12_040),
    ...change,
  })
  return buildSearchDocument(vehicle, site, nowMs).attributes['weekly_price_range']
}

describe('the weekly price by which a vehicle is found', () => {
  test('STOCK-04 FIN-07 is the bucket of the repayment that the site shows', () => {
    expect(rangeOf({})).toBe('$100 - $125')
    expect(rangeOf({ search: { weekly_price_ranges: [110, 130] } })).toBe('$110 - $130')
  })

  test.each([
    ['the site shows no finance', { finance: { ...finance, enabled: false } }, {}],
    ['the make is excluded', { finance: { ...finance, excluded_makes: ['Kia'] } }, {}],
    ['its dealership hides finance', { dealerships: [{ ...dealership, hide: ['finance' as const] }] }, {}],
    ['its dealership hides prices', { dealerships: [{ ...dealership, hide: ['price' as const] }] }, {}],
    ["another lender is the site's", { finance_provider: 'beta' }, {}],
    ['it is sold', {}, { status: 'sold' }],
    ['its price is below the floor', {}, { price: dollars(400) }],
    ['the payment is too small to be shown', {}, { finance_lenders: offers(2_400) }],
    ['it has no figures', {}, { finance_lenders: null }],
  ])('FIN-01 FIN-07 is none where %s', (_name, part, change) => {
    expect(rangeOf(part, change)).toBeNull()
  })
})

describe('the price by which a vehicle is found', () => {
  const vehicle = buildVehicle('P1', {
    dealership_slug: 'main',
    price: dollars(19_990),
    subscription_price: dollars(199),
    price_range: 'as imported',
  })
  const pricesOf = (hide: readonly 'price'[]) => {
    const { attributes } = buildSearchDocument(
      vehicle,
      buildTestSite({ dealerships: [{ ...dealership, hide: [...hide] }] }),
      nowMs,
    )
    return [attributes['price'], attributes['subscription_price'], attributes['price_range']]
  }

  test('TEN-05 is none where its dealership hides prices, so that no filter and no order can find it out', () => {
    expect(pricesOf([])).toEqual([1_999_000, 19_900, '$15,000 - $20,000'])
    expect(pricesOf(['price'])).toEqual([null, null, null])
  })

  test('STOCK-04 is the bucket of the current price by the steps that the site has now', () => {
    const rangeBy = (price_ranges?: readonly number[]) =>
      buildSearchDocument(
        { ...vehicle, offer_price: dollars(14_990) },
        buildTestSite({
          dealerships: [dealership],
          ...(price_ranges && { search: { price_ranges: [...price_ranges] } }),
        }),
        nowMs,
      ).attributes['price_range']
    expect(rangeBy()).toBe('$10,000 - $15,000')
    expect(rangeBy([14_990, 18_000])).toBe('$14,990 - $18,000')
    expect(rangeBy([15_000])).toBe('Under $15,000')
  })

  test('VDP-02 is none once it is sold, as on its page', () => {
    const { attributes } = buildSearchDocument(
      { ...vehicle, status: 'sold' },
      buildTestSite({ dealerships: [dealership] }),
      nowMs,
    )
    expect([attributes['price'], attributes['subscription_price'], attributes['price_range']]).toEqual([
      null,
      null,
      null,
    ])
  })
})

test.each([
  ['a rate of 0 % with a repayment', { interestRate: 0 }, 1],
  ['a comparison rate below the rate', { comparisonRate: 7 }, 1],
  ['a figure that can be true', {}, 0],
])('FIN-07 the operator is told of %s', (_name, change, times) => {
  const site = buildTestSite({ finance_provider: 'alpha', finance, dealerships: [dealership] })
  const vehicle = buildVehicle('W1', {
    dealership_slug: 'main',
    price: dollars(30_000),
    finance_lenders: { alpha: buildFinanceLender({ paymentWeek: cents(12_040), ...change }) },
  })
  const told = vi.fn()
  buildSearchDocument(vehicle, site, nowMs, told)
  expect(told).toHaveBeenCalledTimes(times)
})

const quote = { weeklyRepaymentAmount: cents(9_900), advertisedRate: 7, comparisonRate: 8 }
test.each([
  ['no quote', null],
  ['a quote that is shown', quote],
  ['a quote that cannot be true', { ...quote, comparisonRate: 6 }],
])('FIN-07 FIN-05 the operator is told once of false figures of a lender beside %s', (_name, youxQuote) => {
  const site = buildTestSite({
    finance_provider: 'alpha',
    finance: { ...finance, quote: { enabled: true } },
    dealerships: [dealership],
  })
  const vehicle = buildVehicle('W1', {
    dealership_slug: 'main',
    price: dollars(30_000),
    finance_lenders: { alpha: buildFinanceLender({ paymentWeek: cents(12_040), interestRate: 0 }) },
    youxQuote,
  })
  const told = vi.fn()
  buildSearchDocument(vehicle, site, nowMs, told)
  expect(told).toHaveBeenCalledTimes(1)
})
