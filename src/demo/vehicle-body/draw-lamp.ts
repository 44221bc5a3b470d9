import type { BodyPlan, Face } from './body-plan.ts'
import { lampOutlines } from './face-outlines.ts'
import { distance, smooth } from './numbers.ts'
import { createLineDistance, createOutlineDistance, type Outline } from './outline.ts'
import { cover, inside, materials, type Surface } from './surface.ts'

/** How much taller the lamps of older cars are than those of later ones of the same outline. */
const oldHeight: Readonly<Record<Face['lamps'], number>> = {
  slim: 1.4,
  swept: 1.22,
  tall: 1.04,
  round: 1,
  split: 1.15,
  block: 1,
}

const highest = (outline: Outline): number => Math.max(...outline.map(([, y]) => y))
const lowest = (outline: Outline): number => Math.min(...outline.map(([, y]) => y))

/** Stretches the places of a lamp downwards, from its upper edge. */
const stretch = (outline: Outline, top: number, times: number): Outline =>
  outline.map(([x, y]) => [x, top - (top - y) * times])

/** A headlamp as it is drawn: `across` from the middle of the car around its corner, `z` above the ground. */
export interface Lamp {
  readonly top: number
  readonly bottom: number
  readonly draw: (surface: Surface, across: number, z: number, edge: number) => void
}

/** The headlamps of a face; `place` scales an outline to the car. */
export function createLamp({ face }: Pick<BodyPlan, 'face'>, place: (outline: Outline) => Outline): Lamp {
  const { lamps, age, signature } = face
  const shape = lampOutlines[lamps]
  const times = age === 'halogen' ? oldHeight[lamps] : 1
  const upper = highest(shape.glass)
  const glass = place(stretch(shape.glass, upper, times))
  const light = place(stretch(age === 'projector' ? shape.light.slice(0, 3) : shape.light, upper, times))
  const bowls = place(stretch(shape.projectors, upper, times))
  const glassAt = createOutlineDistance(glass)
  const lightAt = createLineDistance(light)
  const isRound = lamps === 'round'
  const outermost = Math.max(...glass.map(([x]) => x))
  const innermost = Math.min(...glass.map(([x]) => x))
  const middle = (innermost + outermost) / 2
  const bowl = isRound ? 84 : Math.min(64, (highest(glass) - lowest(glass)) * 0.36)

  /** Reflectors behind clear plastic, with a bulb in each, and the indicator at the corner. */
  function drawReflectors(surface: Surface, across: number, z: number, edge: number): void {
    cover(surface, materials.reflector, 1)
    for (const [px, pz] of bowls) {
      const away = distance((across - px) * 0.9, z - pz)
      if (away > bowl + edge) continue
      cover(surface, materials.chrome, inside(away - bowl, edge))
      cover(surface, materials.seam, 0.8 * inside(Math.abs(away - bowl) - 4, edge))
      cover(surface, materials.lampGlass, 0.8 * smooth(bowl * 0.9, bowl * 0.4, away))
      cover(surface, materials.lampLight, 0.9 * smooth(bowl * 0.34, bowl * 0.14, away))
    }
    if (!isRound) cover(surface, materials.indicator, 0.85 * inside(outermost - 70 - across, edge))
  }

  /** Projectors, round or square, in a dark housing. */
  function drawProjectors(surface: Surface, across: number, z: number, edge: number): void {
    const isSquare = age === 'led' && signature % 2 === 1 && !isRound
    const size = isRound ? 74 : 40
    for (const [px, pz] of bowls) {
      const [dx, dz] = [Math.abs(across - px), Math.abs(z - pz)]
      const away = isSquare ? Math.max(dx * 0.95, dz * 1.45) : distance(dx * 0.9, dz)
      cover(surface, materials.chrome, inside(away - size, edge))
      cover(surface, materials.lampGlass, inside(away - size * 0.82, edge))
      cover(surface, materials.lampLight, 0.75 * smooth(size * 0.5, size * 0.1, away))
    }
  }

  /** How far a place is from the line of light by day, which differs from make to make; below 0 on it. */
  function lineAt(across: number, z: number, far: number): number {
    if (age === 'projector') return lightAt(across, z) - 6
    if (lamps === 'split' || isRound) return lightAt(across, z) - 8.5
    switch (signature) {
      case 1:
        // A hook around the outer half of the lamp.
        return Math.max(Math.abs(far + 15) - 7, middle - across)
      case 2: {
        // Short strokes in a row.
        const at = (((across - innermost) % 46) + 46) % 46
        return Math.max(lightAt(across, z) - 10, Math.abs(at - 23) - 17)
      }
      case 3:
        // Two thin lines beside each other.
        return Math.abs(lightAt(across, z) - 11) - 4.5
      default:
        return lightAt(across, z) - 8.5
    }
  }

  return {
    top: highest(lamps === 'split' ? [...glass, ...light] : glass) + 30,
    bottom: lowest(glass) - 30,
    draw(surface, across, z, edge) {
      const far = glassAt(across, z)
      if (far < 12) {
        cover(surface, materials.seam, inside(far - 5, edge))
        cover(surface, materials.lampDark, inside(far, edge))
        if (far < -6) {
          if (age === 'halogen') drawReflectors(surface, across, z, edge)
          else drawProjectors(surface, across, z, edge)
        }
      }
      if (lamps === 'split' && age !== 'halogen') {
        cover(surface, materials.glossBlack, inside(lightAt(across, z) - 20, edge))
        cover(surface, materials.lampLight, inside(lineAt(across, z, far), edge))
      } else if (far < 0 && age !== 'halogen') cover(surface, materials.lampLight, inside(lineAt(across, z, far), edge))
    },
  }
}
