import { parseColour, type Rgb } from '../colour-space.ts'
import { distance, smooth } from '../numbers.ts'
import { cover, inside, materials, setMaterial, type Material, type Surface } from '../surface.ts'
import { panes, room, roomPart } from './build-room.ts'

/** Colours of a room, '#rrggbb'. */
export interface RoomLook {
  readonly cabinet: string
  readonly fabric: string
  readonly floor: string
  readonly bench: string
  readonly accent: string
  /** Land and sky outside. */
  readonly sky: readonly [high: string, low: string]
}

const matt = (colour: string, coat = 0.05): Material => ({ colour: parseColour(colour), coat, metal: 0, blur: 1 })
const times = ({ colour, ...rest }: Material, share: number): Material => ({
  ...rest,
  colour: colour.map((value) => value * share) as unknown as Rgb,
})

/** Sets what a point is made of; the normal tells the faces of a cabinet apart. */
export type DrawRoom = (
  surface: Surface,
  which: number,
  place: { readonly x: number; readonly y: number; readonly z: number },
  normal: { readonly nx: number; readonly ny: number; readonly nz: number },
  edge: number,
) => void

/** Distance from the outline of a pane; below 0 inside. */
function paneDistance(at: number, z: number, { along, up }: (typeof panes)[number]): number {
  const dx = Math.abs(at - (along[0] + along[1]) / 2) - (along[1] - along[0]) / 2 + 60
  const dz = Math.abs(z - (up[0] + up[1]) / 2) - (up[1] - up[0]) / 2 + 60
  return (dx > 0 && dz > 0 ? distance(dx, dz) : Math.max(dx, dz)) - 60
}

const wrap = (value: number, period: number): number => ((value % period) + period) % period

