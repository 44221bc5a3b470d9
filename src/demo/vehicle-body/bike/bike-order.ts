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
 * One camera for all motorcycles, half as far away as that of the cars, so that a small motorcycle is small and one
 * beside a car is shown at twice its scale.
 */
const views: Readonly<Record<ArtView, ViewPlan>> = {
  'front-quarter': { azimuth: 318, frame: 2600, height: 1000 },
  'rear-quarter': { azimuth: 222, frame: 2600, height: 1050 },
  side: { azimuth: 270, frame: 2900, height: 800 },
  'side-left': { azimuth: 90, frame: 2900, height: 800 },
  front: { azimuth: 0, frame: 2300, height: 900 },
  rear: { azimuth: 180, frame: 2300, height: 900 },
  detail: { azimuth: 285, frame: 1550, height: 850, close: [0.46, 0.3, 0.44] },
  wheel: { azimuth: 292, frame: 1050, height: 700, close: [0.14, 0.1, 0.3] },
  lamp: { azimuth: 334, frame: 1250, height: 1150, close: [0.22, 0.1, 0.72] },
  tail: { azimuth: 212, frame: 1250, height: 1050, close: [0.9, 0.1, 0.56] },
}

const distance = 4250

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
    const above = (height * 1.04) / (frame * aspect)
    const below = azimuth % 90 === 0 ? 0.02 : 0.07
    return {
      plan: { azimuth, distance, height: lens, frame, target: [length / 2, 0] },
      groundShare: 0.5 + (above - below) / 2,
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
