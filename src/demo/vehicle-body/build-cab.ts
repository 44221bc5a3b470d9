import type { BodyPlan } from './body-plan.ts'
import { tabulate, type BodyLines } from './build-lower.ts'
import type { MeshBuilder, Point3 } from './mesh.ts'
import { clamp, createCurve, lerp, smooth, type Knot } from './numbers.ts'
import { part } from './parts.ts'
import { addRoundedBox, type Deform } from './rounded-box.ts'

/** Height of the roof at x. */
export function resolveRoof({
  height,
  roofStart,
  roofPeak,
  roofEnd,
  roofDrop,
  roofBrow,
}: BodyPlan): (x: number) => number {
  return (x) =>
    x < roofPeak
      ? height - roofBrow * clamp((roofPeak - x) / (roofPeak - roofStart), 0, 1.4) ** 2
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

const radii = (kind: BodyPlan['kind']): Point3 => [0.05, kind === 'van' || kind === 'truck' ? 0.14 : 0.2, 0.2]

/** Width of the cab at a place along it, 0 to 1, as a share of its width at the doors: it narrows to its ends. */
export const resolveTaper = ({ taper }: BodyPlan, along: number): number =>
  1 - taper * smooth(0.42, 1, along) ** 1.3 - 0.03 * (1 - smooth(0, 0.3, along))

/** Where an end of the cab turns into its sides, by height. */
export interface Corner {
  readonly x: (z: number) => number
  readonly y: (z: number) => number
}

/** The corner of the cab at its windscreen (−1) or its rear window (1): there its faces meet, and pillars stand. */
export function resolveCorner(plan: BodyPlan, lines: BodyLines, end: -1 | 1): Corner {
  const surface = resolveCab(plan, lines)
  const [rx, ry] = radii(plan.kind)
  const out: Point3 = [0, 0, 0]
  const [xs, ys]: [Knot[], Knot[]] = [[], []]
  for (let up = -0.9; up < 0.95; up += 0.1) {
    surface(end * (1 - rx * (1 - Math.SQRT1_2)), 1 - ry * (1 - Math.SQRT1_2), up, out)
    xs.push([out[2], out[0]])
    ys.push([out[2], out[1]])
  }
  return { x: tabulate(createCurve(xs), plan.height), y: tabulate(createCurve(ys), plan.height) }
}

/** Bends a box into the cab: pillars, panes and roof. */
function resolveCab(plan: BodyPlan, lines: BodyLines): Deform {
  const { cowl, roofStart, roofEnd, cabEnd, tumblehome, width, height, kind } = plan
  const half = width / 2
  const roof = resolveRoof(plan)
  const isUpright = kind === 'van' || kind === 'truck'
  const bend = isUpright ? 0.045 : 0.035
  // Above its windscreen a high roof rises more steeply.
  const forehead = plan.windows.screenTop < height * 0.9 ? 0.74 : 1
  return (bx, by, bz, out) => {
    const s = (bx + 1) / 2
    const t = (bz + 1) / 2
    const bow = Math.sin(t * Math.PI)
    const front = lerp(cowl[0], roofStart, t ** forehead) - bow * (roofStart - cowl[0]) * 0.05
    const rear = lerp(cabEnd, roofEnd, t ** 1.12) + bow * Math.max(0, cabEnd - roofEnd) * 0.06
    const curve = by * by
    const x = lerp(front, rear, s) + curve * (150 * (1 - s) ** 3 - (isUpright ? 20 : 90) * s ** 4)
    const low = Math.min(lines.deck(clamp(x, cowl[0], cabEnd)) - 70, lines.deck(x) - 40)
    const high = roof(x) - curve * (isUpright ? 26 : 42)
    out[0] = x
    out[1] = by * half * resolveTaper(plan, s) * (lerp(0.945, tumblehome, t ** 1.1) + bend * bow * 0.5)
    out[2] = lerp(low, high, t)
  }
}

/** Everything above the belt line: pillars, panes and roof, as one body that `cut` opens. */
export function addCab(mesh: MeshBuilder, plan: BodyPlan, lines: BodyLines): void {
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
    { radii: radii(plan.kind), flat: [30, 12, 10], turns: 4 },
    resolveCab(plan, lines),
  )
}
