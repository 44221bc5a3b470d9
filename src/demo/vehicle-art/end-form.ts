import type { DrawnShape } from './drawn-shape.ts'
import type { SideProfile } from './side-profile.ts'
import { tag, type Point } from './svg.ts'
import { resolveOutlineHeight } from './warp-profile.ts'

/**
 * Heights and half widths of a car seen from one end, taken from its side so that both views are of one car.
 * Millimetres.
 */
export interface EndForm {
  /** Half of the width at the widest. */
  readonly half: number
  readonly height: number
  readonly clearance: number
  readonly wheelRadius: number
  readonly tyreWidth: number
  /** Leading edge of the bonnet; upper edge of the tailgate's lower half. */
  readonly bonnet: number
  /** Foot of the windscreen. */
  readonly cowl: number
  readonly belt: number
  readonly lamp: readonly [low: number, high: number]
  readonly tail: readonly [low: number, high: number]
  /** Half width of the roof at its edge. */
  readonly roofHalf: number
}

/** Width, and the share of it that the roof keeps. */
const widths: Readonly<Record<DrawnShape, readonly [width: number, roof: number]>> = {
  hatch: [1790, 0.66],
  sedan: [1840, 0.63],
  wagon: [1850, 0.66],
  coupe: [1910, 0.58],
  suv: [1860, 0.69],
  largesuv: [1940, 0.71],
  offroader: [1970, 0.8],
  ute: [1900, 0.72],
  van: [1960, 0.82],
  peoplemover: [1990, 0.74],
}

const span = (points: readonly Point[], low: number, high: number): readonly [number, number] =>
  points.length === 0 ? [low, high] : [Math.min(...points.map(([, y]) => y)), Math.max(...points.map(([, y]) => y))]

export function resolveEndForm(profile: SideProfile, shape: DrawnShape): EndForm {
  const [width, roof] = widths[shape]
  const { height, outline, screens, belt, headlamp, tailLamp, wheelRadius } = profile
  const bonnet = resolveOutlineHeight(outline, 150)
  return {
    half: width / 2,
    height,
    clearance: Math.max(170, outline[0]?.[1] ?? 200),
    wheelRadius,
    tyreWidth: shape === 'offroader' || shape === 'ute' ? 268 : 232,
    bonnet,
    cowl: Math.max(screens[0]?.[0]?.[1] ?? belt[0], bonnet + 90),
    belt: belt[0],
    lamp: span(
      headlamp.filter(([x]) => x < 360),
      bonnet - 150,
      bonnet - 40,
    ),
    tail: span(tailLamp, 760, 980),
    roofHalf: (width / 2) * roof,
  }
}

/** Closes a right half by its mirror image, from the foot over the roof and down again. */
export function mirrorHalf(half: readonly Point[]): Point[] {
  const left = [...half].reverse().map(([x, y, corner]): Point => (corner === undefined ? [-x, y] : [-x, y, corner]))
  return [...half, ...left.filter(([x]) => x < -0.5)]
}

/** The same points on both sides. */
export const bothSides = (points: readonly Point[]): readonly (readonly Point[])[] => [
  points,
  points.map(([x, y, corner]): Point => (corner === undefined ? [-x, y] : [-x, y, corner])),
]

/** The empty holder of a number plate, whose lower edge is `y` millimetres above the ground. */
export const drawPlateHolder = (y: number): string =>
  tag('rect', { x: -190, y, width: 380, height: 112, rx: 10, fill: '#16191c', stroke: '#2e3337', 'stroke-width': 6 })
