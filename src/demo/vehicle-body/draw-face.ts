import type { BodyPlan } from './body-plan.ts'
import { createBumper } from './draw-bumper.ts'
import { aroundCorner, createGrille, scaleOutline } from './draw-grille.ts'
import { createLamp } from './draw-lamp.ts'
import { drawPlate, plateReach } from './draw-plate.ts'
import type { Spot } from './shading.ts'
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
  const bumper = createBumper(plan, foot, height)
  const reach = plan.frontOverhang * 0.86
  return (surface, { px: x, py: y, pz: z }, edge) => {
    if (x > reach || z > lamp.top + 60) return
    const aside = Math.abs(y)
    // A call takes memory for its numbers, so none is made where nothing is drawn.
    if (aside < half * 0.99 && x < 450) {
      if (z < bumper.top) bumper.draw(surface, x, y, z, edge)
      if (aside < grille.reach && z > grille.bottom) grille.draw(surface, y, z, edge)
      if (aside < plateReach.across && Math.abs(z - grille.plate) < plateReach.up) {
        surface.clear = 0
        drawPlate(surface, y, z - grille.plate, edge)
      }
    }
    if (z < lamp.bottom || z > lamp.top) return
    const across = aroundCorner(x, y)
    if (across < lamp.inner || across > lamp.outer) return
    lamp.draw(surface, across, z, edge)
  }
}
