import type { Camera } from './camera.ts'
import type { Mesh } from './mesh.ts'
import { part } from './parts.ts'

/** What becomes of a point of a surface: it is drawn, cut away, or a pane that shows what is behind it. */
export const fate = { drawn: 0, cut: 1, pane: 2 } as const
export type Fate = (typeof fate)[keyof typeof fate]

/** How far around a point its fate is the same, in millimetres. */
export interface Reach {
  millimetres: number
}

/**
 * Asked for points of parts that have openings. `u` and `v` are the point's place on its surface. `reach` is 0 and may
 * be set, so that the points beside this one need not be asked for.
 */
export type Cut = (part: number, x: number, y: number, z: number, u: number, v: number, reach: Reach) => Fate

/** Whether a part has no opening from `from` to `to` along the vehicle and from `low` to `high`. */
export type IsUncut = (part: number, from: number, to: number, low: number, high: number) => boolean

/** For every sample of a picture the triangle in front, and where on the triangle the sample lies. */
export interface Layer {
  /** One over the distance; 0 where nothing is, and the other values mean nothing. */
  readonly near: Float32Array
  readonly triangle: Int32Array
  /** Shares of the second and third corner. */
  readonly second: Float32Array
  readonly third: Float32Array
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
  /** For every triangle: how the share of its second corner grows by a column and by a row, then that of its third. */
  readonly slopes: Float32Array
}

