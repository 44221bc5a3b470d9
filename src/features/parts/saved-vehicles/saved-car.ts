import type { PriceSinceSaving } from '#domain/price/price-since-saving.ts'
import type { CarSummary } from './car-summary.ts'

/** A vehicle in a list of saved vehicles. */
export interface SavedCar extends CarSummary {
  /** 'Saved on 20 November 2026'; null: the browser does not know when. */
  readonly saved: string | null
  /** How the price changed since saving; null: not at all, or not known (WATCH-06). */
  readonly change: PriceSinceSaving | null
}
