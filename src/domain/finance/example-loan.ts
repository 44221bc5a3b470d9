import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Cents } from '#domain/money/cents.ts'

/** The loan that a comparison rate is based on; the warning beside the rate must name it (FIN-07). */
export interface ExampleLoan {
  readonly loan: Cents
  readonly years: number
  readonly secured: boolean
}

/** '$30,000 secured over 5 years', for a sentence that says more of the loan. */
export function describeLoan({ loan, years, secured }: ExampleLoan): string {
  const term = `${formatNumber(years)} ${years === 1 ? 'year' : 'years'}`
  return `${formatMoney(loan)} ${secured ? 'secured' : 'unsecured'} over ${term}`
}

/** 'Example: $30,000 secured over 5 years.' */
export const describeExampleLoan = (loan: ExampleLoan): string => `Example: ${describeLoan(loan)}.`
