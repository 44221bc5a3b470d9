import type { ArtPaint, ArtView } from '../art-key.ts'
import { canvas, drawDocument, drawScene, type Scene } from '../vehicle-art/scene.ts'
import type { BodyPlan } from './body-plan.ts'
import type { CameraPlan } from './camera.ts'
import { findVehicle, sizeOf, type ModelledVehicle } from './models/find-vehicle.ts'
import { resolvePlan } from './resolve-plan.ts'

/** The views that show a modelled body; the cabin is drawn. */
export const bodyViews = [
  'front-quarter',
  'side',
  'rear-quarter',
  'front',
  'rear',
  'side-left',
  'wheel',
  'lamp',
  'tail',
] as const satisfies readonly ArtView[]
export type BodyView = (typeof bodyViews)[number]

export const isBodyView = (view: ArtView): view is BodyView => bodyViews.some((name) => name === view)

/** Everything that a picture of a modelled body depends on, besides its width. */
export interface BodyOrder {
  /** Name of a modelled body. */
  readonly model: string
  readonly paint: ArtPaint
  /** Whole number, 0 to 99: the wheels. */
  readonly seed: number
  /** `locker` is a close view of the lids of a camper trailer. */
  readonly view: BodyView | 'locker'
  /** A single cab with a tray in place of the body of a ute. */
  readonly isCabChassis?: true
  /** The roof is folded away; the colour of the seats as '#rrggbb'. */
  readonly open?: { readonly seats: string }
  readonly scene: Scene
  /** See bodyRevision. */
  readonly revision: number
}

interface ViewPlan {
  readonly azimuth: number
  /** Width of what the picture shows at the vehicle's middle, millimetres: the same for every vehicle. */
  readonly frame: number
  /** Height of the lens, millimetres. */
  readonly height: number
  /** For a close view: what stands in the middle, as shares of length, half width and height. */
  readonly close?: readonly [along: number, across: number, up: number]
}

/** One camera for all cars, so that a small car is small. */
const carViews: Readonly<Record<BodyView, ViewPlan>> = {
  'front-quarter': { azimuth: 38, frame: 5500, height: 1290 },
  'rear-quarter': { azimuth: 142, frame: 5500, height: 1290 },
  side: { azimuth: 90, frame: 7000, height: 1250 },
  'side-left': { azimuth: 270, frame: 7000, height: 1250 },
  front: { azimuth: 0, frame: 5000, height: 1250 },
  rear: { azimuth: 180, frame: 5000, height: 1250 },
  wheel: { azimuth: 96, frame: 1500, height: 760, close: [0.8, -0.9, 0.24] },
  lamp: { azimuth: 32, frame: 1700, height: 1150, close: [0.06, -0.7, 0.46] },
  tail: { azimuth: 146, frame: 1700, height: 1250, close: [0.95, -0.7, 0.5] },
}

/** One camera for everything that may be longer than its picture: it stands farther away and shows more. */
const longViews: Readonly<Record<BodyView, ViewPlan>> = {
  'front-quarter': { azimuth: 38, frame: 7700, height: 1650 },
  'rear-quarter': { azimuth: 142, frame: 7700, height: 1650 },
  side: { azimuth: 90, frame: 10_700, height: 1450 },
  'side-left': { azimuth: 270, frame: 10_700, height: 1450 },
  front: { azimuth: 0, frame: 6400, height: 1450 },
  rear: { azimuth: 180, frame: 6400, height: 1450 },
  wheel: { azimuth: 66, frame: 2500, height: 1050, close: [0.62, -0.9, 0.2] },
  lamp: { azimuth: 32, frame: 3300, height: 1350, close: [0.2, -0.3, 0.32] },
  tail: { azimuth: 146, frame: 3000, height: 1400, close: [0.97, -0.6, 0.4] },
}

const lockerView: ViewPlan = { azimuth: 58, frame: 3300, height: 1350, close: [0.36, -0.8, 0.5] }

/** The lens stands so much higher beside a ute that its tub is seen to be open, millimetres. */
const aboveTub = 330

interface CameraKind {
  readonly views: Readonly<Record<BodyView, ViewPlan>>
  /** Millimetres from the vehicle's middle. */
  readonly distance: number
}
const carCamera: CameraKind = { views: carViews, distance: 8500 }
const longCamera: CameraKind = { views: longViews, distance: 15_000 }

