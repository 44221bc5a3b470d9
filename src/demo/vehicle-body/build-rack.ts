import type { BodyPlan } from './body-plan.ts'
import { addBlock } from './add-block.ts'
import type { MeshBuilder, Point3 } from './mesh.ts'
import { clamp, lerp } from './numbers.ts'
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

/** How high a bar reaches, as a share of the cab above the tub, how far its arms reach back, how thick it is. */
const bars = {
  bar: { high: 0.6, reach: 800, radius: 33 },
  hoop: { high: 0.7, reach: 440, radius: 25 },
} as const

/** A bar of tubes across the tub, with an arm that falls to its side. */
function addSportsBar(mesh: MeshBuilder, plan: BodyPlan, kind: keyof typeof bars, from: number, top: number): void {
  const halfAt = createCabHalf(plan)
  const { high: share, reach, radius } = bars[kind]
  const high = lerp(top, plan.height, share)
  const at = (x: number, z: number, side: number, inset: number): Point3 => [x, side * (halfAt(z) - inset), z]
  const [left, right] = [-1, 1].map((side) => [
    at(from + 150, top - 30, side, 46),
    at(from + 138, lerp(top, high, 0.45), side, 50),
    at(from + 122, lerp(top, high, 0.86), side, 66),
  ]) as [Point3[], Point3[]]
  const hoop = [-0.5, 0, 0.5].map((y): Point3 => [from + 112, y * plan.width, high])
  addTube(mesh, part.rack, [...left, ...hoop, ...right.toReversed()], radius, { sides: 12 })
  for (const side of [-1, 1])
    addTube(
      mesh,
      part.rack,
      [
        at(from + 118, lerp(top, high, 0.82), side, 58),
        at(from + 118 + reach * 0.31, lerp(top, high, 0.46), side, 50),
        at(from + 118 + reach * 0.77, lerp(top, high, 0.1), side, 46),
        at(from + 118 + reach * 0.85, top - 26, side, 44),
      ],
      radius * 0.9,
      { sides: 12 },
    )
}

/** How deep a tub is, how wide its edge is at the sides, and how far before the tail it ends, millimetres. */
const tub = { depth: 470, edge: 62, tail: 122 } as const

/** Half the width of the opening of a tub: it narrows towards the tail, as the body does. */
export const resolveTubHalf = ({ width, length }: Pick<BodyPlan, 'width' | 'length'>, x: number): number =>
  (width / 2) * 0.93 * (1 - 0.05 * clamp((x / length - 0.72) / 0.28, 0, 1)) - tub.edge

/** Where the opening of a tub ends. */
export const resolveTubEnd = ({ length }: Pick<BodyPlan, 'length'>): number => length - tub.tail

/** A soft cover over the tub. */
function addCover(mesh: MeshBuilder, plan: BodyPlan, from: number, top: number): void {
  addRoundedBox(
    mesh,
    allFaces(part.plastic),
    { radii: [0.02, 0.04, 0.5], flat: [4, 8, 1], turns: 2 },
    (bx, by, bz, out) => {
      out[0] = lerp(from, resolveTubEnd(plan) + 8, (bx + 1) / 2)
      out[1] = by * (resolveTubHalf(plan, out[0]) + 10)
      out[2] = top - 8 + bz * 14 + 16 * (1 - by * by)
    },
  )
}

/** Walls and floor of an open tub, which show over its edge. */
function addLiner(mesh: MeshBuilder, plan: BodyPlan, from: number, top: number): void {
  const [front, rear] = [from + 46, resolveTubEnd(plan) + 12]
  const [floor, upper] = [top - tub.depth, top - 18]
  const half = resolveTubHalf(plan, front)
  const across = (x: number, z: readonly [number, number], length: number): void =>
    addBlock(mesh, part.tubSide, { x: [x, x + length], y: [-half, half], z, radius: 0.1 })
  across(front, [floor, upper], 24)
  across(rear - 24, [floor, upper - 16], 24)
  across(front, [floor - 24, floor], rear - front)
  for (const side of [-1, 1])
    addRoundedBox(
      mesh,
      allFaces(part.tubSide),
      { radii: [0.05, 0.1, 0.1], flat: [8, 1, 1], turns: 2 },
      (bx, by, bz, out) => {
        out[0] = lerp(front, rear, (bx + 1) / 2)
        out[1] = side * (resolveTubHalf(plan, out[0]) + 2) + by * 12
        out[2] = lerp(floor, upper, (bz + 1) / 2)
      },
    )
}

/** What stands in the tub of a ute, and the tub itself. */
export function addRack(mesh: MeshBuilder, plan: BodyPlan): void {
  const { load } = plan
  if (load?.kind !== 'tub') return
  const { rack, from, top } = load
  if (rack === 'cover') addCover(mesh, plan, from, top)
  else addLiner(mesh, plan, from, top)
  if (rack === 'bar' || rack === 'hoop') addSportsBar(mesh, plan, rack, from, top)
}
