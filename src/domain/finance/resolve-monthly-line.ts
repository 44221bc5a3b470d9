import { cents, type Cents } from '#domain/money/cents.ts'
import { createRepayment, wholeDollars, type FinanceLine, type Repayment } from './repayment.ts'

/**
 * A weekly line by the month: the lender's own monthly payment where there is one, else the week's before rounding
 * times `weeksAMonth`, 4.33 (CALC-01). null where the line is no weekly figure.
 */
export function resolveMonthlyLine(
  line: FinanceLine | null,
  payments: { readonly week: Cents | null; readonly month: Cents | null },
  weeksAMonth: number,
): Repayment | null {
  if (line === null || line.kind === 'enquire' || line.period !== 'week') return null
  const amount = payments.month ?? cents(Math.round((payments.week ?? line.amount) * weeksAMonth))
  const { kind: _kind, ...facts } = line
  return createRepayment({ ...facts, period: 'month', amount: wholeDollars(amount) })
}
