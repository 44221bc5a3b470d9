import type { Mesh } from './mesh.ts'

/** Values that are kept of a triangle: three for each axis of its place and normal and of its place on its surface. */
export const heldValues = 24

/** Writes what a triangle has at its first corner, and what that grows by to its second and third one. */
export function holdTriangle(
  { positions, normals, surface, corners }: Mesh,
  triangle: number,
  held: Float32Array,
): void {
  const to = triangle * heldValues
  const a = corners[triangle * 3] ?? 0
  const b = corners[triangle * 3 + 1] ?? 0
  const c = corners[triangle * 3 + 2] ?? 0
  for (let axis = 0; axis < 3; axis += 1) {
    keep(held, to + axis * 3, positions, a * 3 + axis, b * 3 + axis, c * 3 + axis)
    keep(held, to + axis * 3 + 9, normals, a * 3 + axis, b * 3 + axis, c * 3 + axis)
  }
  for (let axis = 0; axis < 2; axis += 1)
    keep(held, to + axis * 3 + 18, surface, a * 2 + axis, b * 2 + axis, c * 2 + axis)
}

function keep(held: Float32Array, to: number, values: Float32Array, a: number, b: number, c: number): void {
  const first = values[a] ?? 0
  held[to] = first
  held[to + 1] = (values[b] ?? 0) - first
  held[to + 2] = (values[c] ?? 0) - first
}
