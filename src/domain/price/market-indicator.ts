import { cents, type Cents } from '#domain/money/cents.ts'
import type { AutograbData } from '#domain/vehicle/vehicle-fields.ts'

const present = (amount: Cents | null | undefined): Cents | null =>
  amount === null || amount === undefined || amount <= 0 ? null : amount

export interface MarketIndicator {
  readonly average: Cents
  /** How far the price lies below the average. */
  readonly below: Cents
}

/**
 * How far a price lies below the market, or null where that may not be said (PRICE-04). The state average goes before
 * the national one; an average of 0 counts as absent. `price` is the current price of PRICE-01; the average must exceed
 * it by more than `threshold` (default $499: 499 does not show, 500 does).
 */
export function resolveMarketIndicator(
  price: Cents | null,
  data: AutograbData | null,
  threshold: Cents,
): MarketIndicator | null {
  if (price === null || data === null) return null
  const average = present(data.state_average_market_price) ?? present(data.average_market_price)
  if (average === null || average - price <= threshold) return null
  return { average, below: cents(average - price) }
}
