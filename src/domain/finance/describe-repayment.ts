import { formatMoney } from '#domain/format/format-money.ts'
import { formatRate } from '#domain/format/format-rate.ts'
import type { Repayment } from './repayment.ts'

/**
 * The text that must accompany every repayment: the example loan, the comparison rate warning and the source of the
 * figure (FIN-07).
 */
export function describeRepaymentNote({ example, warning, lender }: Repayment): string {
  return `${example} ${warning} Estimate by ${lender}.`
}

/** A repayment in one line of text: '$103 a week at 7.99% p.a., comparison rate 9.12% p.a.' */
export function describeRepayment({ amount, period, interestRate, comparisonRate }: Repayment): string {
  const rates = `${formatRate(interestRate)}, comparison rate ${formatRate(comparisonRate)}`
  return `${formatMoney(amount)} a ${period} at ${rates}`
}
