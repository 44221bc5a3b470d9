import type { BodyPlan } from './body-plan.ts'
import type { BodyLines } from './build-lower.ts'
import type { DrawOn } from './draw-face.ts'
import { distance, lerp, smooth } from './numbers.ts'
import { createLineDistance, type Outline } from './outline.ts'
import { cover, inside, materials, type Material, type Surface } from './surface.ts'

/** Places along the vehicle at which doors end, from the front; the last one ends before the rear wheel. */
function resolveDoors(plan: BodyPlan): readonly number[] {
  if (plan.doors.length > 0) return plan.doors
  const { cowl, roofStart, frontOverhang, wheelbase, tyre } = plan
  const front = Math.max(lerp(cowl[0], roofStart, 0.12), frontOverhang + tyre.diameter / 2 + 95)
  const rear = frontOverhang + wheelbase
  if (plan.kind === 'cabchassis') return [front, plan.cabEnd - 330]
  if (plan.isTwoDoor) return [front, Math.min(front + 1300, rear - 330, plan.cabEnd - 110)]
  const middle = lerp(front, rear, 0.5) + 40
  return [front, middle, Math.min(rear - tyre.diameter / 2 + 120, middle + 980)]
}

/** Shut lines of the doors, handles, sills, and plastic around the arches. */
export function createFlank(plan: BodyPlan, lines: BodyLines, handle: Material): DrawOn {
  const { cladding, tyre, clearance, frontOverhang } = plan
  const doors = resolveDoors(plan)
  const { wheels, archRadius, deck } = lines
  const sill = clearance + 95
  const rear = wheels[1]
  const seams: Outline[] = doors.map((x, index) => {
    const top = deck(x) + 20
    const isLast = index === doors.length - 1
    const hitsArch = isLast && doors.length > 2
    if (!hitsArch)
      return [
        [x + 12, top],
        [x, top - 180],
        [x - (index === 0 ? 14 : 0), sill + 120],
        [x + (index === 0 ? 40 : 0), sill],
      ]
    const angle = Math.acos(Math.max(-1, Math.min(1, (x - 60 - rear) / (archRadius + 40))))
    const z = tyre.diameter / 2 + Math.sin(angle) * (archRadius + 40)
    return [
      [x + 35, top],
      [x + 20, top - 160],
      [x - 60, Math.max(z, sill + 160)],
      [rear - archRadius - 60, tyre.diameter / 2 + 90],
      [rear - archRadius - 95, sill],
    ]
  })
  const lower: Outline = [
    [doors[0] ?? 0, sill],
    [(doors.at(-1) ?? 0) - 60, sill],
  ]
  const firstSeam = Math.min(frontOverhang, (doors[0] ?? 0) - 40)
  const seamsAt = seams.map(createLineDistance)
  const lowerAt = createLineDistance(lower)
  /** A bar before a hollow in the door, lit from above, with its shadow below. */
  function drawHandle(surface: Surface, x: number, z: number, doorEnd: number, edge: number): void {
    const at = doorEnd - 158
    if (Math.abs(x - at) > 150) return
    const up = z - deck(at) + 128
    if (Math.abs(up) > 60) return
    const dx = Math.max(0, Math.abs(x - at) - 84)
    const bar = distance(dx, up) - 14
    // The hollow for the hand lies behind the middle of the bar, the shadow along its lower edge.
    const hollow = distance(Math.max(0, Math.abs(x - at) - 20) * 0.8, up + 4)
    surface.open *= 1 - 0.42 * smooth(46, 26, hollow)
    cover(surface, materials.seam, 0.5 * inside(distance(dx, up + 9) - 14, edge))
    const share = inside(bar, edge)
    if (share === 0) return
    cover(surface, handle, share)
    surface.open += (1 - surface.open) * share
    // Light along the upper edge, which shows on black paint too.
    cover(surface, materials.chrome, 0.2 * share * smooth(1, 8, up))
    surface.glow += share * (up > 0 ? 0.16 * smooth(-2, 9, up) : -0.22 * smooth(-2, -12, up))
  }

  return (surface, x, y, z, edge) => {
    const isClad = cladding > 0
    // Sills without plastic are dark at their foot, where they turn under the body.
    if (!isClad) cover(surface, materials.plastic, inside(z - clearance - 84, edge))
    if (isClad) {
      const plasticTop = clearance + cladding + 60 * smooth(rear - 600, rear + 500, x)
      cover(surface, materials.plastic, inside(z - plasticTop, edge))
    }
    for (const wheel of wheels) {
      const far = distance(x - wheel, z - tyre.diameter / 2) - archRadius
      if (isClad) cover(surface, materials.plastic, inside(far - 62, edge))
      else cover(surface, materials.seam, 0.5 * inside(far - 5, edge))
      surface.open *= 1 - 0.35 * smooth(70, 0, far)
    }
    if (x > firstSeam && x < rear + 200) {
      for (const seamAt of seamsAt) {
        const far = seamAt(x, z)
        if (far > 12) continue
        // The edge of the door beside the gap catches light.
        surface.glow += 0.09 * inside(far - 7.5, edge)
        cover(surface, materials.seam, 0.9 * inside(far - 3.2, edge * 1.4))
      }
      cover(surface, materials.seam, 0.75 * inside(lowerAt(x, z) - 3, edge))
      for (let index = 1; index < doors.length; index += 1) drawHandle(surface, x, z, doors[index] ?? 0, edge)
    }
    surface.open *= lerp(0.55, 1, smooth(clearance - 20, clearance + 240, z))
  }
}
