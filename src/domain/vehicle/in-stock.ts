import type { Cents } from '#domain/money/cents.ts'

/**
 * 'In stock' means different things in different places (STOCK-07); each place has its one function here. A status that
 * the rules do not know, and none at all, is in stock nowhere.
 */
interface WithStatus {
  readonly status: string | null
}

/** For the search index, which is asked by lists of values: what `isInStockOnPage` says of one vehicle. */
export const statusesInStockOnPage: readonly string[] = ['in_stock', 'coming_soon']

/** Detail page: price, actions, finance, and the tags that in-stock vehicles can carry. Cards: the price (CARD-02). */
export function isInStockOnPage(vehicle: WithStatus): boolean {
  return vehicle.status !== null && statusesInStockOnPage.includes(vehicle.status)
}

/** For the search index: what `isInStockOnCard` says of one vehicle. */
export const statusesInStockOnCard: readonly string[] = ['in_stock']

/** Cards: purchase actions and the finance line; favourites and compare. */
export function isInStockOnCard(vehicle: WithStatus): boolean {
  return vehicle.status !== null && statusesInStockOnCard.includes(vehicle.status)
}

/**
 * Whether the vehicle is still on its way to the yard, or not built yet; no field tells the day of its arrival. Nobody
 * can be promised a day to see or drive it (LEAD-11).
 */
export function awaitsArrival(vehicle: WithStatus & { readonly preorder: boolean }): boolean {
  return vehicle.status === 'coming_soon' || vehicle.preorder
}

/**
 * Whether a visitor can come and see or drive the vehicle: it is for sale, has arrived, and nobody else holds it. What
 * cannot be done is not offered (VDP-12).
 */
export function canBeVisited(
  vehicle: WithStatus & { readonly preorder: boolean; readonly reserved: boolean },
): boolean {
  return isInStockOnPage(vehicle) && !awaitsArrival(vehicle) && !vehicle.reserved
}

interface AutograbCandidate extends WithStatus {
  readonly sold: boolean
  readonly reserved: boolean
}

/**
 * Market data is asked for only of cars that are in_stock, not sold, not reserved, and dearer than `minimumPrice`
 * (BUY-05).
 */
export function isAutograbEligible(
  vehicle: AutograbCandidate,
  currentPrice: Cents | null,
  minimumPrice: Cents,
): boolean {
  return (
    vehicle.status === 'in_stock' &&
    !vehicle.sold &&
    !vehicle.reserved &&
    currentPrice !== null &&
    currentPrice > minimumPrice
  )
}

interface SearchCandidate extends WithStatus {
  readonly sold_date_timestamp: number | null
  readonly show_on_dealer_website: boolean
}

/** A moment in seconds: vehicles sold after it still show in search; one sold exactly then does not (SRCH-13). */
export function soldSince(nowMs: number, soldWindowDays: number): number {
  return Math.floor(nowMs / 1000) - soldWindowDays * 86_400
}

/** Whether search may show the vehicle at all (SRCH-13). The search index applies the same rule as a filter. */
export function isSearchable(vehicle: SearchCandidate, nowMs: number, soldWindowDays: number): boolean {
  if (!vehicle.show_on_dealer_website) return false
  if (isInStockOnPage(vehicle)) return true
  return vehicle.sold_date_timestamp !== null && vehicle.sold_date_timestamp > soldSince(nowMs, soldWindowDays)
}
