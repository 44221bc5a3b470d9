import type { BodyPlan, Face } from './body-plan.ts'
import { createLamp } from './draw-lamp.ts'
import { drawPlate } from './draw-plate.ts'
import { bumperOutlines, grilleOutlines } from './face-outlines.ts'
import { distance, smooth } from './numbers.ts'
import { createOutlineDistance, type Outline } from './outline.ts'
import { cover, inside, materials, type Material, type Surface } from './surface.ts'

/** Draws on a surface what lies at a place of the body, in millimetres; `edge` is the width of a sample. */
export type DrawOn = (surface: Surface, x: number, y: number, z: number, edge: number) => void

function drawMesh(surface: Surface, mesh: Face['mesh'], y: number, z: number, edge: number): void {
  switch (mesh) {
    case 'bars': {
      const at = ((z % 62) + 62) % 62
      cover(surface, materials.darkAlloy, inside(Math.abs(at - 31) - 11, edge))
      return
    }
    case 'uprights': {
      const at = ((y % 74) + 74) % 74
      cover(surface, materials.darkChrome, inside(Math.abs(at - 37) - 12, edge))
      return
    }
    case 'honeycomb': {
      const row = Math.floor(z / 34)
      const across = (((y + (row % 2) * 29) % 58) + 58) % 58
      const high = z - row * 34
      const far = Math.max(Math.abs(across - 29) * 0.86, Math.abs(high - 17) * 1.25)
      cover(surface, materials.darkAlloy, 0.75 * inside(17 - far, edge))
      return
    }
    case 'plain':
      cover(surface, materials.glossBlack, 0.9)
  }
}

const frameMaterial: Readonly<Record<Face['frame'], Material | null>> = {
  chrome: materials.chrome,
  black: materials.glossBlack,
  paint: null,
}

export const scaleOutline = (outline: Outline, across: number, foot: number, height: number): Outline =>
  outline.map(([x, y]) => [x * across, foot + y * height])

const highest = (outline: Outline): number => Math.max(...outline.map(([, y]) => y))
const lowest = (outline: Outline): number => Math.min(...outline.map(([, y]) => y))

/** Lamps, grille, bumper, badge and plate of the front. */
export function createFront(plan: BodyPlan, noseHeight: number): DrawOn {
  const { face, width, clearance } = plan
  const half = width / 2
  const foot = clearance + 50
  const height = noseHeight - foot
  const lamp = createLamp(plan, (outline) => scaleOutline(outline, half, foot, height))
  const grille = face.grille === 'none' ? null : scaleOutline(grilleOutlines[face.grille], half, foot, height)
  const openings = bumperOutlines[face.bumper].map((outline) => scaleOutline(outline, half, foot, height))
  const frame = frameMaterial[face.frame]
  const isBlock = face.bumper === 'block'
  const grilleAt = grille === null ? null : createOutlineDistance(grille)
  const openingsAt = openings.map(createOutlineDistance)
  const grilleTop = grille === null ? 0 : highest(grille)
  const badgeMiddle =
    grille === null || face.grille === 'wide' ? foot + height * 0.82 : (grilleTop + lowest(grille) * 0.45) / 1.45
  const plateMiddle =
    foot + height * (grille !== null && face.grille !== 'wide' && lowest(grille) < foot + height * 0.45 ? 0.34 : 0.45)
  const reach = plan.frontOverhang * 0.86
  return (surface, x, y, z, edge) => {
    if (x > reach || z > lamp.top + 60) return
    const aside = Math.abs(y)
    const across = aside + 0.5 * Math.max(0, x - 40)
    if (aside < half * 0.99 && x < 330) {
      cover(surface, materials.plastic, inside(z - foot - height * 0.07, edge))
      for (const opening of openingsAt) {
        const far = opening(isBlock ? Math.sign(y) * across : y, z)
        if (far > 14) continue
        if (isBlock) cover(surface, materials.plastic, inside(far, edge))
        else {
          cover(surface, materials.plastic, inside(far - 9, edge))
          cover(surface, materials.hollow, inside(far, edge))
          if (far < -10) drawMesh(surface, face.mesh === 'uprights' ? 'honeycomb' : face.mesh, y, z, edge)
        }
      }
      // Skid plate of those that go off the road.
      if (plan.tyre.isOffRoad) {
        const far = Math.max(aside - half * 0.42 - (z - foot) * 0.4, z - foot - height * 0.13)
        cover(surface, materials.alloy, 0.85 * inside(far, edge))
      }
      if (grilleAt !== null) {
        const far = grilleAt(y, z)
        if (far < 24) {
          if (frame !== null) cover(surface, frame, inside(far - 15, edge))
          cover(surface, materials.hollow, inside(far, edge))
          if (far < -2) {
            drawMesh(surface, face.mesh, y, z, edge)
            surface.open *= 1 - 0.75 * smooth(grilleTop - 90, grilleTop - 5, z)
          }
        }
        if (face.grille === 'kidneys')
          cover(surface, frame ?? materials.chrome, inside(Math.abs(aside) - 16, edge) * inside(far, edge))
      }
      const high = z - badgeMiddle
      if (aside < 70 && Math.abs(high) < 60) {
        const badge = distance(y / 62, high / 42)
        cover(surface, materials.chrome, inside((badge - 1) * 45, edge))
        cover(surface, materials.glossBlack, inside((badge - 0.72) * 45, edge))
        cover(surface, materials.chrome, inside(Math.max(aside - 30, Math.abs(high) - 5), edge))
      }
      drawPlate(surface, y, z - plateMiddle, edge)
    }
    if (z > lamp.bottom && z < lamp.top) lamp.draw(surface, across, z, edge)
  }
}
