import type { ArtFamily, ArtParts, ArtShape } from '../art-key.ts'
import type { WheelFinish, WheelLook, WheelStyle } from './wheel.ts'

/** What tells one family of makes from another at a glance. Lengths in millimetres, on a car of usual size. */
export interface FamilyStyle {
  /** Lifts the leading edge of the bonnet (negative lowers it): upright or shark-like. */
  readonly nose: number
  /** Stretches the body, 1 for none. */
  readonly stretch: number
  /** Lifts the roof. */
  readonly roof: number
  /** Lifts the window line towards the rear. */
  readonly kick: number
  /** Drop of the roof at the tail, for a fastback line; negative for an upright tail. */
  readonly slope: number
  /** The crease of the side: lift, and how much more at the tail than at the nose. */
  readonly crease: readonly [lift: number, tilt: number]
  /** Height of the head lamps, 1 as in the profile. */
  readonly lamp: number
  readonly tail: 'wrap' | 'blade' | 'block' | 'upright'
  /** Unpainted plastic: none, as in the profile, or more. */
  readonly cladding: number
  readonly trim: 'chrome' | 'black'
  /** Dark last pillar, so that the roof seems to float. */
  readonly floatingRoof: boolean
  /** Pattern of the face: shape of grille and lamps in the front view. */
  readonly face: 'trapeze' | 'hexagon' | 'shield' | 'bars' | 'tiger' | 'wide' | 'closed' | 'slots' | 'oval'
  readonly wheels: readonly WheelStyle[]
  /** Lamp of running light: a line, a hook, a double line. */
  readonly signature: 'line' | 'hook' | 'double' | 'ring' | 'blade'
}

export const familyStyles: Readonly<Record<ArtFamily, FamilyStyle>> = {
  toyota: {
    nose: 0,
    stretch: 1,
    roof: 0,
    kick: 14,
    slope: 0,
    crease: [10, 20],
    lamp: 1.05,
    tail: 'block',
    cladding: 1.25,
    trim: 'black',
    floatingRoof: true,
    face: 'trapeze',
    wheels: ['fiveTwin', 'ten', 'turbine', 'star'],
    signature: 'hook',
  },
  ford: {
    nose: 54,
    stretch: 1.01,
    roof: -6,
    kick: 4,
    slope: -10,
    crease: [26, -30],
    lamp: 1.25,
    tail: 'upright',
    cladding: 1,
    trim: 'black',
    floatingRoof: false,
    face: 'hexagon',
    wheels: ['ten', 'star', 'fiveTwin', 'rugged'],
    signature: 'hook',
  },
  gwm: {
    nose: 66,
    stretch: 0.99,
    roof: 21,
    kick: 0,
    slope: -24,
    crease: [0, -20],
    lamp: 1.3,
    tail: 'blade',
    cladding: 0.8,
    trim: 'chrome',
    floatingRoof: false,
    face: 'wide',
    wheels: ['turbine', 'fiveTwin', 'multi'],
    signature: 'blade',
  },
  mazda: {
    nose: -45,
    stretch: 1.01,
    roof: -24,
    kick: 22,
    slope: 34,
    crease: [-46, 60],
    lamp: 0.72,
    tail: 'blade',
    cladding: 0.9,
    trim: 'chrome',
    floatingRoof: false,
    face: 'shield',
    wheels: ['ten', 'turbine', 'fiveTwin'],
    signature: 'ring',
  },
  mitsubishi: {
    nose: 45,
    stretch: 0.99,
    roof: 9,
    kick: 18,
    slope: 10,
    crease: [30, 40],
    lamp: 0.62,
    tail: 'block',
    cladding: 1.1,
    trim: 'chrome',
    floatingRoof: true,
    face: 'tiger',
    wheels: ['fiveTwin', 'turbine', 'ten'],
    signature: 'double',
  },
  nissan: {
    nose: 24,
    stretch: 1,
    roof: 3,
    kick: 20,
    slope: 14,
    crease: [18, 70],
    lamp: 0.8,
    tail: 'wrap',
    cladding: 1,
    trim: 'chrome',
    floatingRoof: true,
    face: 'shield',
    wheels: ['turbine', 'fiveTwin', 'mesh'],
    signature: 'hook',
  },
  subaru: {
    nose: 12,
    stretch: 1,
    roof: 18,
    kick: -4,
    slope: -30,
    crease: [14, 0],
    lamp: 1.1,
    tail: 'block',
    cladding: 1.45,
    trim: 'black',
    floatingRoof: false,
    face: 'hexagon',
    wheels: ['fiveTwin', 'star', 'ten'],
    signature: 'hook',
  },
  japanese: {
    nose: 6,
    stretch: 0.985,
    roof: 21,
    kick: 0,
    slope: -16,
    crease: [8, 10],
    lamp: 1.15,
    tail: 'upright',
    cladding: 1,
    trim: 'black',
    floatingRoof: false,
    face: 'trapeze',
    wheels: ['ten', 'star', 'multi'],
    signature: 'line',
  },
  korean: {
    nose: -9,
    stretch: 1,
    roof: -6,
    kick: 12,
    slope: 24,
    crease: [-30, 110],
    lamp: 0.7,
    tail: 'blade',
    cladding: 1,
    trim: 'chrome',
    floatingRoof: true,
    face: 'tiger',
    wheels: ['turbine', 'mesh', 'fiveTwin'],
    signature: 'blade',
  },
  german: {
    nose: 6,
    stretch: 1.015,
    roof: -15,
    kick: 2,
    slope: 4,
    crease: [22, -10],
    lamp: 0.9,
    tail: 'wrap',
    cladding: 0,
    trim: 'chrome',
    floatingRoof: false,
    face: 'bars',
    wheels: ['fiveTwin', 'mesh', 'multi', 'ten'],
    signature: 'ring',
  },
  european: {
    nose: -12,
    stretch: 0.995,
    roof: 3,
    kick: 10,
    slope: 18,
    crease: [-20, 40],
    lamp: 0.85,
    tail: 'upright',
    cladding: 0.5,
    trim: 'chrome',
    floatingRoof: true,
    face: 'wide',
    wheels: ['turbine', 'ten', 'star'],
    signature: 'blade',
  },
  british: {
    nose: 30,
    stretch: 0.99,
    roof: 0,
    kick: -6,
    slope: -20,
    crease: [36, -36],
    lamp: 1.2,
    tail: 'upright',
    cladding: 0,
    trim: 'black',
    floatingRoof: true,
    face: 'oval',
    wheels: ['star', 'multi', 'fiveTwin'],
    signature: 'ring',
  },
  american: {
    nose: 69,
    stretch: 1.02,
    roof: 6,
    kick: -6,
    slope: -14,
    crease: [20, -20],
    lamp: 1.0,
    tail: 'upright',
    cladding: 0.8,
    trim: 'chrome',
    floatingRoof: false,
    face: 'slots',
    wheels: ['star', 'ten', 'rugged'],
    signature: 'line',
  },
  chinese: {
    nose: -15,
    stretch: 0.99,
    roof: -3,
    kick: 16,
    slope: 30,
    crease: [-10, 80],
    lamp: 0.66,
    tail: 'blade',
    cladding: 0.4,
    trim: 'black',
    floatingRoof: true,
    face: 'wide',
    wheels: ['turbine', 'fiveTwin', 'mesh'],
    signature: 'line',
  },
  electric: {
    nose: -51,
    stretch: 1,
    roof: -21,
    kick: 8,
    slope: 60,
    crease: [-60, 50],
    lamp: 0.55,
    tail: 'blade',
    cladding: 0,
    trim: 'black',
    floatingRoof: false,
    face: 'closed',
    wheels: ['aero', 'turbine', 'aero'],
    signature: 'line',
  },
}

