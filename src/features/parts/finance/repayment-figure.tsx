import { describeRepaymentNote } from '#domain/finance/describe-repayment.ts'
import type { Repayment } from '#domain/finance/repayment.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatRate } from '#domain/format/format-rate.ts'

/**
 * A repayment and its comparison rate in the same size: the comparison rate must not be less prominent than the
 * repayment or the interest rate (National Credit Code, part 10). The warning is visible below (FIN-07).
 */
export function RepaymentFigure({
  repayment,
  other,
  figure = 'text-2xl',
}: {
  repayment: Repayment
  other: Repayment | null
  figure?: string
}) {
  return (
    <div className="grid gap-2" data-repayment={repayment.amount}>
      {/* Paragraphs, because a list of terms would be read with the words before their figure. */}
      <div className="flex flex-wrap gap-x-8 gap-y-2 tabular-nums">
        <p className="flex flex-col">
          <b className={`${figure} leading-tight wrap-anywhere`}>{formatMoney(repayment.amount)}</b>
          <span className="text-muted sm:text-sm">
            {`per ${repayment.period} at ${formatRate(repayment.interestRate)}`}
            {other !== null && <span className="block">{`or ${formatMoney(other.amount)} per ${other.period}`}</span>}
          </span>
        </p>
        <p className="flex flex-col">
          <b className={`${figure} leading-tight wrap-anywhere`}>{formatRate(repayment.comparisonRate)}</b>
          <span className="text-muted sm:text-sm">comparison rate</span>
        </p>
      </div>
      <p className="text-sm text-muted">{describeRepaymentNote(repayment)}</p>
    </div>
  )
}
