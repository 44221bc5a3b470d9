import type { Camera } from './camera.ts'
import { createIrradiance, createRay, lookAround, seesFloor, type Environment, type Light } from './environment.ts'
import type { GroundLight } from './ground-shadow.ts'
import { heldValues, holdTriangle } from './hold-triangle.ts'
import type { Mesh } from './mesh.ts'
import { clamp, smooth } from './numbers.ts'
import { part } from './parts.ts'
import type { Layer, Visible } from './rasterise.ts'
import type { DrawPart, Shading } from './shading.ts'
import { seeThrough } from './see-through.ts'
import { allClear, createSurface, materials, setMaterial } from './surface.ts'
import { createWeights, weigh } from './weigh.ts'

interface Scene {
  readonly draw: DrawPart
  /** Panes behind this place along the vehicle are darker. */
  readonly tintFrom: number
  /** Height from which a windscreen is tinted, millimetres; without one it is not. */
  readonly bandFrom?: number | undefined
  readonly mesh: Mesh
  readonly visible: Visible
  readonly camera: Camera
  readonly environment: Environment
  readonly light: GroundLight
  /** Half the width of a sample in millimetres. */
  readonly edge: number
}

/** Half the width of a sample, in millimetres, up to which a shut line (draw-flank.ts) spans two from any angle. */
const closeEdge = 1.2

/** Cosine of the angle between the line of sight and a normal up to which a surface is seen edge on. */
const edgeOn = 0.25

/** Halves of the width of a sample in a pixel; see renderBody. */
const halvesOfPixel = 1.8

/** Share of light that the upright sides of pale paint get besides: studios light them with a wall of their own. */
const paleGain = 0.29

/** Higher than any vehicle. */
const noBand = 10_000

/** Parts of wheels are seen from both sides. */
const wheelParts: ReadonlySet<number> = new Set([part.tyre, part.rim, part.brake])

