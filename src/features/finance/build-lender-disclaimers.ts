import { toDollars, type Cents } from '#domain/money/cents.ts'
import type { FinanceLender, Vehicle } from '#domain/vehicle/vehicle-fields.ts'
import { resolveDealership } from '#site/resolve-dealership.ts'
import type { Site } from '#site/site.ts'

/** An offer under the specification's names; money in dollars. */
export interface DisclosedLender extends Omit<FinanceLender, 'paymentWeek' | 'paymentMonth' | 'deposit' | 'balloon' | 'establishmentFees' | 'totalPayable' | 'disclaimer'> {
  readonly paymentWeek: number | null
  readonly paymentMonth: number | null
  readonly deposit: number | null
  readonly balloon: number | null
  readonly establishmentFees: number | null
  readonly totalPayable: number | null
  /** '' where neither the offer nor the site has words (CALC-05). */
  readonly disclaimer: string
  readonly comparisonWarning: string
}

/**
 * The disclaimer fetch by car id (FIN-04): the offers that this site may show for the vehicle, each with its disclaimer. An
 * offer without its rates is left out, and each comes with the warning (FIN-01, FIN-07).
 */
export function buildLenderDisclaimers(vehicle: Vehicle, site: Site): { readonly finance_lenders: Readonly<Record<string, DisclosedLender>> } {
  const { finance } = site
  const dealership = resolveDealership(site, vehicle.dealership_slug)
  const isHidden = !finance.enabled || dealership.hides('finance') || dealership.hides('price') || finance.excluded_makes.includes(vehicle.make)
  const offers = isHidden ? [] : Object.entries(vehicle.finance_lenders ?? {})
  return {
    finance_lenders: Object.fromEntries(
      offers.flatMap(([provider, offer]) => {
        const lender = finance.lenders[provider]
        if (lender === undefined || offer.interestRate === null || offer.comparisonRate === null) return []
        return [[provider, disclose(offer, offer.disclaimer ?? lender.disclaimer ?? '', finance.comparison_warning)]]
      }),
    ),
  }
}

function disclose(offer: FinanceLender, disclaimer: string, comparisonWarning: string): DisclosedLender {
  const inDollars = (amount: Cents | null): number | null => (amount === null ? null : toDollars(amount))
  return {
    ...offer,
    paymentWeek: inDollars(offer.paymentWeek),
    paymentMonth: inDollars(offer.paymentMonth),
    deposit: inDollars(offer.deposit),
    balloon: inDollars(offer.balloon),
    establishmentFees: inDollars(offer.establishmentFees),
    totalPayable: inDollars(offer.totalPayable),
    disclaimer,
    comparisonWarning,
  }
}
