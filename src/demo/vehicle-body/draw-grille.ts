import type { BodyPlan } from './body-plan.ts'
import { accents, type Strip } from './faces/accents.ts'
import type { Face } from './faces/face.ts'
import { closedGrille, grilles } from './faces/grilles.ts'
import { leanFrom } from './faces/relief.ts'
import { distance, smooth } from './numbers.ts'
import { createLineDistance, createOutlineDistance, type Outline } from './outline.ts'
import { cover, inside, materials, type Material, type Surface } from './surface.ts'

export const scaleOutline = (outline: Outline, across: number, foot: number, height: number): Outline =>
  outline.map(([x, y]) => [x * across, foot + y * height])

/** How far a place lies from the middle of the front, around the corner. */
export const aroundCorner = (x: number, y: number): number => Math.abs(y) + 0.5 * Math.max(0, x - 40)

/** A plain plate in a bright frame, which says no make. Distances from its middle. */
export function drawBadge(surface: Surface, aside: number, high: number, edge: number): void {
  const far = distance(Math.max(0, aside - 38), Math.max(0, high - 6)) - 15
  cover(surface, materials.chrome, inside(far, edge))
  cover(surface, materials.lampDark, inside(far + 5, edge))
}

/** Half the width of a cell of a honeycomb, half that of the bars between cells, and the height of a row. */
const cell = { half: 23, bar: 4, high: 40 } as const

/** How far a place lies from the middle of the nearest cell of a row, by the shape of the cells. */
function cellAt(y: number, row: number, up: number): number {
  const at = y + (row & 1) * cell.half
  const aside = Math.abs(at - Math.round(at / (2 * cell.half)) * 2 * cell.half)
  return Math.max(aside, aside * 0.5 + Math.abs(up) * 0.866)
}

export function drawMesh(surface: Surface, mesh: Face['mesh'], y: number, z: number, edge: number): void {
  switch (mesh) {
    case 'bars': {
      // Rounded bars: their upper halves look up to the light.
      const at = (((z % 52) + 52) % 52) - 26
      const share = inside(Math.abs(at) - 10, edge)
      cover(surface, materials.darkAlloy, share)
      surface.tiltUp += share * at * 0.05
      surface.clear = Math.min(surface.clear, Math.abs(Math.abs(at) - 10))
      return
    }
    case 'uprights': {
      const at = (((y % 74) + 74) % 74) - 37
      const share = inside(Math.abs(at) - 13, edge)
      cover(surface, materials.darkChrome, share)
      surface.tiltAcross += share * at * 0.05
      surface.clear = Math.min(surface.clear, Math.abs(Math.abs(at) - 13))
      return
    }
    case 'honeycomb': {
      // Six-sided cells, of which each row stands half a cell aside.
      const row = Math.floor(z / cell.high)
      const up = z - row * cell.high
      const far = Math.min(cellAt(y, row, up), cellAt(y, row + 1, up - cell.high))
      const edgeOfCell = cell.half - cell.bar - far
      cover(surface, materials.darkAlloy, 0.8 * inside(edgeOfCell, edge))
      surface.clear = Math.min(surface.clear, Math.abs(edgeOfCell))
      return
    }
    case 'plain':
      cover(surface, materials.glossBlack, 0.9)
  }
}

/** The grille of a front with its frame, the lines across it, and the badge. */
export interface Grille {
  /** Height of the middle of the number plate. */
  readonly plate: number
  /** Nothing lies farther from the middle, or lower. */
  readonly reach: number
  readonly bottom: number
  readonly draw: (surface: Surface, y: number, z: number, edge: number) => void
}

