import type { BodyPlan } from './body-plan.ts'
import { createBumper } from './draw-bumper.ts'
import { aroundCorner, createGrille, scaleOutline } from './draw-grille.ts'
import { createLamp } from './draw-lamp.ts'
import { drawPlate } from './draw-plate.ts'
import type { Spot } from './shade.ts'
import type { Material, Surface } from './surface.ts'

/** Draws on a surface what lies at a place of the body, in millimetres; `edge` is the width of a sample. */
export type DrawOn = (surface: Surface, spot: Spot, edge: number) => void

/** Lamps, grille, bumper, badge and plate of the front. */
export function createFront(plan: BodyPlan, noseHeight: number, paint: Material): DrawOn {
  const { width, clearance } = plan
  const half = width / 2
  const foot = clearance + 50
  const height = noseHeight - foot
  const lamp = createLamp(plan, (outline) => scaleOutline(outline, half, foot, height))
  const grille = createGrille(plan, foot, height, paint)
  const drawBumper = createBumper(plan, foot, height)
  const reach = plan.frontOverhang * 0.86
  return (surface, { px: x, py: y, pz: z }, edge) => {
    if (x > reach || z > lamp.top + 60) return
    if (Math.abs(y) < half * 0.99 && x < 330) {
      drawBumper(surface, x, y, z, edge)
      grille.draw(surface, y, z, edge)
      drawPlate(surface, y, z - grille.plate, edge)
    }
    if (z > lamp.bottom && z < lamp.top) lamp.draw(surface, aroundCorner(x, y), z, edge)
  }
}
