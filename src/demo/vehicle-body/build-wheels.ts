import type { BodyPlan } from './body-plan.ts'
import type { BodyLines } from './build-lower.ts'
import { steps, type MeshBuilder } from './mesh.ts'
import { part } from './parts.ts'

/** Distance of a wheel's outer face from the middle of the vehicle. */
const wheelFace = (plan: BodyPlan): number => plan.width / 2 - (plan.tyre.isOffRoad ? 12 : 26)

/** Profile of a tyre from its inner edge over the tread to the bead: share of its width, radius in millimetres. */
function tyreProfile(radius: number, rim: number): readonly (readonly [across: number, radius: number])[] {
  const wall = radius - rim
  return [
    [1, rim],
    [0.98, radius - wall * 0.3],
    [0.86, radius],
    [0.5, radius + 1],
    [0.14, radius],
    [0.06, radius - 9],
    [0.01, radius - wall * 0.28],
    [-0.012, radius - wall * 0.55],
    [0.015, rim + 12],
    [0.04, rim + 2],
    [0.07, rim - 2],
  ]
}

/** Four wheels: tyres as bodies of revolution, rims as discs on which the shading cuts out the spokes. */
export function addWheels(mesh: MeshBuilder, plan: BodyPlan, { wheels }: BodyLines): void {
  const radius = plan.tyre.diameter / 2
  const rim = radius * plan.rim.share
  const profile = tyreProfile(radius, rim)
  const face = wheelFace(plan)
  for (const side of [-1, 1])
    for (const centre of wheels) {
      mesh.startBody()
      const turns = side < 0 ? 56 : 28
      const place = (share: number, reach: number, angle: number, out: [number, number, number]): void => {
        const turn = angle * Math.PI * 2 * side
        out[0] = centre + Math.cos(turn) * reach
        out[1] = side * (face - share * plan.tyre.width)
        out[2] = radius + Math.sin(turn) * reach
      }
      mesh.addGrid(
        part.tyre,
        steps(turns),
        steps(profile.length - 1),
        (u, v, out) => {
          const [share, reach] = profile[Math.round(v * (profile.length - 1))] ?? [0, radius]
          place(share, reach, u, out)
        },
        (u, v) => [u, v],
      )
      mesh.startBody()
      mesh.addGrid(
        part.rim,
        steps(turns),
        [0, 0.2, 0.5, 0.8, 0.93, 1],
        (u, v, out) => place(0.07 + 0.13 * Math.sin(v * 2.6) ** 2 * (1 - v * 0.3), rim * (1 - v), u, out),
        (u, v) => [1 - v, u],
      )
      mesh.startBody()
      mesh.addGrid(
        part.brake,
        steps(turns),
        [0, 0.3, 1],
        (u, v, out) => place(v < 0.2 ? 0.12 : 0.52, rim * (v < 0.2 ? 0.985 : v < 0.5 ? 0.92 : 0), u, out),
        (u, v) => [v < 0.2 ? 0.985 : v < 0.5 ? 0.92 : 0, u],
      )
    }
}
