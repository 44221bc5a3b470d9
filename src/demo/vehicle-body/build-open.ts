import type { BodyPlan } from './body-plan.ts'
import type { BodyLines } from './build-lower.ts'
import { resolveScreenEdge } from './build-cab.ts'
import type { MeshBuilder, Point3 } from './mesh.ts'
import { lerp } from './numbers.ts'
import { part } from './parts.ts'
import { addRoundedBox, allFaces } from './rounded-box.ts'
import { addTube } from './shapes.ts'

/** The folded roof lies behind the seats. */
function addFoldedRoof(mesh: MeshBuilder, plan: BodyPlan, lines: BodyLines): void {
  const { cabEnd, width } = plan
  const [from, to] = [cabEnd - 330, cabEnd + 40]
  addRoundedBox(
    mesh,
    allFaces(part.plastic),
    { radii: [0.5, 0.3, 0.6], flat: [4, 6, 2], turns: 3 },
    (bx, by, bz, out) => {
      const x = lerp(from, to, (bx + 1) / 2)
      out[0] = x - by * by * 60
      out[1] = by * width * 0.42
      out[2] = lines.deck(x) - 120 + ((bz + 1) / 2) * (168 - by * by * 36)
    },
  )
}

/** The frame of the windscreen: up one side, across, and down the other. */
function addScreenFrame(mesh: MeshBuilder, plan: BodyPlan, lines: BodyLines): void {
  const edge = resolveScreenEdge(plan, lines)
  const left = [0.1, 0.4, 0.7, 0.96].map((up): Point3 => edge(up, -1))
  const top = [-0.62, 0, 0.62].map((across): Point3 => edge(0.985, across))
  const right = [0.96, 0.7, 0.4, 0.1].map((up): Point3 => edge(up, 1))
  addTube(mesh, part.glossBlack, [...left, ...top, ...right], 20, { sides: 10 })
  const [x, , z] = edge(0.93, 0)
  // The mirror within.
  addTube(
    mesh,
    part.plastic,
    [
      [x + 60, -110, z - 50],
      [x + 60, 110, z - 50],
    ],
    [24, 30, 24],
    { sides: 10 },
  )
}

/** What an open car has in place of a roof. */
export function addOpenTop(mesh: MeshBuilder, plan: BodyPlan, lines: BodyLines): void {
  addScreenFrame(mesh, plan, lines)
  addFoldedRoof(mesh, plan, lines)
}
