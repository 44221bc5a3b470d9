import type { MeshBuilder } from './mesh.ts'
import { lerp } from './numbers.ts'
import { addRoundedBox, allFaces } from './rounded-box.ts'

interface Block {
  readonly x: readonly [number, number]
  readonly y: readonly [number, number]
  readonly z: readonly [number, number]
  /** How far the top stands rearwards of the foot. */
  readonly lean?: number
  readonly radius?: number
}

/** A block with rounded edges between two corners. */
export function addBlock(mesh: MeshBuilder, which: number, { x, y, z, lean = 0, radius = 0.3 }: Block): void {
  addRoundedBox(
    mesh,
    allFaces(which),
    { radii: [radius, radius, radius], flat: [1, 1, 1], turns: 3 },
    (bx, by, bz, out) => {
      out[0] = lerp(x[0], x[1], (bx + 1) / 2) + ((bz + 1) / 2) * lean
      out[1] = lerp(y[0], y[1], (by + 1) / 2)
      out[2] = lerp(z[0], z[1], (bz + 1) / 2)
    },
  )
}
