import type { EstimateTerms } from '#domain/finance/resolve-estimate-terms.ts'
import type { NoFinanceReason } from '#domain/finance/resolve-repayment.ts'
import type { EnquireInstead, FinanceLine, Repayment } from '#domain/finance/repayment.ts'
import type { QuoteRequest } from '#domain/finance/quote.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { MarketIndicator } from '#domain/price/market-indicator.ts'
import type { PriceDisplay } from '#domain/price/price-display.ts'
import type { Tag } from '#domain/tag/resolve-tag.ts'
import type { CarFields } from '#domain/vehicle/car-fields.ts'
import type { ListedVehicle } from '#domain/vehicle/listed-vehicle.ts'
import type { PageOffers } from '#domain/vehicle/page-offers.ts'
import type { FinanceLender } from '#domain/vehicle/vehicle-fields.ts'

/** The finance figure of a vehicle, or why it has none. One vehicle has one figure on the whole platform (FIN-07). */
export type ListingFinance =
  | {
      readonly kind: 'repayment'
      /** Lender data wins over a quote (FIN-05). */
      readonly source: 'lender' | 'quote'
      readonly line: Repayment
      /** The same by the month, where the line is by the week. */
      readonly monthly: Repayment | null
      readonly terms: EstimateTerms
      /** What the lender itself says of its offer; null for a quote. */
      readonly offer: { readonly provider: string; readonly figures: FinanceLender } | null
      /** The lender's long text; null: none. */
      readonly disclaimer: string | null
    }
  | { readonly kind: 'enquire'; readonly line: EnquireInstead; readonly disclaimer: string | null }
  | {
      readonly kind: 'none'
      readonly reason: NoFinanceReason
      /** What the quote service is to be asked, once; null: nothing may be asked (FIN-05). */
      readonly quote: QuoteRequest | null
    }

/** Everything that a visitor of a site may see of price, finance, status and place of one vehicle. */
export interface Listing {
  readonly vehicle: ListedVehicle
  /** Path of the vehicle's page. */
  readonly href: string
  /** '2021 Toyota HiLux'. */
  readonly title: string
  /** What tells vehicles of a model apart (`resolveVariant`); null: unknown. */
  readonly variant: string | null
  readonly picture: { readonly url: string; readonly alt: string } | null
  /** 'Rocklea, QLD'; of a vehicle that is with its owner the suburb or postcode there; null: not known. */
  readonly area: string | null
  /** In stock by the detail page's rule: in_stock or coming_soon (STOCK-07). */
  readonly forSale: boolean
  /** In stock by the card's rule: in_stock alone (STOCK-07). */
  readonly buyableNow: boolean
  /** null once it is gone; words where the dealership shows no prices. */
  readonly price: PriceDisplay | null
  /** The amount for which it can be bought, where that is shown; else null. */
  readonly priceCents: Cents | null
  /** What the price type means, in the site's words. */
  readonly priceNote: string | null
  readonly market: MarketIndicator | null
  readonly finance: ListingFinance
  /** The finance line of a card; null: the site's cards show none, or none may be shown there. */
  readonly cardFinance: FinanceLine | null
  /** Address of the finance form with what prefills it (FIN-06); without the price where that is not shown. */
  readonly financeHref: string
  readonly tag: Tag | null
  /** Deposit, online purchase, trade-in and history report (VDP-12). */
  readonly offers: PageOffers
  /** The fields that an open page gets again (VDP-15), without amounts that are not shown. */
  readonly carFields: CarFields
  /** Epoch milliseconds: the first instant at which time alone changes the tag (CARD-03); Infinity: it never does. */
  readonly holdsUntil: number
}
