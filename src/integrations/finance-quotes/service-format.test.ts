import { expect, test } from 'vitest'
import { cents } from '#domain/money/cents.ts'
import { parseServiceQuote } from './service-format.ts'

const answer = { weeklyRepaymentAmount: 123.45, advertisedRate: 7.29, comparisonRate: 8.54 }

test('FIN-05 an answer with a payment and both rates is a quote, and nothing else of it is kept', () => {
  const quote = { weeklyPayment: cents(12_345), interestRate: 7.29, comparisonRate: 8.54 }
  expect(parseServiceQuote({ ...answer, applicant: 'Ana' })).toEqual(quote)
  expect(parseServiceQuote({ ...answer, weeklyRepaymentAmount: 123.456 })?.weeklyPayment).toBe(12_346)
})

test.each([
  ['the least payment', { weeklyRepaymentAmount: 0.01 }, { weeklyPayment: 1 }],
  ['the greatest payment', { weeklyRepaymentAmount: 100_000 }, { weeklyPayment: 10_000_000 }],
  ['rates of 0 %', { advertisedRate: 0, comparisonRate: 0 }, { interestRate: 0, comparisonRate: 0 }],
  ['rates of 100 %', { advertisedRate: 100, comparisonRate: 100 }, { interestRate: 100, comparisonRate: 100 }],
])('FIN-05 %s is within reason', (_what, change, read) => {
  expect(parseServiceQuote({ ...answer, ...change })).toMatchObject(read)
})

const outOfReason: readonly (readonly [field: keyof typeof answer, values: readonly unknown[]])[] = [
  ['weeklyRepaymentAmount', [0, 0.009, -1, 100_000.01, Number.NaN, '123.45', null, undefined]],
  ['advertisedRate', [-0.01, 100.01, '7.29', null, undefined]],
  ['comparisonRate', [-0.01, 100.01, '8.54', null, undefined]],
]

test.each(outOfReason.flatMap(([field, values]) => values.map((value) => [field, value] as const)))(
  'FIN-07 an answer whose %s is %s is no quote',
  (field, value) => {
    expect(parseServiceQuote({ ...answer, [field]: value })).toBeNull()
  },
)

test.each([[null], [undefined], ['{}'], [7], [[]], [{}]])('FIN-07 the answer %j is no quote', (given) => {
  expect(parseServiceQuote(given)).toBeNull()
})
