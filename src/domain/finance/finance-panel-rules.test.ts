import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import { buildFinanceHref } from './build-finance-href.ts'
import { resolveEstimateTerms } from './resolve-estimate-terms.ts'
import { resolveMonthlyLine } from './resolve-monthly-line.ts'
import { resolveQuoteLine } from './resolve-quote.ts'
import { shortenDisclaimer } from './shorten-disclaimer.ts'

const quoteSettings = { minimum_weekly: 25, enquire_text: 'Enquire for Finance', comparison_warning: 'WARNING: …' }
const quote = { weeklyRepaymentAmount: dollars(123.45), advertisedRate: 7.29, comparisonRate: 8.54 }

describe('a quote', () => {
  test('FIN-05 FIN-03 is shown by the week in whole dollars, below 25 not at all', () => {
    expect(resolveQuoteLine(quote, quoteSettings, 'Q')).toMatchObject({ kind: 'repayment', period: 'week', amount: 12_300, interestRate: 7.29, comparisonRate: 8.54, warning: 'WARNING: …' })
    expect(resolveQuoteLine({ ...quote, weeklyRepaymentAmount: dollars(24.99) }, quoteSettings, 'Q')).toEqual({ kind: 'enquire', text: 'Enquire for Finance' })
  })

  test.each(['weeklyRepaymentAmount', 'advertisedRate', 'comparisonRate'] as const)('FIN-07 a quote without %s shows no figure', (missing) => {
    expect(resolveQuoteLine({ ...quote, [missing]: null }, quoteSettings, 'Q')).toBeNull()
    expect(resolveQuoteLine(null, quoteSettings, 'Q')).toBeNull()
  })

  test('CALC-01 a weekly quote is shown monthly by 4.33, unless the lender tells its own monthly payment', () => {
    const line = resolveQuoteLine(quote, quoteSettings, 'Q')
    expect(resolveMonthlyLine(line, { week: quote.weeklyRepaymentAmount, month: null }, 4.33)).toMatchObject({ period: 'month', amount: 53_500, comparisonRate: 8.54, warning: 'WARNING: …' })
    expect(resolveMonthlyLine(line, { week: quote.weeklyRepaymentAmount, month: dollars(540.4) }, 4.33)).toMatchObject({ period: 'month', amount: 54_000 })
    expect(resolveMonthlyLine({ kind: 'enquire', text: 'x' }, { week: null, month: null }, 4.33)).toBeNull()
  })
})

describe('what an estimate rests on', () => {
  const settings = { term_years: 5, deposit_percent: 10, final_payment_percent: 30 }
  const offer = {
    interestRate: 6.29, comparisonRate: 8.19, paymentWeek: null, paymentMonth: null, termYears: null, termMonths: null, termWeeks: null, deposit: null, balloon: null, disclaimer: null,
    establishmentFees: null, totalPayable: null, financeProvider: null,
  }

  test('FIN-04 5 years, 10 % deposit and 30 % final payment, unless the offer states its own', () => {
    expect(resolveEstimateTerms(offer, dollars(30_000), settings, null)).toEqual({
      years: 5, deposit: { percent: 10, amount: dollars(3_000) }, finalPayment: { percent: 30, amount: dollars(9_000) },
    })
    expect(resolveEstimateTerms({ ...offer, termMonths: 48, deposit: cents(0), balloon: dollars(6_000) }, dollars(30_000), settings, null)).toEqual({
      years: 4, deposit: { percent: 0, amount: 0 }, finalPayment: { percent: 20, amount: dollars(6_000) },
    })
    expect(resolveEstimateTerms(null, null, settings, null)).toEqual({ years: 5, deposit: { percent: 10, amount: null }, finalPayment: { percent: 30, amount: null } })
  })

  test('FIN-03 one lender has a final payment of $0 in place of 30 %', () => {
    expect(resolveEstimateTerms({ ...offer, balloon: dollars(9_000) }, dollars(30_000), settings, 0).finalPayment).toEqual({ percent: 0, amount: 0 })
  })
})

describe('the finance link', () => {
  const car = { id: 'abc234', car_type: 'used' as const, vin: 'MR0HA3CD000000001', dealership_slug: 'west', price: dollars(42_990), offer_price: dollars(41_990) }

  test('FIN-06 carries dealership, price, car, type and VIN, and ends with #finance-form', () => {
    expect(buildFinanceHref('/finance', car)).toBe('/finance?preferredDealership=west&vehiclePriceBudget=41990&car_id=abc234&car_type=used&vin=MR0HA3CD000000001#finance-form')
    expect(buildFinanceHref('/car-finance', { ...car, vin: null, price: null, offer_price: null })).toBe('/car-finance?preferredDealership=west&car_id=abc234&car_type=used#finance-form')
  })

  test("FIN-06 a link of the dealership's own keeps its query and gives up its fragment", () => {
    expect(buildFinanceHref('https://lender.example/apply?partner=7#top', { ...car, vin: null })).toBe(
      'https://lender.example/apply?partner=7&preferredDealership=west&vehiclePriceBudget=41990&car_id=abc234&car_type=used#finance-form',
    )
  })
})

test('CALC-05 Show Less leaves 197 characters; what is shorter has nothing to leave out', () => {
  const text = `${'é'.repeat(197)}and more`
  expect(shortenDisclaimer(text, 197)).toBe(`${'é'.repeat(197)}…`)
  expect(shortenDisclaimer('x'.repeat(197), 197)).toBeNull()
  expect(shortenDisclaimer('', 197)).toBeNull()
})
