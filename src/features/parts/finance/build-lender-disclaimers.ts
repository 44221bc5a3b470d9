import { toDollars, type Cents } from '#domain/money/cents.ts'
import type { FinanceLender } from '#domain/vehicle/vehicle-fields.ts'
import type { Listing } from '#listing/listing.ts'

/** An offer with the field names of the specification; money in dollars. */
export interface DisclosedLender extends Omit<
  FinanceLender,
  'paymentWeek' | 'paymentMonth' | 'deposit' | 'balloon' | 'establishmentFees' | 'totalPayable' | 'disclaimer'
> {
  readonly paymentWeek: number | null
  readonly paymentMonth: number | null
  readonly deposit: number | null
  readonly balloon: number | null
  readonly establishmentFees: number | null
  readonly totalPayable: number | null
  /** '' when neither the offer nor the site has a text (CALC-05). */
  readonly disclaimer: string
  /** The example loan of the comparison rate. */
  readonly comparisonExample: string
  readonly comparisonWarning: string
}

/**
 * Builds the response of the disclaimer endpoint (FIN-04): the lender whose figure the vehicle shows, with its
 * disclaimer, warning and example. It leaves out other lenders, because one vehicle has one repayment (FIN-07).
 */
export function buildLenderDisclaimers({ finance }: Listing): {
  readonly finance_lenders: Readonly<Record<string, DisclosedLender>>
} {
  if (finance.kind !== 'repayment' || finance.offer === null) return { finance_lenders: {} }
  const { provider, figures } = finance.offer
  const inDollars = (amount: Cents | null): number | null => (amount === null ? null : toDollars(amount))
  return {
    finance_lenders: {
      [provider]: {
        ...figures,
        paymentWeek: inDollars(figures.paymentWeek),
        paymentMonth: inDollars(figures.paymentMonth),
        deposit: inDollars(figures.deposit),
        balloon: inDollars(figures.balloon),
        establishmentFees: inDollars(figures.establishmentFees),
        totalPayable: inDollars(figures.totalPayable),
        disclaimer: finance.disclaimer ?? '',
        comparisonExample: finance.line.example,
        comparisonWarning: finance.line.warning,
      },
    },
  }
}
