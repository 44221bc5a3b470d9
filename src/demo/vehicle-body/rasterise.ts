import type { Camera } from './camera.ts'
import { createTiles, isHidden, updateTiles } from './hidden-tiles.ts'
import type { Mesh } from './mesh.ts'
import { orderByNearness } from './order-triangles.ts'
import { part } from './parts.ts'

/** What becomes of a point of a surface: it is drawn, cut away, or a pane that shows what is behind it. */
export const fate = { drawn: 0, cut: 1, pane: 2 } as const
export type Fate = (typeof fate)[keyof typeof fate]

/** A point of a surface. One object serves all points of a picture: numbers passed one by one would take memory. */
export interface CutPoint {
  x: number
  y: number
  z: number
  /** Its place on its surface. */
  u: number
  v: number
  /** How far around it its fate is the same, in millimetres: 0, unless the answer sets it. */
  reach: number
}

/** Asked for points of parts that have openings. */
export type Cut = (part: number, point: CutPoint) => Fate

/** Whether a part has no opening from `from` to `to` along the vehicle and from `low` to `high`. */
export type IsUncut = (part: number, from: number, to: number, low: number, high: number) => boolean

/** For every sample of a picture the triangle in front; see weigh.ts for where on the triangle the sample lies. */
export interface Layer {
  /** One over the distance; 0 where nothing is, and the triangle means nothing. */
  readonly near: Float32Array
  readonly triangle: Int32Array
}

export interface Visible {
  readonly width: number
  readonly height: number
  readonly solid: Layer
  /** The panes in front of what is solid. */
  readonly panes: Layer
  /** The samples outside of which nothing is: first and last column, first and last row. */
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  /** 1 for triangles seen from their inside. */
  readonly isInside: Uint8Array
  /**
   * For every triangle: column and row of its first corner, how the share of its second corner grows by a column and by
   * a row, then that of its third.
   */
  readonly slopes: Float32Array
  /** Where within its pixel a sample lies: 0.5 is the middle. */
  readonly aim: { x: number; y: number }
}

const createLayer = (count: number): Layer => ({
  near: new Float32Array(count),
  triangle: new Int32Array(count),
})

interface KeptLayers {
  readonly count: number
  readonly solid: Layer
  readonly panes: Layer
  /** Samples that the last picture may have written: the first one, and the one after the last. */
  from: number
  to: number
}

/** The buffers of the last picture, kept for the next one of the same size: a picture has millions of samples. */
let kept: KeptLayers | null = null

function prepareLayers(count: number): KeptLayers {
  if (kept?.count !== count) kept = { count, solid: createLayer(count), panes: createLayer(count), from: 0, to: 0 }
  for (const layer of [kept.solid, kept.panes]) layer.near.fill(0, kept.from, kept.to)
  return kept
}

/** Samples asked for after which hidden tiles are looked for again, as a share of those of the picture. */
const askedBetween = 0.4

/** Values of a triangle in `slopes`. */
export const weightValues = 6

/** Corners of a mesh as columns, rows and nearness. */
function projectAll(mesh: Mesh, camera: Camera): Float32Array {
  const { positions } = mesh
  const screen = new Float32Array(positions.length)
  const { eye, ahead, right, focal, middle, horizon } = camera
  for (let at = 0; at < positions.length; at += 3) {
    const dx = (positions[at] ?? 0) - eye[0]
    const dy = (positions[at + 1] ?? 0) - eye[1]
    const near = 1 / (dx * ahead[0] + dy * ahead[1])
    screen[at] = middle + (dx * right[0] + dy * right[1]) * near * focal
    screen[at + 1] = horizon - ((positions[at + 2] ?? 0) - eye[2]) * near * focal
    screen[at + 2] = near
  }
  return screen
}

function markParts(parts: ReadonlySet<number>): Uint8Array {
  const marks = new Uint8Array(256)
  for (const which of parts) marks[which] = 1
  return marks
}

/** Parts without openings. */
const closedParts: ReadonlySet<number> = new Set([
  part.mirror,
  part.seat,
  part.plastic,
  part.metal,
  part.glossBlack,
  part.hollow,
  part.rack,
])

