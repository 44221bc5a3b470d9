import { formatMoney } from '#domain/format/format-money.ts'
import { formatRate } from '#domain/format/format-rate.ts'
import type { Repayment } from './repayment.ts'

/** The text that must accompany every repayment: the example loan and the comparison rate warning (FIN-07). */
export function describeRateWarning({ example, warning }: Repayment): string {
  return `${example} ${warning}`
}

/** The same with the source of the figure, for a repayment whose lender is named nowhere else on the page. */
export function describeRepaymentNote(repayment: Repayment): string {
  return `${describeRateWarning(repayment)} Estimate by ${repayment.lender}.`
}

/** A repayment in one line of text: '$103 a week at 7.99% p.a., comparison rate 9.12% p.a.' */
export function describeRepayment({ amount, period, interestRate, comparisonRate }: Repayment): string {
  const rates = `${formatRate(interestRate)}, comparison rate ${formatRate(comparisonRate)}`
  return `${formatMoney(amount)} a ${period} at ${rates}`
}
