import { addCab, resolveRoof } from './build-cab.ts'
import { addFittings } from './build-fittings.ts'
import { addLowerBody, resolveLines, type BodyLines } from './build-lower.ts'
import { addWheels } from './build-wheels.ts'
import type { BodyPlan } from './body-plan.ts'
import { outlineOf } from './camera.ts'
import { createCut, createIsUncut, mayCut } from './cut.ts'
import { createCarDrawing } from './draw-car.ts'
import { createGroundLight } from './ground-shadow.ts'
import { findMesh } from './keep-meshes.ts'
import { createMeshBuilder, type Mesh } from './mesh.ts'
import type { VehicleModel } from './render-body.ts'
import type { PaintLook } from './surface.ts'

/** How far the tint of a windscreen reaches down from the edge of the roof, millimetres. */
const bandHeight = 140

function buildMesh(plan: BodyPlan, lines: BodyLines): Mesh {
  const mesh = createMeshBuilder()
  addLowerBody(mesh, plan, lines)
  addCab(mesh, plan, lines)
  addWheels(mesh, plan, lines.wheels)
  addFittings(mesh, plan, lines)
  return mesh.finish()
}

/** A car, ute, van, bus or truck. `name` is the same for equal plans. */
export function modelCar(plan: BodyPlan, name: string, paint: PaintLook): VehicleModel {
  const lines = resolveLines(plan)
  const { length, width, tyre } = plan
  return {
    mesh: findMesh(name, () => buildMesh(plan, lines)),
    outline: outlineOf(0, length, width),
    cut: createCut(plan, lines),
    mayCut,
    isUncut: createIsUncut(plan, lines),
    draw: createCarDrawing(plan, lines, paint),
    light: createGroundLight({ from: 0, to: length, width, wheels: lines.wheels, tyre }),
    tintFrom: plan.roofStart + 900,
    bandFrom: plan.kind === 'open' ? undefined : resolveRoof(plan)(plan.roofStart) - bandHeight,
  }
}
