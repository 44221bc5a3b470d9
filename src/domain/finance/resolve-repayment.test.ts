import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import type { FinanceLender } from '#domain/vehicle/vehicle-fields.ts'
import type { FinanceLine, Repayment } from './repayment.ts'
import {
  resolveLenderFigure,
  type FinanceableVehicle,
  type FinancePlace,
  type FinanceSettings,
  type LenderRule,
} from './resolve-repayment.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'

const offer: FinanceLender = buildOffer({
  interestRate: 6.29,
  comparisonRate: 8.19,
  paymentWeek: cents(12_345),
  paymentMonth: cents(53_456),
  termYears: 5,
  termMonths: 60,
  termWeeks: 260,
  financeProvider: 'Lender',
})

function settingsOf(rule: LenderRule, overrides: Partial<FinanceSettings> = {}): FinanceSettings {
  return {
    enabled: true,
    excluded_makes: [],
    lenders: { lender: { name: 'Lender', rule, example: null } },
    disclaimer: { loan: 30_000, years: 5, secured: true },
    price_floor: 500,
    year_limit: 12,
    minimum_weekly: 25,
    enquire_text: 'Enquire for Finance',
    comparison_warning: 'WARNING: …',
    ...overrides,
  }
}

const vehicleOf = (
  change: Partial<FinanceLender> = {},
  price = dollars(30_000),
  year: number | null = 2022,
): FinanceableVehicle => ({
  make: 'Kia',
  year,
  price,
  offer_price: null,
  finance_lenders: { lender: { ...offer, ...change } },
  youxQuote: null,
  finance_price: null,
  quote_price: null,
})

/** The line that is shown, or null. */
function resolveFinanceLine(
  vehicle: FinanceableVehicle,
  settings: FinanceSettings,
  place: FinancePlace,
): FinanceLine | null {
  const outcome = resolveLenderFigure(vehicle, settings, place)
  return outcome.kind === 'line' ? outcome.line : null
}
const place = { provider: 'lender', inStock: true, hidden: false, thisYear: 2026 }

describe('whether finance is shown', () => {
  test('FIN-01 lender data, both rates, the make and the dealership decide before any rule of the lender', () => {
    const settings = settingsOf('stock-only')
    expect(resolveFinanceLine(vehicleOf(), settings, place)).not.toBeNull()
    expect(resolveFinanceLine({ ...vehicleOf(), finance_lenders: null }, settings, place)).toBeNull()
    expect(resolveFinanceLine({ ...vehicleOf(), finance_lenders: { other: offer } }, settings, place)).toBeNull()
    expect(resolveFinanceLine(vehicleOf({ interestRate: null }), settings, place)).toBeNull()
    expect(resolveFinanceLine(vehicleOf({ comparisonRate: null }), settings, place)).toBeNull()
    expect(resolveFinanceLine(vehicleOf(), { ...settings, excluded_makes: ['Kia'] }, place)).toBeNull()
    expect(resolveFinanceLine(vehicleOf(), settings, { ...place, hidden: true })).toBeNull()
    expect(resolveFinanceLine(vehicleOf(), settings, { ...place, provider: null })).toBeNull()
    expect(resolveFinanceLine(vehicleOf(), { ...settings, enabled: false }, place)).toBeNull()
    expect(resolveFinanceLine(vehicleOf(), { ...settings, excluded_makes: ['KIA'] }, place)).toBeNull()
  })

  test.each([
    ['year-limited', 2014, 50_001, true, false],
    ['year-limited', 2015, 50_001, true, true],
    ['year-limited', 2015, 50_000, true, false],
    ['year-limited', 2015, 50_001, false, false],
    ['stock-only', 1990, 50_000, true, true],
    ['stock-only', 2025, 50_001, false, false],
    ['weekly', 2014, 50_001, true, true],
    ['weekly', 2014, 50_000, true, false],
    ['weekly', 2014, 50_001, false, false],
    ['monthly', 2014, 50_001, true, true],
    ['monthly', 2014, 50_000, true, false],
    ['monthly', 2014, 50_001, false, false],
  ] as const)('FIN-02 %s: year %i, price of %i cents, in stock %s → shown %s', (rule, year, price, inStock, shown) => {
    expect(
      resolveFinanceLine(vehicleOf({}, cents(price), year), settingsOf(rule), { ...place, inStock }) !== null,
    ).toBe(shown)
  })

  test('FIN-02 the payment that a rule names must be there, and an unknown year is not within the limit', () => {
    expect(resolveFinanceLine(vehicleOf({ paymentWeek: null }), settingsOf('weekly'), place)).toBeNull()
    expect(resolveFinanceLine(vehicleOf({ paymentMonth: null }), settingsOf('monthly'), place)).toBeNull()
    expect(resolveFinanceLine(vehicleOf({}, dollars(30_000), null), settingsOf('year-limited'), place)).toBeNull()
  })
})

