import type { Camera } from '../camera.ts'
import { createIrradiance, createRay, lookAround, type Environment } from '../environment.ts'
import type { Mesh } from '../mesh.ts'
import { clamp, lerp, smooth } from '../numbers.ts'
import type { Visible } from '../rasterise.ts'
import type { Shading } from '../shading.ts'
import { createSurface } from '../surface.ts'
import { createWeights, weigh } from '../weigh.ts'
import { cabinPart } from './build-cabin.ts'
import { createCabinDrawing, type CabinLook } from './draw-cabin.ts'

interface CabinScene {
  readonly look: CabinLook
  readonly mesh: Mesh
  readonly visible: Visible
  readonly camera: Camera
  readonly environment: Environment
  /** Half the width of a sample a metre away, in millimetres. */
  readonly edge: number
}

/** Light of the samples of a cabin: daylight from the windows, darker towards the floor and below the dash. */
export function createCabinShading({
  look,
  mesh,
  visible,
  camera,
  environment,
  edge: edgeAtMetre,
}: CabinScene): Shading {
  const { positions, normals, corners, parts } = mesh
  const { eye, ahead, right } = camera
  const surface = createSurface()
  const draw = createCabinDrawing(look)
  const irradiance = createIrradiance(environment)
  const ray = createRay()
  const weights = createWeights()
  const diffuse: [number, number, number] = [0, 0, 0]
  const mirrored: [number, number, number] = [0, 0, 0]
  const normal: [number, number, number] = [0, 0, 0]

  function shade(index: number, out: [number, number, number]): boolean {
    const { near, triangle: triangles } = visible.solid
    if ((near[index] ?? 0) <= 0) return false
    const triangle = triangles[index] ?? 0
    weigh(visible, triangle, index, weights)
    const { second, third } = weights
    const first = 1 - second - third
    const a = (corners[triangle * 3] ?? 0) * 3
    const b = (corners[triangle * 3 + 1] ?? 0) * 3
    const c = (corners[triangle * 3 + 2] ?? 0) * 3
    const x = (positions[a] ?? 0) * first + (positions[b] ?? 0) * second + (positions[c] ?? 0) * third
    const y = (positions[a + 1] ?? 0) * first + (positions[b + 1] ?? 0) * second + (positions[c + 1] ?? 0) * third
    const z = (positions[a + 2] ?? 0) * first + (positions[b + 2] ?? 0) * second + (positions[c + 2] ?? 0) * third
    let nx = (normals[a] ?? 0) * first + (normals[b] ?? 0) * second + (normals[c] ?? 0) * third
    let ny = (normals[a + 1] ?? 0) * first + (normals[b + 1] ?? 0) * second + (normals[c + 1] ?? 0) * third
    let nz = (normals[a + 2] ?? 0) * first + (normals[b + 2] ?? 0) * second + (normals[c + 2] ?? 0) * third
    let vx = x - eye[0]
    let vy = y - eye[1]
    let vz = z - eye[2]
    const far = Math.sqrt(vx * vx + vy * vy + vz * vz)
    vx /= far
    vy /= far
    vz /= far
    // Every surface is seen from its outside.
    const size = (vx * nx + vy * ny + vz * nz > 0 ? -1 : 1) / (Math.sqrt(nx * nx + ny * ny + nz * nz) || 1)
    nx *= size
    ny *= size
    nz *= size
    const which = parts[triangle] ?? 0
    draw(surface, which, x, y, z, (edgeAtMetre * far) / 700)
    const facing = -(vx * nx + vy * ny + vz * nz)
    const isOutside = which === cabinPart.bonnet
    ray.right = nx * right[0] + ny * right[1]
    ray.ahead = nx * ahead[0] + ny * ahead[1]
    ray.up = nz
    irradiance(ray, diffuse)
    // Daylight falls through the windscreen and the side windows, and reaches the floor last.
    const depth = isOutside ? 1 : 0.42 + 0.58 * smooth(40, 600, z)
    const under = isOutside ? 1 : 1 - 0.45 * smooth(40, -160, x) * smooth(470, 330, z)
    const roof = z > 1060 ? 1.5 : 1
    // A photographer of a cabin exposes for its dark parts.
    const fill = isOutside ? 1 : which === cabinPart.lining ? 1.25 : 2.6
    const screenLight = clamp(0.55 * -nx + 0.75 * nz, 0, 1)
    const sideLight = clamp(Math.abs(ny) * 0.5 + nz * 0.4, 0, 1)
    const open = surface.open * depth * under * roof
    const light = fill * (0.62 + 1.1 * screenLight + 0.75 * sideLight)
    const rx = vx + 2 * facing * nx
    const ry = vy + 2 * facing * ny
    const rz = vz + 2 * facing * nz
    const { metal, coat: coatShare, glow, blur } = surface
    if (coatShare > 0 || metal > 0) {
      ray.right = rx * right[0] + ry * right[1]
      ray.ahead = rx * ahead[0] + ry * ahead[1]
      ray.up = rz
      ray.blur = Math.max(0.1, blur)
      ray.shade = 0.4
      lookAround(environment, ray, mirrored)
    }
    // Only what the windows let in is mirrored.
    const window = isOutside ? 1 : 0.25 + 0.75 * smooth(-0.1, 0.2, rz) * smooth(0.85, 0.5, rz)
    const turned = 1 - clamp(facing, 0, 1)
    const coat = coatShare * (0.05 + 0.6 * turned * turned * turned * turned * turned) * window * open
    const matt = (1 - metal) * light * open
    const bright = metal * window * open
    out[0] = surface.red * (lerp(0.62, diffuse[0], 0.35) * matt + bright * mirrored[0] + glow) + coat * mirrored[0]
    out[1] = surface.green * (lerp(0.62, diffuse[1], 0.35) * matt + bright * mirrored[1] + glow) + coat * mirrored[1]
    out[2] = surface.blue * (lerp(0.62, diffuse[2], 0.35) * matt + bright * mirrored[2] + glow) + coat * mirrored[2]
    normal[0] = nx
    normal[1] = ny
    normal[2] = nz
    return true
  }
  return { shade, normal, isMatt: true, isClose: true }
}
