import { parseColour, type Rgb } from '../colour-space.ts'
import { distance, smooth } from '../numbers.ts'
import { cover, materials, setMaterial, type Material, type PaintLook, type Surface } from '../surface.ts'
import type { BikePlan } from './bike-plan.ts'
import { bikePart } from './bike-parts.ts'

const grey = (value: number): Rgb => [value, value, value * 1.03]
const plain = (colour: Rgb, coat: number, metal: number, blur: number): Material => ({ colour, coat, metal, blur })

const wheelColours: Readonly<Record<BikePlan['look']['wheelColour'], Material>> = {
  black: plain(grey(0.018), 0.8, 0.1, 0.4),
  silver: plain(grey(0.42), 0.4, 0.7, 0.4),
  gold: plain([0.42, 0.24, 0.06], 0.5, 0.75, 0.35),
  chrome: materials.chrome,
}
const casings: Readonly<Record<BikePlan['look']['casing'], Material>> = {
  black: plain(grey(0.05), 0.35, 0.5, 0.6),
  silver: plain(grey(0.2), 0.15, 0.72, 0.75),
  chrome: plain(grey(0.3), 0.2, 0.8, 0.5),
}

/** Writes what a motorcycle is made of at a point of a part. */
export type BikeDrawing = (surface: Surface, which: number, x: number, y: number, z: number, edge: number) => void

