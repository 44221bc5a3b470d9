import type { BonnetKind } from './face.ts'

/** A fold that runs along the right-hand half of a bonnet: how far aside it lies, as a share of the car's half. */
export interface Fold {
  /** At the front edge, and at the windscreen. */
  readonly from: number
  readonly to: number
  /** Slope of the step from the middle down to the side; below 0 it rises. */
  readonly slope: number
  /** Width of the step, millimetres. */
  readonly width: number
}

export interface BonnetDesign {
  readonly folds: readonly Fold[]
  readonly hasScoop: boolean
}

export const bonnets: Readonly<Record<BonnetKind, BonnetDesign>> = {
  soft: { folds: [{ from: 0.52, to: 0.66, slope: 0.07, width: 120 }], hasScoop: false },
  creased: { folds: [{ from: 0.3, to: 0.56, slope: 0.2, width: 46 }], hasScoop: false },
  raised: {
    folds: [
      { from: 0.5, to: 0.56, slope: 0.26, width: 60 },
      { from: 0.72, to: 0.76, slope: -0.1, width: 70 },
    ],
    hasScoop: false,
  },
  ribbed: {
    folds: [
      { from: 0.26, to: 0.34, slope: -0.14, width: 60 },
      { from: 0.62, to: 0.68, slope: 0.24, width: 54 },
    ],
    hasScoop: false,
  },
  scoop: { folds: [{ from: 0.42, to: 0.6, slope: 0.16, width: 60 }], hasScoop: true },
}
