import type { Point3 } from '../mesh.ts'

export const bikeFamilies = ['naked', 'sport', 'classic', 'cruiser', 'adventure', 'dirt'] as const
export type BikeFamily = (typeof bikeFamilies)[number]

/** Rim in inches, width of the tyre in millimetres, height of its wall as a share of its width. */
export type WheelSize = readonly [rim: number, width: number, wall: number]

/** What makes a motorcycle look like its model. Everything here is an estimate; see models/bike-row.ts. */
export interface BikeLook {
  readonly engine:
    | 'single'
    | 'twin'
    | 'triple'
    | 'four'
    | 'lTwin'
    | 'boxer'
    | 'airVTwin'
    | 'cooledVTwin'
    | 'airTwin'
    | 'airSingle'
    | 'electric'
  readonly wheels: readonly [front: WheelSize, rear: WheelSize]
  readonly spokes: 'five' | 'fork' | 'six' | 'ten' | 'wire' | 'dish'
  readonly tyre: 'road' | 'dual' | 'knobby'
  readonly fork: 'upside' | 'gold' | 'standard' | 'gaiter' | 'thick'
  readonly lamp: 'round' | 'eye' | 'wedge' | 'twin' | 'stack' | 'bar' | 'mask' | 'plate' | 'nacelle'
  readonly exhaust: 'under' | 'low' | 'up' | 'high' | 'pea' | 'pipes' | 'stacked' | 'none'
  readonly frame: 'beam' | 'trellis' | 'cradle' | 'steel'
  /** Paint of the frame, and the second colour of the bodywork, as '#rrggbb'. */
  readonly frameColour: string
  readonly accent: string
  readonly wheelColour: 'black' | 'silver' | 'gold' | 'chrome'
  /** Engine cases. */
  readonly casing: 'black' | 'silver' | 'chrome'
  readonly bars: 'flat' | 'high' | 'clip' | 'wide' | 'apes' | 'drag' | 'pullback'
  /** Tank: how far it rises above that of its family, millimetres; its width as a share of that of its family. */
  readonly tank: readonly [rise: number, width: number]
  /** How far the tail rises above that of its family, millimetres. */
  readonly tail: number
  readonly seat: 'two' | 'solo' | 'bench'
  readonly discs: 1 | 2
  /** What is painted on the bodywork. */
  readonly graphic: 'none' | 'sweep' | 'slash' | 'pads' | 'halves'
  readonly extras: readonly BikeExtra[]
}

export type BikeExtra =
  | 'handGuards'
  | 'crashBars'
  | 'rack'
  | 'beak'
  | 'highFender'
  | 'tallScreen'
  | 'flyScreen'
  | 'skidPlate'
  | 'bellyPan'
  | 'winglets'
  | 'twinShocks'
  | 'shaft'
  | 'belt'
  | 'wideFender'
  | 'shortFender'

export interface BikeFacts {
  readonly family: BikeFamily
  /** Length, width and height in millimetres. */
  readonly size: readonly [length: number, width: number, height: number]
  readonly wheelbase: number
  /** Height of the seat in millimetres. */
  readonly seat: number
  readonly look: BikeLook
}

/** The motorcycle for which a family's shapes are written; those of a model are stretched from it. */
export interface Pattern {
  readonly front: number
  readonly rear: number
  readonly length: number
  readonly seat: number
  readonly height: number
  /** Upper clamp of the fork. */
  readonly clamp: readonly [x: number, z: number]
  /** Pivot of the swingarm, crankshaft. */
  readonly pivot: readonly [x: number, z: number]
  readonly crank: readonly [x: number, z: number]
}

/** The rows of the table below. */
const definePattern = (
  front: number,
  rear: number,
  length: number,
  seat: number,
  height: number,
  clamp: Pattern['clamp'],
  pivot: Pattern['pivot'],
  crank: Pattern['crank'],
): Pattern => ({ front, rear, length, seat, height, clamp, pivot, crank })

const patterns: Readonly<Record<BikeFamily, Pattern>> = {
  naked: definePattern(300, 1750, 2090, 815, 1090, [612, 930], [1225, 425], [955, 400]),
  sport: definePattern(300, 1730, 2065, 830, 1150, [590, 905], [1205, 420], [940, 400]),
  classic: definePattern(320, 1770, 2165, 800, 1115, [640, 925], [1250, 410], [985, 395]),
  cruiser: definePattern(330, 1950, 2340, 690, 1120, [745, 900], [1400, 350], [1052, 360]),
  adventure: definePattern(345, 1885, 2280, 860, 1450, [705, 1035], [1335, 450], [1060, 440]),
  dirt: definePattern(348, 1825, 2180, 945, 1265, [690, 1050], [1280, 450], [1010, 450]),
}

export interface Wheel {
  readonly x: number
  /** Outer radius of the tyre, that of the rim, width of the tyre. */
  readonly radius: number
  readonly rim: number
  readonly width: number
}

export interface BikePlan extends BikeFacts {
  readonly pattern: Pattern
  readonly front: Wheel
  readonly rear: Wheel
  /** From a place of the family's pattern to that of the model. */
  readonly place: (x: number, z: number) => readonly [x: number, z: number]
  readonly at: (x: number, y: number, z: number) => Point3
}

/** Piecewise linear through the knots, and on beyond them. */
function stretch(knots: readonly (readonly [number, number])[]): (value: number) => number {
  return (value) => {
    let index = 0
    while (index < knots.length - 2 && value > (knots[index + 1]?.[0] ?? 0)) index += 1
    const [[x0, y0], [x1, y1]] = [knots[index] ?? [0, 0], knots[index + 1] ?? [1, 1]]
    return y0 + ((value - x0) / (x1 - x0)) * (y1 - y0)
  }
}

const resolveWheel = ([inches, width, wall]: WheelSize, x: number): Wheel => {
  const rim = inches * 12.7
  return { x, rim, width, radius: rim + width * wall }
}

export function resolveBikePlan(facts: BikeFacts): BikePlan {
  const { size, wheelbase, seat, look } = facts
  const [length, , height] = size
  const pattern = patterns[facts.family]
  const [first, second] = look.wheels
  // The front tyre, or what reaches as far, stands at the front end.
  const front = resolveWheel(first, resolveWheel(first, 0).radius)
  const rear = resolveWheel(second, front.x + wheelbase)
  const along = stretch([
    [0, 0],
    [pattern.front, front.x],
    [pattern.rear, rear.x],
    [pattern.length, length],
  ])
  const up = stretch([
    [0, 0],
    [330, 330],
    [pattern.seat, seat],
    [pattern.height, height],
  ])
  return {
    ...facts,
    pattern,
    front,
    rear,
    place: (x, z) => [along(x), up(z)],
    at: (x, y, z) => [along(x), y, up(z)],
  }
}
