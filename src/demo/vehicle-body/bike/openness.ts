import type { Mesh } from '../mesh.ts'
import { thinParts } from './bike-parts.ts'

/** Edge of a cell of the space around a motorcycle, in millimetres. */
const cell = 30
/** The space, in cells: lengthwise, across, up. It begins ahead of the front wheel, at the left, under the ground. */
const [columns, layers, rows] = [96, 46, 64] as const
const [firstColumn, firstLayer, firstRow] = [4, layers / 2, 2] as const

/** Directions in which a place looks for what takes its light: unit vectors, three numbers each. */
const directions = Float64Array.from(
  [-1, 0, 1].flatMap((x) =>
    [-1, 0, 1].flatMap((y) =>
      [-1, 0, 1].flatMap((z) => {
        const size = Math.hypot(x, y, z)
        // The corners of the cube and the middles of its faces are enough.
        return size === 0 || (size > 1.1 && size < 1.5) ? [] : [x / size, y / size, z / size]
      }),
    ),
  ),
)
/** Distances at which it looks, in cells, and how much less light something at that distance leaves. */
const looks = [1.7, 2.8, 4, 5.6, 7.6] as const
const shades = [1, 0.82, 0.64, 0.46, 0.28] as const

/** Marks the cells through which the mesh runs. */
function fillCells({ positions, corners, parts }: Mesh): Uint8Array {
  const filled = new Uint8Array(columns * layers * rows)
  const mark = (x: number, y: number, z: number): void => {
    const column = ((x / cell) | 0) + firstColumn
    const layer = Math.floor(y / cell) + firstLayer
    const row = ((z / cell) | 0) + firstRow
    if (column >= 0 && column < columns && layer >= 0 && layer < layers && row >= 0 && row < rows)
      filled[(row * layers + layer) * columns + column] = 1
  }
  for (let triangle = 0; triangle < parts.length; triangle += 1) {
    if (thinParts.has(parts[triangle] ?? 0)) continue
    const a = (corners[triangle * 3] ?? 0) * 3
    const b = (corners[triangle * 3 + 1] ?? 0) * 3
    const c = (corners[triangle * 3 + 2] ?? 0) * 3
    const ax = positions[a] ?? 0
    const ay = positions[a + 1] ?? 0
    const az = positions[a + 2] ?? 0
    const bx = positions[b] ?? 0
    const by = positions[b + 1] ?? 0
    const bz = positions[b + 2] ?? 0
    mark(ax, ay, az)
    mark((ax + bx) / 2, (ay + by) / 2, (az + bz) / 2)
    mark(
      (ax + bx + (positions[c] ?? 0)) / 3,
      (ay + by + (positions[c + 1] ?? 0)) / 3,
      (az + bz + (positions[c + 2] ?? 0)) / 3,
    )
  }
  return filled
}

/**
 * Writes the share of light that reaches each corner, 0 to 1, as the first of its two places on its surface: light
 * comes from every direction in which no other part stands within some 230 mm.
 */
export function bakeOpenness(mesh: Mesh): void {
  const { positions, normals, surface } = mesh
  const filled = fillCells(mesh)
  for (let at = 0; at < positions.length; at += 3) {
    const x = (positions[at] ?? 0) / cell + firstColumn
    const y = (positions[at + 1] ?? 0) / cell + firstLayer
    const z = (positions[at + 2] ?? 0) / cell + firstRow
    const nx = normals[at] ?? 0
    const ny = normals[at + 1] ?? 0
    const nz = normals[at + 2] ?? 0
    let light = 0
    let all = 0
    for (let way = 0; way < directions.length; way += 3) {
      const dx = directions[way] ?? 0
      const dy = directions[way + 1] ?? 0
      const dz = directions[way + 2] ?? 0
      const facing = dx * nx + dy * ny + dz * nz
      if (facing < 0.15) continue
      const weight = facing * (1 + 0.6 * dz)
      all += weight
      let blocked = 0
      for (let step = 0; step < looks.length; step += 1) {
        const away = looks[step] ?? 0
        const column = (x + dx * away) | 0
        const layer = (y + dy * away) | 0
        const row = (z + dz * away) | 0
        if (column < 0 || column >= columns || layer < 0 || layer >= layers || row < 0 || row >= rows) break
        if (filled[(row * layers + layer) * columns + column] === 1) {
          blocked = shades[step] ?? 0
          break
        }
      }
      light += weight * (1 - blocked)
    }
    surface[(at / 3) * 2] = all > 0 ? 0.12 + 0.88 * (light / all) : 1
  }
}
