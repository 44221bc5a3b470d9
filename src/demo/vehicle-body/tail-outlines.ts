import type { Face } from './body-plan.ts'
import type { Outline } from './outline.ts'

interface TailOutline {
  readonly glass: Outline
  readonly light: Outline
}

/** Tail lamps: across as above; up: 0 at the lower edge of the bumper, 1 at the belt. */
export const tailOutlines: Readonly<Record<Face['tail'], TailOutline>> = {
  bar: {
    glass: [
      [-0.02, 0.8],
      [-0.02, 0.87],
      [0.8, 0.9],
      [1.2, 0.93],
      [1.1, 0.8],
      [0.8, 0.77],
    ],
    light: [
      [0, 0.84],
      [0.8, 0.86],
      [1.14, 0.9],
    ],
  },
  wrap: {
    glass: [
      [0.5, 0.74],
      [0.52, 0.87],
      [0.9, 0.94],
      [1.3, 0.97],
      [1.22, 0.84],
      [1.0, 0.72],
    ],
    light: [
      [0.54, 0.77],
      [0.6, 0.84],
      [0.95, 0.89],
      [1.22, 0.92],
    ],
  },
  post: {
    glass: [
      [0.855, 0.56],
      [0.845, 0.97],
      [0.95, 1.0],
      [1.06, 0.985],
      [1.05, 0.6],
      [0.95, 0.54],
    ],
    light: [
      [0.9, 0.72],
      [0.895, 0.94],
      [1.02, 0.955],
    ],
  },
  round: {
    glass: Array.from({ length: 20 }, (_, index): [number, number] => [
      0.84 + 0.11 * Math.cos((index / 20) * Math.PI * 2),
      0.8 + 0.13 * Math.sin((index / 20) * Math.PI * 2),
    ]),
    light: [
      [0.78, 0.8],
      [0.9, 0.8],
    ],
  },
  pillar: {
    glass: [
      [0.865, 0.62],
      [0.87, 1.1],
      [0.98, 1.18],
      [1.065, 1.1],
      [1.055, 0.62],
    ],
    light: [
      [0.91, 0.76],
      [0.92, 1.06],
    ],
  },
}