/** The longest vehicle that the camera of cars shows whole, millimetres; trucks, which are wide at both ends, never. */
const longestCar = 6200
/** The highest one: a van in which one stands reaches the edges of the picture. */
const highestCar = 2300

/** Cars, utes and vans, those that are slept in among them. */
function isCarLike(vehicle: ModelledVehicle): boolean {
  switch (vehicle.kind) {
    case 'car':
      return vehicle.facts.kind !== 'truck'
    case 'motorhome':
      return vehicle.facts.cab.kind === 'van'
    case 'dwelling':
      return false
  }
}

function resolveCameraKind(vehicle: ModelledVehicle): CameraKind {
  const [length, , height] = sizeOf(vehicle)
  return isCarLike(vehicle) && length <= longestCar && height <= highestCar ? carCamera : longCamera
}

/** Share of the picture's height that a vehicle in perspective reaches below the ground under its middle. */
const nearCorner = { quarter: 0.12, level: 0.04 } as const

/** Puts the vehicle a little below the middle of the picture, as high as it is; cards cut the upper and lower edge. */
function resolveGroundShare(height: number, frame: number, isQuarter: boolean, lift: number): number {
  const above = ((height * 1.06) / frame) * (canvas.width / canvas.height)
  return 0.51 + (above - (isQuarter ? nearCorner.quarter * lift : nearCorner.level)) / 2
}

export interface BodyCamera {
  readonly plan: CameraPlan
  readonly groundShare: number
  /** The picture shows the whole vehicle. */
  readonly isWhole: boolean
}

/** How many times as wide as a tyre a picture of a wheel is, so that a page may cut its upper and lower edge. */
const tyresAcross = 2.2

/** The rear wheel with its arch, and more of the door than of the tail: beside the front wheel is the headlamp. */
function aimAtWheel(
  { tyre, frontOverhang, wheelbase, width }: BodyPlan,
  from: Pick<CameraPlan, 'azimuth' | 'distance' | 'height'>,
): BodyCamera {
  const frame = tyre.diameter * tyresAcross
  const below = (tyre.diameter * 0.54) / (frame * (canvas.height / canvas.width))
  const target = [frontOverhang + wheelbase - tyre.diameter * 0.25, -0.45 * width] as const
  return { plan: { ...from, frame, target }, groundShare: 0.5 + below, isWhole: false }
}

/** Where the camera stands. Throws RangeError for a body that is not modelled. */
export function resolveBodyCamera({ model, view }: Pick<BodyOrder, 'model' | 'view'>): BodyCamera {
  const vehicle = findVehicle(model)
  if (vehicle === null) throw new RangeError(`no modelled body is named ${model}`)
  const [length, width, height] = sizeOf(vehicle)
  const { views, distance } = resolveCameraKind(vehicle)
  const { azimuth, frame, height: lens, close } = view === 'locker' ? lockerView : views[view]
  if (close === undefined) {
    const isQuarter = azimuth % 90 !== 0
    const isUte = vehicle.kind === 'car' && vehicle.facts.kind === 'ute'
    const raised = isQuarter && isUte ? lens + aboveTub : lens
    const groundShare = resolveGroundShare(height, frame, isQuarter, raised / lens)
    return { plan: { azimuth, distance, height: raised, frame, target: [length / 2, 0] }, groundShare, isWhole: true }
  }
  const [along, across, up] = close
  const wheel = view === 'wheel' && vehicle.kind === 'car' ? resolvePlan(vehicle.facts, 0) : null
  if (wheel !== null) return aimAtWheel(wheel, { azimuth, distance, height: lens })
  // A place at this height stands in the middle of a picture that is three quarters as high as wide.
  const below = (up * height) / (frame * (canvas.height / canvas.width))
  return {
    plan: { azimuth, distance, height: lens, frame, target: [along * length, (across * width) / 2] },
    groundShare: 0.5 + below,
    isWhole: false,
  }
}

/** The backdrop as an SVG document, on which the vehicle is put. */
export function drawBodyBackdrop(order: BodyOrder): string {
  const groundY = resolveBodyCamera(order).groundShare * canvas.height
  const { defs, body } = drawScene(order.scene, Math.min(canvas.height - 40, groundY - 90), groundY, order.seed)
  return drawDocument(defs, body)
}
