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

test('STOCK-08 FIN-04 the flat figures beside the payment win over a numbered term', () => {
  expect(
    readFinanceTerm({ termYears: 5, term3: { termYears: 3, termMonths: 36 }, term5: { termYears: 5, termMonths: 60 } }),
  ).toEqual({ termYears: 5, termMonths: null, termWeeks: null })
  expect(readFinanceTerm({ termMonths: 60, term5: { termYears: 7 } })).toEqual({
    termYears: null,
    termMonths: 60,
    termWeeks: null,
  })
})

test('STOCK-08 FIN-04 several numbered terms do not tell which of them the payment rests on', () => {
  const none = { termYears: null, termMonths: null, termWeeks: null }
  expect(readFinanceTerm({ term3: { termYears: 3 }, term5: { termYears: 5, termMonths: 60 } })).toEqual(none)
  expect(readFinanceTerm({ term3: null, term5: { termYears: 5, termMonths: '' } })).toEqual({ ...none, termYears: 5 })
  expect(readFinanceTerm({ term3: { termYears: null }, term5: { termYears: 5 } })).toEqual({ ...none, termYears: 5 })
})

test('STOCK-08 gives nothing where there is nothing', () => {
  expect(readFinanceTerm({ interestRate: 6, term: { termYears: 5 }, term5: null, termX: { termYears: 4 } })).toEqual({
    termYears: null,
    termMonths: null,
    termWeeks: null,
  })
})
