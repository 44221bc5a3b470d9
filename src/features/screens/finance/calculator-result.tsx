import type { CalculatorResult } from '#domain/finance/repayment-calculator.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatRate } from '#domain/format/format-rate.ts'
import type { Cents } from '#domain/money/cents.ts'
import { RepaymentFigure } from '#features/parts/finance/repayment-figure.tsx'

/**
 * The repayment with interest rate, comparison rate and warning (FIN-07), or the reason why there is none (CALC-09).
 */
export function CalculatorResultPanel({ result, frequency }: { result: CalculatorResult; frequency: string }) {
  switch (result.kind) {
    case 'no-loan':
      return <p className="py-6 text-lg font-semibold">{result.text}</p>
    case 'enquire':
      return (
        <div className="grid gap-3 py-4">
          <p className="section-title font-bold">{result.text}</p>
          <p>The repayments on this amount are small. Ask us about the best way to pay.</p>
        </div>
      )
    case 'loan': {
      const { repayment } = result
      return (
        <div className="grid gap-5 lg:gap-4">
          <RepaymentFigure repayment={repayment} other={null} figure="text-2xl sm:text-3xl xl:text-4xl" />
          <dl className="grid gap-1.5 border-t border-line pt-4">
            <Line label="Amount financed" note={describeFinancedFee(result.financedFee)} amount={result.financed} />
            <div className="flex justify-between gap-4">
              <dt className="text-muted">{`Repayments (${frequency})`}</dt>
              <dd className="font-medium tabular-nums">{result.repayments}</dd>
            </div>
            {result.residual > 0 && <Line label="Residual at the end" amount={result.residual} />}
            <Line label="Total interest" amount={result.interest} />
            {result.fees > 0 && <Line label="Fees" amount={result.fees} />}
            <Line label="Total to repay" amount={result.total} />
          </dl>
        </div>
      )
    }
  }
}

/** Describes the result in a sentence; a repayment always with its comparison rate. */
export function describeResult(result: CalculatorResult): string {
  if (result.kind !== 'loan') return result.text
  const { amount, period, comparisonRate } = result.repayment
  return `${formatMoney(amount)} per ${period}, comparison rate ${formatRate(comparisonRate)}`
}

/** Why more is financed than the price leaves; null where it is not. */
function describeFinancedFee(fee: Cents): string | null {
  return fee > 0 ? `including ${formatMoney(fee)} establishment fee` : null
}

function Line({ label, note = null, amount }: { label: string; note?: string | null; amount: Cents }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">
        {label}
        {note !== null && <span className="block sm:text-sm">{note}</span>}
      </dt>
      <dd className="font-medium tabular-nums">{formatMoney(amount)}</dd>
    </div>
  )
}
