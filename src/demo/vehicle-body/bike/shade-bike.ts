import type { Camera } from '../camera.ts'
import { createIrradiance, createRay, lookAround, type Environment } from '../environment.ts'
import type { GroundLight } from '../ground-shadow.ts'
import type { Mesh } from '../mesh.ts'
import { clamp, smooth } from '../numbers.ts'
import type { Layer, Visible } from '../rasterise.ts'
import type { Shading } from '../shading.ts'
import { createSurface, type PaintLook } from '../surface.ts'
import { createWeights, weigh } from '../weigh.ts'
import type { BikePlan } from './bike-plan.ts'
import { createBikeDrawing } from './draw-bike.ts'

interface BikeScene {
  readonly plan: BikePlan
  readonly mesh: Mesh
  readonly visible: Visible
  readonly camera: Camera
  readonly environment: Environment
  readonly paint: PaintLook
  readonly light: GroundLight
  /** Half the width of a sample in millimetres. */
  readonly edge: number
}

type Light = [red: number, green: number, blue: number]

/** Light of the samples of a motorcycle. Its parts stand close, so each corner knows how much light reaches it. */
export function createBikeShading({
  plan,
  mesh,
  visible,
  camera,
  environment,
  paint,
  light,
  edge,
}: BikeScene): Shading {
  const { positions, normals, surface: textures, corners, parts } = mesh
  const { eye, ahead, right } = camera
  const surface = createSurface()
  const draw = createBikeDrawing(plan, paint)
  const irradiance = createIrradiance(environment)
  const ray = createRay()
  const weights = createWeights()
  const diffuse: Light = [0, 0, 0]
  const mirrored: Light = [0, 0, 0]
  const normal: Light = [0, 0, 0]
  // Fields of an object, because assignments to variables of a closure allocate memory; NaN makes them doubles.
  const { NaN: none } = Number
  const at = { px: none, py: none, pz: none, nx: none, ny: none, nz: none, vx: none, vy: none, vz: none, open: none }

  function locate(layer: Layer, index: number): number {
    const triangle = layer.triangle[index] ?? 0
    weigh(visible, triangle, index, weights)
    const { second, third } = weights
    const first = 1 - second - third
    const ca = corners[triangle * 3] ?? 0
    const cb = corners[triangle * 3 + 1] ?? 0
    const cc = corners[triangle * 3 + 2] ?? 0
    const [a, b, c] = [ca * 3, cb * 3, cc * 3]
    at.px = (positions[a] ?? 0) * first + (positions[b] ?? 0) * second + (positions[c] ?? 0) * third
    at.py = (positions[a + 1] ?? 0) * first + (positions[b + 1] ?? 0) * second + (positions[c + 1] ?? 0) * third
    at.pz = (positions[a + 2] ?? 0) * first + (positions[b + 2] ?? 0) * second + (positions[c + 2] ?? 0) * third
    at.vx = at.px - eye[0]
    at.vy = at.py - eye[1]
    at.vz = at.pz - eye[2]
    const near = 1 / Math.sqrt(at.vx * at.vx + at.vy * at.vy + at.vz * at.vz)
    at.vx *= near
    at.vy *= near
    at.vz *= near
    at.nx = (normals[a] ?? 0) * first + (normals[b] ?? 0) * second + (normals[c] ?? 0) * third
    at.ny = (normals[a + 1] ?? 0) * first + (normals[b + 1] ?? 0) * second + (normals[c + 1] ?? 0) * third
    at.nz = (normals[a + 2] ?? 0) * first + (normals[b + 2] ?? 0) * second + (normals[c + 2] ?? 0) * third
    const turned = at.vx * at.nx + at.vy * at.ny + at.vz * at.nz > 0 ? -1 : 1
    const size = turned / (Math.sqrt(at.nx * at.nx + at.ny * at.ny + at.nz * at.nz) || 1)
    at.nx *= size
    at.ny *= size
    at.nz *= size
    at.open = (textures[ca * 2] ?? 0) * first + (textures[cb * 2] ?? 0) * second + (textures[cc * 2] ?? 0) * third
    return triangle
  }

  /** What a direction shows: the surroundings, dark where the machine's own parts stand. */
  function look(blur: number, open: number): number {
    const facing = -(at.vx * at.nx + at.vy * at.ny + at.vz * at.nz)
    const dx = at.vx + 2 * facing * at.nx
    const dy = at.vy + 2 * facing * at.ny
    const dz = at.vz + 2 * facing * at.nz
    let shade = 1
    if (dz < 0.05) {
      const reach = Math.min(at.pz / Math.max(0.05, -dz), 3000)
      shade = 0.3 + 0.7 * light(at.px + dx * reach, at.py + dy * reach)
    }
    ray.right = dx * right[0] + dy * right[1]
    ray.ahead = dx * ahead[0] + dy * ahead[1]
    ray.up = dz
    ray.blur = blur
    ray.shade = shade
    lookAround(environment, ray, mirrored)
    const share = 0.25 + 0.75 * open
    mirrored[0] *= share
    mirrored[1] *= share
    mirrored[2] *= share
    return facing
  }

  function shadeSolid(triangle: number, out: Light): void {
    surface.open = 1
    draw(surface, parts[triangle] ?? 0, at.px, at.py, at.pz, edge)
    const baked = at.open
    const lr = at.nx * right[0] + at.ny * right[1]
    const la = at.nx * ahead[0] + at.ny * ahead[1]
    ray.right = lr
    ray.ahead = la
    ray.up = at.nz
    irradiance(ray, diffuse)
    const under = at.nz < 0 ? 1 + 0.5 * at.nz : 1
    const key = 0.42 * Math.max(0, lr * -0.42 + la * -0.55 + at.nz * 0.72) * smooth(0.2, 0.75, baked)
    const open = surface.open * baked * (0.7 + 0.3 * smooth(0, 420, at.pz))
    const { metal, coat: coatShare, glow } = surface
    const facing = look(metal > 0.3 ? surface.blur : Math.min(0.5, surface.blur * 0.06), open)
    const turned = 1 - clamp(facing, 0, 1)
    const glance = turned * turned * turned * turned * turned
    const coat = coatShare * (0.05 + 0.7 * glance) * open
    const dull = (1 - metal) * open
    const bright = metal * 1.05
    out[0] =
      surface.red *
        (dull * (diffuse[0] * 0.74 * under + key + 0.04) + bright * mirrored[0] + metal * key * 0.4 + glow) +
      coat * mirrored[0]
    out[1] =
      surface.green *
        (dull * (diffuse[1] * 0.74 * under + key + 0.04) + bright * mirrored[1] + metal * key * 0.4 + glow) +
      coat * mirrored[1]
    out[2] =
      surface.blue *
        (dull * (diffuse[2] * 0.74 * under + key + 0.04) + bright * mirrored[2] + metal * key * 0.4 + glow) +
      coat * mirrored[2]
  }

  const { solid, panes } = visible
  function shade(index: number, out: Light): boolean {
    const near = solid.near[index] ?? 0
    const hasPane = (panes.near[index] ?? 0) > near
    if (near <= 0 && !hasPane) return false
    if (near > 0) shadeSolid(locate(solid, index), out)
    else {
      // Smoked glass in front of the backdrop.
      out[0] = environment.wall[0] * 0.3
      out[1] = environment.wall[1] * 0.3
      out[2] = environment.wall[2] * 0.3
    }
    if (hasPane) {
      locate(panes, index)
      const facing = look(0.02, 1)
      const share = 0.05 + 0.75 * (1 - clamp(facing, 0, 1)) ** 5
      for (const channel of [0, 1, 2] as const) out[channel] = out[channel] * 0.5 + share * mirrored[channel]
    }
    normal[0] = at.nx
    normal[1] = at.ny
    normal[2] = at.nz
    return true
  }
  return { shade, normal }
}
