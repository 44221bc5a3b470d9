import { smooth } from './numbers.ts'
import { cover, inside, materials, type Surface } from './surface.ts'

/** Half the width and half the height of a plate, millimetres. */
const plate = { half: 186, high: 54 } as const
/** Distances from its middle beyond which nothing of a plate and its holder lies, millimetres. */
export const plateReach = { across: plate.half + 20, up: plate.high + 30 } as const
/** Characters that a plate seems to have, and the width of one, millimetres. */
const characters = 6
const pitch = 50

/**
 * A number plate in its holder, as marketplaces show it: the characters are blurred, so that it is nobody's
 * registration. `y` and `up` are the distances from its middle, millimetres.
 */
export function drawPlate(surface: Surface, y: number, up: number, edge: number): void {
  const aside = Math.abs(y)
  const high = Math.abs(up)
  const holder = Math.max(aside - plate.half - 9, Math.abs(up + 5) - plate.high - 12)
  if (holder > edge) return
  cover(surface, materials.plastic, inside(holder, edge))
  const far = Math.max(aside - plate.half, high - plate.high)
  cover(surface, materials.plate, inside(far, edge))
  if (far > 0) return
  surface.open = 1
  surface.tiltUp = 0
  surface.tiltAcross = 0
  cover(surface, materials.plateInk, 0.55 * inside(Math.abs(far + 8) - 1.6, edge))
  if (aside > (characters * pitch) / 2 || high > 36) return
  const at = (((y + (characters * pitch) / 2) % pitch) + pitch) % pitch
  const stroke = smooth(20, 8, Math.abs(at - pitch / 2)) * smooth(34, 20, high)
  cover(surface, materials.plateInk, 0.42 * stroke)
}
