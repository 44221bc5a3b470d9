import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import type { FinanceLender, Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildLenderDisclaimers } from './build-lender-disclaimers.ts'
import { buildFinancePanel } from './finance-panel-view.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'

const now = Date.UTC(2026, 10, 20)
const offer: FinanceLender = buildOffer({
  interestRate: 6.29,
  comparisonRate: 8.19,
  paymentWeek: dollars(123.45),
  financeProvider: 'Coastline',
})
const lender = { name: 'Coastline Auto Finance', rule: 'weekly' as const }
const carOf = (change: Partial<Vehicle> = {}): Vehicle =>
  buildVehicle('S1', {
    price: dollars(30_000),
    vin: 'MR0HA3CD000000001',
    finance_lenders: { coastline: offer },
    ...change,
  })

function panelOf(vehicle: Vehicle = carOf(), part: DocumentPart = {}) {
  const site = buildTestSite({
    finance_provider: 'coastline',
    ...part,
    finance: { lenders: { coastline: lender }, ...part.finance },
  })
  return buildFinancePanel(resolveListing(vehicle, site, now), site)
}
const main = (change: object) => [{ id: 'main', slug: 'main', name: 'Main Street Motors', ...change }]

describe('the finance panel', () => {
  test('FIN-04 shows term, deposit and final payment with amounts for a lender whose figures use them', () => {
    expect(
      panelOf(carOf(), { finance: { lenders: { coastline: { ...lender, standard_terms: true } } } })?.terms,
    ).toEqual([
      { label: 'Term', value: '5-year term', amount: null },
      { label: 'Deposit', value: '10.0% deposit', amount: '$3,000' },
      { label: 'Final payment', value: '30% final payment', amount: '$9,000' },
    ])
  })

  test('FIN-04 a term without data is not shown', () => {
    expect(panelOf()?.terms).toEqual([])
    expect(panelOf(carOf({ finance_lenders: { coastline: { ...offer, termYears: 4 } } }))?.terms).toEqual([
      { label: 'Term', value: '4-year term', amount: null },
    ])
  })

  test('FIN-03 one lender shows a $0 final payment in place of 30%, by switch, unless it states a balloon', () => {
    const free = { finance: { lenders: { coastline: { ...lender, standard_terms: true, final_payment_percent: 0 } } } }
    expect(panelOf(carOf(), free)?.terms.at(-1)).toEqual({
      label: 'Final payment',
      value: '$0 final payment',
      amount: null,
    })
    const stated = carOf({ finance_lenders: { coastline: { ...offer, balloon: dollars(9_000) } } })
    expect(panelOf(stated, free)?.terms.at(-1)).toMatchObject({ value: '30% final payment', amount: '$9,000' })
  })

  test('FIN-03 FIN-07 CALC-01 weekly in whole dollars and monthly by 4.33, with comparison rate and warning', () => {
    const panel = panelOf()
    expect(panel?.line).toMatchObject({
      kind: 'repayment',
      period: 'week',
      amount: 12_300,
      interestRate: 6.29,
      comparisonRate: 8.19,
      warning: expect.stringContaining('WARNING: This comparison rate'),
    })
    expect(panel?.monthly).toMatchObject({
      kind: 'repayment',
      period: 'month',
      amount: 53_500,
      comparisonRate: 8.19,
      warning: expect.stringContaining('WARNING: This comparison rate'),
    })
    expect(panelOf(carOf({ finance_lenders: { coastline: { ...offer, paymentWeek: cents(2_499) } } }))).toMatchObject({
      line: { kind: 'enquire', text: 'Enquire for Finance' },
      monthly: null,
    })
  })

  test('FIN-01 is absent when the dealership, make, status, lender data or finance switch rules it out', () => {
    expect(panelOf()).not.toBeNull()
    expect(panelOf(carOf(), { dealerships: main({ hide: ['finance'] }) })).toBeNull()
    expect(panelOf(carOf(), { dealerships: main({ hide: ['price'] }) })).toBeNull()
    expect(panelOf(carOf(), { finance: { excluded_makes: ['Toyota'] } })).toBeNull()
    expect(panelOf(carOf({ status: 'sold' }))).toBeNull()
    expect(panelOf(carOf({ finance_lenders: null }))).toBeNull()
    expect(panelOf(carOf(), { finance: { enabled: false } })).toBeNull()
    expect(panelOf(carOf({ finance_lenders: { coastline: { ...offer, comparisonRate: null } } }))).toBeNull()
  })

  test('FIN-02 STOCK-07 a car that is coming soon is in stock on the page', () => {
    expect(panelOf(carOf({ status: 'coming_soon' }))).not.toBeNull()
  })

  test('FIN-04 the disclaimer uses the configured figures, then the text of the offer or lender', () => {
    const [example, warning, ...more] = panelOf()?.disclaimer ?? []
    for (const figure of [
      '5-year secured loan of $30,000',
      '5 years',
      '6.29%\u00a0p.a.',
      'comparison rate 8.19%\u00a0p.a. An estimate',
    ])
      expect(example).toContain(figure)
    expect(warning).toContain('WARNING')
    expect(more).toEqual([])
    expect(
      panelOf(carOf(), { finance: { disclaimer: { loan: 20_000, years: 4, rate: 7.5, comparison_rate: 9.1 } } })
        ?.disclaimer[0],
    ).toContain('4-year secured loan of $20,000')
    expect(
      panelOf(carOf(), { finance: { disclaimer: { text: '{loan} / {years} / {rate} / {comparison_rate} / {other}' } } })
        ?.disclaimer[0],
    ).toBe('General example, not a figure for this vehicle. $30,000 / 5 / 6.29%\u00a0p.a. / 8.19%\u00a0p.a. / {other}')
    expect(
      panelOf(carOf(), {
        finance: { lenders: { coastline: { ...lender, disclaimer: 'Of the lender.' } } },
      })?.disclaimer.at(-1),
    ).toBe('Of the lender.')
    expect(
      panelOf(carOf({ finance_lenders: { coastline: { ...offer, disclaimer: 'Of the offer.' } } }))?.disclaimer.at(-1),
    ).toBe('Of the offer.')
  })

  test('FIN-06 the link opens the finance page of the site or dealership and prefills the form', () => {
    expect(panelOf()?.href).toBe(
      '/finance?preferredDealership=main&vehiclePriceBudget=30000&car_id=id-s1&car_type=used' +
        '&vin=MR0HA3CD000000001#finance-form',
    )
    expect(panelOf(carOf(), { routes: { finance: '/finance-enquiry' } })?.href).toMatch(/^\/finance-enquiry\?/)
    expect(panelOf(carOf(), { dealerships: main({ finance_link: '/car-finance' }) })?.href).toMatch(
      /^\/car-finance\?.*#finance-form$/,
    )
  })
})

