import type { RenderOverlay } from '#pictures/drawing-source.ts'
import { sceneLooks } from '../../vehicle-art/scene.ts'
import { parseColour } from '../colour-space.ts'
import { createEnvironment } from '../environment.ts'
import { resolvePaint } from '../resolve-paint.ts'
import { resolveBikeCamera, type BikeOrder } from './bike-order.ts'
import { resolveBikePlan } from './bike-plan.ts'
import { findBike } from './models/find-bike.ts'
import { renderBike } from './render-bike.ts'

/** Draws the motorcycle of an order, for the process that makes pictures. Throws RangeError for an unknown model. */
export const renderOverlay: RenderOverlay<BikeOrder> = (order, width) => {
  const facts = findBike(order.model)
  if (facts === null) throw new RangeError(`no modelled motorcycle is named ${order.model}`)
  const { floor, wall, sky, shadow, isOutdoors } = sceneLooks[order.scene]
  return renderBike({
    plan: resolveBikePlan(facts),
    name: order.model,
    paint: resolvePaint(order.paint),
    camera: resolveBikeCamera(order),
    environment: createEnvironment(floor[0], wall[1], sky, isOutdoors),
    shadow: parseColour(shadow),
    width,
  })
}
