import { centre, createCamera, refine, type CameraPlan, type GroundOutline } from './camera.ts'
import type { Rgb } from './colour-space.ts'
import type { Environment } from './environment.ts'
import { addShadow, type GroundLight } from './ground-shadow.ts'
import { keepFunctions } from './keep-functions.ts'
import type { Mesh } from './mesh.ts'
import { rasterise, type Cut, type IsUncut } from './rasterise.ts'
import { shadePicture } from './shade-picture.ts'
import { createShading } from './shade.ts'
import type { DrawPart } from './shading.ts'

export interface BodyPicture {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity, a byte each. */
  readonly pixels: Uint8Array
}

/** A vehicle ready to be rendered, whatever its kind. */
export interface VehicleModel {
  readonly mesh: Mesh
  readonly outline: GroundOutline
  readonly cut: Cut
  /** The parts for which `cut` is asked. */
  readonly mayCut: ReadonlySet<number>
  readonly isUncut?: IsUncut
  readonly draw: DrawPart
  readonly light: GroundLight
  /** Panes behind this place along the vehicle are darker. */
  readonly tintFrom: number
  /** Height from which a windscreen is tinted; without one it is not. */
  readonly bandFrom?: number | undefined
}

/**
 * Pictures up to this width have four samples a pixel; in larger ones, edges are smoothed afterwards. A close view
 * shows a body in every sample, where a whole vehicle leaves two thirds of the picture free.
 */
const widestFine = { whole: 640, close: 480 }

/** Everything that a picture of a body depends on. */
export interface BodyRequest {
  readonly model: VehicleModel
  readonly camera: CameraPlan
  /** Share of the picture's height at which the ground lies where the camera looks. */
  readonly groundShare: number
  /** Puts the vehicle in the middle of the picture; a close view stays where it looks. */
  readonly isWhole: boolean
  readonly environment: Environment
  readonly shadow: Rgb
  /** Pixels. */
  readonly width: number
  readonly height: number
}

/** Draws a vehicle on nothing, with its shadow: the same request gives the same bytes. */
export function renderBody(request: BodyRequest): BodyPicture {
  const { model, camera: view, environment, shadow, width, height, groundShare, isWhole } = request
  const { mesh, outline, cut, mayCut, isUncut, light } = model
  const fine = width > (isWhole ? widestFine.whole : widestFine.close) ? 1 : 2
  const wide = width * fine
  const high = height * fine
  const placed = createCamera(view, width, height * groundShare)
  const coarse = isWhole ? centre(placed, outline, width) : placed
  const camera = refine(coarse, fine)
  const visible = rasterise(mesh, camera, wide, high, cut, mayCut, isUncut === undefined ? {} : { isUncut })
  const edge = view.frame / width / 1.8
  const shading = createShading({ ...model, visible, camera, environment, edge })
  keepFunctions('body', model, shading)
  const pixels = shadePicture(mesh, shading, visible, fine)
  addShadow(pixels, width, height, coarse, light, shadow)
  return { width, height, pixels }
}
