import { parseColour } from '../colour-space.ts'
import { drawBrake, drawRim, drawTyre } from '../draw-wheel.ts'
import { distance, smooth } from '../numbers.ts'
import { part as carPart } from '../parts.ts'
import type { DrawPart, Spot } from '../shading.ts'
import { cover, inside, materials, setMaterial, type Material, type PaintLook, type Surface } from '../surface.ts'
import { createGraphics } from './draw-graphics.ts'
import { dwellingPart as part } from './dwelling-parts.ts'
import type { DwellingPlan, WallFitting } from './dwelling-plan.ts'

const wallGlow = 0.3

const plain = (colour: string, coat: number, blur: number): Material => ({
  colour: parseColour(colour),
  coat,
  metal: 0,
  blur,
  glow: wallGlow,
})
const looks = {
  acrylic: { colour: [0.018, 0.021, 0.025], coat: 1, metal: 0.05, blur: 0.02 },
  blind: { colour: [0.16, 0.155, 0.14], coat: 0.9, metal: 0, blur: 0.05 },
  streak: { colour: [0.13, 0.14, 0.15], coat: 1, metal: 0.05, blur: 0.02 },
  canvas: plain('#8d9296', 0.03, 1),
  white: plain('#e9ebec', 0.6, 0.5),
  alloy: { colour: [0.5, 0.51, 0.53], coat: 0.3, metal: 0.55, blur: 0.45 },
  plate: { colour: [0.33, 0.34, 0.36], coat: 0.2, metal: 0.5, blur: 0.6 },
  solar: { colour: [0.008, 0.012, 0.03], coat: 1, metal: 0.1, blur: 0.05 },
} as const satisfies Readonly<Record<string, Material>>

/** Distance from the wheel arches of a side, which are one opening where wheels stand close together. */
export function createArch({ wheels, tyre }: Pick<DwellingPlan, 'wheels' | 'tyre'>): (x: number, z: number) => number {
  const [first = 0, last = 0] = [wheels[0], wheels.at(-1)]
  const middle = (first + last) / 2
  const half = (last - first) / 2
  const radius = tyre.diameter / 2 + (tyre.isOffRoad ? 85 : 60)
  const axle = tyre.diameter / 2
  return (x, z) => distance(Math.max(0, Math.abs(x - middle) - half), Math.max(0, z - axle)) - radius
}

/** Distance from the outline of a rectangle with rounded corners: below 0 inside. */
function boxDistance({ along, up }: Pick<WallFitting, 'along' | 'up'>, x: number, z: number, corner: number): number {
  const dx = Math.abs(x - (along[0] + along[1]) / 2) - (along[1] - along[0]) / 2 + corner
  const dz = Math.abs(z - (up[0] + up[1]) / 2) - (up[1] - up[0]) / 2 + corner
  return (dx > 0 && dz > 0 ? distance(dx, dz) : Math.max(dx, dz)) - corner
}

/** Raised bars of checker plate, which a picture from far away shows as a grain. */
function drawChecker(surface: Surface, a: number, b: number, edge: number): void {
  setMaterial(surface, looks.plate)
  if (edge > 9) return
  const [row, column] = [Math.floor(a / 34), Math.floor(b / 34)]
  const isTurned = (row + column) % 2 === 0
  const [u, v] = [a - row * 34 - 17, b - column * 34 - 17]
  const [p, q] = isTurned ? [u + v, u - v] : [u - v, u + v]
  const far = Math.max(Math.abs(p) - 17, Math.abs(q) - 5)
  cover(surface, looks.alloy, 0.7 * inside(far, edge))
}

