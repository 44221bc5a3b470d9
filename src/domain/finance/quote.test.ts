import { expect, test } from 'vitest'
import { parseQuote } from './quote.ts'

const answer = { weeklyRepaymentAmount: 123.45, advertisedRate: 7.29, comparisonRate: 8.54 }

test('FIN-05 an answer with a payment and both rates is a quote, and nothing else of it is kept', () => {
  expect(parseQuote({ ...answer, applicant: 'Ana' })).toEqual(answer)
  expect(parseQuote({ ...answer, weeklyRepaymentAmount: 123.456 })?.weeklyRepaymentAmount).toBe(123.46)
})

test.each([
  ['the least payment', { weeklyRepaymentAmount: 0.01 }],
  ['the greatest payment', { weeklyRepaymentAmount: 100_000 }],
  ['rates of 0 %', { advertisedRate: 0, comparisonRate: 0 }],
  ['rates of 100 %', { advertisedRate: 100, comparisonRate: 100 }],
])('FIN-05 %s is within reason', (_what, change) => {
  expect(parseQuote({ ...answer, ...change })).toEqual({ ...answer, ...change })
})

const outOfReason: readonly (readonly [field: keyof typeof answer, values: readonly unknown[]])[] = [
  ['weeklyRepaymentAmount', [0, 0.009, -1, 100_000.01, Number.NaN, '123.45', null, undefined]],
  ['advertisedRate', [-0.01, 100.01, '7.29', null, undefined]],
  ['comparisonRate', [-0.01, 100.01, '8.54', null, undefined]],
]

test.each(outOfReason.flatMap(([field, values]) => values.map((value) => [field, value] as const)))(
  'FIN-07 an answer whose %s is %s is no quote',
  (field, value) => {
    expect(parseQuote({ ...answer, [field]: value })).toBeNull()
  },
)

test.each([[null], [undefined], ['{}'], [7], [[]], [{}]])('FIN-07 the answer %j is no quote', (given) => {
  expect(parseQuote(given)).toBeNull()
})