export function createShading({
  draw,
  tintFrom,
  bandFrom = noBand,
  mesh,
  visible,
  camera,
  environment,
  light,
  edge,
}: Scene): Shading {
  const { parts } = mesh
  const { eye, ahead, right } = camera
  const surface = createSurface()
  const { NaN: none } = Number
  const seen = { clear: none }
  const irradiance = createIrradiance(environment)
  const mirrored: Light = [0, 0, 0]
  const satin: Light = [0, 0, 0]
  const diffuse: Light = [0, 0, 0]
  const ray = createRay()
  const weights = createWeights()
  // The point in hand (p), its normal (n), the directions in which it is seen (v) and in which it mirrors (r), its
  // place on its surface (s, t), and the floor light that it mirrors (below 0 until that is asked for). Fields of an
  // object, because assignments to variables of a closure allocate memory; NaN makes them doubles.
  const at = {
    px: none,
    py: none,
    pz: none,
    nx: none,
    ny: none,
    nz: none,
    vx: none,
    vy: none,
    vz: none,
    facing: none,
    rx: none,
    ry: none,
    rz: none,
    floor: none,
    s: none,
    t: none,
  }

  // Place, normal and place on the surface of a triangle: at its first corner, and what they grow by to its second and
  // third one. Kept for every triangle that was met: the samples of each of its rows ask for them.
  const held = new Float32Array(parts.length * heldValues)
  const isHeld = new Uint8Array(parts.length)

  const mixed = (from: number, second: number, third: number): number =>
    (held[from] ?? 0) + (held[from + 1] ?? 0) * second + (held[from + 2] ?? 0) * third

  function locate(layer: Layer, index: number): number {
    const triangle = layer.triangle[index] ?? 0
    if (isHeld[triangle] !== 1) {
      isHeld[triangle] = 1
      holdTriangle(mesh, triangle, held)
    }
    const from = triangle * heldValues
    weigh(visible, triangle, index, weights)
    const { second, third } = weights
    at.px = mixed(from, second, third)
    at.py = mixed(from + 3, second, third)
    at.pz = mixed(from + 6, second, third)
    at.nx = mixed(from + 9, second, third)
    at.ny = mixed(from + 12, second, third)
    at.nz = mixed(from + 15, second, third)
    at.s = mixed(from + 18, second, third)
    at.t = mixed(from + 21, second, third)
    const size = 1 / (Math.sqrt(at.nx * at.nx + at.ny * at.ny + at.nz * at.nz) || 1)
    at.nx *= size
    at.ny *= size
    at.nz *= size
    at.vx = at.px - eye[0]
    at.vy = at.py - eye[1]
    at.vz = at.pz - eye[2]
    const near = 1 / Math.sqrt(at.vx * at.vx + at.vy * at.vy + at.vz * at.vz)
    at.vx *= near
    at.vy *= near
    at.vz *= near
    at.facing = -(at.vx * at.nx + at.vy * at.ny + at.vz * at.nz)
    return triangle
  }

  /** Light from the direction in which the point mirrors (r). */
  function look(blur: number, out: Light): void {
    const { rx: dx, ry: dy, rz: dz } = at
    let shade = 1
    if (dz < 0.05 && seesFloor(dz, blur)) {
      const reach = Math.min(at.pz / Math.max(0.05, -dz), 6000)
      if (at.floor < 0) at.floor = light(at.px + dx * reach, at.py + dy * reach)
      shade = blur > 0.3 ? 0.25 + 0.75 * at.floor : at.floor
    }
    ray.right = dx * right[0] + dy * right[1]
    ray.ahead = dx * ahead[0] + dy * ahead[1]
    ray.up = dz
    ray.blur = blur
    ray.shade = shade
    lookAround(environment, ray, out)
  }

  function mirror(facing: number): void {
    at.rx = at.vx + 2 * facing * at.nx
    at.ry = at.vy + 2 * facing * at.ny
    at.rz = at.vz + 2 * facing * at.nz
    at.floor = -1
  }

  /** Leans the normal as what is drawn there says. */
  function lean(): void {
    at.ny += surface.tiltAcross
    at.nz += surface.tiltUp
    const size = 1 / Math.sqrt(at.nx * at.nx + at.ny * at.ny + at.nz * at.nz)
    at.nx *= size
    at.ny *= size
    at.nz *= size
  }

  function shadeSurface(out: Light, isBehindPane: boolean): void {
    if (surface.tiltUp !== 0 || surface.tiltAcross !== 0) lean()
    const away = at.vx * at.nx + at.vy * at.ny + at.vz * at.nz
    if (away > edgeOn) {
      at.nx = -at.nx
      at.ny = -at.ny
      at.nz = -at.nz
    } else if (away > 0) {
      // At the edge of a bend the smooth normal already looks away. Turned round, it would look down and be dark.
      const size = 1 / Math.sqrt(1 - away * away)
      at.nx = (at.nx - away * at.vx) * size
      at.ny = (at.ny - away * at.vy) * size
      at.nz = (at.nz - away * at.vz) * size
    }
    const facing = -(at.vx * at.nx + at.vy * at.ny + at.vz * at.nz)
    const { metal, glow, blur, open: opening } = surface
    // What seats and dash mirror is lost in what the pane before them mirrors.
    const coatShare = isBehindPane ? 0 : surface.coat
    // The key light stands high at the left of the viewer.
    const lr = at.nx * right[0] + at.ny * right[1]
    const la = at.nx * ahead[0] + at.ny * ahead[1]
    ray.right = lr
    ray.ahead = la
    ray.up = at.nz
    irradiance(ray, diffuse)
    // Surfaces that look down see the vehicle's own shadow.
    const under = at.nz < 0 ? 1 + 0.6 * at.nz : 1
    const key = 0.42 * Math.max(0, lr * -0.42 + la * -0.55 + at.nz * 0.72)
    const open = at.nz < 0.3 ? opening * (0.46 + 0.54 * smooth(80, 560, at.pz)) : opening
    mirror(facing)
    const { rz } = at
    if (coatShare > 0) look(Math.min(0.5, blur * 0.06), mirrored)
    if (metal > 0) look(blur, satin)
    const turned = 1 - clamp(facing, 0, 1)
    // Seen edge on, what mirrors most is less than a pixel wide, and would show as a row of bright dots.
    const glance = turned * turned * turned * turned * turned * (facing < 0.14 ? smooth(0.01, 0.14, facing) : 1)
    const tone = (surface.red + surface.green + surface.blue) / 3
    // What mirrors the light overhead tells the shape of dark paint, and is exaggerated there, as studios do with
    // lamps; black trim is darker than any paint, and stays black.
    const rim =
      tone >= 0.1
        ? 0
        : smooth(0.1, 0.012, tone) *
          smooth(0.007, 0.012, tone) *
          (0.055 * smooth(0.2, 0.62, rz) - 0.02 * smooth(0.15, -0.15, rz))
    const coat = coatShare * (0.05 + rim + 0.75 * glance) * (0.35 + 0.65 * opening)
    // Where it mirrors most, less light reaches the paint: pale paint is outlined by the dark end of the room.
    const pale =
      tone <= 0.2 ? 0 : paleGain * smooth(0.7, 0.1, Math.abs(at.nz)) * smooth(0.2, 0.6, tone) * smooth(1, 0.7, metal)
    const below = open * (1 - 0.85 * coatShare * glance) * (1 + pale)
    const dull = (1 - metal) * below
    const bright = metal * below
    out[0] =
      surface.red * (dull * (diffuse[0] * 0.72 * under + key + 0.05) + bright * (satin[0] * 1.05 + key * 0.5) + glow) +
      coat * mirrored[0]
    out[1] =
      surface.green *
        (dull * (diffuse[1] * 0.72 * under + key + 0.05) + bright * (satin[1] * 1.05 + key * 0.5) + glow) +
      coat * mirrored[1]
    out[2] =
      surface.blue * (dull * (diffuse[2] * 0.72 * under + key + 0.05) + bright * (satin[2] * 1.05 + key * 0.5) + glow) +
      coat * mirrored[2]
  }

  function drawSolid(triangle: number): void {
    surface.open = 1
    surface.tiltUp = 0
    surface.tiltAcross = 0
    surface.clear = 0
    const which = parts[triangle] ?? 0
    if (visible.isInside[triangle] === 1 && !wheelParts.has(which)) setMaterial(surface, materials.hollow)
    else draw(surface, which, at, edge)
    // Seen at an angle a sample covers more of the surface.
    seen.clear = (surface.clear * at.facing) / (halvesOfPixel * edge)
  }

  /** A pane: what is behind it, dimmed, and what it mirrors. */
  function shadePane(out: Light): void {
    const facing = -(at.vx * at.nx + at.vy * at.ny + at.vz * at.nz)
    mirror(facing)
    look(0.02, mirrored)
    const turned = 1 - clamp(facing, 0, 1)
    const aside = Math.abs(at.ny)
    const isSide = aside >= 0.6
    const isScreen = !isSide && at.px < tintFrom
    // The rear window of a fastback lies so flat that it would mirror the sky alone, and look like sheet metal.
    const dull = isSide || isScreen ? 1 : 0.4
    const share = (isSide ? 0.03 : 0.007) + 0.8 * dull * turned * turned * turned * turned * turned
    // The upper edge of a windscreen is tinted against the sun.
    const band = isScreen ? 0.7 * smooth(bandFrom, bandFrom + 60, at.pz) : 0
    const through = (at.px > tintFrom ? 0.17 : 0.36) * (1 - band)
    out[0] = out[0] * through + 0.003 + share * mirrored[0]
    out[1] = out[1] * through + 0.005 + share * mirrored[1] * 1.02
    out[2] = out[2] * through + 0.008 + share * mirrored[2] * 1.06
    // Panes mirror the room: lighter the higher one looks, and beside a slanting edge the end of its light wall.
    const slant = isSide ? (at.pz + 0.35 * at.px) / 1500 : (at.pz - 0.7 * at.py) / 1700 + 0.18
    const turn = slant - Math.floor(slant)
    const streak = turn > 0.95 ? (1 - turn) * 20 : clamp(3 * turn - 1, 0, 1)
    const up = clamp((at.pz - 900) / 900, 0, 1)
    const sheen =
      (isSide ? 0.12 * up * up + 0.06 * streak * up : (0.1 * up * up + 0.16 * streak * up * up) * dull) * (1 - band)
    out[0] += sheen * 0.74 * environment.wall[0]
    out[1] += sheen * 0.96 * environment.wall[1]
    out[2] += sheen * 1.24 * environment.wall[2]
  }

  const { solid, panes: glass } = visible
  const normal: Light = [0, 0, 0]
  function shade(index: number, out: Light): boolean {
    const hasSolid = (solid.near[index] ?? 0) > 0
    const hasPane = (glass.near[index] ?? 0) > (solid.near[index] ?? 0)
    if (!hasSolid && !hasPane) return false
    if (hasSolid) {
      drawSolid(locate(solid, index))
      shadeSurface(out, hasPane)
    }
    if (hasPane) {
      locate(glass, index)
      if (!hasSolid) {
        seeThrough(at.pz, out)
        seen.clear = allClear
      }
      shadePane(out)
    }
    normal[0] = at.nx
    normal[1] = at.ny
    normal[2] = at.nz
    return true
  }
  return { shade, normal, seen, isClose: edge < closeEdge, isVeryClose: edge < closeEdge }
}
