import type { MeshBuilder, Point3 } from './mesh.ts'
import { clamp } from './numbers.ts'

/** Places a point of a box of −1 to 1 along every axis (x rearwards, y to the right, z up) in millimetres. */
export type Deform = (x: number, y: number, z: number, out: Point3) => void

export interface BoxParts {
  readonly left: number
  readonly right: number
  readonly front: number
  readonly rear: number
  readonly top: number
  readonly bottom: number
}

export const allFaces = (part: number): BoxParts => ({
  left: part,
  right: part,
  front: part,
  rear: part,
  top: part,
  bottom: part,
})

/** Places along an axis from −1 to 1: flat in the middle, dense where the edge of radius `radius` turns. */
function spread(radius: number, flat: number, turns: number): readonly number[] {
  const inner = 1 - radius
  const edge = Array.from(
    { length: turns },
    (_, index) => inner + radius * Math.tan(((index + 1) / turns) * (Math.PI / 4)),
  )
  const middle = Array.from({ length: flat + 1 }, (_, index) => -inner + (2 * inner * index) / flat)
  return [...edge.map((place) => -place).toReversed(), ...middle, ...edge]
}

/**
 * Adds a box with rounded edges, bent by `deform`. `radii` are shares of half the box along each axis, above 0 and up
 * to 1: an edge turns within them as a quarter of an ellipse. `flat` counts the fields between the edges of each axis.
 * The corners keep their place on the unbent box: lengthwise and height on a side, across and height on an end,
 * lengthwise and across above and below.
 */
export function addRoundedBox(
  mesh: MeshBuilder,
  parts: BoxParts,
  { radii, flat, turns }: { readonly radii: Point3; readonly flat: Point3; readonly turns: number },
  deform: Deform,
): void {
  mesh.startBody()
  const [xs, ys, zs] = [0, 1, 2].map((axis) => spread(radii[axis] ?? 0.1, flat[axis] ?? 1, turns)) as [
    readonly number[],
    readonly number[],
    readonly number[],
  ]
  const [rx, ry, rz] = radii
  const round: Point3 = [0, 0, 0]
  const place = (x: number, y: number, z: number): Point3 => {
    const [ix, iy, iz] = [clamp(x, rx - 1, 1 - rx), clamp(y, ry - 1, 1 - ry), clamp(z, rz - 1, 1 - rz)]
    const [dx, dy, dz] = [(x - ix) / rx, (y - iy) / ry, (z - iz) / rz]
    const length = Math.sqrt(dx * dx + dy * dy + dz * dz)
    round[0] = ix + (dx / length) * rx
    round[1] = iy + (dy / length) * ry
    round[2] = iz + (dz / length) * rz
    return round
  }
  const side = (part: number, y: number, us: readonly number[]): void =>
    mesh.addGrid(
      part,
      us,
      zs,
      (u, v, out) => deform(...place(u, y, v), out),
      (u, v) => {
        const [x, , z] = place(u, y, v)
        return [x, z]
      },
    )
  const end = (part: number, x: number, us: readonly number[]): void =>
    mesh.addGrid(
      part,
      us,
      zs,
      (u, v, out) => deform(...place(x, u, v), out),
      (u, v) => {
        const [, y, z] = place(x, u, v)
        return [y, z]
      },
    )
  const flatSide = (part: number, z: number, vs: readonly number[]): void =>
    mesh.addGrid(
      part,
      xs,
      vs,
      (u, v, out) => deform(...place(u, v, z), out),
      (u, v) => {
        const [x, y] = place(u, v, z)
        return [x, y]
      },
    )
  // The order of the places decides which way a face looks: always outwards.
  side(parts.left, -1, xs)
  side(parts.right, 1, xs.toReversed())
  end(parts.front, -1, ys.toReversed())
  end(parts.rear, 1, ys)
  flatSide(parts.top, 1, ys)
  flatSide(parts.bottom, -1, ys.toReversed())
}
