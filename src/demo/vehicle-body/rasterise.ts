import { project, type Camera } from './camera.ts'
import type { Mesh, Point3 } from './mesh.ts'

/** What becomes of a point of a surface: it is drawn, cut away, or a pane that shows what is behind it. */
export const fate = { drawn: 0, cut: 1, pane: 2 } as const
export type Fate = (typeof fate)[keyof typeof fate]

/** Asked for points of parts that have openings. `u` and `v` are the point's place on its surface. */
export type Cut = (part: number, x: number, y: number, z: number, u: number, v: number) => Fate

/** For every sample of a picture the triangle in front, −1 for none, and where on the triangle the sample lies. */
export interface Layer {
  /** One over the distance; 0 where nothing is. */
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
  /** 1 for triangles seen from their inside. */
  readonly isInside: Uint8Array
}

const createLayer = (count: number): Layer => ({
  near: new Float32Array(count),
  triangle: new Int32Array(count),
  second: new Float32Array(count),
  third: new Float32Array(count),
})

/** The buffers of the last picture, kept for the next one of the same size: a picture has millions of samples. */
let kept: { readonly count: number; readonly solid: Layer; readonly panes: Layer } | null = null

function prepareLayers(count: number): { readonly solid: Layer; readonly panes: Layer } {
  if (kept?.count !== count) kept = { count, solid: createLayer(count), panes: createLayer(count) }
  for (const layer of [kept.solid, kept.panes]) {
    layer.near.fill(0)
    layer.triangle.fill(-1)
  }
  return kept
}

/** Corners of a mesh as columns, rows and nearness. */
function projectAll(mesh: Mesh, camera: Camera): Float32Array {
  const { positions } = mesh
  const screen = new Float32Array(positions.length)
  for (let at = 0; at < positions.length; at += 3) {
    const placed = project(camera, positions[at] ?? 0, positions[at + 1] ?? 0, positions[at + 2] ?? 0)
    screen.set(placed, at)
  }
  return screen
}

/**
 * Finds what each sample of a picture shows. `mayCut` marks the parts for which `cut` is asked. The result is valid
 * until the next call.
 */
export function rasterise(
  mesh: Mesh,
  camera: Camera,
  width: number,
  height: number,
  cut: Cut,
  mayCut: ReadonlySet<number>,
): Visible {
  const { solid, panes } = prepareLayers(width * height)
  const { positions, surface, corners, parts } = mesh
  const screen = projectAll(mesh, camera)
  const isInside = new Uint8Array(parts.length)
  const mean = (values: Float32Array, size: number, axis: number, at: Point3, second: number, third: number): number =>
    (values[at[0] * size + axis] ?? 0) * (1 - second - third) +
    (values[at[1] * size + axis] ?? 0) * second +
    (values[at[2] * size + axis] ?? 0) * third
  const at: Point3 = [0, 0, 0]
  for (let triangle = 0; triangle < parts.length; triangle += 1) {
    const [a, b, c] = [corners[triangle * 3] ?? 0, corners[triangle * 3 + 1] ?? 0, corners[triangle * 3 + 2] ?? 0]
    const [ax, ay, an] = [screen[a * 3] ?? 0, screen[a * 3 + 1] ?? 0, screen[a * 3 + 2] ?? 0]
    const [bx, by, bn] = [screen[b * 3] ?? 0, screen[b * 3 + 1] ?? 0, screen[b * 3 + 2] ?? 0]
    const [cx, cy, cn] = [screen[c * 3] ?? 0, screen[c * 3 + 1] ?? 0, screen[c * 3 + 2] ?? 0]
    // Nothing behind the lens, and nothing that is seen edge on.
    if (an <= 0 || bn <= 0 || cn <= 0) continue
    const area = (bx - ax) * (cy - ay) - (cx - ax) * (by - ay)
    if (Math.abs(area) < 1e-9) continue
    if (area > 0) isInside[triangle] = 1
    const left = Math.max(0, Math.ceil(Math.min(ax, bx, cx) - 0.5))
    const right = Math.min(width - 1, Math.floor(Math.max(ax, bx, cx) - 0.5))
    const top = Math.max(0, Math.ceil(Math.min(ay, by, cy) - 0.5))
    const bottom = Math.min(height - 1, Math.floor(Math.max(ay, by, cy) - 0.5))
    if (left > right || top > bottom) continue
    const part = parts[triangle] ?? 0
    const isCut = mayCut.has(part)
    // Shares of the corners grow evenly along a row.
    const inverse = 1 / area
    const secondStep = (cy - ay) * inverse
    const thirdStep = -(by - ay) * inverse
    at[0] = a
    at[1] = b
    at[2] = c
    for (let row = top; row <= bottom; row += 1) {
      const py = row + 0.5
      let second = ((left + 0.5 - ax) * (cy - ay) - (cx - ax) * (py - ay)) * inverse
      let third = ((bx - ax) * (py - ay) - (left + 0.5 - ax) * (by - ay)) * inverse
      for (let column = left; column <= right; column += 1, second += secondStep, third += thirdStep) {
        if (second < -1e-6 || third < -1e-6 || second + third > 1.000001) continue
        const near = an + (bn - an) * second + (cn - an) * third
        const index = row * width + column
        if (near <= (solid.near[index] ?? 0)) continue
        let layer = solid
        if (isCut) {
          const decided = cut(
            part,
            mean(positions, 3, 0, at, second, third),
            mean(positions, 3, 1, at, second, third),
            mean(positions, 3, 2, at, second, third),
            mean(surface, 2, 0, at, second, third),
            mean(surface, 2, 1, at, second, third),
          )
          if (decided === fate.cut) continue
          if (decided === fate.pane) {
            if (isInside[triangle] === 1) continue
            layer = panes
            if (near <= (panes.near[index] ?? 0)) continue
          }
        }
        layer.near[index] = near
        layer.triangle[index] = triangle
        layer.second[index] = second
        layer.third[index] = third
      }
    }
  }
  return { width, height, solid, panes, isInside }
}
