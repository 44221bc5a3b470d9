/**
 * A mesh of triangles in millimetres: x from the front bumper to the rear, y to the right-hand side, z up from the
 * ground. Every triangle belongs to a part (parts.ts), which says what it is made of.
 */
export interface Mesh {
  /** x, y, z of every corner. */
  readonly positions: Float32Array
  readonly normals: Float32Array
  /** Where a corner lies on its surface, 0 to 1 or −1 to 1; the parts say how they use it. */
  readonly surface: Float32Array
  /** Three corners a triangle. */
  readonly corners: Uint32Array
  /** The part of every triangle. */
  readonly parts: Uint8Array
}

export type Point3 = [x: number, y: number, z: number]

/** Places a point of a surface: u and v run from 0 to 1, and the point is written to `out`. */
export type Surface = (u: number, v: number, out: Point3) => void

export interface MeshBuilder {
  /** Seams between the grids that follow are smooth; grids of different bodies meet at a sharp edge. */
  startBody(): void
  /**
   * Adds a surface as a grid with corners at the given places. `texture` says which values the corners keep, and the
   * places themselves are kept without it.
   */
  addGrid(part: number, us: readonly number[], vs: readonly number[], surface: Surface, texture?: Surface2): void
  finish(): Mesh
}

export type Surface2 = (u: number, v: number) => readonly [number, number]

/** Evenly spaced places from 0 to 1. */
export const steps = (count: number): readonly number[] =>
  Array.from({ length: count + 1 }, (_, index) => index / count)

/** Corners nearer than this, in millimetres, are one corner of the surface and share a normal. */
const weld = 0.5

export function createMeshBuilder(): MeshBuilder {
  const positions: number[] = []
  const surfaces: number[] = []
  const corners: number[] = []
  const parts: number[] = []
  const groups: number[] = []
  /** Corners at the edges of grids. */
  const rims: number[] = []

  /** Sums the normals of the faces at each corner, and of corners that lie on each other. */
  function resolveNormals(): Float32Array {
    const count = positions.length / 3
    const normals = new Float32Array(count * 3)
    const at = (index: number): number => positions[index] ?? 0
    const add = (corner: number, x: number, y: number, z: number): void => {
      normals[corner] = (normals[corner] ?? 0) + x
      normals[corner + 1] = (normals[corner + 1] ?? 0) + y
      normals[corner + 2] = (normals[corner + 2] ?? 0) + z
    }
    for (let index = 0; index < corners.length; index += 3) {
      const a = (corners[index] ?? 0) * 3
      const b = (corners[index + 1] ?? 0) * 3
      const c = (corners[index + 2] ?? 0) * 3
      const ux = at(b) - at(a)
      const uy = at(b + 1) - at(a + 1)
      const uz = at(b + 2) - at(a + 2)
      const vx = at(c) - at(a)
      const vy = at(c + 1) - at(a + 1)
      const vz = at(c + 2) - at(a + 2)
      const nx = uy * vz - uz * vy
      const ny = uz * vx - ux * vz
      const nz = ux * vy - uy * vx
      add(a, nx, ny, nz)
      add(b, nx, ny, nz)
      add(c, nx, ny, nz)
    }
    // Only corners at the edge of a grid can lie on those of another.
    const seams = new Map<number, number>()
    const first = Uint32Array.from({ length: count }, (_, index) => index)
    for (const index of rims) {
      const place = (axis: number): number => Math.round(at(index * 3 + axis) / weld) + 20_000
      const key = ((groups[index] ?? 0) * 40_000 + place(0)) * 1.6e9 + place(1) * 40_000 + place(2)
      const known = seams.get(key)
      if (known === undefined) {
        seams.set(key, index)
        continue
      }
      first[index] = known
      for (let axis = 0; axis < 3; axis += 1)
        normals[known * 3 + axis] = (normals[known * 3 + axis] ?? 0) + (normals[index * 3 + axis] ?? 0)
    }
    for (let index = 0; index < count; index += 1) {
      const from = (first[index] ?? 0) * 3
      const x = normals[from] ?? 0
      const y = normals[from + 1] ?? 0
      const z = normals[from + 2] ?? 0
      const length = from === index * 3 ? Math.sqrt(x * x + y * y + z * z) || 1 : 1
      normals[index * 3] = x / length
      normals[index * 3 + 1] = y / length
      normals[index * 3 + 2] = z / length
    }
    return normals
  }

  let group = 0
  return {
    startBody() {
      group += 1
    },
    addGrid(part, us, vs, surface, texture = (u, v) => [u, v]) {
      const base = positions.length / 3
      const out: Point3 = [0, 0, 0]
      vs.forEach((v, row) => {
        us.forEach((u, column) => {
          surface(u, v, out)
          const [s, t] = texture(u, v)
          if (row === 0 || column === 0 || row === vs.length - 1 || column === us.length - 1) rims.push(groups.length)
          positions.push(out[0], out[1], out[2])
          surfaces.push(s, t)
          groups.push(group)
        })
      })
      const across = us.length
      for (let row = 0; row < vs.length - 1; row += 1)
        for (let column = 0; column < across - 1; column += 1) {
          const corner = base + row * across + column
          corners.push(corner, corner + 1, corner + across, corner + 1, corner + across + 1, corner + across)
          parts.push(part, part)
        }
    },
    finish: () => ({
      positions: Float32Array.from(positions),
      normals: resolveNormals(),
      surface: Float32Array.from(surfaces),
      corners: Uint32Array.from(corners),
      parts: Uint8Array.from(parts),
    }),
  }
}
