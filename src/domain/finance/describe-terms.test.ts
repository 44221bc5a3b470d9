import { expect, test } from 'vitest'
import { dollars } from '#domain/money/cents.ts'
import { describeTerms } from './describe-terms.ts'

const ofPrice = (percent: number) => ({ percent, amount: dollars(percent * 300) })
const amountAlone = (whole: number) => ({ percent: null, amount: dollars(whole) })

test.each([
  [5, ofPrice(10), ofPrice(30), '5 years, 10% deposit, 30% final payment'],
  [7, null, ofPrice(20), '7 years, 20% final payment'],
  [1, ofPrice(12.25), null, '1 year, 12.3% deposit'],
  [2.5, ofPrice(0), ofPrice(0), '2.5 years, no deposit, $0 final payment'],
  [null, amountAlone(3_000), amountAlone(9_000.4), '$3,000 deposit, $9,000 final payment'],
  [null, { percent: 10, amount: null }, { percent: null, amount: null }, '10% deposit'],
  [null, null, null, null],
])('FIN-04 a figure over %j years with %j and %j says %j', (years, deposit, finalPayment, words) => {
  expect(describeTerms({ years, deposit, finalPayment })).toBe(words)
})
