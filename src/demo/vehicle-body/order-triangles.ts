import type { Mesh } from './mesh.ts'

/** Steps of nearness by which triangles are told apart when they are put in order. */
const ranks = 256

/**
 * The triangles before the lens, nearest first, by their corners as `rasterise` projects them: what lies behind a
 * triangle is then neither written nor asked for openings.
 */
export function orderByNearness({ corners, parts }: Mesh, screen: Float32Array): Uint32Array {
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