/** A choice that stays with the key: the same key always draws the same vehicle. */
export function pickBySeed<T>(list: readonly T[], seed: number, salt: number): T {
  const mixed = (Math.imul(seed + 1, 2_654_435_761) ^ Math.imul(salt + 7, 40_503)) >>> 0
  return list[(mixed >>> 9) % list.length] as T
}

const workShapes: ReadonlySet<ArtShape> = new Set(['van', 'bus', 'lighttruck', 'motorhome', 'cabchassis'])
const offRoadShapes: ReadonlySet<ArtShape> = new Set(['ute', 'offroader', 'cabchassis'])

export function resolveWheelLook(parts: ArtParts, radius: number, rim: number): WheelLook {
  const { shape, family, seed, paint } = parts
  const offRoad = offRoadShapes.has(shape)
  const style: WheelStyle = workShapes.has(shape)
    ? 'steel'
    : offRoad
      ? pickBySeed<WheelStyle>(['rugged', 'star', 'fiveTwin', 'rugged', 'ten'], seed, 1)
      : pickBySeed(familyStyles[family].wheels, seed, 1)
  const isDark = paint === 'black' || paint === 'graphite'
  const finish: WheelFinish = workShapes.has(shape)
    ? pickBySeed<WheelFinish>(['silver', 'silver', 'dark'], seed, 2)
    : pickBySeed<WheelFinish>(
        [
          'silver',
          'machined',
          'dark',
          isDark ? 'black' : 'machined',
          'black',
          offRoad ? 'black' : 'machined',
          'silver',
        ],
        seed,
        2,
      )
  return {
    radius,
    rim,
    style,
    finish,
    offRoad: offRoad && pickBySeed([true, true, false], seed, 3),
    caliper: pickBySeed(['#3d4246', '#3d4246', '#3d4246', '#9b1b1f'], seed, 4),
  }
}
