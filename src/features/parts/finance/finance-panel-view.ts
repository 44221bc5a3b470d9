import { wholeDollars, type FinanceLine, type Repayment } from '#domain/finance/repayment.ts'
import type { EstimateTerms, PriceShare } from '#domain/finance/resolve-estimate-terms.ts'
import { formatMoney } from '#domain/format/format-money.ts'
import { formatDecimal, formatNumber } from '#domain/format/format-number.ts'
import type { Listing } from '#listing/listing.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Site } from '#site/site.ts'
import { buildDisclaimer } from './disclaimer.ts'
import { toQuoteBody, type QuoteBody } from './quote-body.ts'

/** One term that the figure depends on, formatted. */
interface ShownTerm {
  readonly label: string
  readonly value: string
  /** What it comes to: '$4,970'; null where `value` says all. */
  readonly amount: string | null
}

/** The finance panel of a vehicle (FIN-04); plain data. */
export interface FinancePanelView {
  readonly carId: string
  /** Weekly repayment if there is one, otherwise monthly; null while none is known. */
  readonly line: FinanceLine | null
  /** The monthly repayment when `line` is weekly; otherwise null. */
  readonly monthly: Repayment | null
  /** The terms that the figure depends on. */
  readonly terms: readonly ShownTerm[]
  /** Paragraphs of the dialog #financeDisclaimer. */
  readonly disclaimer: readonly string[]
  /** URL of the finance form with the parameters of FIN-06 and the fragment #finance-form. */
  readonly href: string
  /** Label of the link; null when the button is switched off (VDP-12). */
  readonly linkText: string | null
  /** Quote request that the browser sends once; null when there is nothing to request (FIN-05). */
  readonly quote: QuoteBody | null
}

/** Builds the finance panel. Returns null when finance must not be shown for the vehicle (FIN-01, FIN-02). */
export function buildFinancePanel({ vehicle, finance, financeHref }: Listing, site: Site): FinancePanelView | null {
  if (finance.kind === 'none' && finance.quote === null) return null
  const dealership = resolveDealership(site, vehicle.dealership_slug)
  return {
    carId: vehicle.id,
    line: finance.kind === 'none' ? null : finance.line,
    monthly: finance.kind === 'repayment' ? finance.monthly : null,
    terms: finance.kind === 'repayment' ? describeTerms(finance.terms) : [],
    disclaimer: buildDisclaimer(site, finance.kind === 'none' ? null : finance.disclaimer),
    href: financeHref,
    linkText: dealership.sidebarButtons.finance ? site.buttons.text.finance : null,
    quote: finance.kind === 'none' && finance.quote !== null ? toQuoteBody(finance.quote) : null,
  }
}

/**
 * Formats the terms, such as '5-year term', '10.0% deposit', '30% final payment' or '$0 final payment' (FIN-03,
 * FIN-04).
 */
function describeTerms({ years, deposit, finalPayment }: EstimateTerms): readonly ShownTerm[] {
  const amountOf = (share: PriceShare): string | null =>
    share.amount === null ? null : formatMoney(wholeDollars(share.amount))
  const isFree = finalPayment !== null && (finalPayment.percent === 0 || finalPayment.amount === 0)
  return [
    ...(years === null ? [] : [{ label: 'Term', value: `${formatNumber(years)}-year term`, amount: null }]),
    ...(deposit === null
      ? []
      : [
          {
            label: 'Deposit',
            value: deposit.percent === null ? 'Deposit' : `${formatDecimal(deposit.percent, 1, 1)}% deposit`,
            amount: amountOf(deposit),
          },
        ]),
    ...(finalPayment === null
      ? []
      : [
          {
            label: 'Final payment',
            value: isFree
              ? '$0 final payment'
              : finalPayment.percent === null
                ? 'Final payment'
                : `${formatNumber(finalPayment.percent)}% final payment`,
            amount: isFree ? null : amountOf(finalPayment),
          },
        ]),
  ]
}
