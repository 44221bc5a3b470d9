import { expect, test } from 'vitest'
import { readFinanceTerm } from './finance-terms.ts'

test('STOCK-08 reads terms from term{N} and from flat fields', () => {
  expect(readFinanceTerm({ term5: { termYears: 5, termMonths: 60, termWeeks: 260 } })).toEqual({
    termYears: 5,
    termMonths: 60,
    termWeeks: 260,
  })
  expect(readFinanceTerm({ termYears: 7, termMonths: 84, termWeeks: 364 })).toEqual({
    termYears: 7,
    termMonths: 84,
    termWeeks: 364,
  })
})

test('STOCK-08 takes the lowest numbered term and fills its gaps from the next and from the flat one', () => {
  const lender = {
    term10: { termYears: 10 },
    term3: { termYears: 3, termMonths: null },
    term7: { termMonths: 84 },
    termWeeks: 260,
    termYears: 1,
  }
  expect(readFinanceTerm(lender)).toEqual({ termYears: 3, termMonths: 84, termWeeks: 260 })
})

test('STOCK-08 gives nothing where there is nothing', () => {
  expect(readFinanceTerm({ interestRate: 6, term: { termYears: 5 }, term5: null, termX: { termYears: 4 } })).toEqual({
    termYears: null,
    termMonths: null,
    termWeeks: null,
  })
})
