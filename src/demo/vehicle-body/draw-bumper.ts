import type { BodyPlan } from './body-plan.ts'
import { tabulate } from './build-lower.ts'
import { bumpers } from './faces/bumpers.ts'
import { leanFrom, slopeAtFold } from './faces/relief.ts'
import { aroundCorner, drawMesh, scaleOutline } from './draw-grille.ts'
import { createCurve, distance, smooth } from './numbers.ts'
import { createOutlineDistance } from './outline.ts'
import { cover, inside, materials, type Surface } from './surface.ts'

/** Width of the chamfer around an opening, millimetres. */
const chamfer = 20

const fold = { above: 0.34, aboveTo: 70, below: -0.2, belowTo: 110 } as const

/** The bumper of a front, at places from its middle to beyond its corner. */
export interface Bumper {
  /** Nothing of it shows above this height. */
  readonly top: number
  readonly draw: (surface: Surface, x: number, y: number, z: number, edge: number) => void
}

export function createBumper({ face, width, tyre, cladding }: BodyPlan, foot: number, height: number): Bumper {
  const half = width / 2
  const design = bumpers[face.bumper]
  const distanceOf = (outline: Parameters<typeof scaleOutline>[0]) =>
    createOutlineDistance(scaleOutline(outline, half, foot, height))
  const openings = design.openings.map(distanceOf)
  const plastics = design.plastic.map(distanceOf)
  const foldAt = tabulate(
    createCurve(design.fold.map(([x, up]) => [x * half, foot + up * height] as const)),
    half * 1.5,
  )
  const mesh = face.mesh === 'uprights' || face.mesh === 'plain' ? 'honeycomb' : face.mesh
  const { fog } = design
  /** Height of the black lower edge; plastic along the sills goes on around the front. */
  const lip = height * (cladding > 60 ? 0.15 : 0.08)
  const top =
    Math.max(...[...design.openings, ...design.plastic, design.fold].flat().map(([, up]) => foot + up * height)) + 70

  /** A round lamp behind glass, or a strip of diodes. */
  function drawFog(surface: Surface, across: number, z: number, edge: number): void {
    if (fog === null) return
    const dx = Math.abs(across - fog.at[0] * half)
    const dz = Math.abs(z - foot - fog.at[1] * height)
    const wide = fog.size[0] * half
    const high = fog.size[1] * height
    if (dx > wide + 20 || dz > high + 60) return
    surface.clear = 0
    if (fog.size[0] !== fog.size[1]) {
      const far = Math.max(dx - Math.max(9, wide), dz - Math.max(9, high))
      cover(surface, materials.lampDark, inside(far - 7, edge))
      cover(surface, face.age === 'halogen' ? materials.lampGlass : materials.lampStrip, inside(far + 2, edge))
      return
    }
    const away = distance(dx, dz)
    cover(surface, materials.darkChrome, inside(away - wide - 6, edge))
    cover(surface, materials.lampGlass, inside(away - wide, edge))
    cover(surface, materials.seam, 0.6 * inside(Math.abs(away - wide * 0.72) - 2.5, edge))
    if (away < wide) surface.glow += 1.6 * smooth(0.1, -0.9, (z - foot - fog.at[1] * height) / wide)
  }

  return { top, draw }

  function draw(surface: Surface, x: number, y: number, z: number, edge: number): void {
    const across = aroundCorner(x, y)
    // Above its fold the bumper falls back to the lamps, below it under the car.
    surface.tiltUp += smooth(450, 290, x) * slopeAtFold(fold, z - foldAt(across), edge)
    cover(surface, materials.plastic, inside(z - foot - lip, edge))
    for (const plastic of plastics) {
      const far = plastic(across, z)
      surface.clear = Math.min(surface.clear, Math.abs(far))
      if (far > chamfer) continue
      if (far > 0) leanFrom(surface, plastic, y, across, z, far, -0.3 * smooth(chamfer, 2, far))
      cover(surface, materials.plastic, inside(far, edge))
      surface.open *= 1 - 0.45 * smooth(0, -26, far)
    }
    for (const opening of openings) {
      const far = opening(across, z)
      surface.clear = Math.min(surface.clear, Math.abs(far - 5) - 5)
      if (far > chamfer) continue
      if (far > 0) leanFrom(surface, opening, y, across, z, far, -0.42 * smooth(chamfer, 2, far))
      cover(surface, materials.plastic, inside(far - 9, edge))
      cover(surface, materials.hollow, inside(far, edge))
      if (far < 0) {
        surface.tiltUp = 0
        surface.tiltAcross = 0
      }
      if (far < -6) drawMesh(surface, mesh, y, z, edge)
    }
    surface.clear = Math.min(surface.clear, Math.abs(z - foot - lip))
    drawFog(surface, across, z, edge)
    // Skid plate of those that go off the road.
    if (tyre.isOffRoad) {
      const far = Math.max(Math.abs(y) - half * 0.42 - (z - foot) * 0.4, z - foot - height * 0.13)
      surface.clear = Math.min(surface.clear, Math.abs(far))
      cover(surface, materials.alloy, 0.85 * inside(far, edge))
    }
  }
}
