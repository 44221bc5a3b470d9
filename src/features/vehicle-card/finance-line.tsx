import type { FinanceLine as Finance } from '#domain/finance/repayment.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatRate } from '#domain/format/format-rate.ts'

/** A repayment with its comparison rate and warning (FIN-07), or the way to ask for one (FIN-03). The type lets no figure in without them. */
export function FinanceLine({ finance, enquireHref }: { finance: Finance; enquireHref: string }) {
  switch (finance.kind) {
    case 'enquire':
      return (
        <p className="text-sm">
          <a data-nav="" href={enquireHref} className="relative -my-3 inline-flex min-h-11 items-center text-link underline underline-offset-4">
            {finance.text}
          </a>
        </p>
      )
    case 'repayment':
      return (
        <div className="text-sm" data-repayment={finance.amount}>
          {/* The law wants the comparison rate no less prominent than rate and repayment: all three are of one weight and size. */}
          <p className="font-semibold tabular-nums">
            {`${formatMoney(finance.amount)} per ${finance.period} at ${formatRate(finance.interestRate)}`}
            <br />
            {`Comparison rate ${formatRate(finance.comparisonRate)}`}
          </p>
          {/* Always in sight beside the rate: behind a click it would not stand with it. */}
          <p className="pt-1 text-xs text-muted">
            {`${finance.warning} Estimate by ${finance.lender}.`}
          </p>
        </div>
      )
  }
}
