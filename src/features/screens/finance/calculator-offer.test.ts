import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { OfferedLoan } from '#domain/finance/offered-loan.ts'
import { calculateRepayment, countRepayments, resolveLevelRepayment } from '#domain/finance/repayment-calculator.ts'
import { createRepayment, wholeDollars, type RepaymentPeriod } from '#domain/finance/repayment.ts'
import { cents, dollars, type Cents } from '#domain/money/cents.ts'
import { buildTestSite } from '#site/test-site.ts'
import { buildCalculator } from './calculator-view.ts'
import { calculatorOf } from './calculator-view.testkit.ts'

const warning = buildTestSite().finance.comparison_warning
const usualOffer = {
  period: 'week' as RepaymentPeriod,
  amount: dollars(124),
  rate: 7.99,
  years: 5 as number | null,
  deposit: dollars(3_000) as Cents | null,
  residual: dollars(9_000) as Cents | null,
  establishmentFee: dollars(395) as Cents | null,
}
const offerOf = (change: Partial<typeof usualOffer> = {}): OfferedLoan => {
  const { period, amount, rate, ...loan } = { ...usualOffer, ...change }
  const figure = createRepayment({
    period,
    amount,
    interestRate: rate,
    comparisonRate: rate + 1,
    example: 'For $30,000.',
    warning,
    lender: 'Clearday Loans',
  })
  return { figure, ...loan }
}
const amountOf = (calculator: ReturnType<typeof calculatorOf>): number => {
  const result = resultOf(calculator)
  return result.kind === 'loan' ? result.repayment.amount : 0
}
const resultOf = ({ start, terms }: ReturnType<typeof calculatorOf>) =>
  calculateRepayment(
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

describe('the terms of the vehicle’s own offer', () => {
  test.each([
    ['by the week', {}, { deposit: 3_000, residual: 9_000, term: 5, rate: 7.99, frequency: 'weekly' }],
    ['by the month', { period: 'month', amount: dollars(536) }, { rate: 7.99, frequency: 'monthly' }],
    ['without a final payment', { residual: cents(0) }, { deposit: 3_000, residual: 0 }],
    ['that states neither deposit nor final payment', { deposit: null, residual: null }, { deposit: 0, residual: 0 }],
    ['that states no term', { years: null }, { term: 5 }],
    ['over seven years', { years: 7 }, { term: 7 }],
    ['above the rates of the calculator', { rate: 17.49 }, { rate: 17.49 }],
    ['below the rates of the calculator', { rate: 0.1 }, { rate: 0.1 }],
  ] as const)('CALC-04 an offer %s is what the calculator begins with', (_what, change, start) => {
    expect(calculatorOf({}, { price: dollars(30_000), offer: offerOf(change) }).start).toMatchObject({
      price: 30_000,
      ...start,
    })
  })

  test('CALC-04 the fee of the offer goes before those of the lender and the site', () => {
    const part = { calculator: { establishment_fee: 99 } }
    expect(calculatorOf(part, { offer: offerOf() }).terms.establishmentFee).toBe(dollars(395))
    expect(calculatorOf(part, { offer: offerOf({ establishmentFee: cents(0) }) }).terms.establishmentFee).toBe(0)
    expect(calculatorOf(part, { offer: offerOf({ establishmentFee: null }) }).terms.establishmentFee).toBe(dollars(99))
  })

  test('CALC-04 a final payment of the offer has its field, also where the site offers none', () => {
    const part = { calculator: { residual: false } }
    expect(calculatorOf(part, { offer: offerOf() }).offersResidual).toBe(true)
    expect(calculatorOf(part, { offer: offerOf({ residual: null }) }).offersResidual).toBe(false)
  })

  test('CALC-04 a frequency that the site does not offer gives way to its first', () => {
    const part = { calculator: { frequencies: ['fortnightly', 'monthly'] as const } }
    expect(
      calculatorOf({ calculator: { frequencies: [...part.calculator.frequencies] } }, { offer: offerOf() }).start,
    ).toMatchObject({ frequency: 'fortnightly' })
  })

  test('CALC-02 CALC-03 what the visitor sends goes before the offer, empty fields too', () => {
    const query = 'deposit=&residual=500&term=3&rate=9'
    expect(calculatorOf({}, { price: dollars(30_000), offer: offerOf(), query }).start).toMatchObject({
      deposit: 0,
      residual: 500,
      term: 3,
      rate: 9,
    })
    expect(calculatorOf({}, { offer: offerOf(), query: 'price=20000' }).start).toMatchObject({ deposit: 3_000 })
  })

  test('CALC-04 the basis names the lender, and says so where its terms do not lead to its figure', () => {
    const exact = calculatorOf({}, { price: dollars(30_000), offer: offerOf() })
    const amount = wholeDollars(cents(amountOf(exact)))
    const basisOf = (change: Partial<typeof usualOffer>) =>
      calculatorOf({}, { price: dollars(30_000), offer: offerOf({ amount, ...change }) }).basis
    expect(basisOf({})).toBe(
      'These are the terms behind the estimate for this vehicle (Clearday Loans). Change them to suit you.',
    )
    for (const change of [{ amount: cents(amount + 100) }, { deposit: null }, { years: 4 }])
      expect(basisOf(change)).toMatch(/^We start with what we know .* so the two can differ\.$/)
    expect(calculatorOf().basis).toBeNull()
  })

  test('CALC-04 FIN-07 whatever the terms, the first repayment is the figure of card and page', () => {
    const around = {
      site: buildTestSite({ finance: { minimum_weekly: 0 } }),
      provider: null,
      disclaimer: null,
      action: '/finance',
      query: new URLSearchParams(),
    }
    const whole = (min: number, max: number) => fc.integer({ min, max })
    fc.assert(
      fc.property(
        whole(10_000, 200_000),
        whole(0, 40),
        whole(0, 40),
        whole(50, 1_900),
        whole(2, 14),
        whole(0, 1_500),
        fc.constantFrom('week', 'month'),
        (price, depositPercent, residualPercent, hundredths, halfYears, fee, period) => {
          const [deposit, residual] = [depositPercent, residualPercent].map((percent) =>
            dollars((price * percent) / 100),
          )
          if (deposit === undefined || residual === undefined) return
          const years = halfYears / 2
          const frequency = period === 'week' ? 'weekly' : 'monthly'
          const payment = resolveLevelRepayment({
            financed: dollars(price + fee) - deposit,
            residual,
            rate: hundredths / 100,
            repayments: countRepayments(years, frequency),
            frequency,
          })
          const amount = wholeDollars(cents(Math.round(payment)))
          const loan = { years, deposit, residual, establishmentFee: dollars(fee) }
          const offer = offerOf({ period, amount, rate: hundredths / 100, ...loan })
          const calculator = buildCalculator({ ...around, price: dollars(price), offer })
          if (calculator === null) throw new Error('expected a calculator')
          const result = resultOf(calculator)
          expect(result.kind === 'loan' && wholeDollars(result.repayment.amount)).toBe(amount)
          expect(calculator.basis).toMatch(/^These are the terms behind the estimate/)
          if (result.kind === 'loan')
            expect(result.repayment.comparisonRate).toBeGreaterThanOrEqual(result.repayment.interestRate - 0.01)
        },
      ),
      { numRuns: 100 },
    )
  })
})
