import type { BodyKind, BodyPlan } from './body-plan.ts'
import { bodyStyles, workRim, type BodyStyle } from './body-styles.ts'
import type { Face } from './faces/face.ts'
import { lerp } from './numbers.ts'

/** The published figures of a model, and its manner. */
export interface BodyFacts {
  readonly kind: BodyKind
  readonly size: readonly [length: number, width: number, height: number]
  readonly wheelbase: number
  readonly frontOverhang: number
  readonly face: Face
  /** What is in its lamps, where the year of the generation says too little. */
  readonly lampAge?: Face['age']
  readonly isElectric: boolean
  readonly style: Partial<BodyStyle>
}

/** A coupe without its roof: the place of its rear window is its boot. */
export const openUp = (facts: BodyFacts): BodyFacts =>
  facts.kind === 'open'
    ? facts
    : {
        ...facts,
        kind: 'open',
        style: { ...facts.style, roofEnd: bodyStyles.open.roofEnd, cabEnd: bodyStyles.open.cabEnd },
      }

/** Length of a cab with one row of seats, from the foot of the windscreen. */
const singleCab = 1640

/** Cars shorter than this have black frames around their windows, whatever their grille, millimetres. */
const brightFrom = 4500

/** Works out everything that the shape follows from. */
export function resolvePlan(
  { kind, size, wheelbase, frontOverhang, face, isElectric, style }: BodyFacts,
  rim: number,
): BodyPlan {
  const [length, width, height] = size
  const { cowl, nose, screen, belt, pane, pillars, glass, ...own } = { ...bodyStyles[kind], ...style }
  const cowlX = frontOverhang + cowl[0]
  const cowlZ = height * cowl[1]
  const noseZ = height * nose
  const beltZ = height * belt
  const isUte = kind === 'ute'
  const isTruck = kind === 'truck'
  const isBare = kind === 'cabchassis' || isTruck
  // The cab of a ute ends ahead of the rear axle, and its tub fills the rest.
  const cabEnd = isUte
    ? frontOverhang + wheelbase - 330 - own.cabEnd
    : isBare
      ? cowlX + singleCab - (isTruck ? own.cabEnd : 0)
      : length - own.cabEnd
  // A single cab is too short for a roof that slopes at both ends.
  const isSingle = kind === 'cabchassis'
  const behindRoof = isSingle ? Math.min(own.roofEnd, bodyStyles.ute.roofEnd) : own.roofEnd
  const roofEnd = (isUte || isBare ? cabEnd : length) - behindRoof
  const roofStart = cowlX + (isSingle ? Math.min(screen, bodyStyles.ute.screen) : screen)
  const tail = isUte
    ? beltZ + 20
    : kind === 'sedan' || kind === 'coupe' || kind === 'liftback' || kind === 'open'
      ? beltZ - 12
      : beltZ - 30
  return {
    kind,
    length,
    width,
    height,
    wheelbase,
    frontOverhang,
    clearance: own.clearance,
    tyre: { diameter: own.tyre, width: own.isOffRoad ? 262 : 228, isOffRoad: own.isOffRoad },
    rim: { share: own.isOffRoad ? 0.64 : own.rim, pattern: isTruck ? workRim : rim },
    deck: [
      [0, noseZ - 55],
      [90, noseZ - 10],
      [260, noseZ + 25],
      [Math.max(340, cowlX * 0.6), lerp(noseZ, cowlZ, 0.68)],
      [Math.max(520, cowlX), cowlZ],
      [lerp(cowlX, cabEnd, 0.5), lerp(cowlZ, beltZ, 0.4)],
      [cabEnd - 200, beltZ],
      [length, tail],
    ],
    cowl: [cowlX, cowlZ],
    roofStart,
    roofPeak: lerp(roofStart, roofEnd, own.peak),
    roofEnd,
    roofDrop: own.drop,
    roofBrow: own.brow,
    cabEnd,
    noseRake: own.noseRake,
    chin: 70,
    tailRake: own.tailRake,
    roundFront: own.roundFront,
    roundRear: own.roundRear,
    tumblehome: own.tumblehome,
    taper: own.taper,
    windows: {
      rearFoot: isTruck ? 0.12 : isBare ? 0.1 : pane[0],
      rearHead: isTruck ? 0.12 : isBare ? 0.1 : pane[1],
      kick: pane[2],
      pillars: isBare ? [] : pillars,
      panelsFrom: isTruck ? 1 : own.panelsFrom,
      screenTop: height * glass[0],
      sideTop: height * glass[1],
    },
    // The doors of a cab over its axle stand above the wheel.
    doors: isTruck && cowl[0] < -400 ? [cowlX + 190, cabEnd - 150] : [],
    shoulder: own.shoulder,
    isTwoDoor: own.isTwoDoor,
    face,
    cladding: own.cladding,
    flare: own.flare,
    hasArchTrim: own.cladding > 0 || own.hasArchTrim,
    rails: own.rails,
    hasBrightTrim: face.frame === 'chrome' && length > brightFrom,
    isTwoTone: own.isTwoTone,
    isElectric,
    seats: null,
    load: isUte
      ? { kind: 'tub', from: cabEnd + 45, top: beltZ + 20, sides: 0, rack: own.rack }
      : isBare && own.tray > 0
        ? { kind: 'tray', from: cabEnd + 90, top: own.tyre + 110 + own.tray, sides: own.tray, rack: 'none' }
        : null,
  }
}
