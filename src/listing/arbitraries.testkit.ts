import { cents, type Cents, dollars } from '#domain/money/cents.ts'
import { currentPrice } from '#domain/price/current-price.ts'
import type { FinanceLender, Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import type { Site } from '#site/site.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import fc from 'fast-check'

/** Amounts around the limits of the rules, and ordinary ones that no other figure of a page resembles. */
const amount = fc.option(
  fc.oneof(fc.constantFrom(0, 1_000, 1_001, 50_000, 50_001), fc.integer({ min: 1_234_567, max: 9_876_543 })).map(cents),
  { nil: null, freq: 5 },
)

const weekly = fc.option(fc.integer({ min: 9_901, max: 98_999 }).map(cents), { nil: null, freq: 1 })

/** A rate and a comparison rate: mostly as they can be, sometimes as they cannot, or not there. */
const rates = fc
  .tuple(
    fc.integer({ min: 399, max: 1_899 }),
    fc.oneof({ weight: 6, arbitrary: fc.integer({ min: 0, max: 300 }) }, fc.constantFrom(-1, -399)),
  )
  .map(([rate, above]) => ({ interestRate: rate / 100, comparisonRate: (rate + above) / 100 }))

const odd = fc.constantFrom(
  { interestRate: 0, comparisonRate: 0 },
  { interestRate: null, comparisonRate: 8 },
  { interestRate: 7, comparisonRate: null },
  { interestRate: -1, comparisonRate: 3 },
)

const figures = fc.oneof({ weight: 8, arbitrary: rates }, odd)

const payment = fc.option(
  fc
    .oneof(
      { weight: 1, arbitrary: fc.constantFrom(0, 2_499, 2_500) },
      { weight: 5, arbitrary: fc.integer({ min: 5_000, max: 90_000 }) },
    )
    .map(cents),
  { nil: null, freq: 6 },
)

const small = fc.option(fc.integer({ min: 0, max: 600_000 }).map(cents), { nil: null, freq: 1 })

const lender: fc.Arbitrary<FinanceLender> = fc
  .tuple(
    figures,
    fc.record({
      paymentWeek: payment,
      paymentMonth: payment,
      termYears: fc.option(fc.integer({ min: 1, max: 7 })),
      termMonths: fc.constant(null),
      termWeeks: fc.constant(null),
      deposit: fc.oneof({ weight: 6, arbitrary: small }, amount),
      balloon: fc.oneof({ weight: 6, arbitrary: small }, amount),
      disclaimer: fc.option(fc.constant('Of the offer.')),
      establishmentFees: fc.constant(null),
      totalPayable: fc.constant(null),
      financeProvider: fc.constant(null),
    }),
  )
  .map(([both, rest]) => ({ ...rest, ...both }))

const quote = fc.tuple(figures, payment).map(([{ interestRate, comparisonRate }, weeklyRepaymentAmount]) => ({
  weeklyRepaymentAmount,
  advertisedRate: interestRate,
  comparisonRate,
}))

/** For which price the figures hold: not known, today's, or another one. */
const basis = fc.constantFrom('unknown', 'current', 'current', 'earlier')

export const vehicles: fc.Arbitrary<Vehicle> = fc
  .record({
    price: amount,
    offer_price: amount,
    before_price: amount,
    subscription_price: weekly,
    preorder: fc.boolean(),
    price_type: fc.constantFrom('drive_away', 'egc', 'eegc', 'poa', 'estimated_drive_away', null),
    status: fc.oneof(
      { weight: 4, arbitrary: fc.constant('in_stock') },
      { weight: 1, arbitrary: fc.constantFrom('coming_soon', 'sold', 'withdrawn', null) },
    ),
    year: fc.option(fc.integer({ min: 2010, max: 2026 })),
    make: fc.constantFrom('Toyota', 'Toyota', 'Kia'),
    finance_lenders: fc.option(fc.record({ alpha: lender, beta: lender }, { requiredKeys: [] }), { freq: 5 }),
    youxQuote: fc.option(quote),
    finance: basis,
    quoted: basis,
    autograb_data: fc.option(fc.record({ average_market_price: amount, state_average_market_price: amount })),
  })
  .map(({ finance, quoted, ...fields }) => {
    const vehicle = buildVehicle('A1', fields)
    const priceOf = (when: typeof finance): Cents | null =>
      when === 'unknown' ? null : when === 'current' ? currentPrice(vehicle) : dollars(77_777)
    return { ...vehicle, finance_price: priceOf(finance), quote_price: priceOf(quoted) }
  })

const lenderSettings = fc.record(
  {
    name: fc.constant('Alpha Finance'),
    rule: fc.constantFrom('year-limited', 'stock-only', 'weekly', 'monthly'),
    standard_terms: fc.boolean(),
  },
  { requiredKeys: ['name'] },
)

export const sites: fc.Arbitrary<Site> = fc
  .record({
    finance_provider: fc.constantFrom('alpha', 'alpha', 'beta', null),
    price: fc.record({ subscriptions: fc.boolean() }),
    cards: fc.record({ finance_line: fc.boolean() }),
    finance: fc.record(
      {
        enabled: fc.constantFrom(true, true, true, false),
        excluded_makes: fc.constantFrom([], ['Kia']),
        lenders: fc.record({ alpha: lenderSettings, beta: lenderSettings }),
        warning_place: fc.constantFrom('list', 'card'),
        quote: fc.record({ enabled: fc.boolean() }),
      },
      { requiredKeys: ['lenders'] },
    ),
    dealerships: fc
      .subarray(['price', 'finance', 'market_indicator'], { minLength: 0, maxLength: 2 })
      .map((hide) => [{ id: 'main', slug: 'main', name: 'Main', hide: hide.length > 1 ? hide : [] }]),
  })
  .map((part) => buildTestSite(part as unknown as DocumentPart))
