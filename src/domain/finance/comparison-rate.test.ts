import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import { anyLoan, choiceOf, free, requireLoan } from './calculator-loan.testkit.ts'
import { resolveComparisonRate } from './comparison-rate.ts'
import { paymentsAYear } from './frequency.ts'
import {
  calculateRepayment,
  countRepayments,
  resolveLevelRepayment,
  type CalculatorChoice,
  type CalculatorTerms,
} from './repayment-calculator.ts'

describe('the comparison rate', () => {
  test('FIN-07 a calculated repayment names its comparison rate, the loan that it holds for and the warning', () => {
    const { repayment } = requireLoan(choiceOf({ deposit: dollars(3_000), frequency: 'weekly', rate: 10 }), {
      ...free,
      establishmentFee: dollars(1_360.5),
    })
    expect(repayment.comparisonRate).toBeGreaterThan(12)
    expect(repayment).toMatchObject({
      example: 'Comparison rate worked out for a secured loan of $27,000 over 5 years with weekly repayments.',
      warning: 'WARNING: …',
    })
    // @ts-expect-error a figure without its comparison rate is no repayment
    const loose: typeof repayment = {
      kind: 'repayment',
      period: 'week',
      amount: cents(100),
      interestRate: 1,
      example: '',
      warning: '',
      lender: '',
    }
    expect(loose.kind).toBe('repayment')
  })

  test.each([
    ['weekly', 60],
    ['fortnightly', 60],
    ['monthly', 60],
  ] as const)('CALC-04 the total of a %s loan holds every fee that its comparison rate counts', (frequency, months) => {
    const fees = { upfrontFees: dollars(912.25), monthlyFees: dollars(8) }
    const bare = requireLoan(choiceOf({ frequency, termYears: 5 }), free)
    const charged = requireLoan(choiceOf({ frequency, termYears: 5 }), { ...free, ...fees })
    expect(charged.fees).toBe(fees.upfrontFees + months * fees.monthlyFees)
    expect(charged.total).toBe(bare.total + charged.fees)
    expect(charged.interest).toBe(bare.interest)
  })

  test('FIN-07 where fees eat up the credit there is no comparison rate, and so no figure', () => {
    expect(calculateRepayment(choiceOf({ price: dollars(6_000) }), { ...free, upfrontFees: dollars(6_000) })).toEqual({
      kind: 'enquire',
      text: 'Enquire for Finance',
    })
  })

  test('FIN-07 without fees it is the rate for monthly and the rate × 52.18 ÷ 52 for weekly repayments', () => {
    fc.assert(
      fc.property(fc.integer({ min: 100, max: 2_000 }), fc.integer({ min: 2, max: 14 }), (hundredths, halfYears) => {
        const rate = hundredths / 100
        const of = (frequency: CalculatorChoice['frequency']) =>
          requireLoan(choiceOf({ price: dollars(250_000), rate, termYears: halfYears / 2, frequency })).repayment
            .comparisonRate
        expect(of('monthly')).toBeCloseTo(rate, 1)
        expect(Math.abs(of('monthly') - rate)).toBeLessThanOrEqual(0.0101)
        expect(Math.abs(of('weekly') - (rate * 52.18) / 52)).toBeLessThanOrEqual(0.0101)
        expect(Math.abs(of('fortnightly') - (rate * 26.09) / 26)).toBeLessThanOrEqual(0.0101)
      }),
    )
  })

  test('FIN-07 at the comparison rate all that is paid is worth what was received, summed payment by payment', () => {
    fc.assert(
      fc.property(
        anyLoan,
        fc.integer({ min: 0, max: 200_000 }),
        fc.integer({ min: 0, max: 2_000 }),
        ({ financed, residualShare, rate, halfYears, frequency }, upfront, monthly) => {
          const repayments = countRepayments(halfYears / 2, frequency)
          const residual = cents(Math.floor(financed * residualShare))
          const repayment = cents(
            Math.round(resolveLevelRepayment({ financed, residual, rate, repayments, frequency })),
          )
          const upfrontFees = cents(Math.min(upfront, Math.floor(financed / 10)))
          const found = resolveComparisonRate({
            credit: cents(financed),
            repayment,
            repayments,
            frequency,
            residual,
            upfrontFees,
            monthlyFees: cents(monthly),
          })
          if (found === null) throw new Error('expected a rate')
          const counted = { weekly: 52.18, fortnightly: 26.09, monthly: 12 }[frequency]
          const worthAt = (percent: number): number => {
            const r = percent / 100 / counted
            let worth = residual / (1 + r) ** repayments
            for (let j = 1; j <= repayments; j += 1) worth += repayment / (1 + r) ** j
            for (let month = 1; month <= (halfYears / 2) * 12; month += 1)
              worth += monthly / (1 + r) ** ((month * paymentsAYear[frequency]) / 12)
            return worth
          }
          // Rounded to two decimals: the true rate lies within half a hundredth.
          expect(worthAt(found - 0.005001)).toBeGreaterThanOrEqual(financed - upfrontFees)
          expect(worthAt(found + 0.005001)).toBeLessThanOrEqual(financed - upfrontFees)
        },
      ),
      { numRuns: 60 },
    )
  })

  test('FIN-07 agrees with a published comparison of $30,000 at 6.49% over 5 years', () => {
    // Published: loangorilla.com.au/calculators/car-loans/comparison-rate-calculator, as it opens: $587 a month,
    // interest $5,211, fees of $1,000 in all, 7.76%. The page does not print how the fees fall due; $400 at first and
    // $10 a month give its rate.
    const { repayment, interest } = requireLoan(choiceOf({ rate: 6.49 }), {
      ...free,
      upfrontFees: dollars(400),
      monthlyFees: dollars(10),
    })
    expect([Math.round(repayment.amount / 100), repayment.comparisonRate]).toEqual([587, 7.76])
    // The published interest is of repayments that are not rounded to cents.
    expect(Math.abs(interest - dollars(5_211))).toBeLessThan(100)
  })

  test('FIN-07 CALC-04 every fee raises it, financed or not, once or each month', () => {
    const of = (terms: Partial<CalculatorTerms>) =>
      requireLoan(choiceOf({ rate: 8.5 }), { ...free, ...terms }).repayment.comparisonRate
    const plain = of({})
    const establishment = of({ establishmentFee: dollars(395) })
    expect(plain).toBe(8.5)
    expect(establishment).toBeGreaterThan(plain)
    expect(of({ upfrontFees: dollars(395) })).toBeGreaterThan(plain)
    expect(of({ monthlyFees: dollars(8) })).toBeGreaterThan(plain)
    expect(
      of({ establishmentFee: dollars(395), upfrontFees: dollars(918.25), monthlyFees: dollars(8) }),
    ).toBeGreaterThan(establishment)
  })
})
