import { distance, smooth } from './numbers.ts'
import type { BodyPlan } from './body-plan.ts'
import { scaleOutline, type DrawOn } from './draw-face.ts'
import { drawPlate } from './draw-plate.ts'
import { createLineDistance, createOutlineDistance } from './outline.ts'
import { cover, inside, materials } from './surface.ts'
import { tailOutlines } from './tail-outlines.ts'

/** Width of the smoked edge of a tail lamp, millimetres. */
const rim = 13

/** Tail lamps, plate, badge and the shut lines of the tailgate. */
export function createRear(plan: BodyPlan, tailHeight: number, bodyEnd: number): DrawOn {
  const { face, width, clearance, kind, length } = plan
  const half = width / 2
  const foot = clearance + 130
  const height = tailHeight - foot
  const tail = tailOutlines[face.tail]
  const glass = scaleOutline(tail.glass, half, foot, height)
  const light = scaleOutline(tail.light, half, foot, height)
  const glassAt = createOutlineDistance(glass)
  const lightAt = createLineDistance(light)
  const isUpright = face.tail === 'post' || face.tail === 'pillar'
  const lampFoot = Math.min(...glass.map(([, z]) => z))
  const lampHeight = Math.max(...glass.map(([, z]) => z)) - lampFoot
  const plateMiddle = foot + height * (kind === 'hatch' || kind === 'sedan' ? 0.36 : 0.52)
  const hasGate = kind !== 'sedan' && kind !== 'coupe' && kind !== 'liftback'
  const seamFoot = foot + height * (hasGate ? 0.28 : 0.5)
  return (surface, x, y, z, edge) => {
    const back = bodyEnd - x
    if (back > length * 0.16) return
    const aside = Math.abs(y)
    const across = aside + 0.85 * Math.max(0, back - 40)
    if (back < 330) {
      const gate = Math.max(Math.abs(aside - half * 0.8), seamFoot - z - 4)
      cover(surface, materials.seam, inside(gate - 4, edge))
      if (aside < half * 0.8) cover(surface, materials.seam, inside(Math.abs(z - seamFoot) - 4, edge))
      cover(surface, materials.plastic, inside(Math.max(z - foot - height * 0.17, aside - half * 1.2), edge))
      const recess = Math.max(aside - 300, Math.abs(z - plateMiddle) - 84)
      surface.open *= 1 - 0.25 * inside(recess, 10)
      drawPlate(surface, y, z - plateMiddle, edge)
      const badge = distance(y / 55, (z - foot - height * 0.83) / 36)
      cover(surface, materials.chrome, inside((badge - 1) * 40, edge))
      cover(surface, materials.glossBlack, inside((badge - 0.7) * 40, edge))
      const reflector = Math.max(Math.abs(aside - half * 0.78) - 80, Math.abs(z - foot - height * 0.12) - 11)
      cover(surface, materials.lampRed, inside(reflector, edge))
      if (!plan.isElectric) {
        const pipe = distance((aside - half * 0.6) / 1.5, z - foot - height * 0.085)
        if (y > 0) cover(surface, materials.chrome, inside(pipe - 34, edge))
        if (y > 0) cover(surface, materials.hollow, inside(pipe - 25, edge))
      }
    }
    const far = glassAt(across, z)
    if (far > 10) return
    cover(surface, materials.seam, inside(far - 5, edge))
    cover(surface, materials.lampDark, inside(far, edge))
    if (far > 0) return
    cover(surface, materials.lampRed, inside(far + rim, edge))
    if (isUpright) {
      // The reversing lamp, and the indicator above it.
      const up = (z - lampFoot) / lampHeight
      cover(
        surface,
        materials.lampGlass,
        inside(far + rim, edge) * inside((Math.abs(up - 0.26) - 0.07) * lampHeight, edge),
      )
    }
    const beam = lightAt(across, z)
    if (far > -4) return
    if (face.age === 'halogen')
      cover(surface, materials.lampRedLit, 0.55 * smooth(58, 12, beam) * inside(far + rim, edge))
    else cover(surface, materials.lampRedLit, inside(beam - 11, edge))
  }
}