describe('what is shown', () => {
  test.each([
    [12_345, 12_300],
    [12_350, 12_400],
    [2_500, 2_500],
    [2_540, 2_500],
  ])('FIN-03 a weekly payment of %i cents is shown as %i', (paymentWeek, shown) => {
    expect(
      resolveFinanceLine(vehicleOf({ paymentWeek: cents(paymentWeek) }), settingsOf('weekly'), place),
    ).toMatchObject({ kind: 'repayment', period: 'week', amount: shown })
  })

  test('FIN-03 below 25 dollars before rounding there is no figure', () => {
    expect(resolveFinanceLine(vehicleOf({ paymentWeek: cents(2_499) }), settingsOf('weekly'), place)).toEqual({
      kind: 'enquire',
      text: 'Enquire for Finance',
    })
  })

  test('FIN-07 a figure never comes without its comparison rate and warning', () => {
    for (const rule of ['year-limited', 'stock-only', 'weekly', 'monthly'] as const)
      expect(resolveFinanceLine(vehicleOf(), settingsOf(rule), place)).toMatchObject({
        kind: 'repayment',
        comparisonRate: 8.19,
        interestRate: 6.29,
        warning: 'WARNING: …',
      })
    expect(resolveFinanceLine(vehicleOf(), settingsOf('monthly'), place)).toMatchObject({
      period: 'month',
      amount: 53_500,
    })
    // @ts-expect-error a repayment cannot be written by hand: only the rule makes one
    const loose: Repayment = {
      kind: 'repayment',
      period: 'week',
      amount: cents(100),
      interestRate: 1,
      comparisonRate: 1,
      example: '',
      warning: '',
      lender: '',
    }
    expect(loose.kind).toBe('repayment')
  })

  test('FIN-02 a lender of stock only that quotes no payment invites an enquiry', () => {
    expect(
      resolveFinanceLine(vehicleOf({ paymentWeek: null, paymentMonth: null }), settingsOf('stock-only'), place),
    ).toMatchObject({ kind: 'enquire' })
  })
})

describe('figures that cannot be true', () => {
  test.each([
    ['a rate of 0 % with a repayment', { interestRate: 0, comparisonRate: 0 }],
    ['a rate of 0 % with a comparison rate', { interestRate: 0 }],
    ['a negative rate', { interestRate: -1, comparisonRate: 2 }],
    ['a comparison rate below the rate', { interestRate: 6.29, comparisonRate: 6.28 }],
    ['a deposit of the whole price', { deposit: dollars(30_000) }],
    ['a final payment above the price', { balloon: dollars(30_000.01) }],
  ])('FIN-07 %s is not shown, and the reason is told', (_name, change) => {
    expect(resolveLenderFigure(vehicleOf(change), settingsOf('weekly'), place)).toEqual({
      kind: 'none',
      reason: 'implausible',
    })
  })

  test.each([
    ['a comparison rate equal to the rate', { interestRate: 6.29, comparisonRate: 6.29 }],
    ['a deposit a cent below the price', { deposit: dollars(29_999.99) }],
    ['a final payment of the whole price', { balloon: dollars(30_000) }],
  ])('FIN-07 %s is possible', (_name, change) => {
    expect(resolveFinanceLine(vehicleOf(change), settingsOf('weekly'), place)).not.toBeNull()
  })

  test('FIN-05 a figure goes when the price is no longer the one it came with', () => {
    const settings = settingsOf('weekly')
    expect(resolveFinanceLine({ ...vehicleOf(), finance_price: dollars(30_000) }, settings, place)).not.toBeNull()
    expect(resolveLenderFigure({ ...vehicleOf(), finance_price: dollars(29_999.99) }, settings, place)).toEqual({
      kind: 'none',
      reason: 'price-changed',
    })
    expect(
      resolveLenderFigure(
        { ...vehicleOf({}, dollars(30_000)), offer_price: dollars(28_000), finance_price: dollars(30_000) },
        settings,
        place,
      ),
    ).toEqual({ kind: 'none', reason: 'price-changed' })
  })
})

describe('the example that the warning speaks of', () => {
  test('FIN-07 names amount, term and security: of the lender where the site states them, else of the site', () => {
    const settings = settingsOf('weekly')
    expect(resolveFinanceLine(vehicleOf(), settings, place)).toMatchObject({
      example: 'Example: $30,000 secured over 5 years.',
    })
    const own = {
      ...settings,
      lenders: {
        lender: { name: 'Lender', rule: 'weekly' as const, example: { loan: 10_000, years: 1, secured: false } },
      },
    }
    expect(resolveFinanceLine(vehicleOf(), own, place)).toMatchObject({
      example: 'Example: $10,000 unsecured over 1 year.',
    })
  })
})
