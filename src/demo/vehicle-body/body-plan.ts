import type { Rgb } from './colour-space.ts'
import type { Knot } from './numbers.ts'

/** How a body is built above the belt line. */
export const bodyKinds = [
  'hatch',
  'sedan',
  'liftback',
  'wagon',
  'coupe',
  'open',
  'suv',
  'offroader',
  'ute',
  'cabchassis',
  'van',
  'truck',
] as const
export type BodyKind = (typeof bodyKinds)[number]

/** Families of lamps and grilles. */
export interface Face {
  /** Outline of the headlamps: slim, tall, round, stacked (a thin strip with the lamp below it), upright blocks. */
  readonly lamps: 'slim' | 'swept' | 'tall' | 'round' | 'split' | 'block'
  /** Opening between the lamps. `none` is closed, as on most electric cars. */
  readonly grille: 'none' | 'slot' | 'bar' | 'hexagon' | 'shield' | 'wide' | 'slats' | 'kidneys' | 'oval'
  /** What fills the opening. */
  readonly mesh: 'honeycomb' | 'bars' | 'uprights' | 'plain'
  /** Frame of the opening. */
  readonly frame: 'chrome' | 'black' | 'paint'
  /** Lower opening: full width, with corner vents, as a black block across an off-roader's bumper, or small. */
  readonly bumper: 'wide' | 'vents' | 'block' | 'small'
  /** Tail lamps: a bar across, wrapping corners, upright posts, round. */
  readonly tail: 'bar' | 'wrap' | 'post' | 'round' | 'pillar'
  /** Which line of light the lamps draw by day, 0 to 3: makes differ by it. */
  readonly signature: number
  /** What is in the lamps: reflectors with bulbs and no line of light, projectors with a short one, or diodes. */
  readonly age: 'halogen' | 'projector' | 'led'
}

/** Everything that the shape of one model follows from. Lengths in millimetres, x from the front bumper. */
export interface BodyPlan {
  readonly kind: BodyKind
  readonly length: number
  readonly width: number
  readonly height: number
  readonly wheelbase: number
  /** Front bumper to the middle of the front wheel. */
  readonly frontOverhang: number
  /** Under the sills. */
  readonly clearance: number
  readonly tyre: { readonly diameter: number; readonly width: number; readonly isOffRoad: boolean }
  /** Rim as a share of the tyre's diameter, and the pattern of its spokes, 0 to 5. */
  readonly rim: { readonly share: number; readonly pattern: number }
  /** Height of the lower body along its length: leading edge of the bonnet, foot of the windscreen, belt, tail. */
  readonly deck: readonly Knot[]
  /** Foot of the windscreen. */
  readonly cowl: readonly [x: number, z: number]
  /** Front and rear end of the roof; `roofPeak` is where it is highest, `roofDrop` how far it falls to its end. */
  readonly roofStart: number
  readonly roofPeak: number
  readonly roofEnd: number
  readonly roofDrop: number
  /** Foot of the rear window. */
  readonly cabEnd: number
  /** How far the upper part of the nose and of the tail stand back, and the lower edge of the bumpers. */
  readonly noseRake: number
  readonly chin: number
  readonly tailRake: number
  /** How far the corners of the bumpers stand back. */
  readonly roundFront: number
  readonly roundRear: number
  /** Half width of the roof as a share of half the width. */
  readonly tumblehome: number
  /** How much narrower the rear of the cab is than its middle, as a share. */
  readonly taper: number
  /** Side windows: gaps from the rear of the cab as shares of its length; rise of the rear. */
  readonly windows: {
    readonly rearFoot: number
    readonly rearHead: number
    readonly kick: number
    /** Share of the cab's length at which the middle pillar stands; windows behind `last` are panels. */
    readonly pillars: readonly number[]
    readonly panelsFrom: number
  }
  /** One row of doors, in front of seats that are reached over the front ones or not at all. */
  readonly isTwoDoor: boolean
  /** Doors as places along the length at which they end; empty for those that the kind gives. */
  readonly doors: readonly number[]
  readonly face: Face
  /** Height of unpainted plastic along the sills and around the arches; 0 for none. */
  readonly cladding: number
  readonly rails: boolean
  /** The frames of the side windows are chrome. */
  readonly hasBrightTrim: boolean
  readonly isTwoTone: boolean
  readonly isElectric: boolean
  /** Colour of the seats of an open car; null where they show through panes only. */
  readonly seats: Rgb | null
  /** Tub or tray behind the cab: where it begins, its upper edge, and the height of its drop sides. */
  readonly load: {
    readonly kind: 'tub' | 'tray'
    readonly from: number
    readonly top: number
    readonly sides: number
  } | null
}
