import { createCamera, refine, type Camera } from '../camera.ts'
import { keepFunctions } from '../keep-functions.ts'
import type { Mesh } from '../mesh.ts'
import { clamp } from '../numbers.ts'
import { fate, rasterise, type Visible } from '../rasterise.ts'
import type { BodyPicture } from '../render-body.ts'
import { shadePicture } from '../shade-picture.ts'
import type { Shading } from '../shading.ts'
import { createSurface } from '../surface.ts'
import { createWeights, weigh } from '../weigh.ts'
import { buildRoom, eye, panes, room } from './build-room.ts'
import { createRoomDrawing, type RoomLook } from './draw-room.ts'
import { lightRoom } from './light-room.ts'

interface LitRoom {
  readonly mesh: Mesh
  readonly lights: Float32Array
}

/** All rooms have one mesh; they differ by their colours. */
let kept: LitRoom | null = null

function findRoom(): LitRoom {
  if (kept !== null) return kept
  const built = buildRoom()
  kept = { mesh: built.mesh, lights: lightRoom(built) }
  return kept
}

/** Millimetres of the room a metre away that fill the width of the picture. */
const frame = 1330
const distance = 1000

/** Light of the windows that a polished surface mirrors towards the viewer. */
function mirrorPanes(x: number, y: number, z: number, rx: number, ry: number, rz: number): number {
  for (const { side, along, up } of panes) {
    const far = side === 0 ? (room.to - x) / rx : (side * room.half - y) / ry
    if (!(far > 0)) continue
    const high = z + rz * far
    const at = side === 0 ? y + ry * far : x + rx * far
    if (high > up[0] && high < up[1] && at > along[0] && at < along[1]) return 1
  }
  return rz > 0 ? 0.34 : 0.12
}

function createRoomShading(look: RoomLook, { mesh, lights }: LitRoom, visible: Visible, camera: Camera, edge: number) {
  const { positions, normals, corners, parts } = mesh
  const surface = createSurface()
  const draw = createRoomDrawing(look)
  const normal: [number, number, number] = [0, 0, 0]
  const weights = createWeights()
  const place = { x: 0.5, y: 0.5, z: 0.5 }
  const facing = { nx: 0.5, ny: 0.5, nz: 0.5 }

  const shade: Shading['shade'] = (index, out) => {
    const { near, triangle: triangles } = visible.solid
    if ((near[index] ?? 0) <= 0) return false
    const triangle = triangles[index] ?? 0
    const ca = corners[triangle * 3] ?? 0
    const cb = corners[triangle * 3 + 1] ?? 0
    const cc = corners[triangle * 3 + 2] ?? 0
    const a = ca * 3
    const b = cb * 3
    const c = cc * 3
    weigh(visible, triangle, index, weights)
    // Shares of the corners grow evenly on the picture; on the triangle, what is far away grows faster.
    const fromSecond = weights.second / ((positions[b] ?? 0) - eye.x)
    const fromThird = weights.third / ((positions[c] ?? 0) - eye.x)
    const fromFirst = (1 - weights.second - weights.third) / ((positions[a] ?? 0) - eye.x)
    const sum = fromFirst + fromSecond + fromThird
    const first = fromFirst / sum
    const second = fromSecond / sum
    const third = fromThird / sum
    place.x = (positions[a] ?? 0) * first + (positions[b] ?? 0) * second + (positions[c] ?? 0) * third
    place.y = (positions[a + 1] ?? 0) * first + (positions[b + 1] ?? 0) * second + (positions[c + 1] ?? 0) * third
    place.z = (positions[a + 2] ?? 0) * first + (positions[b + 2] ?? 0) * second + (positions[c + 2] ?? 0) * third
    const vx = place.x - camera.eye[0]
    const vy = place.y - camera.eye[1]
    const vz = place.z - camera.eye[2]
    const far = Math.sqrt(vx * vx + vy * vy + vz * vz)
    const mx = (normals[a] ?? 0) * first + (normals[b] ?? 0) * second + (normals[c] ?? 0) * third
    const my = (normals[a + 1] ?? 0) * first + (normals[b + 1] ?? 0) * second + (normals[c + 1] ?? 0) * third
    const mz = (normals[a + 2] ?? 0) * first + (normals[b + 2] ?? 0) * second + (normals[c + 2] ?? 0) * third
    const size = (vx * mx + vy * my + vz * mz > 0 ? -1 : 1) / (Math.sqrt(mx * mx + my * my + mz * mz) || 1)
    facing.nx = mx * size
    facing.ny = my * size
    facing.nz = mz * size
    draw(surface, parts[triangle] ?? 0, place, facing, (edge * far) / distance)
    const light = (lights[ca] ?? 0) * first + (lights[cb] ?? 0) * second + (lights[cc] ?? 0) * third
    const straight = -(vx * facing.nx + vy * facing.ny + vz * facing.nz) / far
    let gloss = 0
    if (surface.coat > 0.1) {
      const turn = 2 * straight
      gloss =
        surface.coat *
        (0.04 + 0.7 * (1 - clamp(straight, 0, 1)) ** 5) *
        mirrorPanes(
          place.x,
          place.y,
          place.z,
          vx / far + turn * facing.nx,
          vy / far + turn * facing.ny,
          vz / far + turn * facing.nz,
        )
    }
    const share = light * surface.open
    out[0] = surface.red * (share * 1.03 + surface.glow) + gloss
    out[1] = surface.green * (share + surface.glow) + gloss
    out[2] = surface.blue * (share * 0.955 + surface.glow) + gloss
    normal[0] = facing.nx
    normal[1] = facing.ny
    normal[2] = facing.nz
    return true
  }
  return { shade, normal, isMatt: true, isClose: true } satisfies Shading
}

/** Draws a room, which fills the picture: the same look gives the same bytes. */
export function renderRoom(look: RoomLook, width: number): BodyPicture {
  const height = Math.round((width * 3) / 4)
  const fine = width > 640 ? 1 : 2
  const lit = findRoom()
  const focal = (width / frame) * distance
  const horizon = height * 0.43
  const ground = horizon + (eye.z / distance) * focal
  const plan = { azimuth: 0, distance, height: eye.z, frame, target: [eye.x + distance, eye.y] as const }
  const camera = refine(createCamera(plan, width, ground), fine)
  const visible = rasterise(lit.mesh, camera, width * fine, height * fine, () => fate.drawn, new Set())
  const shading = createRoomShading(look, lit, visible, camera, frame / width / 1.8)
  keepFunctions('room', shading)
  const pixels = shadePicture(lit.mesh, shading, visible, fine)
  return { width, height, pixels }
}
