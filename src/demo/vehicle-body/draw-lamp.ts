import type { BodyPlan } from './body-plan.ts'
import { lampOutlines } from './faces/lamps.ts'
import { distance, smooth } from './numbers.ts'
import { createLineDistance, createOutlineDistance, type Outline } from './outline.ts'
import { cover, inside, materials, type Surface } from './surface.ts'

const highest = (outline: Outline): number => Math.max(...outline.map(([, y]) => y))
const lowest = (outline: Outline): number => Math.min(...outline.map(([, y]) => y))

/** Stretches the places of a lamp downwards, from its upper edge. */
const stretch = (outline: Outline, top: number, times: number): Outline =>
  outline.map(([x, y]) => [x, top - (top - y) * times])

/** Height of what the cover of a lamp mirrors along its upper edge, in millimetres, and as a share of a low lamp. */
const sheen = { height: 20, share: 0.11 } as const

/** Width of the facets of a reflector, in millimetres. */
const facetWidth = 38

/** A headlamp as it is drawn: `across` from the middle of the car around its corner, `z` above the ground. */
export interface Lamp {
  readonly top: number
  readonly bottom: number
  /** Nothing of it lies nearer to the middle, or farther around the corner. */
  readonly inner: number
  readonly outer: number
  readonly draw: (surface: Surface, across: number, z: number, edge: number) => void
}

