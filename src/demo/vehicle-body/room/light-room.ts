import type { Point3 } from '../mesh.ts'
import { smooth } from '../numbers.ts'
import { eye, panes, room, type Blocker, type Room } from './build-room.ts'

/** How much of a ray from a point is free: 1 where it meets nothing up to `reach`, less the nearer what it meets is. */
function freeAlong(blockers: readonly Blocker[], from: Readonly<Point3>, ray: Readonly<Point3>, reach: number): number {
  let nearest = reach
  for (const [low, high] of blockers) {
    let enter = 0
    let leave = nearest
    for (let axis = 0; axis < 3 && enter <= leave; axis += 1) {
      const start = from[axis] ?? 0
      const step = ray[axis] ?? 0
      if (Math.abs(step) < 1e-6) {
        if (start < (low[axis] ?? 0) || start > (high[axis] ?? 0)) enter = Number.POSITIVE_INFINITY
        continue
      }
      const first = ((low[axis] ?? 0) - start) / step
      const second = ((high[axis] ?? 0) - start) / step
      enter = Math.max(enter, Math.min(first, second))
      leave = Math.min(leave, Math.max(first, second))
    }
    if (enter < leave && enter > 1) nearest = Math.min(nearest, enter)
  }
  return nearest / reach
}

const rays = 14

/** Directions spread over a hemisphere, denser towards its pole (a Fibonacci spiral). */
const hemisphere: readonly Readonly<Point3>[] = Array.from({ length: rays }, (_, index) => {
  const share = (index + 0.5) / rays
  const reach = Math.sqrt(share)
  const turn = index * 2.399_963
  return [Math.cos(turn) * reach, Math.sin(turn) * reach, Math.sqrt(1 - share)]
})

/** Places that shine: middles of parts of the panes, and the lamps of the ceiling. */
const lamps: readonly { readonly at: Readonly<Point3>; readonly facing: Readonly<Point3>; readonly power: number }[] = [
  ...panes.flatMap(({ side, along, up }) =>
    [0.17, 0.5, 0.83].map((share) => {
      const far = along[0] + share * (along[1] - along[0])
      const high = (up[0] + up[1]) / 2
      return side === 0
        ? { at: [room.to - 30, far, high] as const, facing: [-1, 0, 0] as const, power: 0.1 }
        : { at: [far, side * (room.half - 30), high] as const, facing: [0, -side, 0] as const, power: 0.16 }
    }),
  ),
  ...[1250, 2250, 3250, 4300].map((x) => ({
    at: [x, 0, room.height - 30] as const,
    facing: [0, 0, -1] as const,
    power: x === 2250 ? 0.34 : 0.2,
  })),
]

const ambientReach = 700

const isNear = ([low, high]: Blocker, place: Readonly<Point3>, reach: number): boolean =>
  place.every((at, axis) => at > (low[axis] ?? 0) - reach && at < (high[axis] ?? 0) + reach)

/** Light at the corners of a room's mesh, about 0 to 1.4, in the order of its corners. */
export function lightRoom({ mesh, blockers }: Room): Float32Array {
  const { positions, normals } = mesh
  const walls: readonly Blocker[] = [
    [
      [room.from - 400, -room.half - 200, -200],
      [room.to + 200, room.half + 200, 0],
    ],
    [
      [room.from - 400, room.half, 0],
      [room.to + 200, room.half + 200, room.height],
    ],
    [
      [room.from - 400, -room.half - 200, 0],
      [room.to + 200, -room.half, room.height],
    ],
    [
      [room.to, -room.half, 0],
      [room.to + 200, room.half, room.height],
    ],
    [
      [room.from - 400, -room.half - 200, room.height],
      [room.to + 200, room.half + 200, room.height + 200],
    ],
  ]
  const all = [...blockers, ...walls]
  const lights = new Float32Array(positions.length / 3)
  for (let index = 0; index < lights.length; index += 1) {
    const at = index * 3
    let n: Point3 = [normals[at] ?? 0, normals[at + 1] ?? 0, normals[at + 2] ?? 1]
    const place: Point3 = [positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0]
    // Walls are seen from their inside.
    const isWall =
      Math.abs(place[1]) > room.half - 1 || place[0] > room.to - 1 || place[2] < 1 || place[2] > room.height - 1
    if (isWall) {
      const inwards = n[0] * (3000 - place[0]) + n[1] * -place[1] + n[2] * (room.height / 2 - place[2])
      if (inwards < 0) n = [-n[0], -n[1], -n[2]]
    }
    // What looks away from the viewer is never seen; the limit leaves rounded edges whole.
    const towards = n[0] * (eye.x - place[0]) + n[1] * (eye.y - place[1]) + n[2] * (eye.z - place[2])
    if (towards < -0.35 * Math.hypot(eye.x - place[0], eye.y - place[1], eye.z - place[2])) continue
    const from: Point3 = [place[0] + n[0] * 9, place[1] + n[1] * 9, place[2] + n[2] * 9]
    // Two directions across the normal.
    const [ux, uy, uz] = Math.abs(n[2]) < 0.9 ? [-n[1], n[0], 0] : [0, -n[2], n[1]]
    const size = Math.sqrt(ux * ux + uy * uy + uz * uz) || 1
    const u: Point3 = [ux / size, uy / size, uz / size]
    const v: Point3 = [n[1] * u[2] - n[2] * u[1], n[2] * u[0] - n[0] * u[2], n[0] * u[1] - n[1] * u[0]]
    const near = all.filter((blocker) => isNear(blocker, place, ambientReach))
    let free = 0
    for (const [a, b, c] of hemisphere)
      free += freeAlong(
        near,
        from,
        [a * u[0] + b * v[0] + c * n[0], a * u[1] + b * v[1] + c * n[1], a * u[2] + b * v[2] + c * n[2]],
        ambientReach,
      )
    let direct = 0
    for (const { at: lamp, facing, power } of lamps) {
      const [dx, dy, dz] = [lamp[0] - from[0], lamp[1] - from[1], lamp[2] - from[2]]
      const far = Math.sqrt(dx * dx + dy * dy + dz * dz)
      const ray: Point3 = [dx / far, dy / far, dz / far]
      const falls = ray[0] * n[0] + ray[1] * n[1] + ray[2] * n[2]
      const leaves = -(ray[0] * facing[0] + ray[1] * facing[1] + ray[2] * facing[2])
      if (falls <= 0 || leaves <= 0) continue
      if (freeAlong(blockers, from, ray, far - 40) < 1) continue
      direct += (power * falls * leaves * 1.2e6) / (far * far + 1.5e5)
    }
    const open = free / hemisphere.length
    lights[index] = 0.55 * smooth(0, 1, open) * (0.75 + 0.25 * open) + 1.1 * direct
  }
  return lights
}
