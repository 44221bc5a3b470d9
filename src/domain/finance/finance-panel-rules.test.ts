import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import { buildFinanceHref } from './build-finance-href.ts'
import { resolveEstimateTerms } from './resolve-estimate-terms.ts'
import { resolveMonthlyLine } from './resolve-monthly-line.ts'
import { resolveQuoteFigure } from './resolve-quote.ts'
import type { FinanceableVehicle, FinancePlace, FinanceSettings } from './resolve-repayment.ts'
import { shortenDisclaimer } from './shorten-disclaimer.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'

const settings: FinanceSettings = {
  enabled: true,
  excluded_makes: [],
  lenders: {},
  price_floor: 500,
  year_limit: 12,
  minimum_weekly: 25,
  enquire_text: 'Enquire for Finance',
  comparison_warning: 'WARNING: …',
  disclaimer: { loan: 30_000, years: 5, secured: true },
}
const place: FinancePlace = { provider: null, inStock: true, hidden: false, thisYear: 2026 }
const quote = { weeklyRepaymentAmount: dollars(123.45), advertisedRate: 7.29, comparisonRate: 8.54 }
const quoted: FinanceableVehicle = {
  make: 'Kia',
  year: 2022,
  price: dollars(30_000),
  offer_price: null,
  finance_lenders: null,
  youxQuote: quote,
  finance_price: null,
  quote_price: dollars(30_000),
}
const figureOf = (
  change: Partial<FinanceableVehicle> = {},
  at: Partial<FinancePlace> = {},
  set: Partial<FinanceSettings> = {},
) => resolveQuoteFigure({ ...quoted, ...change }, { ...settings, ...set }, { ...place, ...at }, 'Q')

describe('a quote', () => {
  test('FIN-05 FIN-03 is shown weekly in dollars with rates, example and warning; below $25 it is not', () => {
    expect(figureOf()).toMatchObject({
      kind: 'line',
      line: {
        kind: 'repayment',
        period: 'week',
        amount: 12_300,
        interestRate: 7.29,
        comparisonRate: 8.54,
        warning: 'WARNING: …',
        example: 'Example: $30,000 secured over 5 years.',
      },
    })
    expect(figureOf({ youxQuote: { ...quote, weeklyRepaymentAmount: dollars(24.99) } })).toEqual({
      kind: 'line',
      line: { kind: 'enquire', text: 'Enquire for Finance' },
    })
    expect(figureOf({ youxQuote: { ...quote, weeklyRepaymentAmount: dollars(25) } })).toMatchObject({
      line: { kind: 'repayment' },
    })
  })

  test.each(['weeklyRepaymentAmount', 'advertisedRate', 'comparisonRate'] as const)(
    'FIN-07 a quote without %s shows no figure',
    (missing) => {
      expect(figureOf({ youxQuote: { ...quote, [missing]: null } })).toEqual({ kind: 'none', reason: 'incomplete' })
    },
  )

  test('FIN-01 FIN-05 the exclusions and the price floor of lenders hold for quotes', () => {
    expect(figureOf({}, {}, { enabled: false })).toEqual({ kind: 'none', reason: 'switched-off' })
    expect(figureOf({}, { hidden: true })).toEqual({ kind: 'none', reason: 'hidden' })
    expect(figureOf({}, {}, { excluded_makes: ['kia'] })).toEqual({ kind: 'none', reason: 'excluded-make' })
    expect(figureOf({}, { inStock: false })).toEqual({ kind: 'none', reason: 'not-in-stock' })
    expect(figureOf({ price: dollars(500), quote_price: dollars(500) })).toEqual({
      kind: 'none',
      reason: 'below-price-floor',
    })
    expect(figureOf({ price: dollars(500.01), quote_price: dollars(500.01) }).kind).toBe('line')
  })

  test('FIN-05 a quote is void once the price is no longer the one it was given for', () => {
    expect(figureOf({ offer_price: dollars(29_000) })).toEqual({ kind: 'none', reason: 'price-changed' })
    expect(figureOf({ quote_price: null, finance_price: dollars(31_000) })).toEqual({
      kind: 'none',
      reason: 'price-changed',
    })
    expect(figureOf({ quote_price: null }).kind).toBe('line')
  })

  test('FIN-07 a quote of 0 %, or with a comparison rate below its rate, is not shown', () => {
    expect(figureOf({ youxQuote: { ...quote, advertisedRate: 0 } })).toEqual({ kind: 'none', reason: 'implausible' })
    expect(figureOf({ youxQuote: { ...quote, comparisonRate: 7.28 } })).toEqual({ kind: 'none', reason: 'implausible' })
  })

  test('CALC-01 a weekly quote is shown monthly by 4.33, unless the lender tells its own monthly payment', () => {
    const outcome = figureOf()
    const line = outcome.kind === 'line' ? outcome.line : null
    expect(resolveMonthlyLine(line, { week: quote.weeklyRepaymentAmount, month: null }, 4.33)).toMatchObject({
      period: 'month',
      amount: 53_500,
      comparisonRate: 8.54,
      warning: 'WARNING: …',
    })
    expect(resolveMonthlyLine(line, { week: quote.weeklyRepaymentAmount, month: dollars(540.4) }, 4.33)).toMatchObject({
      period: 'month',
      amount: 54_000,
    })
    expect(resolveMonthlyLine({ kind: 'enquire', text: 'x' }, { week: null, month: null }, 4.33)).toBeNull()
  })
})

