import type { Distance } from '../outline.ts'
import type { Surface } from '../surface.ts'

/** How far two places lie apart by which the direction of an edge is found, millimetres. */
const step = 3

/**
 * Leans a surface away from an edge at a distance of `far`, by the slope `by`; below 0 towards it. `across` is measured
 * from the middle to either side, `y` says to which. Light then falls on
 * what is drawn flat as on the chamfer of an opening or on a rounded bar.
 */
export function leanFrom(
  surface: Surface,
  edgeAt: Distance,
  y: number,
  across: number,
  z: number,
  far: number,
  by: number,
): void {
  surface.tiltAcross += (Math.sign(y) * by * (edgeAt(across + step, z) - far)) / step
  surface.tiltUp += (by * (edgeAt(across, z + step) - far)) / step
}
