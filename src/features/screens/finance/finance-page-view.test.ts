import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { calculateRepayment } from '#domain/finance/repayment-calculator.ts'
import { wholeDollars } from '#domain/finance/repayment.ts'
import { dollars, type Cents } from '#domain/money/cents.ts'
import type { Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveListing } from '#listing/resolve-listing.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { buildFinancePage } from './finance-page-view.ts'

const car = buildVehicle('S1', { price: dollars(32_990), offer_price: dollars(31_990) })
const pageOf = (
  vehicle: Vehicle | null,
  {
    path = '/finance',
    query = '',
    part = {},
    dearest = null,
  }: { path?: string; query?: string; part?: DocumentPart; dearest?: Cents | null } = {},
) =>
  buildFinancePage({
    site: buildTestSite(part),
    listing: vehicle === null ? null : resolveListing(vehicle, buildTestSite(part), Date.UTC(2026, 10, 20)),
    missing: false,
    path,
    query: new URLSearchParams(query),
    dearest,
  })

describe('the finance page', () => {
  test('FIN-06 TEN-12 composition, steps and introduction are those of the site; a car has its own words', () => {
    const page_steps = [{ title: 'Sit down', text: 'With Judy.' }]
    const part = {
      finance: { page_intro: 'Ask your bank first.', page_steps },
      layout: { finance: { head: 'plain' as const, parts: ['apply' as const] } },
    }
    expect(pageOf(null, { part })).toMatchObject({
      intro: 'Ask your bank first.',
      steps: page_steps,
      layout: { head: 'plain', parts: ['apply'] },
    })
    expect(pageOf(car, { part }).intro).not.toBe('Ask your bank first.')
    expect(pageOf(null).steps).toHaveLength(3)
    const partsOf = (...parts: ('text' | 'apply')[]) =>
      pageOf(null, { part: { layout: { finance: { parts } } } }).layout.parts
    expect(partsOf('text', 'text')).toEqual(['text', 'apply'])
    expect(partsOf('apply', 'text', 'apply')).toEqual(['apply', 'text'])
  })

  test('PRICE-05 CALC-04 calculator, form and car speak of the one current price', () => {
    expect(pageOf(car)).toMatchObject({
      car: { price: { kind: 'amount', amount: dollars(31_990) } },
      calculator: { start: { price: 31_990 } },
      form: { values: { vehiclePriceBudget: '31,990' } },
    })
  })

  test.each([
    ['by the week', 'weekly' as const, { paymentWeek: dollars(106.66) }],
    ['by the month', 'monthly' as const, { paymentMonth: dollars(463.03) }],
  ])('CALC-04 FIN-07 the calculator begins with the figure of the car’s lender %s', (_how, rule, payment) => {
    const offer = {
      interestRate: 7.99,
      comparisonRate: 8.76,
      termYears: 5,
      establishmentFees: dollars(495),
      ...payment,
    }
    const terms = { deposit: dollars(3_199), balloon: dollars(9_597) }
    const part: DocumentPart = { finance_provider: 'one', finance: { lenders: { one: { name: 'One', rule } } } }
    const financed = { ...car, finance_lenders: { one: buildOffer({ ...offer, ...terms }) } }
    const { panel, calculator } = pageOf(financed, { part })
    if (calculator === null || panel?.line?.kind !== 'repayment') throw new Error('expected a figure and a calculator')
    const result = calculateRepayment(
      {
        price: dollars(calculator.start.price),
        deposit: dollars(calculator.start.deposit),
        residual: dollars(calculator.start.residual),
        termYears: calculator.start.term,
        rate: calculator.start.rate,
        frequency: calculator.start.frequency,
      },
      calculator.terms,
    )
    expect(result.kind === 'loan' && wholeDollars(result.repayment.amount)).toBe(panel.line.amount)
    expect(calculator.basis).toContain('(One)')
    expect(pageOf({ ...financed, status: 'sold' }, { part }).calculator).toMatchObject({
      basis: null,
      start: { deposit: 0, residual: 0, term: 5, rate: 10 },
    })
  })

  test.each([
    [
      'that its dealership does not tell',
      {},
      { dealerships: [{ id: 'main', slug: 'main', name: 'Main', hide: ['price' as const] }] },
    ],
    ['of a car that is gone', { status: 'sold' }, {}],
  ])('FIN-01 PRICE-05 a price %s comes out nowhere', (_what, change, part) => {
    const page = pageOf({ ...car, ...change }, { part })
    expect(page).toMatchObject({ panel: null, calculator: { start: { price: 30_000 } } })
    expect(JSON.stringify(page)).not.toMatch(/3[12],?990/)
  })

  test('FIN-06 a budget of the address begins the calculator where there is no car', () => {
    expect(pageOf(null, { query: 'vehiclePriceBudget=18500' })).toMatchObject({
      car: null,
      calculator: { start: { price: 18_500 } },
      form: { action: '/finance?vehiclePriceBudget=18500' },
    })
    expect(pageOf(null, { query: 'vehiclePriceBudget=1e308' }).calculator?.start.price).toBe(30_000)
  })

  test.each([
    ['/finance', 'Finance'],
    ['/finance-enquiry', 'Finance Enquiry'],
    ['/apply-for-finance', 'Apply for Finance'],
    ['/car-finance/', 'Car Finance'],
    ['/personalised/finance', 'Your Personalised Finance'],
  ])('FIN-06 %s is headed %j', (path, heading) => {
    expect(pageOf(null, { path }).heading).toBe(heading)
  })

  test("CALC-08 the price slider is 5,000 to 250,000 by 500 and opens the site's search, by switch", () => {
    expect(pageOf(null).priceRange).toEqual({
      rules: { min: 5_000, max: 250_000, step: 500 },
      searchPath: '/search/new-used-and-demo-cars',
    })
    expect(pageOf(null, { part: { calculator: { price_slider: { enabled: false } } } }).priceRange).toBeNull()
  })

  test.each([
    [131_990, 135_000],
    [135_000, 135_000],
    [612_000, 250_000],
    [4_500, 250_000],
  ])('CALC-08 where the dearest vehicle costs $%i, the price slider ends at $%i', (price, end) => {
    expect(pageOf(null, { dearest: dollars(price) }).priceRange?.rules.max).toBe(end)
  })
})