export function createBikeDrawing(plan: BikePlan, paint: PaintLook): BikeDrawing {
  const { look, front, rear, family } = plan
  const colour = (text: string): Material => plain(parseColour(text), 0.9, 0.15, 0.4)
  const painted: Material = { colour: paint.colour, coat: 1, metal: paint.metal, blur: 0.5 }
  const isPale = paint.colour[0] + paint.colour[1] + paint.colour[2] > 1.2
  const second = colour(look.accent)
  const casing = casings[look.casing]
  const cylinder = look.casing === 'black' ? plain(grey(0.24), 0.2, 0.8, 0.5) : plain(grey(0.24), 0.1, 0.75, 0.7)
  const table: Partial<Record<number, Material>> = {
    [bikePart.paint]: painted,
    [bikePart.accent]: colour(look.accent),
    [bikePart.panel]: family === 'classic' || family === 'cruiser' ? painted : colour(look.accent),
    [bikePart.gloss]: materials.glossBlack,
    [bikePart.plastic]: plain(grey(0.02), 0.3, 0.02, 0.9),
    [bikePart.dark]: plain(grey(0.03), 0.35, 0.3, 0.7),
    [bikePart.frame]: colour(look.frameColour),
    [bikePart.chrome]: materials.chrome,
    [bikePart.alloy]: plain(grey(0.4), 0.3, 0.75, 0.5),
    [bikePart.casing]: casing,
    [bikePart.cylinder]: cylinder,
    [bikePart.cover]: look.casing === 'black' ? plain(grey(0.014), 0.7, 0.2, 0.45) : casings.chrome,
    [bikePart.seat]: plain(grey(0.012), 0.22, 0, 1),
    [bikePart.gold]: plain([0.5, 0.28, 0.06], 0.5, 0.85, 0.25),
    [bikePart.lens]: plain(grey(0.05), 1, 0.5, 0.12),
    [bikePart.light]: materials.lampLight,
    [bikePart.tailLight]: materials.lampRedLit,
    [bikePart.indicator]: materials.indicator,
    [bikePart.muffler]:
      look.casing === 'black' && family !== 'dirt'
        ? plain(grey(0.12), 0.3, 0.85, 0.4)
        : plain(grey(0.42), 0.2, 0.85, 0.4),
    [bikePart.header]: plain([0.3, 0.24, 0.19], 0.2, 0.9, 0.35),
    [bikePart.spring]: look.casing === 'black' ? plain(grey(0.03), 0.6, 0.2, 0.5) : plain(grey(0.4), 0.3, 0.8, 0.3),
    [bikePart.plate]: materials.plate,
    [bikePart.radiator]: materials.plastic,
    [bikePart.calliper]:
      look.fork === 'gold' ? plain([0.45, 0.26, 0.06], 0.6, 0.6, 0.4) : plain(grey(0.05), 0.6, 0.3, 0.5),
    [bikePart.mirror]: plain(grey(0.5), 0, 1, 0.02),
    [bikePart.chain]: plain(grey(0.16), 0.1, 0.8, 0.6),
    [bikePart.rim]: wheelColours[look.wheelColour],
    [bikePart.disc]: plain(grey(0.42), 0.1, 0.85, 0.4),
    [bikePart.tyre]: materials.rubber,
  }
  const graphic: Material = isPale ? plain(grey(0.03), 0.9, 0, 0.4) : plain(grey(0.78), 0.9, 0, 0.4)
  const [clampX] = plan.place(...plan.pattern.clamp)
  const { seat } = plan
  function drawGraphic(surface: Surface, x: number, aside: number, z: number, edge: number): void {
    const within = (far: number): number => smooth(edge, -edge, far)
    switch (look.graphic) {
      case 'sweep': {
        // Two lines that rise along the side.
        const line = z - 96 + (x - 240) * 0.28
        if (aside > 50) {
          cover(surface, graphic, within(Math.abs(line) - 13))
          cover(surface, graphic, within(Math.abs(line - 34) - 3.5))
        }
        return
      }
      case 'slash': {
        // A broad oblique band.
        const line = (x - 150 + z * 0.75) / 1.25
        cover(surface, graphic, within(Math.abs(line) - 44))
        cover(surface, graphic, within(Math.abs(line - 66) - 6))
        return
      }
      case 'pads':
        // A pinstripe around the lower half of the tank.
        if (x > 0 && x < 600) cover(surface, graphic, within(Math.abs(z - 70 + x * 0.1) - 3))
        return
      case 'halves':
        // The lower half in the second colour, with a fine line between.
        if (x < 0 || x > 560 || z < -60) return
        cover(surface, second, within(z - 88 + x * 0.08))
        cover(surface, graphic, within(Math.abs(z - 92 + x * 0.08) - 3))
        return
      case 'none':
    }
  }
  return (surface, which, x, y, z, edge) => {
    setMaterial(surface, table[which] ?? materials.plastic)
    switch (which) {
      case bikePart.paint:
        if (look.graphic !== 'none') drawGraphic(surface, x - clampX, Math.abs(y), z - seat, edge)
        break
      case bikePart.disc: {
        const wheel = Math.abs(x - front.x) < Math.abs(x - rear.x) ? front : rear
        const [dx, dz] = [x - wheel.x, z - wheel.radius]
        const reach = distance(dx, dz)
        const turn = Math.atan2(dz, dx) / (Math.PI * 2)
        // Three rows of holes, each a little behind the one within it.
        const row = Math.round(reach / 17)
        const at = ((((turn + row * 0.021) * 24) % 1) + 1) % 1
        const hole = distance(((at - 0.5) * reach * Math.PI * 2) / 24, reach - row * 17) - 4.2
        cover(surface, materials.hollow, 0.85 * smooth(edge, -edge, hole))
        break
      }
      case bikePart.radiator: {
        const fin = Math.abs(((((z / 11) % 1) + 1) % 1) - 0.5)
        surface.open *= 0.55 + 0.9 * smooth(0.18, 0.4, fin)
        break
      }
      case bikePart.chain: {
        if (y < 0) {
          const link = Math.abs(((((x / 16) % 1) + 1) % 1) - 0.5)
          surface.open *= 0.55 + 0.6 * smooth(0.12, 0.3, link)
        }
        break
      }
      case bikePart.tyre: {
        if (look.tyre === 'road') {
          const wheel = Math.abs(x - front.x) < Math.abs(x - rear.x) ? front : rear
          const [dx, dz] = [x - wheel.x, z - wheel.radius]
          const reach = distance(dx, dz)
          if (reach > wheel.radius - 26) {
            const turn = (Math.atan2(dz, dx) / (Math.PI * 2)) * 26 + y * 0.012
            const groove = Math.abs((((turn % 1) + 1) % 1) - 0.5)
            surface.open *= 0.72 + 0.28 * smooth(0.04, 0.09, groove)
          }
        }
        break
      }
      default:
    }
  }
}
