import type { Cents } from '#domain/money/cents.ts'

/** A vehicle in a visitor's watchlist. */
export interface SavedVehicle {
  readonly vehicleId: string
  /** Epoch milliseconds. */
  readonly savedAt: number
  /** The price that was shown when the visitor saved the vehicle; null: none was shown. */
  readonly priceAtSaving: Cents | null
}

/** Maximum number of vehicles in one visitor's watchlist. */
export const mostSavedVehicles = 200

/** 'already': the vehicle was in the watchlist, and its first price stays. 'full': the watchlist has no room. */
export type SaveOutcome = 'saved' | 'already' | 'full'
