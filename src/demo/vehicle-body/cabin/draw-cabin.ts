import { parseColour, type Rgb } from '../colour-space.ts'
import { distance, smooth } from '../numbers.ts'
import { cover, inside, materials, setMaterial, type Material, type Surface } from '../surface.ts'
import { cabinPart, driver, wheelCentre, type CabinForm } from './build-cabin.ts'

export interface CabinLook extends CabinForm {
  /** Colours written as '#rrggbb'. */
  readonly seat: string
  readonly stitch: string
  readonly dash: string
  readonly lower: string
  readonly lining: string
  readonly trim: string
  readonly paint: string
  readonly accent: string
  readonly vents: 'slats' | 'round' | 'hidden'
}

const soft = (colour: string, coat: number, blur: number): Material => ({
  colour: parseColour(colour),
  coat,
  metal: 0,
  blur,
})
const scaled = (colour: string, share: number): Material => {
  const { colour: light, ...rest } = soft(colour, 0.12, 0.9)
  return { ...rest, colour: light.map((value) => value * share) as unknown as Rgb }
}
const lit = (colour: string, glow: number): Material => ({
  colour: parseColour(colour),
  coat: 0.4,
  metal: 0,
  blur: 0.1,
  glow,
})

/** Sets what a point of a part of the cabin is made of; `edge` is half the width of a sample in millimetres. */
export type DrawCabin = (surface: Surface, which: number, x: number, y: number, z: number, edge: number) => void

