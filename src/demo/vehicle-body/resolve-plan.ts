import type { BodyKind, BodyPlan, Face } from './body-plan.ts'
import { lerp } from './numbers.ts'

/**
 * What makes the shape of a kind of body. Lengths in millimetres; heights as shares of the vehicle's height. A model
 * states what differs from its kind.
 */
export interface BodyStyle {
  /** Foot of the windscreen behind the front axle, and its height. */
  readonly cowl: readonly [behindAxle: number, height: number]
  /** Height of the bonnet's leading edge. */
  readonly nose: number
  /** Length of the windscreen along the vehicle. */
  readonly screen: number
  /** End of the roof and foot of the rear window, before the rear end. */
  readonly roofEnd: number
  readonly cabEnd: number
  /** How far the roof falls from its peak to its end. */
  readonly drop: number
  /** Height of the belt at the rear. */
  readonly belt: number
  readonly clearance: number
  /** Diameter of the tyres. */
  readonly tyre: number
  /** Half width of the roof as a share of half the width. */
  readonly tumblehome: number
  /** Height of plastic along the sills. */
  readonly cladding: number
  readonly noseRake: number
  readonly tailRake: number
  readonly roundFront: number
  readonly roundRear: number
  /** Side window: gap at the foot and at the head of the rear pillar as shares of the cab's length, and its kick. */
  readonly pane: readonly [foot: number, head: number, kick: number]
  readonly pillars: readonly number[]
  readonly panelsFrom: number
  /** 1 for wheels and ground clearance of an off-roader. */
  readonly isOffRoad: boolean
  readonly rails: boolean
  readonly isTwoTone: boolean
}

/** The published figures of a model, and its manner. */
export interface BodyFacts {
  readonly kind: BodyKind
  readonly size: readonly [length: number, width: number, height: number]
  readonly wheelbase: number
  readonly frontOverhang: number
  readonly face: Face
  readonly isElectric: boolean
  readonly style: Partial<BodyStyle>
}

const hatch: BodyStyle = {
  cowl: [220, 0.69],
  nose: 0.535,
  screen: 790,
  roofEnd: 440,
  cabEnd: 105,
  drop: 105,
  belt: 0.73,
  clearance: 160,
  tyre: 640,
  tumblehome: 0.74,
  cladding: 0,
  noseRake: 60,
  tailRake: 75,
  roundFront: 230,
  roundRear: 135,
  pane: [0.125, 0.1, 0],
  pillars: [0.46, 0.79],
  panelsFrom: 1,
  isOffRoad: false,
  rails: false,
  isTwoTone: false,
}
const suv: BodyStyle = {
  ...hatch,
  cowl: [270, 0.665],
  nose: 0.56,
  screen: 720,
  roofEnd: 320,
  drop: 85,
  belt: 0.695,
  clearance: 205,
  tyre: 715,
  tumblehome: 0.755,
  cladding: 120,
  noseRake: 45,
  roundFront: 220,
  pane: [0.09, 0.065, 0],
  pillars: [0.43, 0.75],
}
const sedan: BodyStyle = {
  ...hatch,
  cowl: [290, 0.69],
  nose: 0.53,
  screen: 820,
  roofEnd: 1230,
  cabEnd: 560,
  drop: 95,
  belt: 0.725,
  clearance: 150,
  tyre: 655,
  tumblehome: 0.72,
  tailRake: 40,
  pane: [0.17, 0.02, 0.4],
  pillars: [0.46],
}
const ute: BodyStyle = {
  ...suv,
  cowl: [330, 0.64],
  nose: 0.585,
  screen: 700,
  roofEnd: 120,
  cabEnd: 0,
  drop: 40,
  belt: 0.655,
  clearance: 255,
  tyre: 770,
  tumblehome: 0.775,
  cladding: 0,
  noseRake: 30,
  tailRake: 8,
  roundFront: 210,
  roundRear: 35,
  pane: [0.05, 0.05, 0],
  pillars: [0.56],
  isOffRoad: true,
}
const offroader: BodyStyle = {
  ...suv,
  cowl: [380, 0.645],
  nose: 0.59,
  screen: 600,
  roofEnd: 210,
  cabEnd: 75,
  drop: 45,
  belt: 0.66,
  clearance: 235,
  tyre: 785,
  tumblehome: 0.79,
  noseRake: 28,
  tailRake: 30,
  roundFront: 190,
  roundRear: 90,
  pane: [0.05, 0.04, 0],
  pillars: [0.42, 0.7],
  isOffRoad: true,
}
const van: BodyStyle = {
  ...suv,
  cowl: [-60, 0.55],
  nose: 0.475,
  screen: 760,
  roofEnd: 90,
  cabEnd: 40,
  drop: 30,
  belt: 0.56,
  clearance: 190,
  tyre: 680,
  tumblehome: 0.84,
  cladding: 150,
  noseRake: 90,
  tailRake: 10,
  roundFront: 230,
  roundRear: 50,
  pane: [0.03, 0.03, 0],
  pillars: [0.36],
  panelsFrom: 0.34,
}

