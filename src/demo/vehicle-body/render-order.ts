import type { RenderOverlay } from '#pictures/drawing-source.ts'
import { sceneLooks } from '../vehicle-art/scene.ts'
import { resolveBodyCamera, type BodyOrder } from './body-views.ts'
import { parseColour } from './colour-space.ts'
import { createEnvironment } from './environment.ts'
import { modelDwelling } from './dwelling/model-dwelling.ts'
import { modelMotorhome } from './dwelling/model-motorhome.ts'
import { resolveMotorhome } from './dwelling/resolve-motorhome.ts'
import { modelCar } from './model-car.ts'
import { findVehicle } from './models/find-vehicle.ts'
import { renderBody, type VehicleModel } from './render-body.ts'
import { resolvePaint } from './resolve-paint.ts'
import { openUp, resolvePlan } from './resolve-plan.ts'

/** How many patterns of spokes there are; see draw-wheel.ts. */
const rimPatterns = 8

function modelVehicle({ model, seed, paint, isCabChassis, open }: BodyOrder): VehicleModel {
  const vehicle = findVehicle(model)
  if (vehicle === null) throw new RangeError(`no modelled body is named ${model}`)
  const rim = seed % rimPatterns
  const name = `${model} ${rim} ${isCabChassis === true}`
  const look = resolvePaint(paint)
  switch (vehicle.kind) {
    case 'car': {
      const { facts } = vehicle
      if (open !== undefined) {
        const plan = { ...resolvePlan(openUp(facts), rim), seats: parseColour(open.seats) }
        return modelCar(plan, `${name} open`, look)
      }
      return modelCar(resolvePlan(isCabChassis === true ? { ...facts, kind: 'cabchassis' } : facts, rim), name, look)
    }
    case 'motorhome': {
      const { facts } = vehicle
      return modelMotorhome(resolvePlan(facts.cab, rim), resolveMotorhome(facts, rim), name, look)
    }
    case 'dwelling':
      return modelDwelling(vehicle.resolve(rim), name, look)
  }
}

/** Draws the vehicle of an order, for the process that makes pictures. Throws RangeError for an unknown model. */
export const renderOverlay: RenderOverlay<BodyOrder> = (order, width) => {
  const { floor, wall, sky, shadow, isOutdoors } = sceneLooks[order.scene]
  const { plan: camera, groundShare, isWhole } = resolveBodyCamera(order)
  return renderBody({
    model: modelVehicle(order),
    camera,
    groundShare,
    isWhole,
    environment: createEnvironment(floor[0], wall[1], sky, isOutdoors),
    shadow: parseColour(shadow),
    width,
    height: Math.round((width * 3) / 4),
  })
}
