import { distance, smooth } from './numbers.ts'
import { cover, inside, materials, setMaterial, type Surface } from './surface.ts'

/** Shares of a rim's radius between which it has spokes. */
export const spokes = { from: 0.24, to: 0.9 } as const

/** How far a point of a rim lies within a spoke, as a share of the rim's radius; below 0 in an opening. */
export function spokeAt(pattern: number, reach: number, turn: number): number {
  if (reach < spokes.from || reach > spokes.to) return 0.1
  const wave = (count: number, offset = 0): number => {
    const at = (((turn * count + offset) % 1) + 1) % 1
    return (Math.abs(at - 0.5) * reach * Math.PI * 2) / count
  }
  switch (pattern % 6) {
    case 0:
      return 0.075 + 0.07 * (1 - reach) - wave(5)
    case 1: {
      const twin = Math.abs(wave(5) - 0.05 - 0.1 * reach)
      return 0.045 - twin
    }
    case 2:
      return 0.05 + 0.03 * (1 - reach) - wave(10)
    case 3: {
      const fork = Math.abs(wave(5) - Math.max(0, (reach - 0.38) * 0.42))
      return 0.055 - fork
    }
    case 4:
      return 0.06 + 0.05 * (1 - reach) - wave(6)
    default:
      return 0.055 + 0.05 * reach - wave(7, reach * 0.22)
  }
}

/** The face of a rim: spokes with bevelled edges, nuts and a cap. */
export function drawRim(surface: Surface, pattern: number, reach: number, turn: number, edge: number): void {
  const isDark = pattern > 5
  setMaterial(surface, isDark ? materials.gunmetal : materials.alloy)
  const deep = spokeAt(pattern, reach, turn)
  // Spokes are rounded: their edges fall away to the dark, and their middles catch the light of the room.
  surface.open *= 0.42 + 0.58 * smooth(0, 0.035, deep)
  surface.open *= 0.78 + 0.22 * smooth(0.12, 0.75, reach)
  surface.glow += (isDark ? 0.3 : 0.14) * smooth(0.012, 0.04, deep)
  if (reach > 0.88) surface.open *= 0.75 + 0.35 * smooth(0.91, 0.97, reach)
  // The lip is turned bright, so that a dark rim stands out from its tyre.
  if (isDark) cover(surface, materials.alloy, 0.75 * inside((0.95 - reach) * 200, edge))
  cover(surface, materials.darkAlloy, inside((reach - 0.12) * 200, edge))
  cover(surface, materials.chrome, 0.6 * inside((Math.abs(reach - 0.12) - 0.012) * 200, edge))
  const nut = (((turn * 5 + 0.5) % 1) + 1) % 1
  cover(surface, materials.seam, inside((distance((nut - 0.5) * reach * 1.25, reach - 0.19) - 0.03) * 200, edge))
}

/** What shows between the spokes: barrel, brake disc and calliper. */
export function drawBrake(surface: Surface, reach: number, turn: number, edge: number): void {
  setMaterial(surface, materials.hollow)
  cover(surface, materials.disc, 0.9 * inside((reach - 0.68) * 200, edge))
  cover(surface, materials.seam, 0.6 * inside((Math.abs(reach - 0.37) - 0.012) * 200, edge))
  cover(surface, materials.hollow, 0.75 * inside((reach - 0.36) * 200, edge))
  cover(
    surface,
    materials.plastic,
    inside((Math.abs(reach - 0.56) - 0.11) * 200, edge) * inside((Math.abs(turn - 0.06) - 0.07) * 400, edge),
  )
  surface.open *= 0.72
  const ring = Math.min(Math.abs(reach - 0.68), Math.abs(reach - 0.365) - 0.02)
  const calliper = Math.max(Math.abs(reach - 0.56) - 0.11, Math.abs(turn - 0.06) - 0.07)
  surface.clear = 200 * Math.min(ring, Math.abs(calliper))
}

/** Wall and tread of a tyre; `across` runs from the inner edge over the tread to the rim, `up` from the ground. */
export function drawTyre(surface: Surface, across: number, turn: number, up: number, isOffRoad: boolean): void {
  setMaterial(surface, materials.rubber)
  // The arch leaves the top of the tyre in its shade.
  surface.open *= 1 - 0.62 * smooth(0.62, 0.96, up)
  if (across < 0.42) {
    const blocks = isOffRoad ? 46 : 90
    const at = (((turn * blocks) % 1) + 1) % 1
    surface.open *= 0.7 + 0.3 * smooth(0.08, 0.2, Math.abs(at - 0.5))
    return
  }
  // The wall, with a raised ring, and the gap between its bead and the rim.
  cover(surface, materials.rubberWall, smooth(0.52, 0.62, across))
  // Shoulder blocks end in notches; the wall bulges between two rings, and has the raised name of its maker twice.
  const notch = Math.abs(((((turn * 64) % 1) + 1) % 1) - 0.5)
  surface.open *= 1 - 0.4 * smooth(0.16, 0.06, notch) * smooth(0.6, 0.54, across)
  surface.open *= 0.62 + 0.38 * smooth(0.008, 0.022, Math.abs(across - 0.66))
  surface.glow += 0.9 * smooth(0.07, 0.01, Math.abs(across - 0.76))
  surface.open *= 0.7 + 0.3 * smooth(0.01, 0.026, Math.abs(across - 0.87))
  surface.open *= 1 - 0.7 * smooth(0.9, 0.97, across)
}
