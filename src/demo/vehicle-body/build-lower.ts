import type { BodyPlan } from './body-plan.ts'
import type { MeshBuilder } from './mesh.ts'
import { clamp, createCurve, distance, smooth } from './numbers.ts'
import { part } from './parts.ts'
import { addRoundedBox } from './rounded-box.ts'

/** Curves that the lower body, the cab and what is drawn on them share. */
export interface BodyLines {
  /** Height of the lower body at x: bonnet, belt line, tail. */
  readonly deck: (x: number) => number
  /** Lower edge of the sills and bumpers at x. */
  readonly bottom: (x: number) => number
  readonly wheels: readonly [front: number, rear: number]
  readonly archRadius: number
  /** End of the lower body; a cab chassis ends behind its cab. */
  readonly bodyEnd: number
}

const tableSize = 512

/** A curve as a table, for the inner loops: linear between 512 places, constant beyond them. */
export function tabulate(curve: (x: number) => number, length: number): (x: number) => number {
  const table = Float32Array.from({ length: tableSize + 1 }, (_, index) => curve((index / tableSize) * length))
  const scale = tableSize / length
  return (x) => {
    const at = clamp(x * scale, 0, tableSize - 0.001)
    const index = at | 0
    const value = table[index] ?? 0
    return value + ((table[index + 1] ?? 0) - value) * (at - index)
  }
}

export function resolveLines(plan: BodyPlan): BodyLines {
  const { length, clearance, frontOverhang, wheelbase, tyre } = plan
  const wheels = [frontOverhang, frontOverhang + wheelbase] as const
  const archRadius = tyre.diameter / 2 + (tyre.isOffRoad ? 68 : 42)
  const bodyEnd = plan.kind === 'cabchassis' || plan.kind === 'truck' ? plan.cabEnd + 25 : length
  const bottom = createCurve([
    [0, clearance + 50],
    [frontOverhang * 0.6, clearance + 15],
    [frontOverhang + 500, clearance],
    [wheels[1] - 400, clearance],
    [wheels[1] + 200, clearance + 60],
    [length, clearance + 130],
  ])
  return {
    deck: tabulate(createCurve(plan.deck), length),
    bottom: tabulate(bottom, length),
    wheels,
    archRadius,
    bodyEnd,
  }
}

/** Half width at a height, 0 sill to 1 belt, as a share: tucked under, flat doors, a shoulder, turned in above it. */
const section = createCurve([
  [0, 0.915],
  [0.06, 0.955],
  [0.14, 0.966],
  [0.24, 0.957],
  [0.36, 0.96],
  [0.52, 0.976],
  [0.66, 0.99],
  [0.735, 1],
  [0.76, 0.998],
  [0.8, 0.978],
  [0.88, 0.963],
  [1, 0.93],
])
/** The same of bodies with upright sides. */
const straightSection = createCurve([
  [0, 0.93],
  [0.1, 0.97],
  [0.3, 0.992],
  [0.6, 1],
  [0.8, 0.995],
  [1, 0.955],
])

/** How deep the doors lie between the fenders, millimetres. */
const doorRecess = 26

const isBoxyKind = (kind: BodyPlan['kind']): boolean => kind === 'van' || kind === 'truck' || kind === 'offroader'

/** The height at which the shoulder is creased: a little above where a section is widest. */
export const resolveCrease = ({ kind }: Pick<BodyPlan, 'kind'>): number => (isBoxyKind(kind) ? 0.78 : 0.752)

/** The height of that crease along the vehicle: it may rise towards the rear, or fall along the doors. */
export function resolveShoulder(plan: BodyPlan, { wheels, bodyEnd }: Pick<BodyLines, 'wheels' | 'bodyEnd'>) {
  const usual = resolveCrease(plan)
  const [front, middle, rear] = plan.shoulder
  const curve = createCurve([
    [0, usual + front],
    [wheels[0], usual + front],
    [(wheels[0] + wheels[1]) / 2, usual + middle],
    [wheels[1], usual + rear],
    [bodyEnd, usual + rear],
  ])
  return tabulate(curve, plan.length)
}

/** Moves a height of the side so that the crease lies at its usual place. */
export const fromShoulder = (t: number, at: number, usual: number): number =>
  t < at ? (t / at) * usual : usual + ((t - at) / (1 - at)) * (1 - usual)

