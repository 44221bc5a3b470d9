import { readHalfOutline, readOutline, type Outline } from '../outline.ts'
import type { BumperKind } from './face.ts'

/**
 * What lies below lamps and grille. Across and up as of lamps (lamps.ts). Outlines beside the middle are of the
 * right-hand side, and mirrored on the left.
 */
export interface BumperDesign {
  /** Openings, closed by a mesh. */
  readonly openings: readonly Outline[]
  /** Black plastic: around openings and across the corners. */
  readonly plastic: readonly Outline[]
  /** Middle of a fog lamp, and how far across it reaches: a round one, or a strip where it is wider than high. */
  readonly fog: { readonly at: readonly [across: number, up: number]; readonly size: readonly [number, number] } | null
  /** The fold in which the bumper stands out most, from the middle to beyond the corner. */
  readonly fold: Outline
}

const flatFold = readOutline('0 0.5, 0.6 0.5, 1.4 0.56')

const bumper = (design: Partial<BumperDesign>): BumperDesign => ({
  openings: [],
  plastic: [],
  fog: null,
  fold: flatFold,
  ...design,
})

const across = readHalfOutline('0.6 0.34, 0.66 0.14, 0.56 0.08')

export const bumpers: Readonly<Record<BumperKind, BumperDesign>> = {
  wide: bumper({
    openings: [across],
    plastic: [readOutline('0.78 0.2, 0.8 0.36, 1.02 0.4, 1.06 0.3, 0.98 0.18')],
    fog: { at: [0.9, 0.29], size: [0.05, 0.05] },
  }),
  small: bumper({
    openings: [readHalfOutline('0.46 0.24, 0.52 0.12')],
    plastic: [readOutline('0.74 0.2, 0.8 0.33, 1.04 0.37, 1.07 0.31, 0.98 0.19')],
    fold: readOutline('0 0.56, 0.5 0.54, 0.8 0.44, 1.4 0.5'),
  }),
  lip: bumper({
    openings: [readHalfOutline('0.76 0.26, 0.82 0.2, 0.72 0.12')],
    fold: readOutline('0 0.46, 0.7 0.44, 1.4 0.54'),
  }),
  vents: bumper({
    openings: [readHalfOutline('0.46 0.27, 0.5 0.1'), readOutline('0.66 0.2, 0.72 0.48, 1 0.5, 1.03 0.3, 0.86 0.16')],
    fold: readOutline('0 0.56, 0.6 0.54, 0.72 0.56, 1.4 0.6'),
  }),
  slits: bumper({
    openings: [readHalfOutline('0.5 0.3, 0.6 0.14, 0.52 0.07')],
    plastic: [readOutline('0.86 0.12, 0.84 0.5, 0.94 0.54, 1.06 0.52, 1.04 0.2, 0.98 0.1')],
    fog: { at: [0.94, 0.36], size: [0.013, 0.062] },
    fold: readOutline('0 0.52, 0.8 0.54, 1.4 0.58'),
  }),
  triangles: bumper({
    openings: [readHalfOutline('0.44 0.22, 0.5 0.1')],
    plastic: [readOutline('0.74 0.15, 0.8 0.42, 0.9 0.49, 1.03 0.45, 1.06 0.38, 0.97 0.16')],
    fog: { at: [0.905, 0.32], size: [0.048, 0.048] },
    fold: readOutline('0 0.58, 0.6 0.5, 0.8 0.56, 1.4 0.62'),
  }),
  horns: bumper({
    openings: [readHalfOutline('0.4 0.26, 0.46 0.1')],
    plastic: [
      readHalfOutline('0.5 0.34, 0.62 0.2, 0.6 0.06'),
      readOutline('0.84 0.1, 0.86 0.36, 1 0.4, 1.06 0.34, 1.02 0.14'),
    ],
    fog: { at: [0.95, 0.25], size: [0.06, 0.03] },
    fold: readOutline('0 0.4, 0.5 0.42, 0.66 0.36, 1.4 0.46'),
  }),
  block: bumper({
    plastic: [readHalfOutline('0.7 0.4, 1.3 0.34, 1.3 0.02')],
    fog: { at: [0.84, 0.22], size: [0.05, 0.05] },
    fold: readOutline('0 0.4, 0.7 0.4, 1.4 0.34'),
  }),
  work: bumper({
    openings: [readHalfOutline('0.5 0.26, 0.54 0.13')],
    plastic: [readHalfOutline('0.66 0.32, 0.98 0.4, 1.1 0.36, 1.08 0.06')],
    fog: { at: [0.85, 0.23], size: [0.055, 0.055] },
    fold: readOutline('0 0.44, 0.6 0.44, 1.4 0.5'),
  }),
}