/** An offer that states rates and nothing else. */
const unstated = buildOffer({
  interestRate: 6.29,
  comparisonRate: 8.19,
})

describe('what an estimate rests on', () => {
  const standard = { term_years: 5, deposit_percent: 10, final_payment_percent: 30 }
  const silent = { final_payment_percent: null, standard_terms: false }
  test('FIN-04 only what the offer states is told of it', () => {
    expect(resolveEstimateTerms(unstated, dollars(30_000), standard, silent)).toEqual({
      years: null,
      deposit: null,
      finalPayment: null,
    })
    expect(
      resolveEstimateTerms(
        { ...unstated, termMonths: 48, deposit: cents(0), balloon: dollars(6_000) },
        dollars(30_000),
        standard,
        silent,
      ),
    ).toEqual({
      years: 4,
      deposit: { percent: 0, amount: 0 },
      finalPayment: { percent: 20, amount: dollars(6_000) },
    })
  })

  test('FIN-04 figures based on the standard terms state 5 years, 10 % deposit and 30 % final payment', () => {
    const resting = { ...silent, standard_terms: true }
    expect(resolveEstimateTerms(unstated, dollars(30_000), standard, resting)).toEqual({
      years: 5,
      deposit: { percent: 10, amount: dollars(3_000) },
      finalPayment: { percent: 30, amount: dollars(9_000) },
    })
    expect(
      resolveEstimateTerms({ ...unstated, balloon: dollars(6_000) }, dollars(30_000), standard, resting).finalPayment,
    ).toEqual({ percent: 20, amount: dollars(6_000) })
    expect(resolveEstimateTerms(unstated, null, standard, resting)).toEqual({
      years: 5,
      deposit: { percent: 10, amount: null },
      finalPayment: { percent: 30, amount: null },
    })
  })

  test('FIN-03 one lender has a final payment of $0 in place of 30 %', () => {
    const free = { final_payment_percent: 0, standard_terms: true }
    expect(resolveEstimateTerms(unstated, dollars(30_000), standard, free).finalPayment).toEqual({
      percent: 0,
      amount: 0,
    })
  })

  test('FIN-04 a balloon that the offer states wins over the final payment that the site states for the lender', () => {
    for (const final_payment_percent of [0, 40])
      expect(
        resolveEstimateTerms({ ...unstated, balloon: dollars(9_000) }, dollars(30_000), standard, {
          ...silent,
          final_payment_percent,
        }).finalPayment,
      ).toEqual({ percent: 30, amount: dollars(9_000) })
  })

  test.each([
    [{ termWeeks: 260 }, 5],
    [{ termWeeks: 209 }, 4],
    [{ termWeeks: 130 }, 2.5],
    [{ termMonths: 48, termWeeks: 260 }, 4],
    [{ termYears: 3, termMonths: 48, termWeeks: 260 }, 3],
  ])('FIN-04 the term of %j is %s years, whatever the standard is', (stated, years) => {
    const resting = { ...silent, standard_terms: true }
    const offer = { ...unstated, ...stated }
    expect(resolveEstimateTerms(offer, dollars(30_000), { ...standard, term_years: 7 }, resting).years).toBe(years)
  })
})

describe('the finance link', () => {
  const car = {
    id: 'abc234',
    car_type: 'used' as const,
    vin: 'MR0HA3CD000000001',
    dealership_slug: 'west',
    priceCents: dollars(41_990),
  }

  test('FIN-06 carries dealership, price, car, type and VIN, and ends with #finance-form', () => {
    expect(buildFinanceHref('/finance', car)).toBe(
      '/finance?preferredDealership=west&vehiclePriceBudget=41990&car_id=abc234&car_type=used' +
        '&vin=MR0HA3CD000000001#finance-form',
    )
    expect(buildFinanceHref('/car-finance', { ...car, vin: null, priceCents: null })).toBe(
      '/car-finance?preferredDealership=west&car_id=abc234&car_type=used#finance-form',
    )
  })

  test("FIN-06 a dealership's own link keeps its query and loses its fragment", () => {
    expect(buildFinanceHref('https://lender.example/apply?partner=7#top', { ...car, vin: null })).toBe(
      'https://lender.example/apply?partner=7&preferredDealership=west&vehiclePriceBudget=41990' +
        '&car_id=abc234&car_type=used#finance-form',
    )
  })
})

test('CALC-05 Show Less leaves 197 characters; what is shorter has nothing to leave out', () => {
  const text = `${'é'.repeat(197)}and more`
  expect(shortenDisclaimer(text, 197)).toBe(`${'é'.repeat(197)}…`)
  expect(shortenDisclaimer('x'.repeat(197), 197)).toBeNull()
  expect(shortenDisclaimer('', 197)).toBeNull()
})

test.each([
  [0, 0, { percent: 0, amount: 0 }],
  [500, 0, { percent: null, amount: 50_000 }],
  [0, null, { percent: 0, amount: 0 }],
  [500, null, { percent: null, amount: 50_000 }],
])('FIN-04 a stated deposit of $%d of a price of %s is told with no made-up share', (deposit, price, told) => {
  const offer = { ...unstated, deposit: dollars(deposit) }
  const standard = { term_years: 5, deposit_percent: 10, final_payment_percent: 30 }
  const lender = { final_payment_percent: null, standard_terms: false }
  expect(resolveEstimateTerms(offer, price === null ? null : dollars(price), standard, lender).deposit).toEqual(told)
})
