import type { TowAnswer } from '#domain/towing/tow-limits.ts'
import type { TowCheckForm } from '#features/parts/tow-check/tow-check-view.ts'
import type { VehicleCardView } from '#features/parts/vehicle-card/vehicle-card-view.ts'

/** What the page works out before anything is typed. */
export interface TowExample {
  /** '3,000 kg braked, …'. */
  readonly figures: string
  readonly answer: TowAnswer
}

/** The page of the sum, with its answer where there is one. */
export interface TowCheckPageView {
  readonly form: TowCheckForm
  readonly answer: TowAnswer | null
  /** An answer to figures of no visitor, where there is none yet; null beside an answer. */
  readonly example: TowExample | null
  /** Vans in stock within the answer; null: no answer. */
  readonly vans: {
    readonly count: number
    readonly href: string
    readonly cards: readonly VehicleCardView[]
  } | null
  /** Part of the mass of a van that is taken to rest on the tow ball, in percent. */
  readonly ballPercent: number
  readonly phone: string | null
}
