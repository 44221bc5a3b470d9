import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildCalculator } from './calculator-view.ts'
import { calculatorOf } from './calculator-view.testkit.ts'

const provider = { name: 'One Provider', rule: 'weekly' as const }

describe('how the calculator begins', () => {
  test('CALC-04 with a term of 5, the price of the car or 30,000, a rate of 10, or 8.5 for one dealer group', () => {
    expect(calculatorOf().start).toEqual({
      price: 30_000,
      message: null,
      deposit: 0,
      residual: 0,
      term: 5,
      rate: 10,
      frequency: 'weekly',
    })
    expect(calculatorOf({}, { price: dollars(21_990) }).start.price).toBe(21_990)
    expect(calculatorOf({ calculator: { default_interest: 8.5 } }).start.rate).toBe(8.5)
  })

  test('CALC-04 with an establishment fee of 1,360.50 for one provider and none for the others', () => {
    expect(calculatorOf().terms.establishmentFee).toBe(0)
    const part = { finance: { lenders: { one: { ...provider, establishment_fee: 1_360.5 }, two: provider } } }
    expect(calculatorOf(part, { provider: 'one' }).terms.establishmentFee).toBe(dollars(1_360.5))
    expect(calculatorOf(part, { provider: 'one' }).notes).toEqual([
      'An establishment fee of $1,360.50 is added to the amount financed.',
    ])
    expect(calculatorOf(part, { provider: 'two' }).terms.establishmentFee).toBe(0)
    expect(calculatorOf({ calculator: { establishment_fee: 99 } }).terms.establishmentFee).toBe(dollars(99))
  })

  test("CALC-04 one dealer's note lists its fees, another's a range of comparison rates", () => {
    const fees = [
      { name: 'Establishment', amount: 395, period: 'once' as const },
      { name: 'Security registration', amount: 6, period: 'once' as const },
      { name: 'Account administration', amount: 8, period: 'monthly' as const },
      { name: 'Dealer agency', amount: 912.25, period: 'once' as const },
    ]
    const { notes, terms } = calculatorOf({
      calculator: { fees, comparison_rate_range: { min: 8.38, max: 19.42 }, note: 'Ask us.' },
    })
    expect(notes).toEqual([
      'Fees counted in the comparison rate: Establishment $395, Security registration $6, ' +
        'Account administration $8 a month, Dealer agency $912.25.',
      expect.stringMatching(/^Comparison rates of our lenders range from 8\.38%\sp\.a\. to 19\.42%\sp\.a\. WARNING: /),
      'Ask us.',
    ])
    expect([terms.upfrontFees, terms.monthlyFees]).toEqual([dollars(1_313.25), dollars(8)])
  })

  test('CALC-04 the note on comparison rates names the lender of a dealer who has one', () => {
    const calculator = { comparison_rate_range: { min: 8.38, max: 19.42 } }
    const noteOf = (...names: string[]) => {
      const lenders = Object.fromEntries(names.map((name, at) => [`lender-${at}`, { name }]))
      return calculatorOf({ calculator, finance: { lenders } }).notes[0]
    }
    expect(noteOf('Northern Credit')).toMatch(/^Comparison rates of Northern Credit range from/)
    expect(noteOf('Northern Credit', 'Southern Credit')).toMatch(/^Comparison rates of our lenders range from/)
  })

  test('CALC-02 CALC-03 with the limits of the provider where it has its own', () => {
    const part = {
      finance: {
        lenders: { one: { ...provider, calculator_minimum_price: 5_000, interest_min: 7.5, interest_max: 14.5 } },
      },
    }
    expect(calculatorOf(part, { provider: 'one' })).toMatchObject({
      limits: { price: { min: 5_000 }, rate: { min: 7.5, max: 14.5 } },
      limitMessage: 'Cannot be less than 5,000 or more than 250,000',
    })
    expect(calculatorOf(part)).toMatchObject({
      limits: { price: { min: 1_000 }, rate: { min: 0.5, max: 15 } },
      limitMessage: 'Cannot be less than 1,000 or more than 250,000',
    })
  })

  test('CALC-07 with quick picks from 5,000 to 70,000, or 300,000 to 800,000 on one variant', () => {
    expect(calculatorOf().quickPicks).toEqual([5_000, 10_000, 15_000, 20_000, 30_000, 40_000, 50_000, 60_000, 70_000])
    expect(calculatorOf({ template: 'leisure' }).quickPicks).toEqual([
      300_000, 400_000, 500_000, 600_000, 700_000, 800_000,
    ])
    // One that the price field would refuse is not offered.
    expect(calculatorOf({ calculator: { price_max: 20_000 } }).quickPicks).toEqual([5_000, 10_000, 15_000, 20_000])
  })

  test("CALC-05 with the provider's disclaimer, the offer's own first, and blank where there is none", () => {
    const long = 'x'.repeat(198)
    const part = { finance: { lenders: { one: { ...provider, disclaimer: long } } } }
    expect(calculatorOf(part, { provider: 'one' }).disclaimer).toEqual({ full: long, short: `${'x'.repeat(197)}…` })
    expect(calculatorOf(part, { provider: 'one', disclaimer: 'Of the offer.' }).disclaimer).toEqual({
      full: 'Of the offer.',
      short: null,
    })
    expect(calculatorOf().disclaimer).toBeNull()
  })

  test('CALC-01 where it is switched off there is none', () => {
    expect(
      buildCalculator({
        site: buildTestSite({ calculator: { enabled: false } }),
        provider: null,
        price: null,
        offer: null,
        disclaimer: null,
        action: '/finance',
        query: new URLSearchParams(),
      }),
    ).toBeNull()
    expect(calculatorOf({ calculator: { residual: false } }).offersResidual).toBe(false)
  })
})

describe('form values sent by GET', () => {
  test('CALC-02 CALC-03 is taken as each field is left, and the rest of the address is kept', () => {
    const { start, kept } = calculatorOf(
      {},
      { query: 'car_id=abc&price=%2420,000&deposit=5000&residual=&term=2.6&rate=6.29&frequency=monthly' },
    )
    expect(start).toEqual({
      price: 20_000,
      message: null,
      deposit: 5_000,
      residual: 0,
      term: 2.5,
      rate: 6.29,
      frequency: 'monthly',
    })
    expect(kept).toEqual([['car_id', 'abc']])
    expect(calculatorOf({}, { query: 'car_id=a%00&x%0A=1&vin=ABC' }).kept).toEqual([['vin', 'ABC']])
    expect(calculatorOf({}, { query: 'price=999&pick=40000' }).start).toMatchObject({ price: 40_000, message: null })
  })

  test.each([
    ['price=', 0, true],
    ['price=-1', 0, true],
    ['price=lots', 0, true],
    ['price=1e308', 250_000, true],
    ['price=1', 1_000, true],
    ['price=250001', 250_000, true],
    ['price=1000', 1_000, false],
  ])('CALC-02 %s is shown as %d', (query, price, told) => {
    expect(calculatorOf({}, { query }).start).toMatchObject({
      price,
      message: told ? 'Cannot be less than 1,000 or more than 250,000' : null,
    })
  })

  test('CALC-03 a value that is no number leaves a field as it was at first', () => {
    expect(calculatorOf({}, { query: 'deposit=-5&residual=1e308&term=many&rate=&frequency=daily' }).start).toEqual({
      price: 30_000,
      message: null,
      deposit: 0,
      residual: 250_000,
      term: 5,
      rate: 10,
      frequency: 'weekly',
    })
  })
})
