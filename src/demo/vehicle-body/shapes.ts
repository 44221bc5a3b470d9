import { steps, type MeshBuilder, type Point3 } from './mesh.ts'
import { clamp, createCurve, lerp, type Knot } from './numbers.ts'

const subtract = (a: Point3, b: Point3): Point3 => [a[0] - b[0], a[1] - b[1], a[2] - b[2]]
const cross = (a: Point3, b: Point3): Point3 => [
  a[1] * b[2] - a[2] * b[1],
  a[2] * b[0] - a[0] * b[2],
  a[0] * b[1] - a[1] * b[0],
]
const dot = (a: Point3, b: Point3): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2]
function unit(a: Point3): Point3 {
  const size = Math.sqrt(dot(a, a)) || 1
  return [a[0] / size, a[1] / size, a[2] / size]
}
/** The part of a vector at right angles to a unit vector, as a unit vector. */
const across = (a: Point3, axis: Point3): Point3 => {
  const along = dot(a, axis)
  return unit([a[0] - axis[0] * along, a[1] - axis[1] * along, a[2] - axis[2] * along])
}

/** Points on a smooth curve through the given ones (Catmull and Rom), `between` fields from one to the next. */
function smoothPath(points: readonly Point3[], between: number): readonly Point3[] {
  if (points.length < 3) return points
  const path: Point3[] = []
  const at = (index: number): Point3 => points[clamp(index, 0, points.length - 1)] ?? [0, 0, 0]
  for (let index = 0; index < points.length - 1; index += 1) {
    const [p, a, b, n] = [at(index - 1), at(index), at(index + 1), at(index + 2)]
    for (let step = 0; step < between; step += 1) {
      const t = step / between
      const place = (axis: 0 | 1 | 2): number =>
        0.5 *
        (2 * a[axis] +
          (b[axis] - p[axis]) * t +
          (2 * p[axis] - 5 * a[axis] + 4 * b[axis] - n[axis]) * t * t +
          (3 * a[axis] - p[axis] - 3 * b[axis] + n[axis]) * t * t * t)
      path.push([place(0), place(1), place(2)])
    }
  }
  return [...path, at(points.length - 1)]
}

export interface TubeOptions {
  readonly sides?: number
  /** Fields from one point to the next. */
  readonly between?: number
}

/** A round tube along a smooth curve through the points, one radius for each or one for all; its ends are closed. */
export function addTube(
  mesh: MeshBuilder,
  part: number,
  points: readonly Point3[],
  radius: number | readonly number[],
  { sides = 8, between = 4 }: TubeOptions = {},
): void {
  const path = smoothPath(points, between)
  const radii = typeof radius === 'number' ? points.map(() => radius) : radius
  const radiusAt = (share: number): number => {
    const at = share * (radii.length - 1)
    const index = Math.min(radii.length - 2, Math.floor(at))
    return lerp(radii[index] ?? 0, radii[index + 1] ?? 0, at - index)
  }
  const last = path.length - 1
  const tangents = path.map((_, index) =>
    unit(subtract(path[Math.min(last, index + 1)] ?? [0, 0, 0], path[Math.max(0, index - 1)] ?? [0, 0, 0])),
  )
  const first = tangents[0] ?? [1, 0, 0]
  let normal = across(Math.abs(first[1]) > 0.8 ? [0, 0, 1] : [0, 1, 0], first)
  const normals = tangents.map((tangent) => {
    normal = across(normal, tangent)
    return normal
  })
  mesh.startBody()
  // A ring of no size closes each end.
  const rings = [0, ...path.map((_, index) => index), last]
  mesh.addGrid(part, steps(sides), steps(rings.length - 1), (u, v, out) => {
    const ring = Math.round(v * (rings.length - 1))
    const index = rings[ring] ?? 0
    const size = ring === 0 || ring === rings.length - 1 ? 0 : radiusAt(index / last)
    const [tangent, side] = [tangents[index] ?? first, normals[index] ?? normal]
    const other = cross(tangent, side)
    const angle = u * Math.PI * 2
    const [c, s] = [Math.cos(angle) * size, Math.sin(angle) * size]
    const centre = path[index] ?? [0, 0, 0]
    out[0] = centre[0] + side[0] * c + other[0] * s
    out[1] = centre[1] + side[1] * c + other[1] * s
    out[2] = centre[2] + side[2] * c + other[2] * s
  })
}

/** A ring of a loft: where along its axis, 0 to 1 and beyond, and its half sizes up (or lengthwise) and across. */
export type Ring = readonly [along: number, up: number, across?: number]

export interface LoftOptions {
  readonly sides?: number
  /** 1 is an ellipse, towards 0 a rectangle. */
  readonly round?: number
}

