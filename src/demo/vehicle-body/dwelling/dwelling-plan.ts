import type { Knot } from '../numbers.ts'

/** One closed body with rounded edges: the box of a caravan, a roof that lifts, a bed over a cab. Millimetres. */
export interface Shell {
  readonly skin: 'wall' | 'canvas' | 'lid' | 'cap'
  readonly foot: number
  readonly top: number
  /** Where the front and the rear stand at a height. */
  readonly front: readonly Knot[]
  readonly rear: readonly Knot[]
  readonly width: number
  /** Width at its foot, where it differs. */
  readonly footWidth?: number
  /** Radius of its edges. */
  readonly radius: number
}

/** Something on a wall. `side` is −1 for the left-hand side, which has the door, and 1 for the driver's. */
export interface WallFitting {
  readonly what: 'window' | 'door' | 'hatch' | 'vent' | 'table' | 'light'
  readonly side: -1 | 1
  /** From the front to the rear, and from the lower to the upper edge. */
  readonly along: readonly [number, number]
  readonly up: readonly [number, number]
}

/** Painted shapes along the walls, none of them a maker's. */
export type Graphics = 'sweep' | 'rise' | 'wedge' | 'bands' | 'dipped' | 'slashes' | 'plain'

/** Everything that the shape of a caravan, a camper trailer or the living box of a motorhome follows from. */
export interface DwellingPlan {
  /** Of the whole vehicle, with its drawbar and what hangs behind; the height is that of the roof, without fittings. */
  readonly length: number
  readonly width: number
  readonly height: number
  /** The body without the drawbar, and its lower edge. */
  readonly from: number
  readonly to: number
  readonly floor: number
  readonly shells: readonly Shell[]
  readonly wheels: readonly number[]
  readonly tyre: { readonly diameter: number; readonly width: number; readonly isOffRoad: boolean }
  readonly rim: { readonly share: number; readonly pattern: number }
  readonly fittings: readonly WallFitting[]
  readonly graphics: Graphics
  /** Colours of the graphics on a pale wall, '#rrggbb'. */
  readonly accents: readonly [dark: string, bright: string]
  readonly cladding: 'smooth' | 'ribbed' | 'panels'
  /** Upper edge of checker plate along the sides and at the front; 0 for none. */
  readonly plate: readonly [sides: number, front: number]
  /** Height and ends of the rolled-up awning, and whether it has arms; null for none. */
  readonly awning: { readonly along: readonly [number, number]; readonly up: number; readonly arms: boolean } | null
  /** Middles of what stands on the roof. */
  readonly roof: readonly { readonly what: 'cooler' | 'hatch' | 'solar' | 'rail' | 'lid'; readonly at: number }[]
  /** Heights of windows in the front and rear walls, and half their width; null for none. */
  readonly frontWindow: readonly [low: number, high: number, half: number] | null
  readonly rearWindow: readonly [low: number, high: number, half: number] | null
  /** What hangs at the rear. */
  readonly tail: 'bumper' | 'spare' | 'spares'
  /** What stands on the drawbar; null for what drives itself. */
  readonly drawbar: 'bottles' | 'box' | 'both' | 'spare' | null
}
