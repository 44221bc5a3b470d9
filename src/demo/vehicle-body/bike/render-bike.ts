import { centre, createCamera, outlineOf, refine } from '../camera.ts'
import type { Rgb } from '../colour-space.ts'
import type { Environment } from '../environment.ts'
import { addShadow, type GroundLight } from '../ground-shadow.ts'
import { keepFunctions } from '../keep-functions.ts'
import { findMesh } from '../keep-meshes.ts'
import { distance, smooth } from '../numbers.ts'
import { fate, rasterise } from '../rasterise.ts'
import type { BodyPicture } from '../render-body.ts'
import { shadePicture } from '../shade-picture.ts'
import type { PaintLook } from '../surface.ts'
import type { BikeCamera } from './bike-order.ts'
import { bikePart, closedParts } from './bike-parts.ts'
import type { BikePlan } from './bike-plan.ts'
import { buildBike } from './build-bike.ts'
import { createBikeShading } from './shade-bike.ts'

/** The ground lies in shadow under the machine, most where the tyres stand. */
function createBikeLight({ front, rear }: BikePlan): GroundLight {
  const [from, to] = [front.x - 60, rear.x + 60]
  return (x, y) => {
    const dx = Math.max(from - x, x - to, 0)
    const away = distance(dx, y)
    let light = 0.35 + 0.3 * smooth(0, 240, away) + 0.35 * smooth(120, 620, away)
    for (const wheel of [front, rear]) {
      const touch = distance((x - wheel.x) / 190, y / (wheel.width * 0.62))
      if (touch < 1.3) light *= 0.1 + 0.9 * smooth(0.3, 1.3, touch)
    }
    return light
  }
}

const clear: ReadonlySet<number> = new Set([bikePart.screen])

export interface BikeRequest {
  readonly plan: BikePlan
  /** The same for equal plans. */
  readonly name: string
  readonly paint: PaintLook
  readonly camera: BikeCamera
  readonly environment: Environment
  readonly shadow: Rgb
  readonly width: number
}

/** Draws a motorcycle on nothing, with its shadow: the same request gives the same bytes. */
export function renderBike({ plan, name, paint, camera: view, environment, shadow, width }: BikeRequest): BodyPicture {
  const height = Math.round((width * 3) / 4)
  const fine = width > 640 ? 1 : 2
  const mesh = findMesh(name, () => buildBike(plan))
  const placed = createCamera(view.plan, width, height * view.groundShare)
  const coarse = view.isWhole ? centre(placed, outlineOf(0, plan.size[0], plan.size[1] * 0.5), width) : placed
  const camera = refine(coarse, fine)
  const visible = rasterise(mesh, camera, width * fine, height * fine, () => fate.pane, clear, { closed: closedParts })
  const light = createBikeLight(plan)
  const edge = view.plan.frame / width / 1.8
  const shading = createBikeShading({ plan, mesh, visible, camera, environment, paint, light, edge })
  keepFunctions('bike', shading)
  const pixels = shadePicture(mesh, shading, visible, fine)
  addShadow(pixels, width, height, coarse, light, shadow)
  return { width, height, pixels }
}