/** What lies on the parts of a dwelling: paint, graphics, plate, seams, panes, wheels. */
export function createDwellingDrawing(plan: DwellingPlan, paint: PaintLook): DrawPart {
  const { from, to, floor, height, width, cladding, plate, awning, tyre, rim, fittings } = plan
  // Flat walls mirror less of the room than a car's panels; the glow makes up for the light that these catch.
  const paintMaterial: Material = {
    colour: paint.colour,
    coat: 0.9,
    metal: paint.metal * 0.5,
    blur: 0.55,
    glow: wallGlow,
  }
  const isPale = paint.colour[1] > 0.35
  const [darkText, brightText] = plan.accents
  const dark = plain(isPale ? darkText : '#d9dde0', 0.9, 0.4)
  const bright = plain(isPale ? brightText : '#9aa2a9', 0.9, 0.4)
  const graphics = createGraphics(plan, dark, bright)
  const arch = createArch(plan)
  const isTowed = plan.drawbar !== null
  const outlined = fittings.filter(({ what }) => what !== 'light')
  const [onLeft, onRight] = [-1, 1].map((side) => outlined.filter((fitting) => fitting.side === side))
  const half = width / 2
  const wallHeight = (plan.shells[0]?.top ?? height) - floor

  function drawSide(surface: Surface, { px: x, py: y, pz: z, s, t }: Spot, edge: number): void {
    setMaterial(surface, paintMaterial)
    if (cladding === 'ribbed') {
      const at = (((z - floor) % 92) + 92) % 92
      if (edge < 24)
        surface.open *= 1 - 0.2 * inside(Math.abs(at - 46) - 9, edge) + 0.05 * inside(Math.abs(at - 60) - 6, edge)
    } else if (cladding === 'panels') {
      const at = (((x - from) % 1220) + 1220) % 1220
      cover(surface, materials.seam, 0.3 * inside(Math.abs(at - 610) - 3, edge))
    }
    graphics(surface, x, z, edge)
    if (z < plate[0]) {
      drawChecker(surface, x, z, edge)
    } else if (plate[0] > 0) cover(surface, looks.alloy, inside(z - plate[0] - 22, edge))
    // Aluminium along the edges of the wall.
    const trim = Math.max((Math.abs(s) - 1) * ((to - from) / 2), (Math.abs(t) - 1) * (wallHeight / 2))
    cover(surface, looks.alloy, 0.75 * inside(Math.abs(trim + 62) - 13, edge))
    const far = arch(x, z)
    cover(surface, isTowed ? materials.plastic : paintMaterial, inside(far - 46, edge))
    if (isTowed) cover(surface, looks.alloy, 0.8 * inside(Math.abs(far - 46) - 6, edge))
    surface.open *= 1 - 0.35 * smooth(90, 0, far)
    for (const fitting of (y < 0 ? onLeft : onRight) ?? []) {
      if (x < fitting.along[0] - 60 || x > fitting.along[1] + 60) continue
      const away = boxDistance(fitting, x, z, 60)
      if (away > 60) continue
      cover(surface, materials.seam, 0.85 * inside(away - 5, edge))
      surface.open *= 1 - 0.22 * smooth(46, 6, away)
    }
    if (awning !== null && y < 0 && x > awning.along[0] - 60 && x < awning.along[1] + 60)
      surface.open *= 1 - 0.4 * smooth(awning.up - 330, awning.up - 70, z)
    surface.open *= 0.72 + 0.28 * smooth(floor - 20, floor + 320, z)
  }

  function drawFront(surface: Surface, { py: y, pz: z, s }: Spot, edge: number): void {
    setMaterial(surface, paintMaterial)
    graphics(surface, from + 30, z, edge)
    if (z < plate[1]) drawChecker(surface, y, z, edge)
    else if (plate[1] > 0) cover(surface, looks.alloy, inside(z - plate[1] - 22, edge))
    // Lid of the boot across the front.
    const boot = boxDistance({ along: [-half + 240, half - 240], up: [floor + 140, floor + 620] }, y, z, 60)
    cover(surface, materials.seam, 0.6 * inside(Math.abs(boot) - 5, edge))
    cover(surface, looks.alloy, 0.75 * inside(Math.abs((Math.abs(s) - 1) * half + 62) - 13, edge))
    surface.open *= 0.7 + 0.3 * smooth(floor - 20, floor + 320, z)
  }

  function drawRear(surface: Surface, { py: y, pz: z, s }: Spot, edge: number): void {
    setMaterial(surface, paintMaterial)
    graphics(surface, to - 30, z, edge)
    if (z < plate[0]) drawChecker(surface, y, z, edge)
    cover(surface, looks.alloy, 0.75 * inside(Math.abs((Math.abs(s) - 1) * half + 62) - 13, edge))
    surface.open *= 0.7 + 0.3 * smooth(floor - 20, floor + 320, z)
  }

  /** Hinged acrylic: a black rim, a blind half drawn, and a streak of the sky. */
  function drawWindow(surface: Surface, { px, py, pz, s, t }: Spot, edge: number): void {
    setMaterial(surface, materials.glossBlack)
    const rim = Math.max(Math.abs(s), Math.abs(t))
    const pane = 1 - smooth(0.82, 0.9, rim)
    cover(surface, looks.acrylic, pane)
    cover(surface, looks.blind, 0.55 * pane * smooth(0.5, 0.56, t))
    const across = (((px + py + pz * 0.62) % 2600) + 2600) % 2600
    const streak = Math.max(
      inside(Math.abs(across - 900) - 90, edge + 30),
      0.7 * inside(Math.abs(across - 1120) - 34, edge + 24),
    )
    cover(surface, looks.streak, 0.8 * pane * streak)
  }

  return (surface, which, spot, edge) => {
    switch (which) {
      case part.wallSide:
      case part.wallUpper:
        return drawSide(surface, spot, edge)
      case part.wallFront:
        return drawFront(surface, spot, edge)
      case part.wallRear:
        return drawRear(surface, spot, edge)
      case part.wallTop:
        return setMaterial(surface, paintMaterial)
      case part.wallBottom:
        return setMaterial(surface, materials.hollow)
      case part.canvas: {
        setMaterial(surface, looks.canvas)
        surface.open *= 0.88 + 0.12 * Math.sin(spot.px * 0.021 + spot.py * 0.024)
        return
      }
      case part.lid:
        setMaterial(surface, paintMaterial)
        cover(surface, looks.alloy, 0.8 * inside(Math.abs(spot.t + 0.82) - 0.1, 0.04))
        return
      case part.window:
        return drawWindow(surface, spot, edge)
      case part.door: {
        setMaterial(surface, paintMaterial)
        const seam = 0.86 - Math.max(Math.abs(spot.s), Math.abs(spot.t) * 1.06)
        surface.open *= 1 - 0.3 * smooth(0.05, 0, Math.abs(seam))
        return
      }
      case part.hatch: {
        setMaterial(surface, paintMaterial)
        const catches = Math.max(Math.abs(Math.abs(spot.s) - 0.62) - 0.05, Math.abs(spot.t - 0.74) - 0.07)
        cover(surface, materials.plastic, inside(catches * 300, edge))
        return
      }
      case part.vent: {
        setMaterial(surface, looks.white)
        const slat = (((spot.pz % 34) + 34) % 34) - 17
        const far = Math.max(Math.abs(slat) - 9, (Math.abs(spot.s) - 0.82) * 200, (Math.abs(spot.t) - 0.72) * 80)
        cover(surface, materials.hollow, 0.85 * inside(far, edge))
        return
      }
      case part.plate:
        return drawChecker(surface, spot.px + spot.py, spot.pz + spot.px * 0.5, edge)
      case part.white:
        return setMaterial(surface, looks.white)
      case part.alloy:
        return setMaterial(surface, looks.alloy)
      case part.solar:
        return setMaterial(surface, looks.solar)
      case part.rubber:
        return setMaterial(surface, materials.rubber)
      case part.lampRed:
        return setMaterial(surface, materials.lampRed)
      case part.lampAmber:
        return setMaterial(surface, materials.indicator)
      case part.lampWhite:
        return setMaterial(surface, materials.plate)
      case carPart.tyre:
        return drawTyre(surface, spot.t, spot.s, spot.pz / tyre.diameter, tyre.isOffRoad)
      case carPart.rim:
        return drawRim(surface, rim.pattern, spot.s, spot.t, edge)
      case carPart.brake:
        return drawBrake(surface, spot.s, spot.t, edge)
      case carPart.metal:
        return setMaterial(surface, materials.darkChrome)
      case carPart.hollow:
        return setMaterial(surface, materials.hollow)
      default:
        return setMaterial(surface, materials.plastic)
    }
  }
}