/** Bonnet, fenders, doors and bumpers: everything below the belt line. */
export function addLowerBody(mesh: MeshBuilder, plan: BodyPlan, lines: BodyLines): void {
  const { length, width, noseRake, chin, tailRake, roundFront, roundRear, kind, cowl } = plan
  const { deck, bottom, wheels, archRadius, bodyEnd } = lines
  const half = width / 2
  const isBoxy = isBoxyKind(kind)
  const profile = isBoxy ? straightSection : section
  const isEndFlat = bodyEnd < length
  // A steeper rise would show the places of the mesh as ripples in what the paint mirrors.
  const flareReach = plan.flare > 25 ? 250 : 230
  const hasTub = plan.load?.kind === 'tub'
  const shoulderAt = resolveShoulder(plan, lines)
  const usual = resolveCrease(plan)
  const isRecessed = kind !== 'van' && kind !== 'truck' && kind !== 'cabchassis'
  addRoundedBox(
    mesh,
    {
      left: part.bodySide,
      right: part.bodySide,
      front: part.bodyFront,
      rear: part.bodyRear,
      top: part.bodyTop,
      bottom: part.bodyBottom,
    },
    {
      radii: [(isBoxy ? 110 : 150) / (bodyEnd / 2), (isBoxy ? 120 : 170) / half, 0.22],
      flat: [80, 22, 32],
      turns: 4,
    },
    (bx, by, bz, out) => {
      const s = (bx + 1) / 2
      const t = (bz + 1) / 2
      const across = Math.abs(by)
      const flatX = s * bodyEnd
      const fromFront = (1 - clamp(flatX / (length * 0.24), 0, 1)) ** 2
      const fromRear = isEndFlat ? 0 : (1 - clamp((bodyEnd - flatX) / (length * (hasTub ? 0.1 : 0.2)), 0, 1)) ** 2
      const nose =
        roundFront * across ** 2.5 + noseRake * smooth(0.42, 1.05, t) ** 1.2 + chin * smooth(0.34, 0, t) - 14 * band3(t)
      const tail = roundRear * across ** 3 + tailRake * smooth(0.5, 1.05, t) ** 1.1 + chin * 0.7 * smooth(0.34, 0, t)
      const x = flatX + nose * fromFront - tail * fromRear
      const low = bottom(x)
      const high = deck(x)
      // The bonnet arches across, and two soft folds run along it.
      const bonnet = smooth(cowl[0] + 80, cowl[0] - 250, x)
      const crown = bonnet * (38 * (1 - across ** 2) - 34 + 16 * smooth(0.72, 0.56, across) * smooth(0, 500, x))
      const z = low + t * (high + crown * t ** 4 - low)
      const plan4 =
        1 - 0.055 * (1 - clamp(x / (length * 0.3), 0, 1)) ** 2 - 0.05 * clamp((x / length - 0.72) / 0.28, 0, 1) ** 2
      let flare = 0
      for (const wheel of wheels) {
        const far = distance(x - wheel, z - plan.tyre.diameter / 2)
        flare += smooth(archRadius + flareReach, archRadius + 20, far) * (t < 0.86 ? smooth(0.86, 0.6, t) : 0)
      }
      // The doors lie between the fenders of both wheels.
      const recess = isRecessed
        ? doorRecess *
          smooth(wheels[0] + archRadius - 30, wheels[0] + archRadius + 300, x) *
          smooth(wheels[1] - archRadius + 60, wheels[1] - archRadius - 300, x) *
          smooth(0.06, 0.3, t) *
          smooth(shoulderAt(x) + 0.02, shoulderAt(x) - 0.22, t)
        : 0
      const y = by * half * (isBoxy ? 1 - (1 - plan4) * 0.5 : plan4) * profile(fromShoulder(t, shoulderAt(x), usual))
      out[0] = x
      out[1] = y + Math.sign(by) * across * (flare * plan.flare - recess)
      out[2] = z
    },
  )
}

/** The bumper stands out most a little below half of the nose. */
const band3 = (t: number): number => smooth(0.12, 0.3, t) * smooth(0.55, 0.36, t)
