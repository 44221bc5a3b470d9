import { currentPrice } from '#domain/price/current-price.ts'
import type { Cents } from '#domain/money/cents.ts'
import type { PricedVehicle } from '#domain/price/current-price.ts'
import type { VehicleTable } from '../tables.ts'

/** Columns with the price that the finance figures of a vehicle are based on. */
export type FinanceBasis = Pick<VehicleTable, 'finance_price' | 'quote'>

type Document = Readonly<Record<string, unknown>>

const priceOf = (document: Document): Cents | null =>
  currentPrice({
    price: (document['price'] ?? null) as Cents | null,
    offer_price: (document['offer_price'] ?? null) as Cents | null,
  })

const figuresOf = (document: Document): string =>
  JSON.stringify([document['finance_lenders'] ?? null, document['youxQuote'] ?? null])

/** What a quote was asked for besides the VIN and the price. */
const quotedOf = (document: Document): string => JSON.stringify([document['year'] ?? null, document['nvic'] ?? null])

/**
 * The basis after an import; `replaced` is null for a vehicle that is new, also under the stock number of another car,
 * and holds documents as they are stored.
 * Figures that the feed changed hold for the price that it gives; figures that it left as they were hold for the price
 * that they came with. A quote that the platform got is removed when its price changes, or what else it was asked for.
 */
export function resolveFinanceBasis(
  vehicle: PricedVehicle,
  replaced: { readonly before: Document; readonly next: Document; readonly basis: FinanceBasis } | null,
): FinanceBasis {
  const price = currentPrice(vehicle)
  if (replaced === null) return { finance_price: price, quote: null }
  const { before, next, basis } = replaced
  const earlier = priceOf(before)
  const isSame = figuresOf(before) === figuresOf(next)
  return {
    finance_price: isSame ? (basis.finance_price ?? earlier) : price,
    quote: earlier === price && quotedOf(before) === quotedOf(next) ? basis.quote : null,
  }
}