/** Puts a triangle into the samples of a row, from `first` to `last`, in which nothing is nearer. */
function fillRow(
  { near: nearest, triangle: triangles }: Layer,
  triangle: number,
  first: number,
  last: number,
  near: number,
  step: number,
): void {
  for (let sample = first; sample <= last; sample += 1, near += step) {
    if (near <= (nearest[sample] ?? 0)) continue
    nearest[sample] = near
    triangles[sample] = triangle
  }
}

/**
 * Finds what each sample of a picture shows. `mayCut` marks the parts for which `cut` is asked, but for triangles of
 * which `isUncut` is true; `closed` marks those that nobody sees from within. The result is valid until the next call.
 */
export function rasterise(
  mesh: Mesh,
  camera: Camera,
  width: number,
  height: number,
  cut: Cut,
  mayCut: ReadonlySet<number>,
  { closed = closedParts, isUncut }: { readonly closed?: ReadonlySet<number>; readonly isUncut?: IsUncut } = {},
): Visible {
  const layers = prepareLayers(width * height)
  const { solid, panes } = layers
  const { near: nearest } = solid
  const { positions, surface, corners, parts } = mesh
  const screen = projectAll(mesh, camera)
  const isClosed = markParts(closed)
  const mayBeCut = markParts(mayCut)
  const isInside = new Uint8Array(parts.length)
  const slopes = new Float32Array(parts.length * weightValues)
  const { NaN: none } = Number
  const point: CutPoint = { x: none, y: none, z: none, u: none, v: none, reach: none }
  // Place and place on the surface of a triangle that may be cut: at its first corner, and what they grow by to its
  // second and third one.
  const placed = new Float64Array(15)
  const place = (to: number, values: Float32Array, a: number, b: number, c: number): void => {
    const first = values[a] ?? 0
    placed[to] = first
    placed[to + 1] = (values[b] ?? 0) - first
    placed[to + 2] = (values[c] ?? 0) - first
  }
  const least = (from: number): number =>
    (placed[from] ?? 0) + Math.min(0, placed[from + 1] ?? 0, placed[from + 2] ?? 0)
  const most = (from: number): number => (placed[from] ?? 0) + Math.max(0, placed[from + 1] ?? 0, placed[from + 2] ?? 0)
  const mixed = (from: number, second: number, third: number): number =>
    (placed[from] ?? 0) + (placed[from + 1] ?? 0) * second + (placed[from + 2] ?? 0) * third
  const stepOf = (from: number, second: number, third: number): number =>
    (placed[from + 1] ?? 0) * second + (placed[from + 2] ?? 0) * third
  const bounds = { left: width, right: -1, top: height, bottom: -1 }
  const tiles = createTiles(width, height)
  // Samples that triangles were asked for since the tiles were looked at.
  let asked = 0
  for (const triangle of orderByNearness(mesh, screen)) {
    if (asked > width * height * askedBetween) {
      updateTiles(tiles, nearest, width, height)
      asked = 0
    }
    const a = corners[triangle * 3] ?? 0
    const b = corners[triangle * 3 + 1] ?? 0
    const c = corners[triangle * 3 + 2] ?? 0
    const ax = screen[a * 3] ?? 0
    const ay = screen[a * 3 + 1] ?? 0
    const an = screen[a * 3 + 2] ?? 0
    const bx = screen[b * 3] ?? 0
    const by = screen[b * 3 + 1] ?? 0
    const bn = screen[b * 3 + 2] ?? 0
    const cx = screen[c * 3] ?? 0
    const cy = screen[c * 3 + 1] ?? 0
    const cn = screen[c * 3 + 2] ?? 0
    // Nothing that is seen edge on.
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (Math.abs(area) < 1e-9) continue
    if (area > 0) {
      // Nobody looks into what is closed.
      if (isClosed[parts[triangle] ?? 0] === 1) continue
      isInside[triangle] = 1
    }
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    if (left > right || top > bottom) continue
    if (left < bounds.left) bounds.left = left
    if (right > bounds.right) bounds.right = right
    if (top < bounds.top) bounds.top = top
    if (bottom > bounds.bottom) bounds.bottom = bottom
    if (isHidden(tiles, left, right, top, bottom, Math.max(an, bn, cn))) continue
    const which = parts[triangle] ?? 0
    let isCut = mayBeCut[which] === 1
    if (isCut) {
      for (let axis = 0; axis < 3; axis += 1) place(axis * 3, positions, a * 3 + axis, b * 3 + axis, c * 3 + axis)
      for (let axis = 0; axis < 2; axis += 1) place(axis * 3 + 9, surface, a * 2 + axis, b * 2 + axis, c * 2 + axis)
      isCut = isUncut?.(which, least(0), most(0), least(6), most(6)) !== true
    }
    // Shares of the corners grow evenly along a row.
    const inverse = 1 / area
    const secondStep = (cy - ay) * inverse
    const thirdStep = -(by - ay) * inverse
    const kept = triangle * weightValues
    slopes[kept] = ax
    slopes[kept + 1] = ay
    slopes[kept + 2] = secondStep
    slopes[kept + 3] = -(cx - ax) * inverse
    slopes[kept + 4] = thirdStep
    slopes[kept + 5] = (bx - ax) * inverse
    const firstStep = -secondStep - thirdStep
    const firstInverse = 1 / firstStep
    const secondInverse = 1 / secondStep
    const thirdInverse = 1 / thirdStep
    const nearStep = (bn - an) * secondStep + (cn - an) * thirdStep
    // Samples of a row for a millimetre of the surface.
    const samples = isCut
      ? 1 /
        Math.hypot(stepOf(0, secondStep, thirdStep), stepOf(3, secondStep, thirdStep), stepOf(6, secondStep, thirdStep))
      : 0
    for (let row = top; row <= bottom; row += 1) {
      const py = row + 0.5
      const secondAt = ((left + 0.5 - ax) * (cy - ay) - (cx - ax) * (py - ay)) * inverse
      const thirdAt = ((bx - ax) * (py - ay) - (left + 0.5 - ax) * (by - ay)) * inverse
      // The columns of this row on which all three shares are 0 or more.
      let from = 0
      let to = right - left
      if (secondStep > 0) from = Math.max(from, Math.ceil(-secondAt * secondInverse - 1e-4))
      else if (secondStep < 0) to = Math.min(to, Math.floor(-secondAt * secondInverse + 1e-4))
      else if (secondAt < 0) continue
      if (thirdStep > 0) from = Math.max(from, Math.ceil(-thirdAt * thirdInverse - 1e-4))
      else if (thirdStep < 0) to = Math.min(to, Math.floor(-thirdAt * thirdInverse + 1e-4))
      else if (thirdAt < 0) continue
      const firstAt = 1 - secondAt - thirdAt
      if (firstStep > 0) from = Math.max(from, Math.ceil(-firstAt * firstInverse - 1e-4))
      else if (firstStep < 0) to = Math.min(to, Math.floor(-firstAt * firstInverse + 1e-4))
      else if (firstAt < 0) continue
      if (to >= from) asked += to - from + 1
      const index = row * width + left
      const nearAt = an + (bn - an) * secondAt + (cn - an) * thirdAt
      if (!isCut) {
        fillRow(solid, triangle, index + from, index + to, nearAt + nearStep * from, nearStep)
        continue
      }
      let decided: Fate = fate.drawn
      let decidedTo = -1
      for (let step = from; step <= to; step += 1) {
        const near = nearAt + nearStep * step
        const sample = index + step
        if (near <= (nearest[sample] ?? 0)) continue
        if (step > decidedTo) {
          const second = secondAt + secondStep * step
          const third = thirdAt + thirdStep * step
          point.x = mixed(0, second, third)
          point.y = mixed(3, second, third)
          point.z = mixed(6, second, third)
          point.u = mixed(9, second, third)
          point.v = mixed(12, second, third)
          point.reach = 0
          decided = cut(which, point)
          decidedTo = step + point.reach * samples
        }
        if (decided === fate.cut) continue
        let layer = solid
        if (decided === fate.pane) {
          if (isInside[triangle] === 1) continue
          layer = panes
          if (near <= (panes.near[sample] ?? 0)) continue
        }
        layer.near[sample] = near
        layer.triangle[sample] = triangle
      }
    }
  }
  layers.from = bounds.top * width
  layers.to = (bounds.bottom + 1) * width
  return { width, height, solid, panes, isInside, slopes, aim: { x: 0.5, y: 0.5 }, ...bounds }
}