/** The shape of each kind of body, where the model says nothing else. */
const kinds: Readonly<Record<BodyKind, BodyStyle>> = {
  hatch,
  sedan,
  liftback: { ...sedan, roofEnd: 1000, cabEnd: 260, drop: 130, pane: [0.12, 0.06, 0] },
  wagon: { ...sedan, roofEnd: 400, cabEnd: 120, drop: 90, belt: 0.735, pane: [0.1, 0.07, 0], pillars: [0.42, 0.72] },
  coupe: {
    ...sedan,
    cowl: [430, 0.7],
    screen: 800,
    roofEnd: 1180,
    cabEnd: 330,
    drop: 110,
    belt: 0.74,
    clearance: 130,
    tyre: 650,
    pane: [0.28, 0.1, 0],
    pillars: [0.62],
  },
  open: sedan,
  suv,
  offroader,
  ute,
  cabchassis: ute,
  van,
  truck: van,
}

/** Length of a cab with one row of seats, from the foot of the windscreen. */
const singleCab = 1640

/** Works out everything that the shape follows from. */
export function resolvePlan(
  { kind, size, wheelbase, frontOverhang, face, isElectric, style }: BodyFacts,
  rim: number,
): BodyPlan {
  const [length, width, height] = size
  const { cowl, nose, screen, belt, pane, pillars, ...own } = { ...kinds[kind], ...style }
  const cowlX = frontOverhang + cowl[0]
  const cowlZ = height * cowl[1]
  const noseZ = height * nose
  const beltZ = height * belt
  const isUte = kind === 'ute'
  const isBare = kind === 'cabchassis'
  // The cab of a ute ends ahead of the rear axle, and its tub fills the rest.
  const cabEnd = isUte ? frontOverhang + wheelbase - 330 - own.cabEnd : isBare ? cowlX + singleCab : length - own.cabEnd
  const roofEnd = isUte || isBare ? cabEnd - own.roofEnd : length - own.roofEnd
  const roofStart = cowlX + screen
  const tail = isUte
    ? beltZ + 20
    : kind === 'sedan' || kind === 'coupe' || kind === 'liftback'
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
    rim: { share: own.isOffRoad ? 0.64 : 0.72, pattern: rim },
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
    roofPeak: lerp(roofStart, roofEnd, 0.24),
    roofEnd,
    roofDrop: own.drop,
    cabEnd,
    noseRake: own.noseRake,
    chin: 70,
    tailRake: own.tailRake,
    roundFront: own.roundFront,
    roundRear: own.roundRear,
    tumblehome: own.tumblehome,
    windows: {
      front: kind === 'van' ? 0.03 : 0.075,
      rearFoot: isBare ? 0.1 : pane[0],
      rearHead: isBare ? 0.1 : pane[1],
      kick: pane[2],
      pillars: isBare ? [] : pillars,
      panelsFrom: own.panelsFrom,
    },
    doors: [],
    face,
    cladding: own.cladding,
    rails: own.rails,
    isTwoTone: own.isTwoTone,
    isElectric,
    load: isUte
      ? { kind: 'tub', from: cabEnd + 45, top: beltZ + 20 }
      : isBare
        ? { kind: 'tray', from: cabEnd + 90, top: own.tyre + 370 }
        : null,
  }
}
