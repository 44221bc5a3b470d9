import type { WheelSector } from '#domain/prize-wheel/prize-wheel.ts'

export interface SpinView {
  readonly title: string
  /** Terms of the promotion; null shows none. */
  readonly terms: string | null
  readonly dealer: string
  /** Where the button leads once the prize is drawn; null shows none. */
  readonly button: string | null
  readonly sectors: readonly WheelSector[]
  /** The visitor's prize, with its day in words and the angle at which the wheel rests; null before the spin. */
  readonly won: { readonly prize: string; readonly on: string; readonly angle: number } | null
}
