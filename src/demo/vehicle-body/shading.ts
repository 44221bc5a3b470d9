import type { Light } from './environment.ts'

/** How the samples of a picture are shaded, whatever it shows. */
export interface Shading {
  /** Writes the light of one sample of the picture to `out`; false where nothing is. */
  readonly shade: (index: number, out: Light) => boolean
  /** Unit normal of the surface in front at the last sample, turned to the viewer where it is solid. */
  readonly normal: Readonly<Light>
  /** Whether nothing finer than its light lay around the last sample (Surface.isPlain). */
  readonly seen?: { isPlain: boolean }
  /** Nothing mirrors sharply, so light changes little within a bend. */
  readonly isMatt?: boolean
  /** The narrowest line is two pixels wide, whatever the angle at which it is seen. */
  readonly isClose?: boolean
  /** The narrowest line is three pixels wide, so that it falls on a sample even where most are left out. */
  readonly isVeryClose?: boolean
}
