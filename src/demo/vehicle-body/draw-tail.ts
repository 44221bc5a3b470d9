import { distance, smooth } from './numbers.ts'
import type { BodyPlan } from './body-plan.ts'
import type { DrawOn } from './draw-face.ts'
import { drawBadge as drawPlainBadge, scaleOutline } from './draw-grille.ts'
import { drawPlate } from './draw-plate.ts'
import { createLineDistance, createOutlineDistance } from './outline.ts'
import { cover, inside, materials, type Surface } from './surface.ts'
import { slopeAtFold } from './faces/relief.ts'
import { tailOutlines } from './faces/tails.ts'

const fold = { above: 0.3, aboveTo: 70, below: -0.16, belowTo: 90 } as const

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
  const isUpright = face.tail === 'post' || face.tail === 'pillar' || face.tail === 'clamp' || face.tail === 'squares'
  const lampFoot = Math.min(...glass.map(([, z]) => z))
  const lampHeight = Math.max(...glass.map(([, z]) => z)) - lampFoot
  // A ute has its plate in the bumper, so that it shows when the tailgate is down, and a handle in place of a badge.
  const hasTub = plan.load?.kind === 'tub'
  const plateMiddle = foot + height * (hasTub ? 0.1 : kind === 'hatch' || kind === 'sedan' ? 0.36 : 0.52)
  const bumperTop = foot + height * (hasTub ? 0.2 : 0.17)
  const bumper = hasTub && face.frame === 'chrome' ? materials.darkChrome : materials.plastic
  const hasGate = kind !== 'sedan' && kind !== 'coupe' && kind !== 'liftback'
  const seamFoot = foot + height * (hasGate ? 0.28 : 0.5)
  const gateFold = foot + height * 0.66
  const bumperFold = seamFoot - 26
  const badgeMiddle = foot + height * 0.83

  /** The badge of a tailgate that rises, the handle of one that falls. */
  function drawBadge(surface: Surface, y: number, z: number, edge: number): void {
    const up = z - badgeMiddle
    if (hasTub) {
      const far = Math.max(Math.abs(y) - 118, Math.abs(up) - 27)
      cover(surface, materials.glossBlack, inside(far, edge))
      if (far < 0) surface.open *= 1 - 0.5 * smooth(-4, 24, up)
      return
    }
    drawPlainBadge(surface, Math.abs(y), Math.abs(up), edge)
  }

  return (surface, { px: x, py: y, pz: z }, edge) => {
    const back = bodyEnd - x
    if (back > length * 0.16) return
    const aside = Math.abs(y)
    const across = aside + 0.85 * Math.max(0, back - 40)
    if (back < 330) {
      // The tailgate is folded under its badge, and the bumper stands out below it.
      const share = smooth(330, 200, back)
      const recess = Math.max(aside - 300, Math.abs(z - plateMiddle) - 84)
      const gate = Math.max(Math.abs(aside - half * 0.8), seamFoot - z - 4)
      const reflector = Math.max(Math.abs(aside - half * 0.78) - 80, Math.abs(z - foot - height * 0.12) - 11)
      surface.clear =
        recess < 0 || (aside < 160 && Math.abs(z - badgeMiddle) < 80)
          ? 0
          : Math.min(
              surface.clear,
              Math.abs(z - bumperTop),
              Math.abs(gate),
              Math.abs(z - seamFoot),
              recess,
              Math.abs(reflector),
            )
      surface.tiltUp += share * (slopeAtFold(fold, z - gateFold, edge) + slopeAtFold(fold, z - bumperFold, edge))
      cover(surface, materials.seam, inside(gate - 4, edge))
      if (aside < half * 0.8) cover(surface, materials.seam, inside(Math.abs(z - seamFoot) - 4, edge))
      cover(surface, bumper, inside(Math.max(z - bumperTop, aside - half * 1.2), edge))
      // The edge of the gate beside its gap catches light. The plate lies in a hollow: its upper edge throws a shade,
      // its lower edge looks up to the light.
      surface.glow += 0.12 * inside(Math.abs(gate - 10) - 5, edge)
      if (recess < 30) {
        const up = z - plateMiddle
        const deep = inside(recess, 10)
        surface.open *= 1 - deep * (0.24 + 0.5 * smooth(-10, 76, up))
        surface.tiltUp += 0.5 * smooth(-74, -84, up) * smooth(-104, -94, up) * inside(aside - 300, 10)
        surface.glow += 0.16 * inside(Math.abs(recess - 6) - 5, edge) * smooth(40, 80, up)
      }
      // A bright line parts the lower end of the bumper from its upper one.
      if (!hasTub) {
        const strip = Math.max(Math.abs(z - foot - height * 0.045) - 7, aside - half * 0.56)
        surface.clear = Math.min(surface.clear, Math.abs(strip))
        cover(surface, materials.darkChrome, 0.8 * inside(strip, edge))
      }
      drawPlate(surface, y, z - plateMiddle, edge)
      drawBadge(surface, y, z, edge)
      cover(surface, materials.lampRed, inside(reflector, edge))
      if (!plan.isElectric) {
        const pipe = distance((aside - half * 0.6) / 1.5, z - foot - height * 0.085)
        if (pipe < 60) surface.clear = 0
        if (y > 0) cover(surface, materials.chrome, inside(pipe - 34, edge))
        if (y > 0) cover(surface, materials.hollow, inside(pipe - 25, edge))
      }
    }
    const far = glassAt(across, z)
    surface.clear = Math.min(surface.clear, far)
    if (far > 10) return
    cover(surface, materials.seam, inside(far - 5, edge))
    cover(surface, materials.lampHousing, inside(far, edge))
    if (far > 0) return
    surface.open = 1
    surface.tiltUp = 0
    surface.tiltAcross = 0
    cover(surface, materials.lampRed, inside(far + rim, edge))
    // The red plastic is thick: it is darker towards its lower edge.
    surface.open *= 1 - 0.45 * smooth(0.5, 0, (z - lampFoot) / lampHeight)
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
