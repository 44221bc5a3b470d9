import type { BodyPlan } from './body-plan.ts'
import { bonnets } from './faces/bonnets.ts'
import { distance, lerp, smooth } from './numbers.ts'
import type { Spot } from './shading.ts'
import { cover, inside, materials, type Surface } from './surface.ts'

/** Cosine of the angle between the line of sight and the bonnet from which its folds and its shut lines show. */
const [foldFrom, seenFrom, seenWhole] = [0.04, 0.1, 0.24] as const

/** How far along the vehicle the folds begin and end, from the front bumper and before the windscreen, millimetres. */
const fade = 170

/** Folds and shut lines of a bonnet, and the light along its front edge. */
export function createBonnet(plan: BodyPlan): (surface: Surface, spot: Spot, edge: number) => void {
  const { cowl, width, noseRake, roundFront, face } = plan
  const half = width / 2
  const { folds, hasScoop } = bonnets[face.bonnet]
  const end = cowl[0]
  return (surface, spot, edge) => {
    const { px: x, py: y } = spot
    const aside = Math.abs(y)
    const along = x / end
    // The front edge is bowed as the bumper is.
    const front = noseRake + 46 + roundFront * (aside / half) ** 2.5
    // Seen edge on, folds and shut lines are a fraction of a pixel wide and would break into dashes.
    const share = smooth(front, front + fade, x) * smooth(end, end - fade, x) * smooth(foldFrom, seenWhole, spot.facing)
    if (share > 0)
      for (const { from, to, slope, width: wide } of folds) {
        const off = (aside - lerp(from, to, along) * half) / wide
        if (off > -1 && off < 1) surface.tiltAcross += Math.sign(y) * share * slope * (1 - off * off)
      }
    const seen = smooth(seenFrom, seenWhole, spot.facing) * smooth(0.97, 0.85, Math.abs(spot.vy))
    const side = Math.abs(aside - half * (0.8 + 0.06 * along))
    surface.clear = hasScoop ? 0 : Math.min(surface.clear, side, Math.abs(x - front))
    if (x > front) cover(surface, materials.seam, 0.55 * seen * inside(side - 3.2, edge * 2))
    if (aside < half * 0.84) {
      cover(surface, materials.seam, 0.6 * seen * inside(Math.abs(x - front) - 3.6, edge * 2))
      // Before the gap the edge of the bonnet is rounded, and catches the light overhead.
      cover(surface, materials.paintSheen, 0.16 * seen * smooth(34, 6, Math.abs(x - front + 34)))
    }
    if (!hasScoop) return
    const far = Math.max(aside - half * 0.24, Math.abs(x - end * 0.62) - 46)
    surface.tiltUp += 0.2 * smooth(90, 0, far) * (far > 0 ? 1 : 0)
    cover(surface, materials.hollow, inside(far, edge))
    surface.open *= 1 - 0.3 * smooth(60, 0, distance(Math.max(0, far), 0))
  }
}