export function createGrille({ face, width }: BodyPlan, foot: number, height: number, paint: Material): Grille {
  const half = width / 2
  const design = face.grille === 'none' ? null : grilles[face.grille]
  const outline = design === null ? null : scaleOutline(design.outline, half, foot, height)
  const openingAt = outline === null ? null : createOutlineDistance(outline)
  const top = outline === null ? 0 : Math.max(...outline.map(([, z]) => z))
  const frame = face.frame === 'chrome' ? materials.chrome : face.frame === 'black' ? materials.glossBlack : null
  // A large opening has a broad frame.
  const frameWidth = half * (face.grille === 'tower' || face.grille === 'prow' ? 0.028 : 0.019)
  const badgeMiddle = foot + height * (design ?? closedGrille).badge
  const trims: Readonly<Record<Strip['of'], Material>> = {
    trim: frame ?? materials.glossBlack,
    paint,
    satin: materials.satin,
    light: materials.lampLight,
  }
  const lines = accents[face.accent].map(({ line }) => scaleOutline(line, half, foot, height))
  const places = [...(outline ?? []), ...lines.flat()]
  const strips = accents[face.accent].map((strip) => ({
    of: strip.of,
    material: trims[strip.of],
    half: strip.half * half,
    lineAt: createLineDistance(scaleOutline(strip.line, half, foot, height)),
  }))

  function drawOpening(surface: Surface, y: number, z: number, edge: number): void {
    if (openingAt === null) return
    const aside = Math.abs(y)
    const far = openingAt(aside, z)
    surface.clear = Math.min(surface.clear, Math.abs(far), Math.abs(far - frameWidth - 2) - 2)
    if (far > frameWidth + 20) return
    if (far > 0) {
      // The frame is rounded; without one the sheet metal turns in.
      const turned = frame === null ? -0.4 * smooth(20, 2, far) : far < frameWidth ? far / frameWidth - 0.45 : 0
      leanFrom(surface, openingAt, y, aside, z, far, turned)
    }
    if (frame !== null) {
      // The gap around the frame outlines bright trim on pale paint.
      cover(surface, materials.seam, 0.7 * inside(far - frameWidth - 4, edge))
      cover(surface, frame, inside(far - frameWidth, edge))
    }
    cover(surface, materials.hollow, inside(far, edge))
    if (far < -2) {
      surface.tiltUp = 0
      surface.tiltAcross = 0
      drawMesh(surface, face.mesh, y, z, edge)
      surface.open *= 1 - 0.75 * smooth(top - 90, top - 5, z)
    }
    if (face.grille === 'kidneys') {
      surface.clear = Math.min(surface.clear, Math.abs(Math.abs(y) - 16))
      cover(surface, frame ?? materials.chrome, inside(Math.abs(y) - 16, edge) * inside(far, edge))
    }
  }

  return {
    plate: foot + height * (design ?? closedGrille).plate,
    reach: Math.max(70, ...places.map(([y]) => Math.abs(y))) + frameWidth + 40,
    bottom: Math.min(badgeMiddle - 60, ...places.map(([, z]) => z)) - frameWidth - 40,
    draw(surface, y, z, edge) {
      drawOpening(surface, y, z, edge)
      const aside = Math.abs(y)
      for (const { of, material, half: wide, lineAt } of strips) {
        const far = lineAt(aside, z)
        surface.clear = Math.min(surface.clear, Math.abs(far - wide - 4) - 4)
        if (far > wide + 8) continue
        const share = inside(far - wide, edge)
        if (of === 'light') cover(surface, materials.glossBlack, inside(far - wide - 6, edge))
        else surface.open *= 1 - 0.4 * smooth(wide + 8, wide, far)
        cover(surface, material, share)
        if (of === 'light' || far > wide) continue
        surface.open += (1 - surface.open) * share
        surface.tiltUp = 0
        surface.tiltAcross = 0
        if (far > 0.5) leanFrom(surface, lineAt, y, aside, z, far, (0.6 * far) / wide)
      }
      const high = z - badgeMiddle
      if (aside < 70 && Math.abs(high) < 60) {
        surface.clear = 0
        drawBadge(surface, aside, Math.abs(high), edge)
      }
    },
  }
}
