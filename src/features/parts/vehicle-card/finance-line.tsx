import type { FinanceLine as Finance } from '#domain/finance/repayment.ts'
import { describeRateWarning, describeRepaymentNote } from '#domain/finance/describe-repayment.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatRate } from '#domain/format/format-rate.ts'

interface FinanceLineProps {
  readonly finance: Finance
  readonly enquireHref: string
  /**
   * Whether this card shows the warning itself. Otherwise the list shows it once above the cards, and an asterisk
   * refers to it (FIN-07).
   */
  readonly warnsItself: boolean
  /** Whether the note above the list names the terms of the repayment. A card that warns itself names them itself. */
  readonly sharesTerms?: boolean
  /** Whether the page names the lender in another place, so that the warning is shorter. */
  readonly lenderElsewhere?: boolean
  /** Whether each figure has a line of its own on a phone, because the line is one of several narrow columns. */
  readonly narrow?: boolean
}

/**
 * A repayment with interest rate and comparison rate in the same size and weight (FIN-07), or a link to enquire about
 * finance (FIN-03). A repayment may not be advertised without the annual rate, nor the rate without the comparison
 * rate.
 */
export function FinanceLine({
  finance,
  enquireHref,
  warnsItself,
  sharesTerms,
  lenderElsewhere,
  narrow,
}: FinanceLineProps) {
  switch (finance.kind) {
    case 'enquire':
      return (
        <p>
          <a data-nav="" href={enquireHref} className="card-link text-link underline underline-offset-4">
            {finance.text}
          </a>
        </p>
      )
    case 'repayment': {
      const marked = { 'data-repayment': finance.amount }
      const repayment = `${formatMoney(finance.amount)} a ${finance.period}*`
      const rate = formatRate(finance.interestRate)
      const figures = (
        // Where the line is too narrow, the rate moves to the next one whole, and the dot before it is cut off.
        <p className="card-finance" {...(warnsItself ? {} : marked)}>
          <span>
            {narrow ? (
              <>
                {repayment}
                <span className="max-sm:hidden"> · </span>
                <br className="sm:hidden" />
                {rate}
              </>
            ) : (
              `${repayment} · ${rate}`
            )}
          </span>
          <span>
            <span> · </span>
            {`${formatRate(finance.comparisonRate)} comparison rate*`}
          </span>
          {finance.terms && (warnsItself || !sharesTerms) && <span className="terms">{` ${finance.terms}`}</span>}
        </p>
      )
      if (!warnsItself) return figures
      const note = (lenderElsewhere ? describeRateWarning : describeRepaymentNote)(finance)
      return (
        <div {...marked}>
          {figures}
          <p className="pt-1 text-sm text-muted sm:text-xs">{`* ${note}`}</p>
        </div>
      )
    }
  }
}
