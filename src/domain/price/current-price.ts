import { maxCents, type Cents } from '#domain/money/cents.ts'

/**
 * Amounts of $10 and less are placeholders that dealers type when they have no price (PRICE-01: exactly 10 does not
 * show).
 */
const placeholderLimit = 1_000

export interface PricedVehicle {
  readonly price: Cents | null
  readonly offer_price: Cents | null
}

function realAmount(amount: Cents | null): Cents | null {
  return amount !== null && amount > placeholderLimit && amount <= maxCents ? amount : null
}

/** The list price where it is a real amount, above $10 (PRICE-01). */
export function listPrice(vehicle: PricedVehicle): Cents | null {
  return realAmount(vehicle.price)
}

/**
 * What the vehicle costs today: the lower of `price` and `offer_price`, taking only values above $10; null when neither
 * is. The one amount behind sort, price facet, finance, page, card, print, PDF and structured data (PRICE-05).
 */
export function currentPrice(vehicle: PricedVehicle): Cents | null {
  const list = realAmount(vehicle.price)
  const offer = realAmount(vehicle.offer_price)
  if (list === null) return offer
  return offer !== null && offer < list ? offer : list
}
