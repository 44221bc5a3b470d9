import type { MeshBuilder } from '../mesh.ts'
import { createCurve, lerp, smooth } from '../numbers.ts'
import { addRoundedBox, allFaces } from '../rounded-box.ts'
import { dwellingPart as part } from './dwelling-parts.ts'
import type { Shell } from './dwelling-plan.ts'

const wallParts = {
  left: part.wallSide,
  right: part.wallSide,
  front: part.wallFront,
  rear: part.wallRear,
  top: part.wallTop,
  bottom: part.wallBottom,
}

const skins = { canvas: part.canvas, lid: part.lid, cap: part.wallTop } as const

/** A shell as a box with rounded edges, whose ends follow their curves. */
export function addShell(
  mesh: MeshBuilder,
  { skin, foot, top, front, rear, width, footWidth = width, radius }: Shell,
): void {
  const [frontAt, rearAt] = [createCurve(front), createCurve(rear)]
  const half = width / 2
  const halfUp = (top - foot) / 2
  const halfAlong = (rearAt((foot + top) / 2) - frontAt((foot + top) / 2)) / 2
  const within = (size: number): number => Math.min(0.9, radius / size)
  const parts = skin === 'wall' ? wallParts : { ...allFaces(skins[skin]), bottom: part.wallBottom }
  addRoundedBox(
    mesh,
    parts,
    { radii: [within(halfAlong), within(half), within(halfUp)], flat: [12, 4, 26], turns: 4 },
    (bx, by, bz, out) => {
      const z = lerp(foot, top, (bz + 1) / 2)
      out[0] = lerp(frontAt(z), rearAt(z), (bx + 1) / 2)
      out[1] = by * lerp(footWidth / 2, half, smooth(-1, 0.4, bz))
      out[2] = z
    },
  )
}
