import type { BodyPlan } from './body-plan.ts'
import type { MeshBuilder, Point3 } from './mesh.ts'
import { lerp } from './numbers.ts'
import { part } from './parts.ts'
import { addRoundedBox, allFaces } from './rounded-box.ts'
import { addTube } from './shapes.ts'

/** Half the width of the cab at a height, behind its rear window. */
const createCabHalf =
  ({ width, height, tumblehome, taper, deck }: BodyPlan) =>
  (z: number): number => {
    const belt = deck.at(-1)?.[1] ?? 0
    const up = Math.min(1, Math.max(0, (z - belt) / (height - belt)))
    return (width / 2) * (1 - taper) * lerp(0.94, tumblehome, up)
  }

/** A bar of tubes across the tub, with an arm that falls to its side. */
function addSportsBar(mesh: MeshBuilder, plan: BodyPlan, from: number, top: number): void {
  const halfAt = createCabHalf(plan)
  const high = lerp(top, plan.height, 0.6)
  const at = (x: number, z: number, side: number, inset: number): Point3 => [x, side * (halfAt(z) - inset), z]
  const [left, right] = [-1, 1].map((side) => [
    at(from + 150, top - 30, side, 46),
    at(from + 138, lerp(top, high, 0.45), side, 50),
    at(from + 122, lerp(top, high, 0.86), side, 66),
  ]) as [Point3[], Point3[]]
  const hoop = [-0.5, 0, 0.5].map((y): Point3 => [from + 112, y * plan.width, high])
  addTube(mesh, part.rack, [...left, ...hoop, ...right.toReversed()], 36, { sides: 12 })
  for (const side of [-1, 1])
    addTube(
      mesh,
      part.rack,
      [
        at(from + 118, lerp(top, high, 0.82), side, 58),
        at(from + 330, lerp(top, high, 0.46), side, 50),
        at(from + 640, lerp(top, high, 0.1), side, 46),
        at(from + 800, top - 26, side, 44),
      ],
      32,
      { sides: 12 },
    )
}

/** Panels that carry the line of the roof down to the sides of the tub. */
function addSails(mesh: MeshBuilder, plan: BodyPlan, from: number, top: number): void {
  const halfAt = createCabHalf(plan)
  const high = lerp(top, plan.height, 0.8)
  for (const side of [-1, 1])
    addRoundedBox(
      mesh,
      allFaces(part.rack),
      { radii: [0.08, 0.5, 0.14], flat: [12, 1, 6], turns: 2 },
      (bx, by, bz, out) => {
        const s = (bx + 1) / 2
        // It leaves the cab near its roof, and falls in a hollow curve to the edge of the tub, in which it stands.
        const z = lerp(top - 46, lerp(high, top + 16, 1 - (1 - s) ** 1.75), (bz + 1) / 2)
        // The rear of the cab leans forward.
        const x = from - 74 - ((z - top) / (high - top)) * 96 * (1 - s) + s * 900
        out[0] = x
        out[1] = side * (halfAt(z) - 30 - 10 * s) + by * 20
        out[2] = z
      },
    )
}

/** A soft cover over the tub. */
function addCover(mesh: MeshBuilder, plan: BodyPlan, from: number, top: number): void {
  const { width, length } = plan
  addRoundedBox(
    mesh,
    allFaces(part.plastic),
    { radii: [0.02, 0.04, 0.5], flat: [4, 8, 1], turns: 2 },
    (bx, by, bz, out) => {
      out[0] = lerp(from, length - 110, (bx + 1) / 2)
      out[1] = by * (width / 2 - 112)
      out[2] = top - 8 + bz * 14 + 16 * (1 - by * by)
    },
  )
}

/** What stands in the tub of a ute. */
export function addRack(mesh: MeshBuilder, plan: BodyPlan): void {
  const { load } = plan
  if (load?.kind !== 'tub') return
  const { rack, from, top } = load
  if (rack === 'bar') addSportsBar(mesh, plan, from, top)
  if (rack === 'sail') addSails(mesh, plan, from, top)
  if (rack === 'bar' || rack === 'cover') addCover(mesh, plan, from, top)
}
