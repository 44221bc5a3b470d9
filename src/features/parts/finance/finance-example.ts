import { describeExampleLoan } from '#domain/finance/example-loan.ts'
import { formatRate } from '#domain/format/format-rate.ts'
import { dollars } from '#domain/money/cents.ts'
import type { Site } from '#site/site.ts'

/** The site's finance example with its comparison rate and the warning, beside choices of repayments (FIN-07). */
export function buildFinanceExample({ finance }: Site): string {
  const { loan, years, secured, rate, comparison_rate } = finance.disclaimer
  const example = `Estimates only. Example: ${formatRate(rate)}, comparison rate ${formatRate(comparison_rate)}`
  return `${example} ${describeExampleLoan({ loan: dollars(loan), years, secured })} ${finance.comparison_warning}`
}