describe('a quote of the quote service', () => {
  const quotes = { finance: { quote: { enabled: true } } }
  const bare = (change: Partial<Vehicle> = {}): Vehicle => carOf({ finance_lenders: null, ...change })
  const quote = { weeklyRepaymentAmount: dollars(99.6), advertisedRate: 7, comparisonRate: 8 }

  test('FIN-05 is requested for a car with a price and no stored figure, with the fields of the service', () => {
    expect(panelOf(bare({ nvic: 'ABC123', year: 2022 }), { ...quotes, name: 'Main Motors' })).toMatchObject({
      line: null,
      monthly: null,
      terms: [],
      quote: {
        selfAssessedCreditScore: 'GREAT',
        purchasePrice: 30_000,
        loanTerm: 5,
        year: 2022,
        vin: 'MR0HA3CD000000001',
        nvic: 'ABC123',
        whoIsHelping: 'Main Motors',
      },
    })
    expect(panelOf(bare(), { finance: { quote: { enabled: true, who_is_helping: 'Ana' } } })?.quote?.whoIsHelping).toBe(
      'Ana',
    )
  })

  test.each<[string, Vehicle, DocumentPart]>([
    ['on a site whose provider does not quote', bare(), {}],
    ['without a price', bare({ price: null }), quotes],
    ['at a price of $500', bare({ price: dollars(500) }), quotes],
    ['of a hidden dealership', bare(), { ...quotes, dealerships: main({ hide: ['finance'] }) }],
    ['of an excluded make', bare(), { finance: { quote: { enabled: true }, excluded_makes: ['Toyota'] } }],
    ['once it is sold', bare({ status: 'sold' }), quotes],
  ])('FIN-01 FIN-05 is not asked for a car %s', (_what, vehicle, part) => {
    expect(panelOf(vehicle, part)).toBeNull()
  })

  test('FIN-05 lender data that passes wins over a stored quote, and nothing is asked', () => {
    expect(panelOf(carOf({ youxQuote: quote, quote_price: dollars(30_000) }), quotes)).toMatchObject({
      line: { amount: 12_300, comparisonRate: 8.19 },
      quote: null,
    })
    expect(panelOf(carOf(), quotes)?.quote).toBeNull()
  })

  test('FIN-04 FIN-05 a stored quote is shown by week and month with the one term that was asked for', () => {
    expect(panelOf(bare({ youxQuote: quote, quote_price: dollars(30_000) }), quotes)).toMatchObject({
      line: { amount: 10_000, comparisonRate: 8 },
      monthly: { amount: 43_100 },
      quote: null,
      terms: [{ value: '5-year term', amount: null }],
    })
    expect(panelOf(bare({ youxQuote: quote }), quotes)?.terms).toEqual([])
  })

  test('FIN-05 requests a new quote after a price change or without a rate, but not after an implausible one', () => {
    expect(panelOf(bare({ youxQuote: quote, quote_price: dollars(29_000) }), quotes)).toMatchObject({
      line: null,
      quote: { purchasePrice: 30_000 },
    })
    expect(panelOf(bare({ youxQuote: { ...quote, comparisonRate: null } }), quotes)).toMatchObject({
      line: null,
      quote: { purchasePrice: 30_000 },
    })
    expect(
      panelOf(bare({ youxQuote: { ...quote, comparisonRate: 6 }, quote_price: dollars(30_000) }), quotes),
    ).toBeNull()
  })

  test('FIN-05 an example quote says on screen that it is one', () => {
    const lenderOf = (part: DocumentPart) => {
      const line = panelOf(bare({ youxQuote: quote, quote_price: dollars(30_000) }), part)?.line
      return line?.kind === 'repayment' ? line.lender : null
    }
    expect(lenderOf(quotes)).toContain('for demonstration only')
    expect(lenderOf({ finance: { quote: { enabled: true, provider: 'http', url: 'https://quotes.example/' } } })).toBe(
      'the quote service for a great credit score',
    )
  })
})

