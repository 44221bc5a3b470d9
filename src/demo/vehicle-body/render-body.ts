import type { BodyPlan } from './body-plan.ts'
import { addCab } from './build-cab.ts'
import { addFittings } from './build-fittings.ts'
import { addLowerBody, resolveLines, type BodyLines } from './build-lower.ts'
import { addWheels } from './build-wheels.ts'
import { centre, createCamera, refine, type CameraPlan } from './camera.ts'
import { classifySamples } from './classify-samples.ts'
import type { Rgb } from './colour-space.ts'
import { createCut, mayCut } from './cut.ts'
import type { Environment } from './environment.ts'
import { addShadow, createGroundLight } from './ground-shadow.ts'
import { createMeshBuilder, type Mesh } from './mesh.ts'
import { rasterise } from './rasterise.ts'
import type { PaintLook } from './surface.ts'
import { softenEdges } from './soften-edges.ts'
import { createShading } from './shade.ts'
import { shadeFine, shadeSparse } from './shade-pixels.ts'

export interface BodyPicture {
  readonly width: number
  readonly height: number
  /** Red, green, blue and opacity, a byte each. */
  readonly pixels: Uint8Array
}

function buildMesh(plan: BodyPlan, lines: BodyLines): Mesh {
  const mesh = createMeshBuilder()
  addLowerBody(mesh, plan, lines)
  addCab(mesh, plan, lines)
  addWheels(mesh, plan, lines)
  addFittings(mesh, plan, lines)
  return mesh.finish()
}

const keptMeshes = 4
const meshes = new Map<string, Mesh>()

function findMesh(name: string, plan: BodyPlan, lines: BodyLines): Mesh {
  const kept = meshes.get(name)
  if (kept !== undefined) return kept
  const mesh = buildMesh(plan, lines)
  meshes.set(name, mesh)
  for (const oldest of meshes.keys()) if (meshes.size > keptMeshes) meshes.delete(oldest)
  return mesh
}

/** Pictures up to this width have four samples a pixel; in larger ones, edges are smoothed afterwards. */
const widestFine = 640

/** Everything that a picture of a body depends on. */
export interface BodyRequest {
  readonly plan: BodyPlan
  /** The same for equal plans; the meshes of the last few are kept, for a vehicle is drawn from several sides. */
  readonly name: string
  readonly paint: PaintLook
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
  const { plan, name, paint, camera: view, environment, shadow, width, height, groundShare, isWhole } = request
  const fine = width > widestFine ? 1 : 2
  const lines = resolveLines(plan)
  const mesh = findMesh(name, plan, lines)
  const wide = width * fine
  const high = height * fine
  const placed = createCamera(view, width, height * groundShare)
  const coarse = isWhole ? centre(placed, plan.length, plan.width, width) : placed
  const camera = refine(coarse, fine)
  const visible = rasterise(mesh, camera, wide, high, createCut(plan, lines), mayCut)
  const light = createGroundLight(plan)
  const edge = view.frame / width / 1.8
  const shading = createShading({ plan, lines, mesh, visible, camera, environment, paint, light, edge })
  const pixels = new Uint8Array(width * height * 4)
  const classes = classifySamples(mesh.parts, visible)
  const shadePixels = fine === 1 ? shadeSparse : shadeFine
  shadePixels(pixels, shading, classes, visible)
  if (fine === 1) softenEdges(pixels, classes, visible)
  addShadow(pixels, width, height, coarse, light, shadow)
  return { width, height, pixels }
}