/** The headlamps of a face; `place` scales an outline to the car. */
export function createLamp({ face }: Pick<BodyPlan, 'face'>, place: (outline: Outline) => Outline): Lamp {
  const { lamps, age, signature } = face
  const shape = lampOutlines[lamps]
  const isSplit = shape.isSplit === true
  const times = age === 'halogen' ? shape.oldHeight : 1
  const upper = highest(shape.glass)
  const glass = place(stretch(shape.glass, upper, times))
  const light = place(
    stretch(age === 'projector' && shape.isSigned !== true ? shape.light.slice(0, 3) : shape.light, upper, times),
  )
  const glassAt = createOutlineDistance(glass)
  const lightAt = createLineDistance(light)
  const isRound = lamps === 'round'
  const outermost = Math.max(...glass.map(([x]) => x))
  const innermost = Math.min(...glass.map(([x]) => x))
  const head = highest(glass)
  const foot = lowest(glass)
  const sheenHeight = Math.min(sheen.height, (head - foot) * sheen.share)
  const corner = outermost - (outermost - innermost) * 0.22
  const bowl = isRound ? 84 : Math.min(64, (head - foot) * 0.31)
  const bowls = place(stretch(shape.projectors, upper, times)).map(([px, pz], index, { length }) => ({
    px,
    pz,
    // That of the main beam, nearer to the grille, is the smaller one.
    size: bowl * (index === 0 && length > 1 ? 0.78 : 1),
  }))

  /** Bright metal behind clear plastic, with a bowl for each bulb, and the indicator around the outer corner. */
  function drawReflectors(surface: Surface, across: number, z: number, far: number, edge: number): void {
    cover(surface, materials.reflector, 1)
    // The metal is bent: it mirrors the light overhead in its lower half, and each of its facets more at one end.
    const up = (z - foot) / (head - foot)
    const facet = ((((across - innermost) / facetWidth) % 1) + 1) % 1
    surface.glow += (0.05 + 1.3 * smooth(0.4, 0.05, up)) * smooth(-4, -40, far) * (0.55 + 0.45 * facet)
    surface.open *= 1 - 0.55 * smooth(-30, -4, far)
    for (const { px, pz, size } of bowls) {
      const dx = (across - px) * 0.9
      const dz = z - pz
      const away = distance(dx, dz)
      if (away > size + 5 + edge) continue
      const share = inside(away - size, edge)
      cover(surface, materials.lampDark, 0.7 * inside(away - size - 3.5, edge))
      cover(surface, materials.bowl, share)
      surface.glow += 1.1 * share * smooth(0.1, -0.95, dz / size) * smooth(0.15, 0.7, away / size)
      surface.open *= 1 - 0.7 * share * smooth(-0.1, 0.7, dz / size)
      cover(surface, materials.lampDark, 0.4 * smooth(size * 0.36, size * 0.22, distance(dx, dz - size * 0.12)))
    }
    if (!isRound)
      cover(
        surface,
        materials.indicator,
        0.62 * inside(Math.max(-far - 24, corner - across), edge) * inside(far + 5, edge),
      )
  }

  /** The housing is deep: its floor catches light, its back is ribbed, and it darkens towards its upper edge. */
  function drawDepth(surface: Surface, across: number, z: number, far: number): void {
    const up = (z - foot) / (head - foot)
    const rib = ((((across - innermost) / 21) % 1) + 1) % 1
    const deep = smooth(-10, -30, far)
    cover(
      surface,
      materials.lampGlass,
      deep * (0.85 * smooth(0.34, 0.04, up) + 0.14 * smooth(0.3, 0.5, Math.abs(rib - 0.5))),
    )
    surface.open *= 1 - 0.35 * smooth(0.5, 1, up) * deep
  }

  /** Projectors, round or with rounded corners, in a dark housing. */
  function drawProjectors(surface: Surface, across: number, z: number, edge: number): void {
    const isOblong = age === 'led' && signature % 2 === 1 && !isRound
    const size = isRound ? 70 : isOblong ? 31 : 37
    for (const { px, pz } of bowls) {
      const dx = across - px
      const dz = z - pz
      if (Math.abs(dx) > size * 2.2 || Math.abs(dz) > size * 1.75) continue
      // A bowl of bright metal around it, brightest where it looks up.
      const bowlAway = distance(dx * 0.8, dz)
      const inBowl = smooth(size * 1.75, size * 1.35, bowlAway)
      cover(surface, materials.bowl, 0.8 * inBowl)
      surface.glow += 1.5 * inBowl * smooth(0.2, -1.1, dz / size)
      const away = distance(isOblong ? Math.max(0, Math.abs(dx) - 22) : dx * 0.9, dz)
      // The ring around it is lit from below.
      const ring = 0.35 + 0.65 * smooth(0.4, -0.8, dz / size)
      cover(surface, materials.chrome, 0.9 * ring * inside(away - size - 5, edge))
      cover(surface, materials.lens, inside(away - size, edge))
      if (away > size) continue
      // The lens bulges: it mirrors the floor along its lower edge, and a lamp of the room near its upper one.
      surface.glow += 5 * smooth(-0.1, -1, dz / size) * smooth(0.35, 0.85, away / size)
      const arc = Math.abs(away / size - 0.66)
      cover(surface, materials.lampSheen, 0.75 * smooth(0.2, 0.05, arc) * smooth(0.25, 0.62, dz / size))
    }
  }

  /** How far a place is from the line of light by day, which differs from make to make; below 0 on it. */
  function lineAt(across: number, z: number, far: number): number {
    if (age === 'projector') return lightAt(across, z) - 6
    if (isSplit || shape.isSigned === true || isRound) return lightAt(across, z) - 6.8
    switch (signature) {
      case 1:
        // Around the lamp, from the grille out to the corner and back.
        return Math.max(Math.abs(far + 17) - 6.5, innermost + 34 - across)
      case 2: {
        // Strokes in a row.
        const at = (((across - innermost) % 58) + 58) % 58
        return Math.max(lightAt(across, z) - 9, Math.abs(at - 29) - 24)
      }
      case 3:
        // Two thin lines beside each other.
        return Math.abs(lightAt(across, z) - 10) - 4.5
      default:
        return lightAt(across, z) - 6.8
    }
  }

  /** The line of light, and what of it falls on the housing beside it. */
  function drawLine(surface: Surface, across: number, z: number, far: number, edge: number): void {
    const line = lineAt(across, z, far)
    if (line > 26) return
    const near = smooth(26, 2, line)
    cover(surface, materials.lampLight, 0.16 * near * near)
    cover(surface, materials.lampLight, inside(line, edge))
  }

  /** The clear cover mirrors the light overhead where it turns back, along its upper edge. */
  function drawCover(surface: Surface, across: number, z: number): void {
    const above = glassAt(across, z + sheenHeight)
    cover(surface, materials.lampSheen, 0.34 * smooth(-sheenHeight * 0.8, 4, above))
  }

  return {
    top: highest(isSplit ? [...glass, ...light] : glass) + 30,
    bottom: lowest(glass) - 30,
    inner: Math.min(innermost, ...light.map(([x]) => x)) - 30,
    outer: Math.max(outermost, ...light.map(([x]) => x)) + 30,
    draw(surface, across, z, edge) {
      const far = glassAt(across, z)
      surface.clear = far < 12 ? 0 : Math.min(surface.clear, far - 12)
      if (far < 12) {
        cover(surface, materials.seam, inside(far - 5, edge))
        cover(surface, materials.lampHousing, inside(far, edge))
        if (far < 0) {
          surface.open = 1
          surface.tiltUp = 0
          surface.tiltAcross = 0
        }
        if (far < -6) {
          if (age === 'halogen') drawReflectors(surface, across, z, far, edge)
          else {
            drawDepth(surface, across, z, far)
            drawProjectors(surface, across, z, edge)
          }
          drawCover(surface, across, z)
        }
      }
      if (isSplit && age !== 'halogen') {
        const beam = lightAt(across, z)
        surface.clear = Math.min(surface.clear, Math.abs(beam - 14) - 14)
        cover(surface, materials.glossBlack, inside(beam - 20, edge))
        if (beam < 20) drawLine(surface, across, z, far, edge)
      } else if (far < 0 && age !== 'halogen') drawLine(surface, across, z, far, edge)
    },
  }
}
