import type { Light } from './environment.ts'
import { smooth } from './numbers.ts'

/** Writes what shows through two panes at a height: doors and dash in the shade below, the room above. */
export function seeThrough(z: number, out: Light): void {
  const up = smooth(950, 1500, z)
  out[0] = 0.05 + 0.2 * up
  out[1] = 0.055 + 0.22 * up
  out[2] = 0.062 + 0.25 * up
}
