import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import type { FinanceLender } from '#domain/vehicle/vehicle-fields.ts'
import { resolveFinanceLine, type FinanceSettings, type LenderRule } from './resolve-repayment.ts'

const offer: FinanceLender = {
  interestRate: 6.29, comparisonRate: 8.19, paymentWeek: cents(12_345), paymentMonth: cents(53_456), termYears: 5, termMonths: 60, termWeeks: 260,
  deposit: null, balloon: null, disclaimer: null, establishmentFees: null, totalPayable: null, financeProvider: 'Lender',
}

function settingsOf(rule: LenderRule, overrides: Partial<FinanceSettings> = {}): FinanceSettings {
  return {
    enabled: true, excluded_makes: [], lenders: { lender: { name: 'Lender', rule } }, price_floor: 500, year_limit: 12, minimum_weekly: 25,
    enquire_text: 'Enquire for Finance', comparison_warning: 'WARNING: …', ...overrides,
  }
}

const vehicleOf = (change: Partial<FinanceLender> = {}, price = dollars(30_000), year: number | null = 2022) => ({
  make: 'Kia', year, price, offer_price: null, finance_lenders: { lender: { ...offer, ...change } },
})
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
    expect(resolveFinanceLine(vehicleOf({ interestRate: 0, comparisonRate: 0 }), settings, place)).not.toBeNull()
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
    expect(resolveFinanceLine(vehicleOf({}, cents(price), year), settingsOf(rule), { ...place, inStock }) !== null).toBe(shown)
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
    expect(resolveFinanceLine(vehicleOf({ paymentWeek: cents(paymentWeek) }), settingsOf('weekly'), place)).toMatchObject({ kind: 'repayment', period: 'week', amount: shown })
  })

  test('FIN-03 below 25 dollars before rounding there is no figure', () => {
    expect(resolveFinanceLine(vehicleOf({ paymentWeek: cents(2_499) }), settingsOf('weekly'), place)).toEqual({ kind: 'enquire', text: 'Enquire for Finance' })
  })

  test('FIN-07 a figure never comes without its comparison rate and warning', () => {
    for (const rule of ['year-limited', 'stock-only', 'weekly', 'monthly'] as const)
      expect(resolveFinanceLine(vehicleOf(), settingsOf(rule), place)).toMatchObject({ kind: 'repayment', comparisonRate: 8.19, interestRate: 6.29, warning: 'WARNING: …' })
    expect(resolveFinanceLine(vehicleOf(), settingsOf('monthly'), place)).toMatchObject({ period: 'month', amount: 53_500 })
    // @ts-expect-error a repayment cannot be written by hand: only the rule makes one
    const loose: Extract<ReturnType<typeof resolveFinanceLine>, { kind: 'repayment' }> = { kind: 'repayment', period: 'week', amount: cents(100), interestRate: 1, comparisonRate: 1, warning: '', lender: '' }
    expect(loose.kind).toBe('repayment')
  })

  test('FIN-02 a lender of stock only that quotes no payment invites an enquiry', () => {
    expect(resolveFinanceLine(vehicleOf({ paymentWeek: null, paymentMonth: null }), settingsOf('stock-only'), place)).toMatchObject({ kind: 'enquire' })
  })
})
