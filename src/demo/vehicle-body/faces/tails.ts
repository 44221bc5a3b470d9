import { readOutline, type Outline } from '../outline.ts'
import type { TailKind } from './face.ts'

interface TailOutline {
  readonly glass: Outline
  readonly light: Outline
}

/** Tail lamps: across as above; up: 0 at the lower edge of the bumper, 1 at the belt. */
export const tailOutlines: Readonly<Record<TailKind, TailOutline>> = {
  bar: {
    glass: readOutline('-0.02 0.8, -0.02 0.87, 0.8 0.9, 1.34 0.94, 1.2 0.79, 0.8 0.77'),
    light: readOutline('0 0.84, 0.8 0.86, 1.25 0.905'),
  },
  wrap: {
    glass: readOutline('0.5 0.74, 0.52 0.87, 0.9 0.94, 1.3 0.97, 1.22 0.84, 1.0 0.72'),
    light: readOutline('0.54 0.77, 0.6 0.84, 0.95 0.89, 1.22 0.92'),
  },
  post: {
    glass: readOutline('0.855 0.56, 0.845 0.97, 0.95 1.0, 1.06 0.985, 1.05 0.6, 0.95 0.54'),
    light: readOutline('0.9 0.72, 0.895 0.94, 1.02 0.955'),
  },
  round: {
    glass: Array.from({ length: 20 }, (_, index): [number, number] => [
      0.84 + 0.11 * Math.cos((index / 20) * Math.PI * 2),
      0.8 + 0.13 * Math.sin((index / 20) * Math.PI * 2),
    ]),
    light: readOutline('0.78 0.8, 0.9 0.8'),
  },
  pillar: {
    glass: readOutline('0.865 0.62, 0.87 1.1, 0.98 1.18, 1.065 1.1, 1.055 0.62'),
    light: readOutline('0.91 0.76, 0.92 1.06'),
  },
  clamp: {
    glass: readOutline('0.84 0.58, 0.84 0.97, 0.96 1.0, 1.12 0.985, 1.11 0.6, 0.96 0.56'),
    light: readOutline('0.855 0.92, 1.02 0.95, 1.02 0.64, 0.855 0.63'),
  },
  squares: {
    glass: readOutline('0.85 0.54, 0.84 0.98, 0.95 1.0, 1.08 0.985, 1.07 0.58, 0.95 0.52'),
    light: readOutline('0.88 0.93, 1.0 0.94, 1.0 0.81, 0.88 0.8, 0.88 0.93'),
  },
  tee: {
    glass: readOutline(
      '0.78 0.84, 0.78 0.96, 0.96 1.0, 1.16 0.985, 1.14 0.84, 1.04 0.8, 1.02 0.58, 0.92 0.56, 0.9 0.8',
    ),
    light: readOutline('0.8 0.9, 0.96 0.92, 0.965 0.64'),
  },
  arrow: {
    glass: readOutline('0.6 0.76, 0.62 0.88, 0.94 0.94, 1.28 0.97, 1.16 0.78, 1.04 0.6, 0.9 0.6, 0.86 0.74'),
    light: readOutline('0.64 0.84, 0.96 0.89, 1.1 0.86, 0.98 0.66'),
  },
  blade: {
    glass: readOutline('0.5 0.8, 0.51 0.86, 0.9 0.91, 1.32 0.95, 1.24 0.85, 0.94 0.78'),
    light: readOutline('0.54 0.83, 0.92 0.86, 1.25 0.915'),
  },
}
