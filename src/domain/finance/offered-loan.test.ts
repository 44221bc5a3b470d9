import { describe, expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import { admitOfferedRate, describeOfferedLoan, frequencyOfOffer, isFigureOfOffer } from './offered-loan.ts'
import type { CalculatedLoan } from './repayment-calculator.ts'
import { createRepayment, type RepaymentPeriod } from './repayment.ts'

const figureOf = (change: { period?: RepaymentPeriod; cents?: number; rate?: number } = {}) =>
  createRepayment({
    period: change.period ?? 'week',
    amount: cents(change.cents ?? 12_345),
    interestRate: change.rate ?? 7.99,
    comparisonRate: 9.1,
    example: 'For $30,000.',
    warning: 'WARNING: …',
    lender: 'Lender',
  })
const nothingStated = { years: null, deposit: null, finalPayment: null }
const offerOf = (change: Parameters<typeof figureOf>[0] = {}) =>
  describeOfferedLoan(figureOf(change), nothingStated, null)

describe('the loan behind the figure of a vehicle', () => {
  test('FIN-04 keeps the amounts that the terms state', () => {
    const terms = {
      years: 5,
      deposit: { percent: 10, amount: dollars(3_000) },
      finalPayment: { percent: 30, amount: dollars(9_000) },
    }
    expect(describeOfferedLoan(figureOf(), terms, dollars(395))).toEqual({
      figure: figureOf(),
      years: 5,
      deposit: dollars(3_000),
      residual: dollars(9_000),
      establishmentFee: dollars(395),
    })
  })

  test('FIN-04 has null for what is not stated, and for a share of an unknown price', () => {
    const nothing = { years: null, deposit: null, residual: null, establishmentFee: null }
    expect(offerOf()).toMatchObject(nothing)
    const share = { percent: 20, amount: null }
    expect(describeOfferedLoan(figureOf(), { years: null, deposit: share, finalPayment: share }, null)).toMatchObject(
      nothing,
    )
  })

  test.each([
    ['week', 'weekly'],
    ['fortnight', 'fortnightly'],
    ['month', 'monthly'],
  ] as const)('CALC-04 an offer by the %s is paid %s', (period, frequency) => {
    expect(frequencyOfOffer(offerOf({ period }))).toBe(frequency)
  })

  test.each([
    ['above them', 17.49, { min: 1, max: 17.49, step: 0.01 }],
    ['below them', 0.5, { min: 0.5, max: 15, step: 0.01 }],
    ['within them', 7.99, { min: 1, max: 15, step: 0.01 }],
  ])('CALC-04 the limits of the rate include that of an offer %s', (_where, rate, limits) => {
    expect(admitOfferedRate({ min: 1, max: 15, step: 0.01 }, offerOf({ rate }))).toEqual(limits)
  })

  test('CALC-04 the limits stay where no vehicle has an offer', () => {
    expect(admitOfferedRate({ min: 1, max: 15 }, null)).toEqual({ min: 1, max: 15 })
  })

  test.each([
    ['the same cents', 'week', 12_345, true],
    ['other cents of the same dollar', 'week', 12_251, true],
    ['the next dollar', 'week', 12_351, false],
    ['the dollar before', 'week', 12_249, false],
    ['another period', 'month', 12_345, false],
  ] as const)('FIN-03 a result of %s is compared with the figure of the offer', (_what, period, amount, isSame) => {
    const result: CalculatedLoan = {
      kind: 'loan',
      repayment: figureOf({ period, cents: amount }),
      financed: dollars(30_000),
      financedFee: cents(0),
      repayments: 260,
      residual: cents(0),
      total: dollars(32_000),
      fees: cents(0),
      interest: dollars(2_000),
    }
    expect(isFigureOfOffer(result, offerOf())).toBe(isSame)
  })

  test('FIN-03 an answer without a loan is no figure of the offer', () => {
    expect(isFigureOfOffer({ kind: 'no-loan', text: 'Nothing to finance.' }, offerOf())).toBe(false)
    expect(isFigureOfOffer({ kind: 'enquire', text: 'Enquire for Finance' }, offerOf())).toBe(false)
  })
})