const createLayer = (count: number): Layer => ({
  near: new Float32Array(count),
  triangle: new Int32Array(count),
  second: new Float32Array(count),
  third: new Float32Array(count),
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

/** Steps of nearness by which triangles are told apart when they are put in order. */
const ranks = 256

/** The triangles before the lens, nearest first: what lies behind them is neither written nor asked for openings. */
function orderByNearness({ corners, parts }: Mesh, screen: Float32Array): Uint32Array {
  const nearest = new Float32Array(parts.length)
  let [least, most] = [Number.POSITIVE_INFINITY, 0]
  for (let triangle = 0; triangle < parts.length; triangle += 1) {
    const a = screen[(corners[triangle * 3] ?? 0) * 3 + 2] ?? 0
    const b = screen[(corners[triangle * 3 + 1] ?? 0) * 3 + 2] ?? 0
    const c = screen[(corners[triangle * 3 + 2] ?? 0) * 3 + 2] ?? 0
    const near = a > 0 && b > 0 && c > 0 ? Math.max(a, b, c) : 0
    nearest[triangle] = near
    if (near > 0 && near < least) least = near
    if (near > most) most = near
  }
  const rankOf = (triangle: number): number =>
    Math.trunc(((most - Math.max(least, nearest[triangle] ?? 0)) / (most - least || 1)) * (ranks - 1))
  const starts = new Uint32Array(ranks + 1)
  for (let triangle = 0; triangle < parts.length; triangle += 1)
    if ((nearest[triangle] ?? 0) > 0) starts[rankOf(triangle) + 1] = (starts[rankOf(triangle) + 1] ?? 0) + 1
  for (let rank = 0; rank < ranks; rank += 1) starts[rank + 1] = (starts[rank + 1] ?? 0) + (starts[rank] ?? 0)
  const order = new Uint32Array(starts[ranks] ?? 0)
  for (let triangle = 0; triangle < parts.length; triangle += 1) {
    if ((nearest[triangle] ?? 0) === 0) continue
    const rank = rankOf(triangle)
    order[starts[rank] ?? 0] = triangle
    starts[rank] = (starts[rank] ?? 0) + 1
  }
  return order
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
  const { near: nearest, triangle: triangles, second: seconds, third: thirds } = solid
  const { positions, surface, corners, parts } = mesh
  const screen = projectAll(mesh, camera)
  const isClosed = markParts(closed)
  const mayBeCut = markParts(mayCut)
  const isInside = new Uint8Array(parts.length)
  const slopes = new Float32Array(parts.length * 4)
  const reach: Reach = { millimetres: 0 }
  const bounds = { left: width, right: -1, top: height, bottom: -1 }
  for (const triangle of orderByNearness(mesh, screen)) {
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
    const which = parts[triangle] ?? 0
    const [x0, y0, z0] = [positions[a * 3] ?? 0, positions[a * 3 + 1] ?? 0, positions[a * 3 + 2] ?? 0]
    const [x1, y1, z1] = [positions[b * 3] ?? 0, positions[b * 3 + 1] ?? 0, positions[b * 3 + 2] ?? 0]
    const [x2, y2, z2] = [positions[c * 3] ?? 0, positions[c * 3 + 1] ?? 0, positions[c * 3 + 2] ?? 0]
    const [u0, v0] = [surface[a * 2] ?? 0, surface[a * 2 + 1] ?? 0]
    const [u1, v1] = [(surface[b * 2] ?? 0) - u0, (surface[b * 2 + 1] ?? 0) - v0]
    const [u2, v2] = [(surface[c * 2] ?? 0) - u0, (surface[c * 2 + 1] ?? 0) - v0]
    const isCut =
      mayBeCut[which] === 1 &&
      isUncut?.(which, Math.min(x0, x1, x2), Math.max(x0, x1, x2), Math.min(z0, z1, z2), Math.max(z0, z1, z2)) !== true
    // Shares of the corners grow evenly along a row.
    const inverse = 1 / area
    const secondStep = (cy - ay) * inverse
    const thirdStep = -(by - ay) * inverse
    slopes[triangle * 4] = secondStep
    slopes[triangle * 4 + 1] = -(cx - ax) * inverse
    slopes[triangle * 4 + 2] = thirdStep
    slopes[triangle * 4 + 3] = (bx - ax) * inverse
    const firstStep = -secondStep - thirdStep
    const [firstInverse, secondInverse, thirdInverse] = [1 / firstStep, 1 / secondStep, 1 / thirdStep]
    const nearStep = (bn - an) * secondStep + (cn - an) * thirdStep
    // Samples of a row for a millimetre of the surface.
    const samples = isCut
      ? 1 /
        Math.hypot(
          (x1 - x0) * secondStep + (x2 - x0) * thirdStep,
          (y1 - y0) * secondStep + (y2 - y0) * thirdStep,
          (z1 - z0) * secondStep + (z2 - z0) * thirdStep,
        )
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
      if (!isCut) {
        const index = row * width + left
        const nearAt = an + (bn - an) * secondAt + (cn - an) * thirdAt
        for (let step = from; step <= to; step += 1) {
          const near = nearAt + nearStep * step
          const sample = index + step
          if (near <= (nearest[sample] ?? 0)) continue
          nearest[sample] = near
          triangles[sample] = triangle
          seconds[sample] = secondAt + secondStep * step
          thirds[sample] = thirdAt + thirdStep * step
        }
        continue
      }
      let decided: Fate = fate.drawn
      let decidedTo = -1
      for (let step = from; step <= to; step += 1) {
        const second = secondAt + secondStep * step
        const third = thirdAt + thirdStep * step
        const near = an + (bn - an) * second + (cn - an) * third
        const index = row * width + left + step
        if (near <= (solid.near[index] ?? 0)) continue
        if (step > decidedTo) {
          reach.millimetres = 0
          decided = cut(
            which,
            x0 + (x1 - x0) * second + (x2 - x0) * third,
            y0 + (y1 - y0) * second + (y2 - y0) * third,
            z0 + (z1 - z0) * second + (z2 - z0) * third,
            u0 + u1 * second + u2 * third,
            v0 + v1 * second + v2 * third,
            reach,
          )
          decidedTo = step + reach.millimetres * samples
        }
        if (decided === fate.cut) continue
        let layer = solid
        if (decided === fate.pane) {
          if (isInside[triangle] === 1) continue
          layer = panes
          if (near <= (panes.near[index] ?? 0)) continue
        }
        layer.near[index] = near
        layer.triangle[index] = triangle
        layer.second[index] = second
        layer.third[index] = third
      }
    }
  }
  layers.from = bounds.top * width
  layers.to = (bounds.bottom + 1) * width
  return { width, height, solid, panes, isInside, slopes, ...bounds }
}
