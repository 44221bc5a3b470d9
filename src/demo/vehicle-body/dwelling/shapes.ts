import { addRoundedBox, allFaces } from '../rounded-box.ts'
import type { MeshBuilder, Point3 } from '../mesh.ts'
import { steps } from '../mesh.ts'
import { lerp } from '../numbers.ts'

type Place = Readonly<Point3>

/** A straight beam from one point to another. `half` is half its size across and upright, `round` 1 for a tube. */
export function addBeam(
  mesh: MeshBuilder,
  which: number,
  from: Place,
  to: Place,
  half: readonly [across: number, upright: number],
  round = 0.25,
): void {
  const along = [to[0] - from[0], to[1] - from[1], to[2] - from[2]] as const
  const size = Math.hypot(...along) || 1
  const d = [along[0] / size, along[1] / size, along[2] / size] as const
  // Across is level; a beam that stands upright has its width along the vehicle's.
  const level = Math.hypot(d[0], d[1])
  const side = level < 0.05 ? ([0, 1, 0] as const) : ([-d[1] / level, d[0] / level, 0] as const)
  const up = [
    d[1] * side[2] - d[2] * side[1],
    d[2] * side[0] - d[0] * side[2],
    d[0] * side[1] - d[1] * side[0],
  ] as const
  const [a, b] = half
  addRoundedBox(
    mesh,
    allFaces(which),
    {
      radii: [Math.min(0.5, (Math.max(a, b) * round) / size), round, round],
      flat: [1, 1, 1],
      turns: round > 0.5 ? 3 : 2,
    },
    (bx, by, bz, out) => {
      const t = (bx + 1) / 2
      for (let axis = 0; axis < 3; axis += 1)
        out[axis] = lerp(from[axis] ?? 0, to[axis] ?? 0, t) + (side[axis] ?? 0) * by * a + (up[axis] ?? 0) * bz * b
    },
  )
}

/** A drum around one axis of the vehicle, with chamfered rims. */
export function addDrum(
  mesh: MeshBuilder,
  which: number,
  middle: Place,
  axis: 0 | 1 | 2,
  { radius, half, chamfer }: { readonly radius: number; readonly half: number; readonly chamfer: number },
): void {
  const profile = [
    [-half, 0],
    [-half, radius - chamfer],
    [-half + chamfer * 0.3, radius - chamfer * 0.3],
    [-half + chamfer, radius],
    [half - chamfer, radius],
    [half - chamfer * 0.3, radius - chamfer * 0.3],
    [half, radius - chamfer],
    [half, 0],
  ] as const
  const [first, second] = axis === 0 ? [1, 2] : axis === 1 ? [2, 0] : [0, 1]
  mesh.startBody()
  mesh.addGrid(which, steps(20), steps(profile.length - 1), (u, v, out) => {
    const [along, reach] = profile[Math.round(v * (profile.length - 1))] ?? [0, 0]
    const angle = u * Math.PI * 2
    out[axis] = middle[axis] + along
    out[first] = (middle[first] ?? 0) + Math.cos(angle) * reach
    out[second] = (middle[second] ?? 0) + Math.sin(angle) * reach
  })
}

/**
 * A plate with rounded corners that stands out from a wall. `out` is its outer face and `back` its inner one, across
 * the wall; the corners of its faces keep their place, −1 to 1.
 */
export function addPlate(
  mesh: MeshBuilder,
  which: number,
  {
    along,
    up,
    depth,
    corner,
    isEnd = false,
    place = () => 0,
  }: {
    readonly along: readonly [number, number]
    readonly up: readonly [number, number]
    /** Lower and higher place across the wall. */
    readonly depth: readonly [number, number]
    readonly corner: number
    /** On the front or the rear wall: `along` runs across the vehicle, `depth` along it. */
    readonly isEnd?: boolean
    /** How far the wall stands rearwards of `depth` at a height: a front or a rear wall may be bent. */
    readonly place?: (z: number) => number
  },
): void {
  const halfAlong = (along[1] - along[0]) / 2
  const halfUp = (up[1] - up[0]) / 2
  const [ra, ru] = [Math.min(1, corner / halfAlong), Math.min(1, corner / halfUp)]
  addRoundedBox(
    mesh,
    allFaces(which),
    { radii: isEnd ? [1, ra, ru] : [ra, 1, ru], flat: isEnd ? [1, 4, 10] : [4, 1, 4], turns: 4 },
    (bx, by, bz, out) => {
      const [flat, deep] = isEnd ? [by, bx] : [bx, by]
      out[2] = lerp(up[0], up[1], (bz + 1) / 2)
      out[isEnd ? 1 : 0] = lerp(along[0], along[1], (flat + 1) / 2)
      out[isEnd ? 0 : 1] = lerp(depth[0], depth[1], (deep + 1) / 2) + place(out[2])
    },
  )
}
