import { describeLoan } from '#domain/finance/example-loan.ts'
import { formatRate } from '#domain/format/format-rate.ts'
import { dollars } from '#domain/money/cents.ts'
import type { Site } from '#site/site.ts'

/** The site's finance example with its comparison rate and the warning, beside choices of repayments (FIN-07). */
export function buildFinanceExample({ finance }: Site): string {
  const { loan, years, secured, rate, comparison_rate } = finance.disclaimer
  const example = describeLoan({ loan: dollars(loan), years, secured })
  const rates = `${formatRate(rate)}, comparison rate ${formatRate(comparison_rate)}`
  // A rate ends in the full stop of 'p.a.'.
  return `Estimates only. Example: ${example} at ${rates} ${finance.comparison_warning}`
}
