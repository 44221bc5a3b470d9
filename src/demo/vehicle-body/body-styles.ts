import type { BodyKind, TubRack } from './body-plan.ts'

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
  /** How far the roof falls towards the windscreen, millimetres, and where it is highest, as a share of its length. */
  readonly brow: number
  readonly peak: number
  /** Height of the belt at the rear. */
  readonly belt: number
  readonly clearance: number
  /** Diameter of the tyres. */
  readonly tyre: number
  /** Rim as a share of that, of a vehicle that stays on the road. */
  readonly rim: number
  /** Half width of the roof as a share of half the width. */
  readonly tumblehome: number
  /** How much narrower the rear of the cab is than its middle, as a share. */
  readonly taper: number
  /** Height of plastic along the sills. */
  readonly cladding: number
  /** How far the arches stand out from the sides, millimetres. */
  readonly flare: number
  /** Plastic around the arches of a body with none along its sills. */
  readonly hasArchTrim: boolean
  readonly noseRake: number
  readonly tailRake: number
  readonly roundFront: number
  readonly roundRear: number
  /** Side window: gap at the foot and at the head of the rear pillar as shares of the cab's length, and its kick. */
  readonly pane: readonly [foot: number, head: number, kick: number]
  readonly pillars: readonly number[]
  /** Upper edges of the windscreen and of the side windows where the roof is higher, as shares of the height. */
  readonly glass: readonly [screen: number, side: number]
  /**
   * How far the crease of the shoulder lies above its usual place, as a share of the height of the side: at the front,
   * in the middle and at the rear.
   */
  readonly shoulder: readonly [front: number, middle: number, rear: number]
  readonly panelsFrom: number
  /** Wheels and ground clearance of an off-roader. */
  readonly isOffRoad: boolean
  readonly isTwoDoor: boolean
  readonly rails: boolean
  readonly isTwoTone: boolean
  /** Height of the drop sides of a truck's or cab chassis' tray, millimetres; 0 for a cab that carries another body. */
  readonly tray: number
  /** What stands in the tub of a ute. */
  readonly rack: TubRack
}

const hatch: BodyStyle = {
  cowl: [265, 0.65],
  nose: 0.525,
  screen: 760,
  roofEnd: 470,
  cabEnd: 105,
  drop: 135,
  brow: 52,
  peak: 0.24,
  belt: 0.7,
  clearance: 160,
  tyre: 640,
  rim: 0.755,
  tumblehome: 0.74,
  taper: 0.1,
  cladding: 0,
  flare: 22,
  hasArchTrim: false,
  noseRake: 60,
  tailRake: 75,
  roundFront: 310,
  roundRear: 240,
  // A small pane stands behind the rear doors; the pillar behind it is broader than that of a wagon.
  pane: [0.125, 0.14, 0.5],
  pillars: [0.45, 0.79],
  glass: [1, 1],
  shoulder: [-0.05, -0.05, 0.05],
  panelsFrom: 1,
  isOffRoad: false,
  isTwoDoor: false,
  rails: false,
  isTwoTone: false,
  tray: 260,
  rack: 'none',
}
const suv: BodyStyle = {
  ...hatch,
  cowl: [270, 0.645],
  nose: 0.56,
  screen: 720,
  roofEnd: 320,
  drop: 85,
  belt: 0.66,
  clearance: 205,
  tyre: 728,
  tumblehome: 0.755,
  taper: 0.065,
  cladding: 120,
  flare: 28,
  noseRake: 45,
  roundFront: 300,
  roundRear: 190,
  pane: [0.115, 0.085, 0.25],
  pillars: [0.43, 0.75],
  shoulder: [0, -0.03, 0.04],
}
const sedan: BodyStyle = {
  ...hatch,
  cowl: [290, 0.665],
  nose: 0.53,
  screen: 820,
  roofEnd: 1230,
  cabEnd: 560,
  drop: 95,
  belt: 0.685,
  clearance: 150,
  tyre: 655,
  tumblehome: 0.72,
  taper: 0.08,
  tailRake: 40,
  pane: [0.17, 0.02, 0.4],
  pillars: [0.46],
  shoulder: [-0.06, -0.01, 0.06],
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
  tyre: 784,
  tumblehome: 0.775,
  taper: 0.04,
  cladding: 0,
  flare: 30,
  noseRake: 30,
  tailRake: 8,
  roundFront: 280,
  roundRear: 35,
  pane: [0.05, 0.05, 0],
  pillars: [0.56],
  shoulder: [0, 0, 0],
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
  taper: 0.03,
  flare: 26,
  noseRake: 28,
  tailRake: 30,
  roundFront: 220,
  roundRear: 90,
  pane: [0.05, 0.04, 0],
  pillars: [0.42, 0.7],
  shoulder: [0, 0, 0],
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
  brow: 30,
  belt: 0.56,
  clearance: 190,
  tyre: 680,
  tumblehome: 0.84,
  taper: 0.01,
  cladding: 150,
  flare: 16,
  noseRake: 90,
  tailRake: 10,
  roundFront: 230,
  roundRear: 50,
  pane: [0.03, 0.03, 0],
  pillars: [0.36],
  glass: [0.96, 0.925],
  shoulder: [0, 0, 0],
  panelsFrom: 0.34,
}

const openCar: BodyStyle = {
  ...sedan,
  cowl: [430, 0.7],
  screen: 700,
  roofEnd: 1500,
  cabEnd: 800,
  belt: 0.72,
  clearance: 130,
  tyre: 650,
  tumblehome: 0.73,
  pillars: [],
  isTwoDoor: true,
}

/** The shape of each kind of body, where the model says nothing else. */
export const bodyStyles: Readonly<Record<BodyKind, BodyStyle>> = {
  hatch,
  sedan,
  liftback: { ...sedan, roofEnd: 1000, cabEnd: 260, drop: 130, pane: [0.12, 0.06, 0] },
  wagon: { ...sedan, roofEnd: 400, cabEnd: 120, drop: 90, belt: 0.69, pane: [0.1, 0.07, 0], pillars: [0.42, 0.72] },
  coupe: {
    ...sedan,
    cowl: [430, 0.7],
    screen: 800,
    roofEnd: 1180,
    cabEnd: 330,
    drop: 110,
    belt: 0.71,
    clearance: 130,
    tyre: 650,
    pane: [0.28, 0.1, 0],
    pillars: [0.62],
    shoulder: [-0.05, -0.1, 0.05],
    isTwoDoor: true,
  },
  open: openCar,
  suv,
  offroader,
  ute,
  cabchassis: ute,
  van,
  truck: { ...van, rim: 0.6 },
}

/** Pattern of the wheels of trucks and motorhomes. */
export const workRim = 2