describe('the disclaimer fetch', () => {
  const answer = (vehicle: Vehicle = carOf(), part: DocumentPart = {}) => {
    const site = buildTestSite({
      finance_provider: 'coastline',
      finance: { lenders: { coastline: { ...lender, disclaimer: 'Of the lender.' }, other: lender } },
      ...part,
    })
    return buildLenderDisclaimers(resolveListing(vehicle, site, now))
  }

  test('FIN-04 FIN-07 answers with the shown lender, its disclaimer, example and warning, in dollars', () => {
    expect(answer(carOf({ finance_lenders: { coastline: offer, other: { ...offer, comparisonRate: 9 } } }))).toEqual({
      finance_lenders: {
        coastline: expect.objectContaining({
          interestRate: 6.29,
          comparisonRate: 8.19,
          paymentWeek: 123.45,
          disclaimer: 'Of the lender.',
          comparisonWarning: expect.stringContaining('WARNING'),
          comparisonExample: expect.stringContaining('$30,000 secured'),
        }),
      },
    })
    expect(
      answer(carOf({ finance_lenders: { coastline: { ...offer, disclaimer: 'Of the offer.' } } })).finance_lenders
        .coastline?.disclaimer,
    ).toBe('Of the offer.')
    expect(answer(carOf(), { finance: { lenders: { coastline: lender } } }).finance_lenders.coastline?.disclaimer).toBe(
      '',
    )
  })

  test('FIN-01 FIN-07 leaves out whatever is not shown', () => {
    expect(answer(carOf({ finance_lenders: { coastline: { ...offer, comparisonRate: null } } }))).toEqual({
      finance_lenders: {},
    })
    expect(answer(carOf({ finance_lenders: { stranger: offer } }))).toEqual({ finance_lenders: {} })
    expect(answer(carOf(), { dealerships: main({ hide: ['finance'] }) })).toEqual({ finance_lenders: {} })
    expect(answer(carOf({ status: 'sold' }))).toEqual({ finance_lenders: {} })
    expect(answer(carOf({ finance_lenders: null }))).toEqual({ finance_lenders: {} })
  })
})

test('VDP-12 TEN-11 the panel links to the finance form only while site and dealership show that button', () => {
  expect(panelOf()?.linkText).toBe('Apply for Finance')
  expect(panelOf(carOf(), { buttons: { sidebar: { finance: false } } })?.linkText).toBeNull()
  expect(panelOf(carOf(), { dealerships: main({ buttons: { finance: false } }) })?.linkText).toBeNull()
})
