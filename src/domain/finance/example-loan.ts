import { formatMoney } from '#domain/format/format-money.ts'
import { formatNumber } from '#domain/format/format-number.ts'
import type { Cents } from '#domain/money/cents.ts'

/** The loan that a comparison rate is based on; the warning beside the rate must name it (FIN-07). */
export interface ExampleLoan {
  readonly loan: Cents
  readonly years: number
  readonly secured: boolean
}

/** 'Comparison rate for a secured loan of $30,000 over 5 years.' */
export function describeExampleLoan({ loan, years, secured }: ExampleLoan): string {
  const kind = secured ? 'a secured' : 'an unsecured'
  const term = `${formatNumber(years)} ${years === 1 ? 'year' : 'years'}`
  return `Comparison rate for ${kind} loan of ${formatMoney(loan)} over ${term}.`
}
