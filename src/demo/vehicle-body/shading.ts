import type { Light } from './environment.ts'
import type { Surface } from './surface.ts'

/** A point of a vehicle: its place in millimetres (p) and on its surface (s, t), and how it is seen. */
export interface Spot {
  readonly px: number
  readonly py: number
  readonly pz: number
  readonly s: number
  readonly t: number
  /** Share of the line of sight that runs across the vehicle: 1 or −1 from its sides, 0 from its ends. */
  readonly vy: number
  /** Cosine of the angle between the line of sight and the normal; below 0 where the surface is seen from within. */
  readonly facing: number
}

/** Sets what a point of a part is made of; `edge` is half the width of a sample in millimetres. */
export type DrawPart = (surface: Surface, which: number, spot: Spot, edge: number) => void

/** How the samples of a picture are shaded, whatever it shows. */
export interface Shading {
  /** Writes the light of one sample of the picture to `out`; false where nothing is. */
  readonly shade: (index: number, out: Light) => boolean
  /** Unit normal of the surface in front at the last sample, turned to the viewer where it is solid. */
  readonly normal: Readonly<Light>
  /** Pixels around the last sample within which nothing finer than its light is drawn; see Surface. */
  readonly seen?: { readonly clear: number }
  /** Nothing mirrors sharply, so light changes little within a bend. */
  readonly isMatt?: boolean
  /** The narrowest line is two pixels wide, whatever the angle at which it is seen. */
  readonly isClose?: boolean
  /** The narrowest line is three pixels wide, so that it falls on a sample even where most are left out. */
  readonly isVeryClose?: boolean
}
