import { smooth } from '../numbers.ts'
import { cover, inside, type Material, type Surface } from '../surface.ts'
import type { DwellingPlan } from './dwelling-plan.ts'

/** Paints the shapes along a side: `x` and `z` in millimetres, `edge` half the width of a sample. */
export type DrawGraphics = (surface: Surface, x: number, z: number, edge: number) => void

/** Half the widths of the lines of two graphics, millimetres. */
const riseLines = [34, 20, 12] as const
const slashes = [190, 90, 44] as const

/** The painted shapes of a body, in a dark and a bright colour. */
export function createGraphics(
  { graphics, from, to, floor, height, plate }: DwellingPlan,
  dark: Material,
  bright: Material,
): DrawGraphics {
  const length = to - from
  const low = Math.max(floor, plate[0]) + 40
  const rise = height - low
  const share = (x: number): number => (x - from) / length
  switch (graphics) {
    case 'sweep':
      // A band that climbs and widens towards the rear, with a bright line below it.
      return (surface, x, z, edge) => {
        const u = share(x)
        const middle = low + rise * (0.1 + 0.3 * smooth(0, 1.1, u))
        const half = 14 + 105 * u * u
        cover(surface, dark, inside(Math.abs(z - middle) - half, edge))
        cover(surface, bright, inside(Math.abs(z - middle + half + 34) - 13, edge))
      }
    case 'rise':
      // Three lines that turn up before the rear.
      return (surface, x, z, edge) => {
        const u = share(x)
        for (let index = 0; index < riseLines.length; index += 1) {
          const bend = smooth(0.5 - index * 0.05, 0.95, u)
          const middle = low + 60 + index * 74 + bend * rise * (0.62 - index * 0.06)
          const steep = 1 + 1.6 * bend * (1 - bend) * 2
          cover(
            surface,
            index === 1 ? bright : dark,
            inside(Math.abs(z - middle) / steep - (riseLines[index] ?? 0), edge),
          )
        }
      }
    case 'wedge':
      // The rear third in a dark field with a slanted edge.
      return (surface, x, z, edge) => {
        const slant = x - (from + length * 0.8) + (z - low) * 0.55
        cover(surface, dark, inside(-slant * 0.87, edge))
        cover(surface, bright, inside(Math.abs(slant + 62) * 0.87 - 17, edge))
        cover(surface, dark, inside(Math.max(z - low - 46, slant), edge))
      }
    case 'bands':
      // A dark lower quarter and two lines above it.
      return (surface, _x, z, edge) => {
        cover(surface, dark, inside(z - low - rise * 0.16, edge))
        cover(surface, bright, inside(Math.abs(z - low - rise * 0.16 - 44) - 12, edge))
        cover(surface, dark, inside(Math.abs(z - low - rise * 0.16 - 88) - 6, edge))
      }
    case 'dipped':
      // A dark field at the front that runs out towards the rear.
      return (surface, x, z, edge) => {
        const u = share(x)
        const top = low + rise * (0.62 * (1 - smooth(-0.1, 0.55, u)) + 0.06)
        cover(surface, dark, inside(z - top, edge))
        cover(surface, bright, inside(Math.abs(z - top - 40) - 13, edge))
      }
    case 'slashes':
      return (surface, x, z, edge) => {
        const slant = x - from - length * 0.5 + (z - low) * 0.7
        const inBand = Math.abs(z - low - rise * 0.16) - rise * 0.13
        for (let index = 0; index < slashes.length; index += 1) {
          const at = Math.abs(slant - 520 * index + index * index * 90) - (slashes[index] ?? 0)
          cover(surface, index === 1 ? bright : dark, inside(Math.max(at * 0.82, inBand), edge))
        }
        cover(surface, dark, inside(Math.abs(z - low - 18) - 14, edge))
      }
    case 'plain':
      return (surface, _x, z, edge) => cover(surface, dark, inside(Math.abs(z - low - 20) - 22, edge))
  }
}