/** What lies on the parts of a cabin: trim, vents, screens, seams and stitches. */
export function createCabinDrawing(look: CabinLook): DrawCabin {
  const seat = soft(look.seat, 0.34, 0.75)
  const insert = scaled(look.seat, 0.78)
  const stitch = soft(look.stitch, 0.1, 1)
  const dash = soft(look.dash, 0.2, 0.8)
  const lower = soft(look.lower, 0.22, 0.8)
  const lining = soft(look.lining, 0.04, 1)
  const paint = soft(look.paint, 1, 0.3)
  const trim: Material = { colour: parseColour(look.trim), coat: 0.8, metal: 0.2, blur: 0.3 }
  const carpet = soft('#2a2d30', 0, 1)
  const screenDark = soft('#0b1016', 0.5, 0.05)
  const accent = lit(look.accent, 0.5)
  const white = lit('#dfe7ee', 0.55)
  const land = lit('#26323b', 0.42)
  const road = lit('#6d7c88', 0.5)
  const mirrorFrame = soft('#5a6167', 0.5, 0.1)
  const mirrorSky = lit('#b9c4cc', 0.35)
  const { across, up, foot } = look.screen
  // An upright screen stands between the vents, a wide one above them.
  const inner = up > across ? 182 : 111
  const ventMiddles = [-600, -inner, inner, 600]

  function drawVent(surface: Surface, y: number, z: number, middle: number, edge: number): void {
    if (look.vents === 'hidden') return
    if (look.vents === 'round') {
      const far = distance(y - middle, z - 610) - 44
      cover(surface, trim, inside(far - 7, edge))
      cover(surface, materials.hollow, inside(far, edge))
      const slat = Math.abs(((((z - 610) % 17) + 17) % 17) - 8.5) - 2.6
      cover(surface, materials.plastic, inside(Math.max(far + 2, slat), edge))
      return
    }
    const far = Math.max(Math.abs(y - middle) - 78, Math.abs(z - 612) - 27)
    cover(surface, trim, 0.8 * inside(far - 4, edge))
    cover(surface, materials.hollow, inside(far, edge))
    const slat = Math.abs(((((z - 612) % 18) + 18) % 18) - 9) - 2.8
    cover(surface, materials.plastic, inside(Math.max(far + 2, slat), edge))
    cover(surface, materials.plastic, inside(Math.max(far + 4, Math.abs(y - middle) - 3), edge))
  }

  function drawDash(surface: Surface, x: number, y: number, z: number, edge: number): void {
    setMaterial(surface, dash)
    if (x < -170 || z > 690) return
    cover(surface, lower, inside(z - 545, edge))
    const strip = Math.abs(z - 560) - 11
    cover(surface, materials.seam, inside(strip - 2.5, edge))
    cover(surface, trim, inside(strip, edge))
    for (const middle of ventMiddles) drawVent(surface, y, z, middle, edge)
    // Stitched seam along the upper edge, and the lid of the glove box.
    cover(surface, stitch, 0.7 * inside(Math.abs(z - 652) - 1.8, edge))
    const box = Math.max(Math.abs(y + 380) - 215, Math.abs(z - 470) - 58)
    cover(surface, materials.seam, 0.8 * inside(Math.abs(box) - 1.8, edge))
  }

  function drawScreen(surface: Surface, y: number, z: number, edge: number): void {
    setMaterial(surface, materials.glossBlack)
    const side = (y + across / 2) / across
    const high = (z - foot) / up
    const far = Math.max(Math.abs(y) - across / 2 + 12, Math.abs(z - foot - up / 2) - up / 2 + 12)
    cover(surface, screenDark, inside(far, edge))
    if (far > 0) return
    const isTall = up > across
    const map = isTall ? high > 0.42 : side > 0.36
    if (map) {
      cover(surface, land, 1)
      const [mx, mz] = [y * 0.94 + z * 0.34, z * 0.94 - y * 0.34]
      cover(
        surface,
        road,
        0.55 *
          inside(Math.min(Math.abs((((mx % 74) + 74) % 74) - 37), Math.abs((((mz % 58) + 58) % 58) - 29)) - 2.2, edge),
      )
      cover(surface, accent, inside(Math.abs(mx - 20 - 12 * Math.sin(z / 26)) - 3.4, edge))
    } else {
      const tile = isTall
        ? [((side * 4) % 1) - 0.5, ((high * 5) % 1) - 0.5]
        : [((side * 5.6) % 1) - 0.5, ((high * 3) % 1) - 0.5]
      const square = Math.max(Math.abs(tile[0] ?? 0), Math.abs(tile[1] ?? 0)) - 0.27
      cover(surface, white, 0.42 * inside(square * 50, edge))
      const mark = distance(tile[0] ?? 0, tile[1] ?? 0) - 0.12
      cover(surface, accent, inside(mark * 50, edge))
    }
    cover(surface, screenDark, inside(foot + up * 0.88 - z, edge) * 0.7)
    cover(
      surface,
      white,
      0.8 * inside(Math.max(Math.abs(y - across * 0.34) - 16, Math.abs(z - foot - up * 0.93) - 3), edge),
    )
  }

  function drawCluster(surface: Surface, y: number, z: number, edge: number): void {
    setMaterial(surface, screenDark)
    for (const middle of [driver - 84, driver + 84]) {
      const reach = distance(y - middle, z - 682)
      const turn = Math.atan2(z - 682, y - middle)
      if (turn > -0.9 || turn < -2.2) {
        cover(surface, white, 0.7 * inside(Math.abs(reach - 38) - 1.6, edge))
        const tick = Math.abs((((((turn * 7) / Math.PI) % 1) + 1) % 1) - 0.5)
        cover(surface, white, inside(Math.max(Math.abs(reach - 33) - 4, (tick - 0.06) * 20), edge))
      }
      cover(surface, accent, inside(Math.max(Math.abs((y - middle) * 0.8 - (z - 682) * 0.6) - 1.8, reach - 34), edge))
    }
    cover(surface, land, inside(Math.max(Math.abs(y - driver) - 34, Math.abs(z - 682) - 30), edge))
    cover(surface, white, inside(Math.max(Math.abs(y - driver) - 20, Math.abs(z - 692) - 5), edge))
  }

  function drawSeat(surface: Surface, x: number, y: number, z: number, edge: number): void {
    setMaterial(surface, seat)
    const aside = Math.abs(Math.abs(y) - driver)
    if (Math.abs(y) < 130) {
      cover(surface, stitch, 0.8 * inside(Math.abs(Math.abs(y) - 84) - 2.2, edge))
      return
    }
    if (x > 1300 || z > 885) return
    // The middle of the seat between its bolsters, in flutes.
    const panel = aside - 142
    cover(surface, insert, inside(panel, edge))
    cover(surface, stitch, 0.85 * inside(Math.abs(panel - 7) - 2.2, edge))
    if (panel < -2 && z > 280) {
      const along = z > 420 ? z : x
      const flute = Math.abs((((along % 62) + 62) % 62) - 31)
      surface.open *= 0.62 + 0.38 * smooth(0, 9, flute)
      cover(surface, materials.seam, 0.5 * inside(flute - 1.2, edge))
    }
    cover(surface, materials.seam, 0.7 * inside(Math.abs(z - 690 + aside * 0.1) - 1.6, edge) * (x > 700 ? 1 : 0))
  }

  function drawDoor(surface: Surface, x: number, y: number, z: number, edge: number): void {
    setMaterial(surface, dash)
    cover(surface, lower, inside(Math.max(z - 600, 395 - z), edge) * inside(x - 780, edge))
    cover(surface, seat, inside(Math.max(Math.abs(z - 408) - 34, Math.abs(x - 400) - 300), edge))
    cover(surface, trim, inside(Math.max(Math.abs(z - 540 + 0.02 * x) - 9, Math.abs(x - 200) - 480), edge))
    cover(surface, stitch, 0.6 * inside(Math.max(Math.abs(z - 446) - 1.5, Math.abs(x - 400) - 330), edge))
    // Speaker, handle, switches.
    const speaker = distance(x + 120, z - 190)
    cover(surface, materials.seam, 0.6 * inside(Math.abs(speaker - 92) - 3, edge))
    if (speaker < 88) surface.open *= 0.72 + 0.28 * Math.abs(Math.sin(x * 0.42) * Math.sin(z * 0.42))
    const handle = Math.max(Math.abs(x + 10) - 62, Math.abs(z - 505) - 17)
    cover(surface, materials.hollow, inside(handle - 6, edge))
    cover(surface, materials.chrome, inside(handle + 4, edge))
    if (z > 372 && z < 432 && y < 690)
      cover(surface, materials.glossBlack, inside(Math.max(Math.abs(x - 200) - 84, Math.abs(z - 412) - 14), edge))
    surface.open *= 0.55 + 0.45 * smooth(40, 300, z)
  }

  function drawConsole(surface: Surface, x: number, y: number, z: number, edge: number): void {
    setMaterial(surface, dash)
    if (z > 318 && x > 40) {
      const plate = Math.max(Math.abs(y) - 88, Math.abs(x - 240) - 190)
      cover(surface, trim, inside(plate - 4, edge))
      cover(surface, materials.glossBlack, inside(plate, edge))
      for (const cup of [300, 390]) {
        const reach = distance(x - cup, y + 30) - 38
        cover(surface, materials.chrome, inside(Math.abs(reach) - 3, edge))
        cover(surface, materials.hollow, inside(reach, edge))
      }
      const gate = Math.max(Math.abs(y - 28) - 15, Math.abs(x - 170) - 62)
      cover(surface, materials.hollow, inside(gate, edge))
    }
    if (x < 40 && z > 340) {
      // Climate: a dark display between two dials, and a row of keys below.
      const display = Math.max(Math.abs(y) - 46, Math.abs(z - 500) - 20)
      cover(surface, materials.glossBlack, inside(display, edge))
      cover(surface, white, inside(Math.max(Math.abs(Math.abs(y) - 20) - 10, Math.abs(z - 500) - 3), edge))
      for (const middle of [-92, 92]) {
        const reach = distance(y - middle, z - 500)
        cover(surface, materials.chrome, inside(reach - 31, edge))
        cover(surface, materials.darkAlloy, inside(reach - 25, edge))
        cover(surface, white, inside(Math.max(Math.abs(y - middle) - 1.6, Math.abs(z - 516) - 6), edge))
      }
      const key = Math.abs((((y % 40) + 40) % 40) - 20)
      const row = Math.max(Math.abs(z - 440) - 14, Math.abs(y) - 118)
      cover(surface, materials.glossBlack, inside(row, edge))
      cover(surface, materials.seam, inside(Math.max(row, 18 - key), edge))
      cover(surface, white, 0.6 * inside(Math.max(Math.abs(z - 440) - 3, key - 5, Math.abs(y) - 118), edge))
    }
  }

  /** Black parts, and the glass of the mirror, which shows the bright rear window between the dark pillars. */
  function drawGloss(surface: Surface, x: number, y: number, z: number, edge: number): void {
    setMaterial(surface, materials.glossBlack)
    if (x < 206 || z < 980) return
    cover(surface, mirrorFrame, inside(Math.max(Math.abs(y) - 108, Math.abs(z - 1018) - 23), edge))
    cover(surface, mirrorSky, inside(Math.max(Math.abs(y - 6) - 72 + (z - 1018) * 0.5, Math.abs(z - 1021) - 14), edge))
  }

  return (surface, which, x, y, z, edge) => {
    surface.open = 1
    switch (which) {
      case cabinPart.dash:
        return drawDash(surface, x, y, z, edge)
      case cabinPart.screen:
        return drawScreen(surface, y, z, edge)
      case cabinPart.cluster:
        return drawCluster(surface, y, z, edge)
      case cabinPart.seat:
        return drawSeat(surface, x, y, z, edge)
      case cabinPart.door:
        return drawDoor(surface, x, y, z, edge)
      case cabinPart.console:
        return drawConsole(surface, x, y, z, edge)
      case cabinPart.wheel: {
        setMaterial(surface, dash)
        surface.coat = 0.4
        const hub = distance(y - driver, z - wheelCentre[2] - 4)
        cover(surface, materials.chrome, inside(Math.abs(hub - 20) - 3, edge) * (hub < 60 ? 1 : 0))
        return
      }
      case cabinPart.lining:
        return setMaterial(surface, lining)
      case cabinPart.bonnet:
        return setMaterial(surface, paint)
      case cabinPart.metal:
        return setMaterial(surface, trim)
      case cabinPart.gloss:
        return drawGloss(surface, x, y, z, edge)
      default:
        setMaterial(surface, carpet)
    }
  }
}
