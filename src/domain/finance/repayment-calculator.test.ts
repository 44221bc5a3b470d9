import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import { anyLoan, choiceOf, free, requireLoan } from './calculator-loan.testkit.ts'
import { frequencies, paymentsAYear } from './frequency.ts'
import { calculateRepayment, countRepayments, resolveLevelRepayment } from './repayment-calculator.ts'

describe('the amortisation', () => {
  // Published: savings.com.au/calculators/car-loan-calculator, "Cost of $30,000 5-yr car loan at 6% interest rate
  // (excl. fees)": $450.99 with a 30% balloon, $579.98 without. Published: a textbook case of $50,000 over 60 months at
  // 6% with a balloon of $30,000, answered with $536.66 a month (wizedu.com/questions/556490).
  test.each([
    [30_000, 0, 6, 5, 579.98],
    [30_000, 9_000, 6, 5, 450.99],
    [50_000, 30_000, 6, 5, 536.66],
  ])(
    'CALC-01 published loans: $%i with a residual of $%i at %d%% over %i years is $%d a month',
    (price, residual, rate, termYears, published) => {
      const { repayment, repayments } = requireLoan(
        choiceOf({ price: dollars(price), residual: dollars(residual), rate, termYears }),
      )
      expect(repayments).toBe(60)
      expect(repayment.amount).toBe(dollars(published))
      expect(repayment.period).toBe('month')
    },
  )

  test('CALC-01 a year has 52 weekly, 26 fortnightly or 12 monthly repayments', () => {
    expect(
      frequencies.map((frequency) => [
        countRepayments(1, frequency),
        countRepayments(2.5, frequency),
        countRepayments(7, frequency),
      ]),
    ).toEqual([
      [52, 130, 364],
      [26, 65, 182],
      [12, 30, 84],
    ])
    expect(frequencies.map((frequency) => requireLoan(choiceOf({ frequency })).repayment.period)).toEqual([
      'week',
      'fortnight',
      'month',
    ])
  })

  test('CALC-01 paying the level repayment period by period leaves exactly the residual, whatever the loan', () => {
    fc.assert(
      fc.property(anyLoan, ({ financed, residualShare, rate, halfYears, frequency }) => {
        const residual = Math.floor(financed * residualShare)
        const repayments = countRepayments(halfYears / 2, frequency)
        const repayment = resolveLevelRepayment({ financed, residual, rate, repayments, frequency })
        let balance = financed
        for (let paid = 0; paid < repayments; paid += 1)
          balance += (balance * rate) / 100 / paymentsAYear[frequency] - repayment
        expect(Math.abs(balance - residual)).toBeLessThan(0.01)
      }),
    )
  })

  test('CALC-01 a repayment in whole cents leaves no more than its rounding, and total and interest add up', () => {
    fc.assert(
      fc.property(anyLoan, ({ financed, residualShare, rate, halfYears, frequency }) => {
        const residual = cents(Math.floor(financed * residualShare))
        const result = calculateRepayment(
          { price: cents(financed), deposit: cents(0), residual, rate, termYears: halfYears / 2, frequency },
          { ...free, minimumWeekly: 0 },
        )
        if (result.kind !== 'loan') throw new Error(JSON.stringify(result))
        expect(Number.isInteger(result.repayment.amount)).toBe(true)
        expect(result.total).toBe(result.repayment.amount * result.repayments + residual)
        expect(result.interest).toBe(Math.max(0, result.total - financed))
        let balance = financed
        const interval = rate / 100 / paymentsAYear[frequency]
        for (let paid = 0; paid < result.repayments; paid += 1) balance += balance * interval - result.repayment.amount
        // Half a cent each time, with interest on it.
        expect(Math.abs(balance - residual)).toBeLessThanOrEqual(
          (0.5 * ((1 + interval) ** result.repayments - 1)) / interval + 0.01,
        )
      }),
    )
  })

  test('CALC-01 without interest the amount is shared evenly', () => {
    expect(
      resolveLevelRepayment({ financed: 1_200_000, residual: 0, rate: 0, repayments: 12, frequency: 'monthly' }),
    ).toBe(100_000)
    expect(requireLoan(choiceOf({ price: dollars(12_000), rate: 0, termYears: 1 }))).toMatchObject({
      interest: 0,
      repayment: { amount: 100_000, comparisonRate: 0 },
    })
  })

  test('CALC-01 deposit and residual each lower the repayment, a fee and a shorter term raise it', () => {
    const plain = requireLoan(choiceOf()).repayment.amount
    expect(requireLoan(choiceOf({ deposit: dollars(3_000) })).repayment.amount).toBeLessThan(plain)
    expect(requireLoan(choiceOf({ residual: dollars(9_000) })).repayment.amount).toBeLessThan(plain)
    expect(requireLoan(choiceOf({ termYears: 4.5 })).repayment.amount).toBeGreaterThan(plain)
    expect(requireLoan(choiceOf({ rate: 6.5 })).repayment.amount).toBeGreaterThan(plain)
  })

  test('CALC-04 the establishment fee is added to the amount financed', () => {
    const { financed, repayment } = requireLoan(choiceOf({ price: dollars(20_000), deposit: dollars(5_000) }), {
      ...free,
      establishmentFee: dollars(1_360.5),
    })
    expect(financed).toBe(dollars(16_360.5))
    expect(repayment.amount).toBe(requireLoan(choiceOf({ price: dollars(16_360.5) })).repayment.amount)
    expect(requireLoan(choiceOf({ price: dollars(20_000) })).financed).toBe(dollars(20_000))
  })
})

describe('where there is no figure', () => {
  test('CALC-09 below 25 a week before rounding it says to enquire, whatever the frequency', () => {
    const weeklyOf = (price: number) =>
      resolveLevelRepayment({ financed: price, residual: 0, rate: 10, repayments: 260, frequency: 'weekly' })
    // The first price whose weekly payment reaches 25 dollars; one cent below it does not.
    let price = 400_000
    while (weeklyOf(price) < 2_500) price += 1
    expect(weeklyOf(price - 1)).toBeLessThan(2_500)
    expect(Math.round(weeklyOf(price - 1))).toBe(2_500)
    for (const frequency of frequencies) {
      expect(calculateRepayment(choiceOf({ price: cents(price - 1), rate: 10, frequency }), free)).toEqual({
        kind: 'enquire',
        text: 'Enquire for Finance',
      })
      expect(calculateRepayment(choiceOf({ price: cents(price), rate: 10, frequency }), free).kind).toBe('loan')
    }
  })

  test('CALC-01 a deposit that covers the price, and a residual that exceeds the loan, are told in words', () => {
    expect(calculateRepayment(choiceOf({ deposit: dollars(30_000) }), free)).toMatchObject({
      kind: 'no-loan',
      text: expect.stringContaining('nothing to finance'),
    })
    expect(calculateRepayment(choiceOf({ price: cents(0) }), free).kind).toBe('no-loan')
    expect(calculateRepayment(choiceOf({ deposit: dollars(10_000), residual: dollars(20_000) }), free)).toMatchObject({
      kind: 'no-loan',
      text: expect.stringContaining('$20,000'),
    })
  })
})
