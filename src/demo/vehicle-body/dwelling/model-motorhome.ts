import { addBlock } from '../add-block.ts'
import { addFittings } from '../build-fittings.ts'
import { addCab } from '../build-cab.ts'
import { addLowerBody, resolveLines, type BodyLines } from '../build-lower.ts'
import { addWheels } from '../build-wheels.ts'
import type { BodyPlan } from '../body-plan.ts'
import { outlineOf } from '../camera.ts'
import { createCut, createIsUncut, mayCut as mayCutCar } from '../cut.ts'
import { createCarDrawing } from '../draw-car.ts'
import { createGroundLight } from '../ground-shadow.ts'
import { findMesh } from '../keep-meshes.ts'
import { createMeshBuilder, type Mesh } from '../mesh.ts'
import { part } from '../parts.ts'
import type { VehicleModel } from '../render-body.ts'
import type { PaintLook } from '../surface.ts'
import { addDwellingFittings } from './build-fittings.ts'
import { addShell } from './build-shell.ts'
import { createDwellingDrawing } from './draw-dwelling.ts'
import { dwellingPart } from './dwelling-parts.ts'
import type { DwellingPlan } from './dwelling-plan.ts'
import { createDwellingCut, mayCut as mayCutBox, sparePlainWalls } from './model-dwelling.ts'

const mayCut: ReadonlySet<number> = new Set([...mayCutCar, ...mayCutBox])

/** The parts from this number on are those of dwellings. */
const firstOfBox = dwellingPart.wallSide

function buildMesh(cab: BodyPlan, lines: BodyLines, box: DwellingPlan): Mesh {
  const mesh = createMeshBuilder()
  addLowerBody(mesh, cab, lines)
  addCab(mesh, cab, lines)
  addFittings(mesh, cab, lines)
  const isVan = box.shells.length === 0
  addWheels(mesh, cab, isVan ? lines.wheels : [lines.wheels[0]])
  addDwellingFittings(mesh, box)
  if (isVan) return mesh.finish()
  for (const shell of box.shells) addShell(mesh, shell)
  addWheels(mesh, { ...cab, width: box.width - 110 }, box.wheels)
  // A curtain behind the seats, so that nobody sees the wall of the box through the windscreen.
  addBlock(mesh, part.hollow, {
    x: [cab.cabEnd - 130, cab.cabEnd - 70],
    y: [150 - cab.width / 2, cab.width / 2 - 150],
    z: [500, cab.height - 50],
    radius: 0.1,
  })
  // What stands between the floor and the road, and the housing of the rear wheels.
  const half = box.width / 2
  const [axle = 0] = box.wheels
  addBlock(mesh, part.plastic, {
    x: [box.from + 60, box.to - 130],
    y: [-half + 160, half - 160],
    z: [box.floor - 90, box.floor + 30],
    radius: 0.04,
  })
  addBlock(mesh, part.hollow, {
    x: [axle - 560, axle + 560],
    y: [360 - half, half - 360],
    z: [box.floor - 60, cab.tyre.diameter + 160],
    radius: 0.04,
  })
  return sparePlainWalls(mesh.finish(), box)
}

/** A motorhome: a cab of a van and a living box, or a van with windows cut in. `name` is the same for equal plans. */
export function modelMotorhome(cab: BodyPlan, box: DwellingPlan, name: string, paint: PaintLook): VehicleModel {
  const lines = resolveLines(cab)
  const { length, width } = box
  const [cutCab, cutBox] = [createCut(cab, lines), createDwellingCut(box)]
  const [drawCab, drawBox] = [createCarDrawing(cab, lines, { ...paint, glow: 0.16 }), createDwellingDrawing(box, paint)]
  return {
    mesh: findMesh(name, () => buildMesh(cab, lines, box)),
    outline: outlineOf(0, length, width),
    cut: (which, point) => (which < firstOfBox ? cutCab : cutBox)(which, point),
    mayCut,
    isUncut: createIsUncut(cab, lines),
    draw: (surface, which, spot, edge) => (which < firstOfBox ? drawCab : drawBox)(surface, which, spot, edge),
    light: createGroundLight({ from: 0, to: length, width, wheels: lines.wheels, tyre: cab.tyre }),
    tintFrom: cab.roofStart + 900,
  }
}
