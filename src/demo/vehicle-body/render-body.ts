import type { BodyPlan } from './body-plan.ts'
import { addCab } from './build-cab.ts'
import { addFittings } from './build-fittings.ts'
import { addLowerBody, resolveLines, type BodyLines } from './build-lower.ts'
import { addWheels } from './build-wheels.ts'
import { centre, createCamera, refine, type Camera, type CameraPlan } from './camera.ts'
import { toByte, type Rgb } from './colour-space.ts'
import { createPanes } from './draw-cab.ts'
import { spokeAt } from './draw-wheel.ts'
import type { Environment } from './environment.ts'
import { createGroundLight, type GroundLight } from './ground-shadow.ts'
import { createMeshBuilder, type Mesh } from './mesh.ts'
import { part } from './parts.ts'
import { fate, rasterise, type Cut, type Layer, type Visible } from './rasterise.ts'
import type { PaintLook } from './surface.ts'
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

const mayCut: ReadonlySet<number> = new Set([
  part.bodySide,
  part.bodyTop,
  part.cabSide,
  part.cabFront,
  part.cabRear,
  part.cabBottom,
  part.rim,
])

function createCut(plan: BodyPlan, lines: BodyLines): Cut {
  const { tyre, cowl, cabEnd, width, length, load, rim } = plan
  const panes = createPanes(plan, lines)
  const [front, rear] = lines.wheels
  const axle = tyre.diameter / 2
  const arch = lines.archRadius ** 2
  return (which, x, y, z, u, v) => {
    switch (which) {
      case part.bodySide: {
        const away = (z - axle) ** 2
        return (x - front) ** 2 + away < arch || (x - rear) ** 2 + away < arch ? fate.cut : fate.drawn
      }
      case part.bodyTop: {
        const isCabin = x > cowl[0] + 60 && x < cabEnd - 40 && Math.abs(y) < width * 0.44
        const isTub = load?.kind === 'tub' && x > load.from + 60 && x < length - 90 && Math.abs(y) < width / 2 - 130
        return isCabin || isTub ? fate.cut : fate.drawn
      }
      case part.cabSide:
        return panes.side(x, z) < 0 &&
          panes.pillar(x, z) > 0 &&
          x < cowl[0] + (cabEnd - cowl[0]) * plan.windows.panelsFrom
          ? fate.pane
          : fate.drawn
      case part.cabFront:
        return panes.front(y, z) < 0 ? fate.pane : fate.drawn
      case part.cabRear:
        return panes.rear(y, z) < 0 && plan.windows.panelsFrom >= 1 ? fate.pane : fate.drawn
      case part.cabBottom:
        return fate.cut
      case part.rim:
        return spokeAt(rim.pattern, u, v) < 0 ? fate.cut : fate.drawn
      default:
        return fate.drawn
    }
  }
}

/** The shadow on the ground around the vehicle, into pixels that the vehicle leaves free or covers in part. */
function addShadow(
  pixels: Uint8Array,
  width: number,
  height: number,
  camera: Camera,
  light: GroundLight,
  shadow: Rgb,
): void {
  const step = 2
  const columns = Math.ceil(width / step) + 1
  const first = Math.max(0, Math.ceil(camera.horizon) + 4)
  const rows = Math.ceil((height - first) / step) + 1
  const dark = new Float32Array(columns * rows)
  for (let row = 0; row < rows; row += 1) {
    const near = (first + row * step + 0.5 - camera.horizon) / (camera.eye[2] * camera.focal)
    const ahead = 1 / near
    for (let column = 0; column < columns; column += 1) {
      const aside = (column * step + 0.5 - camera.middle) / (camera.focal * near)
      const x = camera.eye[0] + camera.ahead[0] * ahead + camera.right[0] * aside
      const y = camera.eye[1] + camera.ahead[1] * ahead + camera.right[1] * aside
      dark[row * columns + column] = 0.9 * (1 - light(x, y))
    }
  }
  const tint = [toByte(shadow[0]), toByte(shadow[1]), toByte(shadow[2])]
  for (let row = first; row < height; row += 1) {
    const fromRow = (row - first) / step
    const top = Math.floor(fromRow)
    const down = fromRow - top
    for (let column = 0; column < width; column += 1) {
      const index = (row * width + column) * 4
      const covered = pixels[index + 3] ?? 0
      if (covered === 255) continue
      const left = column >> 1
      const over = column / step - left
      const at = top * columns + left
      const below = Math.min(at + columns, dark.length - 2)
      const upper = (dark[at] ?? 0) * (1 - over) + (dark[at + 1] ?? 0) * over
      const lower = (dark[below] ?? 0) * (1 - over) + (dark[below + 1] ?? 0) * over
      const share = upper * (1 - down) + lower * down
      if (share < 0.004) continue
      const body = covered / 255
      const alpha = body + share * (1 - body)
      for (let channel = 0; channel < 3; channel += 1)
        pixels[index + channel] =
          ((pixels[index + channel] ?? 0) * body + (tint[channel] ?? 0) * share * (1 - body)) / alpha
      pixels[index + 3] = alpha * 255
    }
  }
}

/** Samples a pixel is wide and high. */
const fine = 2

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
  for (let row = 0; row < height; row += 1)
    for (let column = 0; column < width; column += 1) {
      const first = row * fine * wide + column * fine
      let [red, green, blue, covered] = [0, 0, 0, 0]
      // One sample stands for a pixel that lies whole on one surface; edges within it are soft (see DrawOn).
      if (isPlain(first)) {
        if (!shading(first + wide, out)) continue
        ;[red, green, blue] = out
        covered = 1
      } else
        for (let sample = 0; sample < 4; sample += 1) {
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
      pixels[index + 3] = covered === 1 && isPlain(first) ? 255 : covered * 63.75
    }
  addShadow(pixels, width, height, coarse, light, shadow)
  return { width, height, pixels }
}
