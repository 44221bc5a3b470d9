import type { MeshBuilder, Point3 } from '../mesh.ts'
import { addLoft, addShell, type Ring } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'

/** Rings of a cylinder with cooling fins between two shares of its axis. */
export function finned(from: number, to: number, count: number, up: number, across: number): readonly Ring[] {
  return Array.from({ length: count * 3 }, (_, index): Ring => {
    const along = from + ((to - from) * index) / (count * 3 - 1)
    const size = index % 3 === 1 ? 1 : 0.84
    return [along, up * size, across * size]
  })
}

export interface Build {
  readonly mesh: MeshBuilder
  readonly plan: BikePlan
  /** A place near the crankshaft: rearwards, to the right, up. */
  readonly at: (x: number, y: number, z: number) => Point3
}

/** A round cover on one side of the engine, with a step and a raised middle. */
function addCover(
  { mesh, at }: Build,
  part: number,
  x: number,
  z: number,
  from: number,
  to: number,
  radius: number,
): void {
  addLoft(
    mesh,
    part,
    at(x, from, z),
    at(x, to, z),
    [
      [0, radius],
      [0.62, radius],
      [0.66, radius * 0.94],
      [0.86, radius * 0.88],
      [0.88, radius * 0.62],
      [1, radius * 0.56],
    ],
    { sides: 22 },
  )
}

/** A cylinder of an engine with its head and the cover of its head, leaning forwards by some degrees. */
export function addCylinder(
  build: Build,
  [x, y, z]: Point3,
  lean: number,
  length: number,
  [up, across]: readonly [up: number, across: number],
  fins: number,
): void {
  const { mesh, at } = build
  const angle = (lean * Math.PI) / 180
  const top = (share: number): Point3 =>
    at(x - Math.sin(angle) * length * share, y, z + Math.cos(angle) * length * share)
  const base = at(x, y, z)
  if (fins > 0) {
    addLoft(mesh, bikePart.cylinder, base, top(1), finned(0, 0.62, fins, up, across), { round: 0.7, sides: 22 })
    addLoft(mesh, bikePart.cylinder, base, top(1), finned(0.62, 0.8, Math.ceil(fins / 3), up * 1.08, across * 1.06), {
      round: 0.6,
      sides: 22,
    })
    addLoft(
      mesh,
      bikePart.cover,
      base,
      top(1),
      [
        [0.8, up * 0.9, across * 0.9],
        [0.9, up * 0.9, across * 0.9],
        [0.97, up * 0.76, across * 0.8],
        [1, up * 0.5, across * 0.6],
      ],
      { round: 0.6, sides: 22 },
    )
    return
  }
  addLoft(
    mesh,
    bikePart.casing,
    base,
    top(1),
    [
      [0, up, across],
      [0.42, up, across],
      [0.44, up * 1.06, across * 1.04],
      [0.47, up * 1.06, across * 1.04],
      [0.49, up, across],
    ],
    { round: 0.55, sides: 22 },
  )
  addLoft(
    mesh,
    bikePart.cylinder,
    base,
    top(1),
    [
      [0.49, up * 1.02, across],
      [0.76, up * 1.08, across * 1.03],
    ],
    { round: 0.5, sides: 22 },
  )
  addLoft(
    mesh,
    bikePart.cover,
    base,
    top(1),
    [
      [0.76, up * 1.12, across * 1.04],
      [0.84, up * 1.12, across * 1.04],
      [0.95, up * 0.96, across * 0.98],
      [1, up * 0.7, across * 0.9],
    ],
    { round: 0.5, sides: 22 },
  )
}

/** Crankcase with clutch cover (right) and alternator cover (left). */
export function addCase(build: Build, half: number, [front, rear]: readonly [number, number], height = 1): void {
  const { mesh, at } = build
  const { look } = build.plan
  const from = at(-front, 0, 0)
  const to = at(rear, 0, 0)
  const z = from[2]
  addShell(
    mesh,
    bikePart.casing,
    [
      [from[0], z - 70 * height, z + 60 * height, half * 0.8],
      [from[0] + 90, z - 130 * height, z + 105 * height, half],
      [(from[0] + to[0]) / 2, z - 150 * height, z + 115 * height, half],
      [to[0] - 90, z - 110 * height, z + 120 * height, half * 0.86],
      [to[0], z - 70 * height, z + 60 * height, half * 0.7],
    ],
    (x, y) => [x, y],
    { round: 0.55, ends: [50, 50] },
  )
  const part = look.casing === 'chrome' ? bikePart.chrome : bikePart.cover
  addCover(build, part, 62, 14, half * 0.9, half + 58, 108 * height)
  addCover(build, part, -70, -2, half * 0.9, half + 42, 62 * height)
  addCover(build, part, -48, 4, -half * 0.9, -half - 62, 92 * height)
  addCover(build, bikePart.casing, 160, 24, -half * 0.8, -half - 40, 66 * height)
  addLoft(
    mesh,
    bikePart.dark,
    at(30, half * 0.5, -120 * height),
    at(30, half + 26, -100 * height),
    [
      [0, 34],
      [1, 30],
    ],
    { sides: 16 },
  )
}

export function addRadiator({ mesh }: Build, from: Point3, to: Point3, half: number): void {
  addLoft(
    mesh,
    bikePart.radiator,
    from,
    to,
    [
      [0, 20, half],
      [1, 20, half],
    ],
    { round: 0.12, sides: 16 },
  )
  for (const side of [-1, 1])
    addLoft(
      mesh,
      bikePart.plastic,
      [from[0], side * (half + 6), from[2]],
      [to[0], side * (half + 6), to[2]],
      [
        [-0.02, 24, 16],
        [1.02, 24, 16],
      ],
      { round: 0.5, sides: 12 },
    )
}
