import { addWheels } from '../build-wheels.ts'
import { outlineOf } from '../camera.ts'
import { createRimCut } from '../cut.ts'
import { createGroundLight } from '../ground-shadow.ts'
import { findMesh } from '../keep-meshes.ts'
import { createMeshBuilder, type Mesh } from '../mesh.ts'
import { part as carPart } from '../parts.ts'
import { fate, type Cut } from '../rasterise.ts'
import type { VehicleModel } from '../render-body.ts'
import type { PaintLook } from '../surface.ts'
import { addDwellingFittings } from './build-fittings.ts'
import { addShell } from './build-shell.ts'
import { addTowing } from './build-towing.ts'
import { createArch, createDwellingDrawing } from './draw-dwelling.ts'
import { dwellingPart } from './dwelling-parts.ts'
import type { DwellingPlan } from './dwelling-plan.ts'

/** The parts that have openings. */
export const mayCut: ReadonlySet<number> = new Set([dwellingPart.wallSide, dwellingPart.wallBottom, carPart.rim])

/** The wheel arches, and what lies between spokes. */
export function createDwellingCut(plan: DwellingPlan): Cut {
  const arch = createArch(plan)
  const cutRim = createRimCut(plan)
  return (which, point) => {
    if (which === carPart.rim) return cutRim(point)
    const far = arch(point.x, point.z)
    point.reach = Math.abs(far) / 2
    return far < 0 ? fate.cut : fate.drawn
  }
}

/** Takes what lies above the wheel arches out of the parts that are asked for openings, in place. */
export function sparePlainWalls(mesh: Mesh, { tyre }: Pick<DwellingPlan, 'tyre'>): Mesh {
  const { positions, corners, parts } = mesh
  const above = tyre.diameter + 130
  const heightOf = (corner: number): number => positions[(corners[corner] ?? 0) * 3 + 2] ?? 0
  for (let triangle = 0; triangle < parts.length; triangle += 1) {
    if (parts[triangle] !== dwellingPart.wallSide) continue
    const first = triangle * 3
    if (Math.min(heightOf(first), heightOf(first + 1), heightOf(first + 2)) > above)
      parts[triangle] = dwellingPart.wallUpper
  }
  return mesh
}

function buildMesh(plan: DwellingPlan): Mesh {
  const mesh = createMeshBuilder()
  for (const shell of plan.shells) addShell(mesh, shell)
  addWheels(mesh, plan, plan.wheels)
  addDwellingFittings(mesh, plan)
  addTowing(mesh, plan)
  return sparePlainWalls(mesh.finish(), plan)
}

/** A caravan or camper trailer. `name` is the same for equal plans. */
export function modelDwelling(plan: DwellingPlan, name: string, paint: PaintLook): VehicleModel {
  const { length, width, from, to, wheels, tyre } = plan
  return {
    mesh: findMesh(name, () => buildMesh(plan)),
    // The coupling, and what hangs behind the body, stand in the middle.
    outline: [...outlineOf(from, to, width), [0, 0], [length, 0]],
    cut: createDwellingCut(plan),
    mayCut,
    draw: createDwellingDrawing(plan, paint),
    light: createGroundLight({ from, to, width, wheels, tyre }),
    tintFrom: 0,
  }
}
