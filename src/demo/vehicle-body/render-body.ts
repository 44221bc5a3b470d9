import type { BodyPlan } from './body-plan.ts'
import { addCab } from './build-cab.ts'
import { addFittings } from './build-fittings.ts'
import { addLowerBody, resolveLines, type BodyLines } from './build-lower.ts'
import { addWheels } from './build-wheels.ts'
import { centre, createCamera, refine, type CameraPlan } from './camera.ts'
import { toByte, type Rgb } from './colour-space.ts'
import { createCut, mayCut } from './cut.ts'
import type { Environment } from './environment.ts'
import { addShadow, createGroundLight } from './ground-shadow.ts'
import { createMeshBuilder, type Mesh } from './mesh.ts'
import { rasterise, type Layer, type Visible } from './rasterise.ts'
import type { PaintLook } from './surface.ts'
import { softenEdges } from './soften-edges.ts'
import { createShading } from './shade.ts'

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

/** Whether the four samples of a pixel show the same part at nearly the same distance, behind the same pane or none. */
function createPlainTest({ parts }: Mesh, { solid, panes }: Visible, wide: number): (first: number) => boolean {
  const partAt = (layer: Layer, index: number): number => {
    const triangle = layer.triangle[index] ?? -1
    return triangle < 0 ? -1 : (parts[triangle] ?? 0)
  }
  const isAlike = (layer: Layer, first: number): boolean => {
    const which = partAt(layer, first)
    if (
      which !== partAt(layer, first + 1) ||
      which !== partAt(layer, first + wide) ||
      which !== partAt(layer, first + wide + 1)
    )
      return false
    const near = layer.near[first] ?? 0
    const limit = near * 0.006
    return (
      Math.abs((layer.near[first + wide + 1] ?? 0) - near) <= limit &&
      Math.abs((layer.near[first + 1] ?? 0) - near) <= limit
    )
  }
  return (first) => isAlike(solid, first) && isAlike(panes, first)
}

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
  const out: [number, number, number] = [0, 0, 0]
  const isPlain = createPlainTest(mesh, visible, wide)
  const { left, right, top, bottom } = visible
  for (let row = Math.floor(top / fine); row <= bottom / fine; row += 1)
    for (let column = Math.floor(left / fine); column <= right / fine; column += 1) {
      const first = row * fine * wide + column * fine
      let red = 0
      let green = 0
      let blue = 0
      let covered = 0
      // One sample stands for a pixel that lies whole on one surface; edges within it are soft (see DrawOn).
      const samples = fine === 1 || isPlain(first) ? 1 : 4
      for (let sample = 0; sample < samples; sample += 1) {
        if (!shading(first + (sample >> 1) * wide + (sample & 1), out)) continue
        red += out[0]
        green += out[1]
        blue += out[2]
        covered += 1
      }
      if (covered === 0) continue
      const index = (row * width + column) * 4
      pixels[index] = toByte(red / covered)
      pixels[index + 1] = toByte(green / covered)
      pixels[index + 2] = toByte(blue / covered)
      pixels[index + 3] = (covered * 255) / samples
    }
  if (fine === 1) softenEdges(pixels, mesh.parts, visible)
  addShadow(pixels, width, height, coarse, light, shadow)
  return { width, height, pixels }
}
