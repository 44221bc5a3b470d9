import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import {
  formatLimitMessage,
  leaveAmount,
  leavePrice,
  leaveRate,
  leaveTerm,
  parseAmount,
  resolveCalculatorLimits,
  resolveFirstPrice,
  type LimitSettings,
} from './calculator-input.ts'

const settings: LimitSettings = {
  price_min: 1_000,
  price_max: 250_000,
  deposit_max: 250_000,
  residual_max: 250_000,
  term_min_years: 1,
  term_max_years: 7,
  term_step_years: 0.5,
  interest_min: 0.5,
  interest_max: 15,
  interest_step: 0.5,
}
const limits = resolveCalculatorLimits(settings, null)
const message = 'Cannot be less than 1,000 or more than 250,000'

describe('what a field is read as', () => {
  test.each([
    ['32990', 32_990],
    ['$32,990', 32_990],
    [' 32 990.50 ', 32_990.5],
    ['.5', 0.5],
    ['-5', -5],
    ['1e3', 1_000],
    ['1e308', 1e308],
    ['1e9999', Infinity],
    ['10%', 10],
    ['', null],
    ['  ', null],
    ['abc', null],
    ['12abc', null],
    ['1.2.3', null],
    ['NaN', null],
    ['Infinity', null],
    ['0x10', null],
    ['--5', null],
    ['1e99999', null],
  ])('CALC-02 %j is %s', (text, value) => {
    expect(parseAmount(text)).toBe(value)
  })
})

describe('the purchase price', () => {
  test('CALC-02 the message writes both bounds with a thousands comma', () => {
    expect(formatLimitMessage(limits.price)).toBe(message)
    expect(formatLimitMessage({ min: 5_000, max: 250_000 })).toBe('Cannot be less than 5,000 or more than 250,000')
  })

  test.each([
    ['1000', 1_000, null],
    ['999.99', 1_000, message],
    ['999', 1_000, message],
    ['1', 1_000, message],
    ['250000', 250_000, null],
    ['250000.01', 250_000, message],
    ['1e308', 250_000, message],
    ['0', 0, message],
    ['-1', 0, message],
    ['-1e308', 0, message],
    ['', 0, message],
    ['a lot', 0, message],
    ['$30,000', 30_000, null],
  ])('CALC-02 %j is left as %d', (text, value, told) => {
    expect(leavePrice(text, limits.price)).toEqual({ value, message: told })
  })

  test('CALC-02 the least price is 5,000 for one provider or one dealer, by setting', () => {
    expect(
      resolveCalculatorLimits(settings, { calculator_minimum_price: 5_000, interest_min: null, interest_max: null })
        .price,
    ).toEqual({ min: 5_000, max: 250_000 })
    expect(resolveCalculatorLimits({ ...settings, price_min: 5_000 }, null).price).toEqual({ min: 5_000, max: 250_000 })
    expect(limits.price).toEqual({ min: 1_000, max: 250_000 })
  })

  test('CALC-02 a field ends at 0 or within its limits, and shows no message only for valid text', () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.string(), fc.double().map(String), fc.integer({ min: -10, max: 300_000 }).map(String)),
        (text) => {
          const left = leavePrice(text, limits.price)
          expect(left.value === 0 || (left.value >= 1_000 && left.value <= 250_000)).toBe(true)
          if (left.message === null) expect(Math.abs((parseAmount(text) ?? 0) - left.value)).toBeLessThan(0.0051)
          expect(leavePrice(String(left.value), limits.price).value).toBe(left.value)
        },
      ),
    )
  })

  test('CALC-04 the calculator begins at the price of the car, or 30,000 without one, within the limits', () => {
    expect(resolveFirstPrice(dollars(21_990), 30_000, limits.price)).toBe(21_990)
    expect(resolveFirstPrice(null, 30_000, limits.price)).toBe(30_000)
    expect(resolveFirstPrice(dollars(600), 30_000, limits.price)).toBe(1_000)
    expect(resolveFirstPrice(dollars(400_000), 30_000, limits.price)).toBe(250_000)
  })
})

describe('the other fields', () => {
  test.each([
    ['', 0],
    ['0', 0],
    ['-5', 0],
    ['250000', 250_000],
    ['250000.01', 250_000],
    ['1e308', 250_000],
    ['nothing', 0],
    ['2,500.505', 2_500.51],
  ])('CALC-03 a deposit or residual of %j is left as %d', (text, value) => {
    expect(leaveAmount(text, limits.deposit)).toBe(value)
    expect(leaveAmount(text, limits.residual)).toBe(value)
  })

  test.each([
    ['5', 5],
    ['1', 1],
    ['0.5', 1],
    ['-3', 1],
    ['7', 7],
    ['7.5', 7],
    ['1e308', 7],
    ['2.5', 2.5],
    ['2.6', 2.5],
    ['2.8', 3],
    ['', 5],
    ['five', 5],
  ])('CALC-03 a term of %j is left as %d', (text, value) => {
    expect(leaveTerm(text, limits.term, 5)).toBe(value)
  })

  test.each([
    ['10', 10],
    ['0.5', 0.5],
    ['0.4', 0.5],
    ['0', 0.5],
    ['-1', 0.5],
    ['15', 15],
    ['15.01', 15],
    ['1e308', 15],
    ['6.29', 6.29],
    ['', 10],
    ['low', 10],
  ])('CALC-03 a rate of %j is left as %d', (text, value) => {
    expect(leaveRate(text, limits.rate, 10)).toBe(value)
  })

  test('CALC-03 term 1 to 7 by 0.5, interest 0.5 to 15 by 0.5; a lender or a dealer may have bounds of its own', () => {
    expect(limits.term).toEqual({ min: 1, max: 7, step: 0.5 })
    expect(limits.rate).toEqual({ min: 0.5, max: 15, step: 0.5 })
    expect(
      resolveCalculatorLimits(settings, { calculator_minimum_price: null, interest_min: 7.5, interest_max: 14.5 }).rate,
    ).toEqual({ min: 7.5, max: 14.5, step: 0.5 })
    expect(resolveCalculatorLimits({ ...settings, interest_min: 4, interest_max: 20 }, null).rate).toEqual({
      min: 4,
      max: 20,
      step: 0.5,
    })
    expect(limits.deposit).toEqual({ min: 0, max: 250_000 })
    expect(limits.residual).toEqual({ min: 0, max: 250_000 })
  })

  test('CALC-03 term and rate end within their limits, and leaving the field again changes nothing', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.double().map(String)), (text) => {
        const term = leaveTerm(text, limits.term, 5)
        const rate = leaveRate(text, limits.rate, 10)
        expect(term >= 1 && term <= 7 && Number.isInteger(term * 2)).toBe(true)
        expect(rate >= 0.5 && rate <= 15).toBe(true)
        expect([leaveTerm(String(term), limits.term, 5), leaveRate(String(rate), limits.rate, 10)]).toEqual([
          term,
          rate,
        ])
      }),
    )
  })
})
