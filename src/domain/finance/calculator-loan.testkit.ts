import fc from 'fast-check'
import { cents, dollars } from '#domain/money/cents.ts'
import { frequencies } from './frequency.ts'
import { calculateRepayment, type CalculatorChoice, type CalculatorTerms } from './repayment-calculator.ts'

export const free: CalculatorTerms = {
  establishmentFee: cents(0),
  upfrontFees: cents(0),
  monthlyFees: cents(0),
  minimumWeekly: 25,
  enquireText: 'Enquire for Finance',
  comparisonWarning: 'WARNING: …',
  lender: 'this calculator',
}
export const choiceOf = (change: Partial<CalculatorChoice> = {}): CalculatorChoice => ({
  price: dollars(30_000),
  deposit: cents(0),
  residual: cents(0),
  termYears: 5,
  rate: 6,
  frequency: 'monthly',
  ...change,
})

/** The calculated loan; throws where the calculator shows none. */
export function requireLoan(choice: CalculatorChoice, terms: CalculatorTerms = free) {
  const result = calculateRepayment(choice, terms)
  if (result.kind !== 'loan') throw new Error(`expected a loan, got ${JSON.stringify(result)}`)
  return result
}

export const anyLoan = fc.record({
  financed: fc.integer({ min: 100_000, max: 25_000_000 }),
  residualShare: fc.double({ min: 0, max: 0.9, noNaN: true }),
  rate: fc.integer({ min: 50, max: 2_000 }).map((hundredths) => hundredths / 100),
  halfYears: fc.integer({ min: 2, max: 14 }),
  frequency: fc.constantFrom(...frequencies),
})
