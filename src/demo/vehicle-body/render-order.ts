import type { RenderOverlay } from '#pictures/drawing-source.ts'
import type { ArtPaint } from '../art-key.ts'
import { ramps } from '../vehicle-art/colour.ts'
import { sceneLooks } from '../vehicle-art/scene.ts'
import { resolveBodyCamera, type BodyOrder } from './body-views.ts'
import { parseColour } from './colour-space.ts'
import { createEnvironment } from './environment.ts'
import { findBody } from './models/find-body.ts'
import { renderBody } from './render-body.ts'
import { resolvePlan } from './resolve-plan.ts'
import type { PaintLook } from './surface.ts'

/** Share of flakes in each paint. */
const flakes: Readonly<Record<ArtPaint, number>> = {
  white: 0,
  pearl: 0.15,
  silver: 0.55,
  grey: 0.45,
  graphite: 0.45,
  black: 0.1,
  red: 0.1,
  burgundy: 0.3,
  blue: 0.35,
  navy: 0.35,
  teal: 0.35,
  green: 0.3,
  sand: 0.3,
  orange: 0.2,
}

const resolvePaint = (paint: ArtPaint): PaintLook => ({
  colour: parseColour(ramps[paint].base),
  metal: flakes[paint],
})

/** How many patterns of spokes there are; see draw-wheel.ts. */
const rimPatterns = 8

/** Draws the vehicle of an order, for the process that makes pictures. Throws RangeError for an unknown model. */
export const renderOverlay: RenderOverlay<BodyOrder> = (order, width) => {
  const facts = findBody(order.model)
  if (facts === null) throw new RangeError(`no modelled body is named ${order.model}`)
  const isCabChassis = order.isCabChassis === true
  const { floor, wall, sky, shadow, isOutdoors } = sceneLooks[order.scene]
  const { plan: camera, groundShare, isWhole } = resolveBodyCamera(order)
  return renderBody({
    plan: resolvePlan(isCabChassis ? { ...facts, kind: 'cabchassis' } : facts, order.seed % rimPatterns),
    name: `${order.model} ${order.seed % rimPatterns} ${isCabChassis}`,
    paint: resolvePaint(order.paint),
    camera,
    groundShare,
    isWhole,
    environment: createEnvironment(floor[0], wall[1], sky, isOutdoors),
    shadow: parseColour(shadow),
    width,
    height: Math.round((width * 3) / 4),
  })
}
