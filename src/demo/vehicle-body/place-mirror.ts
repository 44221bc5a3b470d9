import type { BodyPlan } from './body-plan.ts'
import type { BodyLines } from './build-lower.ts'
import { lerp } from './numbers.ts'

/** Where the housings of the mirrors are, in millimetres: the middle lengthwise, the lower edge, and their size. */
export interface MirrorPlace {
  readonly front: number
  readonly foot: number
  readonly tall: number
  readonly wide: number
  /** Their inner edges, from the middle of the vehicle. */
  readonly inner: number
}

/** Vans higher than this have the tall mirrors of those who drive for work, millimetres. */
const tallFrom = 1850

/** The mirrors stand on the doors at the foot of the pillars of the windscreen. */
export function placeMirror({ cowl, roofStart, width, height, kind }: BodyPlan, lines: BodyLines): MirrorPlace {
  // A people mover with a bonnet has the mirrors of a car.
  const isUpright = (kind === 'van' || kind === 'truck') && height > tallFrom
  const front = lerp(cowl[0], roofStart, 0.42) + (isUpright ? 100 : 172)
  const isTall = kind === 'ute' || kind === 'offroader' || kind === 'cabchassis'
  return {
    front,
    foot: lines.deck(front) + (isUpright ? 60 : 30),
    tall: isUpright ? 285 : isTall ? 176 : kind === 'suv' || kind === 'van' ? 148 : 132,
    wide: isUpright ? 165 : isTall ? 186 : 176,
    inner: width / 2 - (isUpright ? 18 : 34),
  }
}
