import type { MeshBuilder, Point3 } from '../mesh.ts'
import { addLoft, type Station } from '../shapes.ts'
import { bikePart } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'

/** A slim lamp from an inner to an outer place of the face. */
export function addLampSlit(
  mesh: MeshBuilder,
  inner: Point3,
  outer: Point3,
  side: number,
  tall: number,
  light: number,
): void {
  const [a, b]: [Point3, Point3] = [
    [inner[0], side * inner[1], inner[2]],
    [outer[0], side * outer[1], outer[2]],
  ]
  addLoft(
    mesh,
    bikePart.lens,
    a,
    b,
    [
      [0, tall * 0.3, 16],
      [0.2, tall * 0.5, 22],
      [0.7, tall * 0.5, 24],
      [1, tall * 0.25, 18],
    ],
    { round: 0.7 },
  )
  addLoft(
    mesh,
    bikePart.light,
    [a[0] - 17, a[1], a[2] + tall * 0.2],
    [b[0] - 15, b[1], b[2] + tall * 0.26],
    [
      [0.04, light * 0.5, 8],
      [0.5, light * 0.7, 10],
      [0.94, light * 0.4, 8],
    ],
    { sides: 12 },
  )
  addLoft(
    mesh,
    bikePart.light,
    [(a[0] + b[0]) / 2 - 14, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2 - tall * 0.1],
    [(a[0] + b[0]) / 2 - 26, (a[1] + b[1]) / 2, (a[2] + b[2]) / 2 - tall * 0.12],
    [
      [0, tall * 0.26],
      [1, tall * 0.2],
    ],
    { sides: 16 },
  )
}

/** A clear sheet that bends back from its foot. */
export function addScreen(mesh: MeshBuilder, plan: BikePlan, stations: readonly Station[]): void {
  for (const isBack of [false, true]) {
    mesh.startBody()
    const us = [0, 0.08, 0.25, 0.5, 0.75, 0.92, 1]
    const vs = stations.map((_, index) => index / (stations.length - 1))
    mesh.addGrid(bikePart.screen, us, vs, (u, v, out) => {
      const [x, , z, half] = stations[Math.round(v * (stations.length - 1))] ?? [0, 0, 0, 0]
      const across = isBack ? u * 2 - 1 : 1 - u * 2
      const [px, pz] = plan.place(x, z)
      out[0] = px + across * across * half * 0.55 + (isBack ? 3 : 0)
      out[1] = across * half
      out[2] = pz - Math.abs(across) ** 5 * 14
    })
  }
}
