import type { BodyPlan } from './body-plan.ts'
import { steps, type MeshBuilder, type Point3 } from './mesh.ts'
import { part } from './parts.ts'

/** Distance of a wheel's outer face from the middle of the vehicle. */
const wheelFace = (plan: Pick<BodyPlan, 'tyre' | 'width'>): number => plan.width / 2 - (plan.tyre.isOffRoad ? 12 : 26)

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

/** Places a point of a wheel: inwards from its outer face, then along and up from its middle, in millimetres. */
export type PlaceOnWheel = (inwards: number, along: number, up: number, out: Point3) => void

/**
 * One wheel: the tyre as a body of revolution, the rim as a disc on which the shading cuts out the spokes. `turn` is 1
 * or −1, so that its faces look outwards.
 */
export function addWheel(
  mesh: MeshBuilder,
  { tyre, rim: { share: rimShare } }: Pick<BodyPlan, 'tyre' | 'rim'>,
  turns: number,
  turn: 1 | -1,
  placeAt: PlaceOnWheel,
): void {
  const radius = tyre.diameter / 2
  const rim = radius * rimShare
  const profile = tyreProfile(radius, rim)
  const place = (share: number, reach: number, angle: number, out: Point3): void => {
    const at = angle * Math.PI * 2 * turn
    placeAt(share * tyre.width, Math.cos(at) * reach, Math.sin(at) * reach, out)
  }
  mesh.startBody()
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

/** The wheels of every axle, on both sides. */
export function addWheels(
  mesh: MeshBuilder,
  plan: Pick<BodyPlan, 'tyre' | 'rim' | 'width'>,
  wheels: readonly number[],
): void {
  const radius = plan.tyre.diameter / 2
  const face = wheelFace(plan)
  for (const side of [-1, 1] as const)
    for (const centre of wheels)
      addWheel(mesh, plan, side < 0 ? 56 : 28, side, (inwards, along, up, out) => {
        out[0] = centre + along
        out[1] = side * (face - inwards)
        out[2] = radius + up
      })
}