test('CALC-02 CALC-03 FIN-07 for any URL, values stay in limits and a figure has its comparison rate', () => {
  const site = buildTestSite()
  const anything = fc.oneof(
    fc.string(),
    fc.double().map(String),
    fc.constantFrom('', '0', '-1', '1e308', '1e9999', 'NaN', '250000', '999999999999'),
  )
  const names = [
    'price',
    'pick',
    'deposit',
    'residual',
    'term',
    'rate',
    'frequency',
    'vehiclePriceBudget',
    'car_type',
    'vin',
    'preferredDealership',
    'car_id',
  ] as const
  fc.assert(
    fc.property(
      fc.uniqueArray(fc.tuple(fc.constantFrom(...names), anything), { selector: ([name]) => name }),
      (given) => {
        const { calculator } = buildFinancePage({
          site,
          listing: null,
          missing: false,
          path: '/finance',
          query: new URLSearchParams(given),
        })
        if (calculator === null) throw new Error('expected a calculator')
        const { start, limits, terms } = calculator
        expect(start.price === 0 || (start.price >= limits.price.min && start.price <= limits.price.max)).toBe(true)
        const result = calculateRepayment(
          {
            price: dollars(start.price),
            deposit: dollars(start.deposit),
            residual: dollars(start.residual),
            termYears: start.term,
            rate: start.rate,
            frequency: start.frequency,
          },
          terms,
        )
        if (result.kind === 'loan') expect(result.repayment.comparisonRate).toBeGreaterThan(0)
      },
    ),
    { numRuns: 300 },
  )
})