/** What lies on the parts of a room: doors and handles, planks, panes with the land outside, cooktop and sink. */
export function createRoomDrawing(look: RoomLook): DrawRoom {
  const cabinet = matt(look.cabinet)
  const table = matt(look.cabinet, 0.3)
  const seam = times(cabinet, 0.28)
  const wall = matt('#eeebe4')
  const ceiling = matt('#f4f2ec')
  const floor = matt(look.floor, 0.35)
  const joint = times(floor, 0.45)
  const fabric = matt(look.fabric)
  const piping = times(fabric, 0.5)
  const bench = matt(look.bench, 0.75)
  const linen = matt('#f3f0ea')
  const sheet = matt('#e2ddd2')
  const accent = matt(look.accent)
  const handle = matt('#1d2023', 0.4)
  const steel: Material = { colour: [0.42, 0.43, 0.45], coat: 0.6, metal: 0, blur: 0.3 }
  const basin = times(steel, 0.42)
  const frame = matt('#1a1c1e', 0.3)
  const strip: Material = { ...matt('#fff1d0'), glow: 1.05 }
  const lamp: Material = { ...matt('#fff6e0'), glow: 1.25 }
  const skylight: Material = { ...matt('#f6fbff'), glow: 0.9 }
  const lit = (colour: string): Material => ({ ...matt(colour), glow: 0.85 })
  const [high, low, hill, grass] = [lit(look.sky[0]), lit(look.sky[1]), lit('#7f9c86'), lit('#9db384')]

  /** The land outside, as it is seen from the middle of the room: what is far away stands at the height of the eye. */
  function drawPane(surface: Surface, at: number, z: number): void {
    setMaterial(surface, high)
    cover(surface, low, smooth(1420, 1190, z))
    const ridge = 1195 + 22 * Math.sin(at / 210) + 12 * Math.sin(at / 83)
    cover(surface, hill, inside(z - ridge, 6))
    cover(surface, grass, inside(z - 1140 - 10 * Math.sin(at / 320), 8))
  }

  function drawWall(surface: Surface, x: number, y: number, z: number, edge: number): void {
    setMaterial(surface, wall)
    const side = x > room.to - 2 ? 0 : y > 0 ? 1 : -1
    // Tiles behind the bench.
    if (side === 1 && z > 905 && z < 1510 && x < 3000) {
      const tile = Math.min(wrap(x, 150), wrap(z - 905, 75)) - 2
      cover(surface, sheet, 0.6 * inside(tile, edge))
    }
    for (const pane of panes) {
      if (pane.side !== side) continue
      const at = side === 0 ? y : x
      const far = paneDistance(at, z, pane)
      if (far > 60) continue
      cover(surface, frame, inside(far - 34, edge))
      if (far < 0) drawPane(surface, at, z)
      cover(surface, frame, inside(Math.abs(far + 10) - 5, edge))
    }
  }

  /** Doors with handles on the fronts of cabinets. `at` runs along the front; low doors have theirs at the top. */
  function drawFront(surface: Surface, at: number, z: number, edge: number, width: number): void {
    const gap = Math.min(wrap(at, width), width - wrap(at, width))
    cover(surface, seam, inside(gap - 3, edge))
    const isHigh = z > 1490
    const isDrawer = !isHigh && z > 640 && z < 870
    if (!isHigh && z < 880) cover(surface, seam, inside(Math.abs(z - 640) - 3, edge))
    const grip = isHigh ? 1560 : isDrawer ? 800 : z < 640 ? 570 : 1060
    const middle = Math.abs(wrap(at, width) - width / 2)
    const away = Math.max(middle - 85, Math.abs(z - grip) - 8)
    cover(surface, handle, inside(away, edge))
  }

  function drawBench(surface: Surface, x: number, y: number, edge: number): void {
    setMaterial(surface, bench)
    if (y < 0 || x > 3000) return
    const hob = Math.max(Math.abs(x - 1750) - 290, Math.abs(y - 830) - 215)
    cover(surface, steel, inside(hob - 8, edge))
    cover(surface, materials.glossBlack, inside(hob, edge))
    for (const [bx, by, size] of [
      [1610, 730, 78],
      [1890, 730, 100],
      [1610, 950, 100],
      [1890, 950, 70],
    ] as const) {
      const ring = distance(x - bx, y - by)
      cover(surface, handle, inside(Math.abs(ring - size) - 10, edge))
      cover(surface, steel, inside(ring - 26, edge))
      cover(surface, handle, inside(ring - 16, edge))
    }
    const sink = Math.max(Math.abs(x - 2440) - 250, Math.abs(y - 790) - 170)
    cover(surface, steel, inside(sink, edge))
    cover(surface, basin, smooth(-14, -60, sink))
  }

  return (surface, which, { x, y, z }, { nx, ny, nz }, edge) => {
    surface.open = 1
    switch (which) {
      case roomPart.floor: {
        setMaterial(surface, floor)
        const row = Math.floor((y + 2000) / 180)
        const plank = Math.min(wrap(y + 2000, 180), wrap(x + row * 731, 1240))
        const grain = 0.86 + 0.14 * Math.sin(row * 12.9 + Math.floor((x + row * 731) / 1240) * 7.7)
        surface.red *= grain
        surface.green *= grain
        surface.blue *= grain
        cover(surface, joint, 0.7 * inside(plank - 2.5, edge))
        return
      }
      case roomPart.ceiling: {
        setMaterial(surface, ceiling)
        for (const at of [1250, 3250, 4300])
          for (const side of [-420, 420]) {
            const ring = distance(x - at, y - side)
            cover(surface, steel, inside(ring - 52, edge))
            cover(surface, lamp, inside(ring - 40, edge))
          }
        return
      }
      case roomPart.wall:
        return drawWall(surface, x, y, z, edge)
      case roomPart.cabinet:
        setMaterial(surface, cabinet)
        if (Math.abs(ny) > 0.8) drawFront(surface, x - 700, z, edge, z > 1490 && x < 3160 ? 575 : x > 2990 ? 590 : 570)
        else if (nx < -0.8 && x > 4000) drawFront(surface, y + 760, z, edge, Math.abs(y) < 760 && z > 1490 ? 507 : 380)
        // A strip of light below the lockers.
        if (nz < -0.8 && z < 1520 && z > 1480)
          cover(surface, strip, inside(Math.abs(Math.abs(x > 4900 ? x - 4000 : y) - (x > 4900 ? 965 : 850)) - 14, edge))
        return
      case roomPart.bench:
        return nz > 0.7 ? drawBench(surface, x, y, edge) : setMaterial(surface, bench)
      case roomPart.table:
        return setMaterial(surface, nz > 0.7 ? table : seam)
      case roomPart.cushion:
        setMaterial(surface, fabric)
        if (x < 3200) {
          const stitch = wrap(x - 1150, 1005)
          cover(surface, piping, 0.5 * inside(Math.abs(stitch - 500) - 3, edge))
          if (z < 535) cover(surface, piping, 0.5 * inside(Math.abs(z - 512) - 3, edge))
        } else cover(surface, piping, 0.5 * inside(Math.abs(wrap(y + 740, 370) - 185) - 3, edge))
        return
      case roomPart.mattress:
        return setMaterial(surface, sheet)
      case roomPart.cover:
        setMaterial(surface, linen)
        surface.open *= 0.93 + 0.07 * Math.sin(y / 46 + x / 210)
        return
      case roomPart.pillow:
        return setMaterial(surface, linen)
      case roomPart.accent:
        setMaterial(surface, accent)
        surface.open *= 0.96 + 0.04 * Math.sin((x + y) / 17)
        return
      case roomPart.metal:
        return setMaterial(surface, steel)
      case roomPart.hatch:
        return setMaterial(surface, z > 1900 ? skylight : lamp)
      default:
        return setMaterial(surface, handle)
    }
  }
}
