import { expect, test } from 'vitest'
import { cents, dollars } from '#domain/money/cents.ts'
import { describeExampleLoan } from './example-loan.ts'
import { describeRateWarning, describeRepayment, describeRepaymentNote } from './describe-repayment.ts'
import { createRepayment } from './repayment.ts'
import { resolveMonthlyLine } from './resolve-monthly-line.ts'

const weekly = createRepayment({
  period: 'week',
  amount: dollars(103),
  interestRate: 7.99,
  comparisonRate: 9.1,
  example: 'Example: $30,000 secured over 5 years.',
  warning: 'WARNING: This comparison rate is true only for the example given.',
  lender: 'Alpha Finance',
})

test('FIN-07 a repayment is told with its period, rate and comparison rate', () => {
  expect(describeRepayment(weekly)).toBe('$103 a week at 7.99%\u00a0p.a., comparison rate 9.10%\u00a0p.a.')
})

test('FIN-07 the warning names the amount, the term and the security of the example', () => {
  expect(describeRateWarning(weekly)).toBe(
    'Example: $30,000 secured over 5 years. WARNING: This comparison rate is true only for the example given.',
  )
})

test('FIN-07 the note names example, warning and lender', () => {
  expect(describeRepaymentNote(weekly)).toBe(
    'Example: $30,000 secured over 5 years. ' +
      'WARNING: This comparison rate is true only for the example given. Estimate by Alpha Finance.',
  )
})

test.each([
  [true, 5, '$30,000 secured over 5 years.'],
  [false, 1, '$30,000 unsecured over 1 year.'],
  [true, 2.5, '$30,000 secured over 2.5 years.'],
  [true, 2.25, '$30,000 secured over 2.3 years.'],
])('FIN-07 the example loan with secured %s over %d years', (secured, years, words) => {
  expect(describeExampleLoan({ loan: dollars(30_000), years, secured })).toBe(`Example: ${words}`)
})

test('CALC-01 a monthly line exists for a weekly repayment only', () => {
  expect(resolveMonthlyLine(null, { week: dollars(100), month: dollars(433) }, 4.33)).toBeNull()
  expect(
    resolveMonthlyLine({ kind: 'enquire', text: 'Enquire' }, { week: dollars(100), month: dollars(433) }, 4.33),
  ).toBeNull()
  for (const period of ['month', 'fortnight'] as const)
    expect(
      resolveMonthlyLine(createRepayment({ ...weekly, period }), { week: dollars(100), month: null }, 4.33),
    ).toBeNull()
})

test('CALC-01 the week before rounding counts, and the shown week where the lender states none', () => {
  const payments = { week: cents(10_349), month: null }
  expect(resolveMonthlyLine(weekly, payments, 4.33)).toEqual({ ...weekly, period: 'month', amount: dollars(448) })
  expect(resolveMonthlyLine(weekly, { week: null, month: null }, 4.33)?.amount).toBe(dollars(446))
})
