import type { BodyPlan } from './body-plan.ts'
import { resolveCorner, resolveRoof } from './build-cab.ts'
import type { BodyLines } from './build-lower.ts'

/** Distances, in millimetres, from the edges of the panes: below 0 within one. */
export interface Panes {
  readonly side: (x: number, z: number) => number
  readonly front: (y: number, z: number) => number
  readonly rear: (y: number, z: number) => number
  /** On the sides, from the dark edge of the rear window of a hatch, which turns around the corners. */
  readonly wrap: (x: number, z: number) => number
  /** Distance from a pillar between two side windows; below 0 on it. */
  readonly pillar: (x: number, z: number) => number
}

/** The greater of two, with a rounded corner of the given radius. */
function roundedMax(a: number, b: number, radius: number): number {
  const over = Math.max(radius - Math.abs(a - b), 0) / radius
  return Math.max(a, b) + over * over * radius * 0.25
}

/** Sheet metal between the corners of the cab and its panes; the frames of the panes lie on it. */
const pillarWidth = { side: 62, front: 58, rear: 70 } as const

/** How far the edge of the rear window reaches around the corner onto the side, millimetres. */
const wrapWidth = 95

export function createPanes(plan: BodyPlan, lines: BodyLines): Panes {
  const { cowl, roofStart, cabEnd, roofEnd, height, windows } = plan
  const roof = resolveRoof(plan)
  const cabLength = cabEnd - cowl[0]
  const foot = cabEnd - windows.rearFoot * cabLength
  const head = roofEnd - windows.rearHead * cabLength
  const low = cowl[1]
  // The pillars lean as the windscreen does, a little.
  const lean = 0.14 * Math.max(0, (roofStart - cowl[0]) / (height - low) - 0.55)
  // The windscreen ends below the edge of the roof, which falls towards it.
  const screenHead = Math.min(roof(roofStart) - 62, windows.screenTop)
  const frontSize = Math.hypot(1, (roofStart - cowl[0]) / (height - low))
  const screenCorner = resolveCorner(plan, lines, -1)
  const rearCorner = resolveCorner(plan, lines, 1)
  const rearLean = (head - foot) / (height - 90 - low)
  const rearSize = Math.hypot(1, rearLean)
  return {
    side(x, z) {
      const belt = lines.deck(x) + 14 - z
      const top = z - Math.min(roof(x) - 76, windows.sideTop)
      const pillarFront = (screenCorner.x(z) + pillarWidth.side - x) / frontSize
      const rise = foot + (z - low) * rearLean
      const kick = windows.kick * Math.max(0, 1 - (z - low) / 170) * 120
      const pillarRear = (x - rise + kick) / rearSize
      return roundedMax(roundedMax(belt, top, 30), roundedMax(pillarFront, pillarRear, 60), 70)
    },
    front(y, z) {
      const aside = Math.abs(y) - (screenCorner.y(z) - (plan.kind === 'open' ? 0 : pillarWidth.front))
      return roundedMax(aside, Math.max(z - screenHead, low + 24 - z), 70)
    },
    rear(y, z) {
      const aside = Math.abs(y) - (rearCorner.y(z) - pillarWidth.rear)
      return roundedMax(
        aside,
        Math.max(z - Math.min(height - plan.roofDrop - 96, windows.sideTop), lines.deck(cabEnd - 40) + 30 - z),
        90,
      )
    },
    wrap(x, z) {
      if (plan.kind !== 'hatch') return Number.POSITIVE_INFINITY
      const upright = Math.max(
        z - Math.min(height - plan.roofDrop - 78, windows.sideTop),
        lines.deck(cabEnd - 40) + 22 - z,
      )
      return roundedMax(rearCorner.x(z) - wrapWidth - x, upright, 60)
    },
    pillar(x, z) {
      let nearest = Number.POSITIVE_INFINITY
      for (const share of windows.pillars) {
        const at = cowl[0] + cabLength * share + (z - low) * lean
        nearest = Math.min(nearest, Math.abs(x - at) - 32)
      }
      return nearest
    },
  }
}
