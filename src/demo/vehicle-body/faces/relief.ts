import { smooth } from '../numbers.ts'
import type { Distance } from '../outline.ts'
import { inside, type Surface } from '../surface.ts'

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

/** A fold along a side: slopes above and below it, and how far they reach, millimetres. */
export interface FoldShape {
  readonly above: number
  readonly aboveTo: number
  readonly below: number
  readonly belowTo: number
}

/** How far a surface leans up at a distance `up` from a fold, which is as soft as a sample is wide (`edge`). */
export function slopeAtFold({ above, aboveTo, below, belowTo }: FoldShape, up: number, edge: number): number {
  if (up > aboveTo || up < -belowTo) return 0
  const share = inside(-up, edge * 1.5)
  return share * above * smooth(aboveTo, 0, up) + (1 - share) * below * smooth(-belowTo, 0, up)
}
