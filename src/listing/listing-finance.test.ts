import { describe, expect, test, vi } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import type { FinanceLender, Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { buildTestSite, type DocumentPart } from '#site/test-site.ts'
import { buildVehicle } from '#tests/fixtures/vehicle.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import { resolveListingFinance } from './listing-finance.ts'
import { resolveListing } from './resolve-listing.ts'
import { buildOffer } from '#tests/fixtures/finance-offer.ts'

const listingOf = (fields: Partial<Vehicle> = {}, part: DocumentPart = {}) =>
  resolveListing(buildVehicle('A1', fields), buildTestSite(part), Date.UTC(2026, 10, 20))

const hiding = (...hide: string[]): DocumentPart =>
  ({ dealerships: [{ id: 'main', slug: 'main', name: 'Main', hide }] }) as unknown as DocumentPart

const figures: FinanceLender = buildOffer({
  interestRate: 7.99,
  comparisonRate: 9.12,
  paymentWeek: cents(10_320),
  termYears: 5,
})
const alpha = (settings: object = {}, finance: object = {}): DocumentPart =>
  ({
    finance_provider: 'alpha',
    finance: { lenders: { alpha: { name: 'Alpha', rule: 'weekly', ...settings } }, ...finance },
  }) as unknown as DocumentPart
const offered = (change: Partial<FinanceLender> = {}) => ({ finance_lenders: { alpha: { ...figures, ...change } } })

describe("a lender's figure", () => {
  test('FIN-01 FIN-04 CALC-01 comes with its month, terms and offer', () => {
    expect(listingOf(offered(), alpha()).finance).toMatchObject({
      kind: 'repayment',
      source: 'lender',
      line: { period: 'week', amount: dollars(103) },
      monthly: { period: 'month', amount: dollars(447) },
      terms: { years: 5, deposit: null, finalPayment: null },
      offer: { provider: 'alpha', figures },
      disclaimer: null,
    })
  })

  test('FIN-04 the figure carries the terms that it rests on, by the week and by the month, and no others', () => {
    const stated = offered({ deposit: dollars(5_299), balloon: dollars(0) })
    const words = '5 years, 10% deposit, $0 final payment'
    expect(listingOf(stated, alpha()).finance).toMatchObject({ line: { terms: words }, monthly: { terms: words } })
    expect(listingOf(stated, alpha()).cardFinance).toMatchObject({ terms: words })
    const { finance } = listingOf(offered({ termYears: null }), alpha())
    expect(finance.kind === 'repayment' && finance.line).not.toHaveProperty('terms')
  })

  test('CALC-01 the lender states its own monthly payment', () => {
    expect(listingOf(offered({ paymentMonth: dollars(450) }), alpha()).finance).toMatchObject({
      monthly: { amount: dollars(450) },
    })
  })

  test('FIN-07 the disclaimer of the offer wins over that of the lender', () => {
    const disclaimed = alpha({ disclaimer: 'Of the lender.' })
    expect(listingOf(offered(), disclaimed).finance).toMatchObject({ disclaimer: 'Of the lender.' })
    expect(listingOf(offered({ disclaimer: 'Of the offer.' }), disclaimed).finance).toMatchObject({
      disclaimer: 'Of the offer.',
    })
  })

  test('FIN-03 a small payment asks to enquire, with the disclaimer', () => {
    const finance = listingOf(offered({ paymentWeek: cents(2_499) }), alpha({ disclaimer: 'Of the lender.' })).finance
    expect(finance).toMatchObject({ kind: 'enquire', line: { kind: 'enquire' }, disclaimer: 'Of the lender.' })
  })

  test('CARD-05 STOCK-07 the line of a card is for cars in stock, by switch', () => {
    const { finance, cardFinance } = listingOf(offered(), alpha())
    expect(finance.kind === 'repayment' && cardFinance).toEqual(finance.kind === 'repayment' ? finance.line : null)
    expect(cardFinance).not.toBeNull()
    const coming = listingOf({ ...offered(), status: 'coming_soon' }, alpha())
    expect([coming.finance.kind, coming.cardFinance]).toEqual(['repayment', null])
    expect(listingOf({ ...offered(), status: 'sold' }, alpha()).finance.kind).toBe('none')
    const off = { ...alpha(), cards: { finance_line: false } } as unknown as DocumentPart
    expect(listingOf(offered(), off).cardFinance).toBeNull()
    expect(listingOf({}, alpha()).cardFinance).toBeNull()
  })

  test.each([['finance'], ['price']])('TEN-05 FIN-01 a dealership that hides %s shows none', (hidden) => {
    const finance = listingOf(offered(), { ...alpha(), ...hiding(hidden) }).finance
    expect(finance).toEqual({ kind: 'none', reason: 'hidden', quote: null })
  })
})

describe('a quote', () => {
  const youxQuote = { weeklyRepaymentAmount: dollars(99), advertisedRate: 7, comparisonRate: 8 }
  const quoting = (quote: object = {}): DocumentPart => ({
    finance: { quote: { enabled: true, credit_score: 'GREAT', loan_term: 4, ...quote } },
  })
  const price = dollars(52_990)

  const faultyOffer = offered({ comparisonRate: 1 })
  const faultyQuote = { ...youxQuote, comparisonRate: 1 }

  test('FIN-05 a stored quote is shown where no lender has a figure, with the term that was asked for', () => {
    expect(listingOf({ youxQuote, quote_price: price }, quoting()).finance).toMatchObject({
      kind: 'repayment',
      source: 'quote',
      line: { amount: dollars(99) },
      monthly: { amount: dollars(429) },
      terms: { years: 4, deposit: null, finalPayment: null },
      offer: null,
      disclaimer: null,
    })
  })

  test("FIN-05 of a feed's quote no term is known", () => {
    expect(listingOf({ youxQuote, finance_price: price }, quoting()).finance).toMatchObject({ terms: { years: null } })
  })

  test('FIN-05 the lender wins over a quote, and quotes are shown by switch', () => {
    const both = { ...offered(), youxQuote, quote_price: price }
    expect(listingOf(both, { ...alpha({}, { quote: { enabled: true } }) }).finance).toMatchObject({ source: 'lender' })
    expect(listingOf({ youxQuote, quote_price: price }, quoting({ enabled: false })).finance).toEqual({
      kind: 'none',
      reason: 'no-offer',
      quote: null,
    })
  })

  test('FIN-07 a quote says whose figure it is', () => {
    const lenderOf = (quote: object) => {
      const { finance } = listingOf({ youxQuote, quote_price: price }, quoting(quote))
      return finance.kind === 'repayment' ? finance.line.lender : null
    }
    expect(lenderOf({ provider: 'sandbox' })).toBe('our example quote service, for demonstration only')
    expect(lenderOf({ provider: 'http' })).toBe('the quote service for a great credit score')
  })

  test.each([
    ['of a lender', faultyOffer, alpha(), 1],
    ['of a quote', { youxQuote: faultyQuote, quote_price: price }, quoting(), 1],
    [
      'of both',
      { ...faultyOffer, youxQuote: faultyQuote, quote_price: price },
      alpha({}, { quote: { enabled: true } }),
      1,
    ],
    ['of none', offered(), alpha(), 0],
    ['that is incomplete', { youxQuote: { ...youxQuote, comparisonRate: null }, quote_price: price }, quoting(), 0],
  ])('FIN-07 an impossible figure %s is reported once', (_what, fields, part, times) => {
    const report = vi.fn()
    const site = buildTestSite(part)
    const vehicle = buildVehicle('A1', fields)
    const dealership = resolveDealership(site, vehicle.dealership_slug)
    resolveListingFinance(vehicle, site, dealership, Date.UTC(2026, 10, 20), report)
    expect(report).toHaveBeenCalledTimes(times)
  })

  test('FIN-03 a small quote asks to enquire', () => {
    const small = { ...youxQuote, weeklyRepaymentAmount: dollars(20) }
    expect(listingOf({ youxQuote: small, quote_price: price }, quoting()).finance).toMatchObject({
      kind: 'enquire',
      disclaimer: null,
    })
  })

  test('FIN-05 the service is asked with the facts of the car where there is no quote, or a void one', () => {
    const request = {
      creditRating: 'GREAT',
      price: dollars(52_990),
      termYears: 4,
      year: 2022,
      vin: null,
      nvic: null,
      dealerName: 'Test Site',
    }
    expect(listingOf({}, quoting()).finance).toEqual({ kind: 'none', reason: 'no-offer', quote: request })
    expect(listingOf({ youxQuote, quote_price: dollars(1_000) }, quoting()).finance).toEqual({
      kind: 'none',
      reason: 'price-changed',
      quote: request,
    })
    expect(listingOf({ youxQuote: { ...youxQuote, comparisonRate: null } }, quoting()).finance).toMatchObject({
      reason: 'incomplete',
      quote: request,
    })
    expect(listingOf({}, quoting({ who_is_helping: 'Ana' })).finance).toMatchObject({
      quote: { dealerName: 'Ana' },
    })
  })

  test.each([
    ['finance is hidden', {}, hiding('finance')],
    ['the car is sold', { status: 'sold' }, {}],
    ['the price is unknown', { price: null }, {}],
  ])('FIN-05 the service is not asked where %s', (_what, fields, part) => {
    expect(listingOf(fields, { ...quoting(), ...part }).finance).toMatchObject({ kind: 'none', quote: null })
  })
})
