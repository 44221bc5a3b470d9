import type { BodyPlan } from './body-plan.ts'
import type { BodyLines } from './build-lower.ts'
import type { MeshBuilder, Point3 } from './mesh.ts'
import { clamp, lerp, smooth } from './numbers.ts'
import { part } from './parts.ts'
import { addRoundedBox, type Deform } from './rounded-box.ts'

/** Height of the roof at x. */
export function resolveRoof({ height, roofStart, roofPeak, roofEnd, roofDrop, kind }: BodyPlan): (x: number) => number {
  const fall = kind === 'van' || kind === 'truck' ? 30 : 52
  return (x) =>
    x < roofPeak
      ? height - fall * clamp((roofPeak - x) / (roofPeak - roofStart), 0, 1.4) ** 2
      : height - roofDrop * clamp((x - roofPeak) / (roofEnd - roofPeak), 0, 1.3) ** 2
}

/** Places on the front of the cab: `up` from its foot (0) to the roof (1), `across` from left (−1) to right (1). */
export function resolveScreenEdge(plan: BodyPlan, lines: BodyLines): (up: number, across: number) => Point3 {
  const surface = resolveCab(plan, lines)
  return (up, across) => {
    const out: Point3 = [0, 0, 0]
    surface(-1, across, up * 2 - 1, out)
    return out
  }
}

/** Bends a box into the cab: pillars, panes and roof. */
function resolveCab(plan: BodyPlan, lines: BodyLines): Deform {
  const { cowl, roofStart, roofEnd, cabEnd, tumblehome, width, kind } = plan
  const half = width / 2
  const roof = resolveRoof(plan)
  const isUpright = kind === 'van' || kind === 'truck'
  const bend = isUpright ? 0.045 : 0.035
  return (bx, by, bz, out) => {
    const s = (bx + 1) / 2
    const t = (bz + 1) / 2
    const bow = Math.sin(t * Math.PI)
    const front = lerp(cowl[0], roofStart, t) - bow * (roofStart - cowl[0]) * 0.05
    const rear = lerp(cabEnd, roofEnd, t ** 1.12) + bow * Math.max(0, cabEnd - roofEnd) * 0.06
    const curve = by * by
    const x = lerp(front, rear, s) + curve * (150 * (1 - s) ** 3 - (isUpright ? 20 : 90) * s ** 4)
    const low = Math.min(lines.deck(clamp(x, cowl[0], cabEnd)) - 70, lines.deck(x) - 40)
    const high = roof(x) - curve * (isUpright ? 26 : 42)
    const narrow = 1 - (isUpright ? 0.01 : 0.05) * smooth(0.55, 1, s) ** 1.5 - 0.03 * (1 - smooth(0, 0.3, s))
    out[0] = x
    out[1] = by * half * narrow * (lerp(0.945, tumblehome, t ** 1.1) + bend * bow * 0.5)
    out[2] = lerp(low, high, t)
  }
}

/** Everything above the belt line: pillars, panes and roof, as one body that `cut` opens. */
export function addCab(mesh: MeshBuilder, plan: BodyPlan, lines: BodyLines): void {
  const isUpright = plan.kind === 'van' || plan.kind === 'truck'
  addRoundedBox(
    mesh,
    {
      left: part.cabSide,
      right: part.cabSide,
      front: part.cabFront,
      rear: part.cabRear,
      top: part.cabTop,
      bottom: part.cabBottom,
    },
    { radii: [0.05, isUpright ? 0.14 : 0.2, 0.2], flat: [30, 12, 10], turns: 4 },
    resolveCab(plan, lines),
  )
}
