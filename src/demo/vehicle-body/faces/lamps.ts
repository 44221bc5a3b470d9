import { readOutline, type Outline } from '../outline.ts'
import type { LampKind } from './face.ts'

/**
 * The lamp of the right-hand half of a front. Across: 0 in the middle, 1 at the corner, more along the side. Up: 0 at
 * the lower edge of the bumper, 1 at the edge of the bonnet.
 */
export interface LampOutline {
  readonly glass: Outline
  /** The line of light within the glass. */
  readonly light: Outline
  /** Middles of the projectors. */
  readonly projectors: Outline
  /** The line of light lies apart, above the glass. */
  readonly isSplit?: true
  /** The line of light is its own, whatever the make. */
  readonly isSigned?: true
  /** How much taller the lamps of older cars are than those of later ones of the same outline. */
  readonly oldHeight: number
}

export const lampOutlines: Readonly<Record<LampKind, LampOutline>> = {
  slim: {
    glass: readOutline('0.5 0.8, 0.6 0.86, 1.0 0.93, 1.34 0.98, 1.2 0.88, 0.98 0.77, 0.6 0.73'),
    light: readOutline('0.52 0.81, 0.62 0.845, 1.0 0.905, 1.28 0.955'),
    projectors: readOutline('0.68 0.785, 0.82 0.81'),
    oldHeight: 1.3,
  },
  swept: {
    glass: readOutline('0.52 0.72, 0.6 0.82, 0.9 0.93, 1.36 1.02, 1.22 0.88, 1.02 0.73, 0.66 0.67'),
    light: readOutline('0.55 0.73, 0.7 0.705, 1.0 0.755, 1.22 0.9, 1.3 0.98'),
    projectors: readOutline('0.74 0.775, 0.92 0.81'),
    oldHeight: 1.22,
  },
  tall: {
    glass: readOutline('0.62 0.66, 0.64 0.9, 0.9 0.96, 1.26 1.0, 1.2 0.8, 1.02 0.62, 0.76 0.58'),
    light: readOutline('0.66 0.68, 0.68 0.87, 0.9 0.925, 1.23 0.965'),
    projectors: readOutline('0.79 0.75, 0.96 0.77'),
    oldHeight: 1.0,
  },
  round: {
    glass: Array.from({ length: 20 }, (_, index): [number, number] => [
      0.8 + 0.155 * Math.cos((index / 20) * Math.PI * 2),
      0.76 + 0.2 * Math.sin((index / 20) * Math.PI * 2),
    ]),
    light: Array.from({ length: 25 }, (_, index): [number, number] => [
      0.8 + 0.125 * Math.cos((index / 24) * Math.PI * 2),
      0.76 + 0.16 * Math.sin((index / 24) * Math.PI * 2),
    ]),
    projectors: readOutline('0.8 0.76'),
    oldHeight: 1,
  },
  split: {
    glass: readOutline('0.58 0.6, 0.6 0.72, 0.96 0.76, 1.08 0.72, 1.02 0.54, 0.72 0.5'),
    light: readOutline('0.5 0.88, 0.8 0.92, 1.1 0.955, 1.32 0.985'),
    projectors: readOutline('0.72 0.635, 0.88 0.65'),
    oldHeight: 1.15,
    isSplit: true,
  },
  block: {
    glass: readOutline('0.62 0.68, 0.62 0.94, 1.02 0.95, 1.22 0.95, 1.2 0.7, 1.0 0.66'),
    light: readOutline('0.66 0.72, 0.66 0.9, 1.17 0.915, 1.17 0.74'),
    projectors: readOutline('0.78 0.8, 0.95 0.8'),
    oldHeight: 1,
  },
  thin: {
    glass: readOutline('0.48 0.79, 0.52 0.86, 0.95 0.925, 1.32 1.0, 1.24 0.9, 1.02 0.805, 0.7 0.755'),
    light: readOutline('0.5 0.815, 0.7 0.79, 1.02 0.84, 1.22 0.915, 1.29 0.975'),
    projectors: readOutline('0.74 0.83, 0.91 0.855'),
    oldHeight: 1.35,
  },
  drop: {
    glass: readOutline('0.58 0.64, 0.59 0.76, 0.84 0.93, 1.28 1.04, 1.25 0.88, 1.06 0.66, 0.82 0.57'),
    light: readOutline('0.61 0.67, 0.82 0.615, 1.04 0.7, 1.2 0.88, 1.25 1.0'),
    projectors: readOutline('0.77 0.74, 0.95 0.79'),
    oldHeight: 1,
  },
  clamp: {
    glass: readOutline('0.6 0.6, 0.6 0.945, 1.0 0.955, 1.2 0.95, 1.19 0.62, 1.0 0.585'),
    light: readOutline('0.66 0.9, 1.0 0.908, 1.1 0.89, 1.1 0.665, 1.0 0.645, 0.68 0.65'),
    projectors: readOutline('0.74 0.77, 0.92 0.77'),
    isSigned: true,
    oldHeight: 1,
  },
  corner: {
    glass: readOutline('0.62 0.82, 0.63 0.93, 1.0 0.96, 1.26 0.985, 1.24 0.78, 1.15 0.5, 1.0 0.47, 0.95 0.76'),
    light: readOutline('0.66 0.9, 1.06 0.93, 1.12 0.9, 1.09 0.69'),
    projectors: readOutline('0.74 0.868, 0.9 0.872'),
    isSigned: true,
    oldHeight: 1,
  },
  stacked: {
    glass: readOutline('0.7 0.48, 0.67 0.72, 0.9 0.765, 1.13 0.75, 1.12 0.6, 1.0 0.45'),
    light: readOutline('0.55 0.87, 0.9 0.9, 1.28 0.94'),
    projectors: readOutline('0.85 0.675, 0.86 0.545'),
    isSplit: true,
    oldHeight: 1,
  },
  hook: {
    glass: readOutline('0.56 0.7, 0.55 0.8, 0.64 0.87, 0.96 0.93, 1.3 0.985, 1.24 0.82, 1.04 0.69, 0.8 0.66'),
    light: readOutline('0.76 0.7, 0.6 0.73, 0.59 0.8, 0.66 0.835, 0.97 0.89, 1.22 0.935, 1.19 0.83, 1.02 0.735'),
    projectors: readOutline('0.76 0.775, 0.94 0.805'),
    isSigned: true,
    oldHeight: 1.1,
  },
  jay: {
    glass: readOutline('0.5 0.76, 0.55 0.835, 1.0 0.91, 1.36 0.985, 1.24 0.885, 1.02 0.775, 0.8 0.68, 0.58 0.68'),
    light: readOutline('1.28 0.955, 1.0 0.885, 0.58 0.81, 0.545 0.755, 0.6 0.715, 0.76 0.715'),
    projectors: readOutline('0.72 0.772, 0.88 0.81'),
    isSigned: true,
    oldHeight: 1.2,
  },
  tee: {
    glass: readOutline('0.6 0.68, 0.59 0.88, 0.96 0.93, 1.26 0.97, 1.2 0.78, 1.02 0.68'),
    light: readOutline('0.6 0.79, 1.0 0.81, 0.98 0.72, 1.0 0.81, 1.04 0.91'),
    projectors: readOutline('0.8 0.865, 0.8 0.735'),
    isSigned: true,
    oldHeight: 1,
  },
  arrow: {
    glass: readOutline('0.62 0.74, 0.7 0.92, 1.0 0.95, 1.3 0.99, 1.2 0.76, 1.02 0.56, 0.84 0.58'),
    light: readOutline('0.72 0.885, 1.0 0.88, 1.16 0.83, 1.02 0.72, 0.93 0.6'),
    projectors: readOutline('0.77 0.78, 0.92 0.77'),
    isSigned: true,
    oldHeight: 1,
  },
}
