import type { Face } from './body-plan.ts'
import type { Outline } from './outline.ts'

/**
 * Outlines of lamps and grilles of the right-hand half of a front. Across: 0 in the middle, 1 at the corner, more along
 * the side. Up: 0 at the lower edge of the bumper, 1 at the edge of the bonnet.
 */
interface LampOutline {
  readonly glass: Outline
  /** The line of light within the glass. */
  readonly light: Outline
  /** Middles of the projectors. */
  readonly projectors: Outline
}

export const lampOutlines: Readonly<Record<Face['lamps'], LampOutline>> = {
  slim: {
    glass: [[0.5, 0.8], [0.6, 0.86], [1.0, 0.93], [1.34, 0.98], [1.2, 0.88], [0.98, 0.77], [0.6, 0.73]],
    light: [[0.52, 0.81], [0.62, 0.845], [1.0, 0.905], [1.28, 0.955]],
    projectors: [[0.68, 0.785], [0.82, 0.81]],
  },
  swept: {
    glass: [[0.52, 0.72], [0.6, 0.82], [0.9, 0.93], [1.36, 1.02], [1.22, 0.88], [1.02, 0.73], [0.66, 0.67]],
    light: [[0.55, 0.73], [0.7, 0.705], [1.0, 0.755], [1.22, 0.9]],
    projectors: [[0.74, 0.775], [0.92, 0.81]],
  },
  tall: {
    glass: [[0.62, 0.66], [0.64, 0.9], [0.9, 0.96], [1.26, 1.0], [1.2, 0.8], [1.02, 0.62], [0.76, 0.58]],
    light: [[0.66, 0.68], [0.68, 0.87], [0.9, 0.925], [1.18, 0.955]],
    projectors: [[0.79, 0.75], [0.96, 0.77]],
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
    projectors: [[0.8, 0.76]],
  },
  split: {
    glass: [[0.58, 0.6], [0.6, 0.72], [0.96, 0.76], [1.08, 0.72], [1.02, 0.54], [0.72, 0.5]],
    light: [[0.5, 0.88], [0.8, 0.92], [1.1, 0.955], [1.32, 0.985]],
    projectors: [[0.72, 0.635], [0.88, 0.65]],
  },
  block: {
    glass: [[0.62, 0.68], [0.62, 0.94], [1.02, 0.95], [1.22, 0.95], [1.2, 0.7], [1.0, 0.66]],
    light: [[0.66, 0.72], [0.66, 0.9], [1.14, 0.915], [1.14, 0.74]],
    projectors: [[0.78, 0.8], [0.95, 0.8]],
  },
}

export const grilleOutlines: Readonly<Record<Exclude<Face['grille'], 'none'>, Outline>> = {
  slot: [[-0.55, 0.74], [-0.5, 0.83], [0.5, 0.83], [0.55, 0.74], [0.4, 0.7], [-0.4, 0.7]],
  bar: [[-0.6, 0.66], [-0.58, 0.86], [0.58, 0.86], [0.6, 0.66], [0.52, 0.6], [-0.52, 0.6]],
  hexagon: [[-0.56, 0.66], [-0.46, 0.86], [0.46, 0.86], [0.56, 0.66], [0.4, 0.36], [-0.4, 0.36]],
  shield: [[-0.58, 0.78], [-0.5, 0.88], [0.5, 0.88], [0.58, 0.78], [0.5, 0.5], [0.3, 0.4], [-0.3, 0.4], [-0.5, 0.5]],
  wide: [[-0.62, 0.16], [-0.56, 0.46], [-0.42, 0.52], [0.42, 0.52], [0.56, 0.46], [0.62, 0.16], [0.5, 0.1], [-0.5, 0.1]],
  slats: [[-0.6, 0.66], [-0.6, 0.93], [0.6, 0.93], [0.6, 0.66]],
  kidneys: [[-0.36, 0.5], [-0.36, 0.8], [-0.3, 0.86], [0.3, 0.86], [0.36, 0.8], [0.36, 0.5], [0.3, 0.44], [-0.3, 0.44]],
  oval: [[-0.5, 0.62], [-0.44, 0.76], [-0.28, 0.82], [0.28, 0.82], [0.44, 0.76], [0.5, 0.62], [0.4, 0.46], [0.24, 0.4], [-0.24, 0.4], [-0.4, 0.46]],
}

/** Lower openings. */
export const bumperOutlines: Readonly<Record<Face['bumper'], readonly Outline[]>> = {
  wide: [[[-0.66, 0.14], [-0.6, 0.34], [0.6, 0.34], [0.66, 0.14], [0.56, 0.08], [-0.56, 0.08]]],
  vents: [
    [[-0.5, 0.1], [-0.46, 0.27], [0.46, 0.27], [0.5, 0.1]],
    [[0.66, 0.2], [0.72, 0.48], [1.0, 0.5], [1.03, 0.3], [0.86, 0.16]],
    [[-0.66, 0.2], [-0.72, 0.48], [-1.0, 0.5], [-1.03, 0.3], [-0.86, 0.16]],
  ],
  block: [[[-1.3, 0.02], [-1.3, 0.34], [-0.7, 0.4], [0.7, 0.4], [1.3, 0.34], [1.3, 0.02]]],
  small: [[[-0.52, 0.12], [-0.46, 0.24], [0.46, 0.24], [0.52, 0.12]]],
}

interface TailOutline {
  readonly glass: Outline
  readonly light: Outline
}

/** Tail lamps: across as above; up: 0 at the lower edge of the bumper, 1 at the belt. */
export const tailOutlines: Readonly<Record<Face['tail'], TailOutline>> = {
  bar: {
    glass: [[-0.02, 0.8], [-0.02, 0.87], [0.8, 0.9], [1.2, 0.93], [1.1, 0.8], [0.8, 0.77]],
    light: [[0, 0.84], [0.8, 0.86], [1.14, 0.9]],
  },
  wrap: {
    glass: [[0.5, 0.74], [0.52, 0.87], [0.9, 0.94], [1.3, 0.97], [1.22, 0.84], [1.0, 0.72]],
    light: [[0.54, 0.77], [0.6, 0.84], [0.95, 0.89], [1.22, 0.92]],
  },
  post: {
    glass: [[0.8, 0.58], [0.78, 0.98], [0.95, 1.02], [1.14, 1.0], [1.12, 0.6], [0.95, 0.54]],
    light: [[0.84, 0.62], [0.83, 0.95], [1.06, 0.97]],
  },
  round: {
    glass: Array.from({ length: 20 }, (_, index): [number, number] => [
      0.84 + 0.11 * Math.cos((index / 20) * Math.PI * 2),
      0.8 + 0.13 * Math.sin((index / 20) * Math.PI * 2),
    ]),
    light: [[0.78, 0.8], [0.9, 0.8]],
  },
  pillar: {
    glass: [[0.82, 0.62], [0.84, 1.1], [1.0, 1.2], [1.12, 1.1], [1.1, 0.62]],
    light: [[0.88, 0.66], [0.9, 1.05]],
  },
}
