import type { Rgb } from './colour-space.ts'
import type { Face } from './faces/face.ts'
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

/** Behind the cab of a ute: nothing, a bar of tubes with long arms, a slim one with short arms, a soft cover. */
export type TubRack = 'none' | 'bar' | 'hoop' | 'cover'

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
  /** How far the roof falls from its peak to the windscreen. */
  readonly roofBrow: number
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
    /** Upper edges of the windscreen and of the side windows where the roof is higher, millimetres. */
    readonly screenTop: number
    readonly sideTop: number
  }
  /** How far the crease of the shoulder lies above its usual place: front, middle, rear; shares of the side. */
  readonly shoulder: readonly [front: number, middle: number, rear: number]
  /** One row of doors, in front of seats that are reached over the front ones or not at all. */
  readonly isTwoDoor: boolean
  /** Doors as places along the length at which they end; empty for those that the kind gives. */
  readonly doors: readonly number[]
  readonly face: Face
  /** Height of unpainted plastic along the sills and around the arches; 0 for none. */
  readonly cladding: number
  /** How far the arches stand out from the sides, millimetres. */
  readonly flare: number
  /** Unpainted plastic around the arches, whether or not along the sills. */
  readonly hasArchTrim: boolean
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
    /** What stands in a tub behind the cab. */
    readonly rack: TubRack
  } | null
}