/** Rings on a straight axis between two points; the ends are closed. */
export function addLoft(
  mesh: MeshBuilder,
  part: number,
  from: Point3,
  to: Point3,
  rings: readonly Ring[],
  { sides = 18, round = 1 }: LoftOptions = {},
): void {
  const axis = subtract(to, from)
  const ahead = unit(axis)
  const aside = across(Math.abs(ahead[1]) > 0.8 ? [1, 0, 0] : [0, 1, 0], ahead)
  const upward = cross(ahead, aside)
  const first = rings[0] ?? [0, 0]
  const last = rings.at(-1) ?? first
  const all: readonly Ring[] = [[first[0], 0], first, ...rings, last, [last[0], 0]]
  mesh.startBody()
  // The first and the last ring stand twice, so that the edges of the ends are sharp.
  const spans: readonly (readonly [number, number])[] = [
    [0, 1],
    [2, all.length - 3],
    [all.length - 2, all.length - 1],
  ]
  for (const [low, high] of spans) {
    mesh.startBody()
    mesh.addGrid(
      part,
      steps(sides),
      steps(high - low),
      (u, v, out) => {
        const [along, high_, wide = high_] = all[low + Math.round(v * (high - low))] ?? first
        const angle = u * Math.PI * 2
        const [c, s] = [bend(Math.cos(angle), round) * wide, bend(Math.sin(angle), round) * high_]
        for (const index of [0, 1, 2] as const)
          out[index] = from[index] + axis[index] * along + aside[index] * c + upward[index] * s
      },
      (u, v) => [u, (low + v * (high - low)) / (all.length - 1)],
    )
  }
}

const bend = (value: number, round: number): number =>
  round === 1 ? value : Math.sign(value) * Math.abs(value) ** round

/** A section of a shell: its place along the motorcycle, its lower and upper edge, half its width. */
export type Station = readonly [x: number, low: number, high: number, half: number]

export interface ShellOptions {
  /** 1 is an ellipse, towards 0 a rectangle. */
  readonly round?: number
  /** Height at which it is widest, 0 to 1. */
  readonly waist?: number
  /** Millimetres over which the front and the rear end are rounded. */
  readonly ends?: readonly [front: number, rear: number]
  /** Middle of the shell across. */
  readonly aside?: number
  readonly sides?: number
  /** Fields from one station to the next. */
  readonly between?: number
}

/** A closed body along the motorcycle through its stations, which are in order of x. */
export function addShell(
  mesh: MeshBuilder,
  part: number,
  stations: readonly Station[],
  place: (x: number, z: number) => readonly [x: number, z: number],
  {
    round = 0.8,
    waist = 0.45,
    ends = [40, 40],
    aside = 0,
    sides = 20,
    between = stations.length > 6 ? 3 : 4,
  }: ShellOptions = {},
): void {
  const curveOf = (index: 1 | 2 | 3): ((x: number) => number) =>
    createCurve(stations.map((station): Knot => [station[0], station[index]]))
  const [low, high, half] = [curveOf(1), curveOf(2), curveOf(3)]
  const [from, to] = [stations[0]?.[0] ?? 0, stations.at(-1)?.[0] ?? 0]
  const inner = stations.flatMap(([x], index) => {
    const next = stations[index + 1]?.[0]
    return next === undefined
      ? [x]
      : steps(between)
          .slice(0, -1)
          .map((share) => lerp(x, next, share))
  })
  const turn = (length: number): readonly number[] => [0, 0.03, 0.12, 0.3, 0.6].map((share) => share * length)
  const xs = [...turn(ends[0]).map((x) => from + x), ...turn(ends[1]).map((x) => to - x)]
    .concat(inner.filter((x) => x > from + ends[0] * 0.7 && x < to - ends[1] * 0.7))
    .toSorted((a, b) => a - b)
  const sizeAt = (x: number): number => {
    const quarter = (away: number, length: number): number =>
      length <= 0 || away >= length ? 1 : Math.sqrt(Math.max(0, 1 - (1 - away / length) ** 2))
    return quarter(x - from, ends[0]) * quarter(to - x, ends[1])
  }
  mesh.startBody()
  mesh.addGrid(part, steps(xs.length - 1), steps(sides), (u, v, out) => {
    const x = xs[Math.round(u * (xs.length - 1))] ?? from
    const angle = -v * Math.PI * 2
    const size = sizeAt(x)
    const [bottom, top] = [low(x), high(x)]
    const middle = lerp(bottom, top, waist)
    const s = bend(Math.sin(angle), round)
    const z = middle + s * size * (s > 0 ? top - middle : middle - bottom)
    const [px, pz] = place(x, z)
    out[0] = px
    out[1] = aside + bend(Math.cos(angle), round) * half(x) * size
    out[2] = pz
  })
}

/** A bulging sheet between an upper and a lower edge with as many points each; `side` is −1 (left) or 1. */
export function addPanel(
  mesh: MeshBuilder,
  part: number,
  upper: readonly Point3[],
  lower: readonly Point3[],
  bulge: number,
  side: number,
): void {
  const us = [0, 0.015, ...steps((upper.length - 1) * 4).slice(1, -1), 0.985, 1]
  const vs = [0, 0.04, 0.12, 0.3, 0.5, 0.7, 0.88, 0.96, 1]
  const on = (edge: readonly Point3[], share: number): Point3 => {
    const at = share * (edge.length - 1)
    const index = Math.min(edge.length - 2, Math.floor(at))
    const a = edge[index] ?? [0, 0, 0]
    const b = edge[index + 1] ?? a
    return [lerp(a[0], b[0], at - index), lerp(a[1], b[1], at - index), lerp(a[2], b[2], at - index)]
  }
  mesh.startBody()
  mesh.addGrid(part, us, vs, (u, v, out) => {
    const [top, foot] = [on(upper, u), on(lower, u)]
    const share = side > 0 ? 1 - v : v
    const swell = bulge * (1 - Math.abs(2 * v - 1) ** 4) * (1 - Math.abs(2 * u - 1) ** 10)
    out[0] = lerp(foot[0], top[0], share)
    out[1] = side * (lerp(foot[1], top[1], share) + swell)
    out[2] = lerp(foot[2], top[2], share)
  })
}
