import type { ArtPaint, ArtView } from '../../art-key.ts'
import { canvas, drawScene, type Scene } from '../../vehicle-art/scene.ts'
import { tag } from '../../vehicle-art/svg.ts'
import type { CameraPlan } from '../camera.ts'
import { findBike } from './models/find-bike.ts'

/** Everything that a picture of a motorcycle depends on, besides its width. */
export interface BikeOrder {
  /** Name of a modelled motorcycle. */
  readonly model: string
  readonly paint: ArtPaint
  /** Whole number, 0 to 99: the backdrop. */
  readonly seed: number
  readonly view: ArtView
  readonly scene: Scene
  /** See bodyRevision. */
  readonly revision: number
}

interface ViewPlan {
  /** As in CameraPlan; a motorcycle leads with its right-hand side, on which the exhaust is. */
  readonly azimuth: number
  readonly frame: number
  readonly height: number
  /** For a close view: what stands in the middle, as shares of length, half width and height. */
  readonly close?: readonly [along: number, across: number, up: number]
}

/**
 * One camera for all motorcycles, half as far away as that of the cars, so that a small one is small. It shows so
 * much that the highest is whole where a page cuts the upper and the lower edge, as galleries and thumbnails do.
 */
const views: Readonly<Record<ArtView, ViewPlan>> = {
  'front-quarter': { azimuth: 318, frame: 3800, height: 900 },
  'rear-quarter': { azimuth: 222, frame: 3800, height: 950 },
  side: { azimuth: 270, frame: 3450, height: 800 },
  'side-left': { azimuth: 90, frame: 3450, height: 800 },
  front: { azimuth: 0, frame: 3950, height: 850 },
  rear: { azimuth: 180, frame: 3950, height: 850 },
  detail: { azimuth: 285, frame: 1550, height: 850, close: [0.46, 0.3, 0.44] },
  wheel: { azimuth: 292, frame: 1050, height: 700, close: [0.14, 0.1, 0.3] },
  lamp: { azimuth: 334, frame: 1250, height: 1150, close: [0.22, 0.1, 0.72] },
  tail: { azimuth: 212, frame: 1250, height: 1050, close: [0.9, 0.1, 0.56] },
}

const distance = 4250

/** Height of the middle of a whole motorcycle, as a share of the picture's: pages cut more above than below. */
const middle = 0.5325

/** Shares of the length: how far from the middle the tyres touch the ground, and the highest part is before it. */
const reach = { tyres: 0.34, top: 0.2 } as const

/** Puts the motorcycle into the middle: what is nearer to the camera reaches lower, or higher. */
function resolveGroundShare(
  [length, , height]: readonly [number, number, number],
  { azimuth, frame, height: lens }: ViewPlan,
) {
  const turn = Math.cos((azimuth * Math.PI) / 180)
  const nearer = (before: number): number => distance / (distance - before * length)
  const above = lens + (height - lens) * nearer(reach.top * turn)
  const below = lens * (nearer(reach.tyres * Math.abs(turn)) - 1)
  return middle + (above - below) / 2 / (frame * (canvas.height / canvas.width))
}

export interface BikeCamera {
  readonly plan: CameraPlan
  readonly groundShare: number
  readonly isWhole: boolean
}

/** Where the camera stands. Throws RangeError for a motorcycle that is not modelled. */
export function resolveBikeCamera({ model, view }: Pick<BikeOrder, 'model' | 'view'>): BikeCamera {
  const bike = findBike(model)
  if (bike === null) throw new RangeError(`no modelled motorcycle is named ${model}`)
  const [length, width, height] = bike.size
  const { azimuth, frame, height: lens, close } = views[view]
  const aspect = canvas.height / canvas.width
  if (close === undefined) {
    return {
      plan: { azimuth, distance, height: lens, frame, target: [length / 2, 0] },
      groundShare: resolveGroundShare(bike.size, views[view]),
      isWhole: true,
    }
  }
  const [along, across, up] = close
  return {
    plan: { azimuth, distance, height: lens, frame, target: [along * length, (across * width) / 2] },
    groundShare: 0.5 + (up * height) / (frame * aspect),
    isWhole: false,
  }
}

/** The backdrop as an SVG document, on which the motorcycle is put. */
export function drawBikeBackdrop(order: BikeOrder): string {
  const { width, height } = canvas
  const groundY = resolveBikeCamera(order).groundShare * height
  const { defs, body } = drawScene(order.scene, Math.min(height - 40, groundY - 90), groundY, order.seed)
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    `${tag('defs', {}, defs)}${body}`,
  )
}
