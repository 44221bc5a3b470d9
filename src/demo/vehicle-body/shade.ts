import type { BodyPlan } from './body-plan.ts'
import type { BodyLines } from './build-lower.ts'
import type { Camera } from './camera.ts'
import { createPanes } from './draw-cab.ts'
import { createFront, inside } from './draw-face.ts'
import { createFlank } from './draw-flank.ts'
import { createRear } from './draw-tail.ts'
import { drawBrake, drawRim, drawTyre } from './draw-wheel.ts'
import { createIrradiance, lookAround, type Environment } from './environment.ts'
import type { GroundLight } from './ground-shadow.ts'
import type { Mesh } from './mesh.ts'
import { clamp, smooth } from './numbers.ts'
import { part } from './parts.ts'
import type { Layer, Visible } from './rasterise.ts'
import { cover, materials, setMaterial, type Material, type PaintLook, type Surface } from './surface.ts'

interface Scene {
  readonly plan: BodyPlan
  readonly lines: BodyLines
  readonly mesh: Mesh
  readonly visible: Visible
  readonly camera: Camera
  readonly environment: Environment
  readonly paint: PaintLook
  readonly light: GroundLight
  /** Half the width of a sample in millimetres. */
  readonly edge: number
}

/** Parts of wheels are seen from both sides. */
const wheelParts: ReadonlySet<number> = new Set([part.tyre, part.rim, part.brake])

type Light = [red: number, green: number, blue: number]

export interface Shading {
  /** Writes the light of one sample of the picture to `out`; false where nothing is. */
  readonly shade: (index: number, out: Light) => boolean
  /** Unit normal of the surface in front at the last sample, turned to the viewer where it is solid. */
  readonly normal: Readonly<Light>
}

export function createShading({ plan, lines, mesh, visible, camera, environment, paint, light, edge }: Scene): Shading {
  const { positions, normals, surface: textures, corners, parts } = mesh
  const { eye, ahead, right } = camera
  const surface: Surface = { red: 0, green: 0, blue: 0, coat: 0, metal: 0, blur: 0, glow: 0, open: 1 }
  const paintMaterial: Material = { colour: paint.colour, coat: 1, metal: paint.metal, blur: 0.55 }
  const front = createFront(plan, lines.deck(150))
  const rear = createRear(plan, lines.deck(lines.bodyEnd - 60), lines.bodyEnd)
  const flank = createFlank(plan, lines)
  const panes = createPanes(plan, lines)
  const irradiance = createIrradiance(environment)
  // A cab chassis has its lamps under the tray.
  const hasTail = lines.bodyEnd === plan.length
  const panelsFrom = plan.cowl[0] + (plan.cabEnd - plan.cowl[0]) * plan.windows.panelsFrom
  const tintFrom = plan.roofStart + 900
  const mirrored: Light = [0, 0, 0]
  const satin: Light = [0, 0, 0]
  const diffuse: Light = [0, 0, 0]
  // The point in hand (p), its normal (n), the direction in which it is seen (v) and its place on its surface (s, t).
  // Fields of an object, because assignments to variables of a closure allocate memory; NaN makes them doubles.
  const { NaN: none } = Number
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
    s: none,
    t: none,
  }

  function locate(layer: Layer, index: number): number {
    const triangle = layer.triangle[index] ?? 0
    const second = layer.second[index] ?? 0
    const third = layer.third[index] ?? 0
    const first = 1 - second - third
    const corner = triangle * 3
    const a = (corners[corner] ?? 0) * 3
    const b = (corners[corner + 1] ?? 0) * 3
    const c = (corners[corner + 2] ?? 0) * 3
    at.px = (positions[a] ?? 0) * first + (positions[b] ?? 0) * second + (positions[c] ?? 0) * third
    at.py = (positions[a + 1] ?? 0) * first + (positions[b + 1] ?? 0) * second + (positions[c + 1] ?? 0) * third
    at.pz = (positions[a + 2] ?? 0) * first + (positions[b + 2] ?? 0) * second + (positions[c + 2] ?? 0) * third
    at.nx = (normals[a] ?? 0) * first + (normals[b] ?? 0) * second + (normals[c] ?? 0) * third
    at.ny = (normals[a + 1] ?? 0) * first + (normals[b + 1] ?? 0) * second + (normals[c + 1] ?? 0) * third
    at.nz = (normals[a + 2] ?? 0) * first + (normals[b + 2] ?? 0) * second + (normals[c + 2] ?? 0) * third
    const ta = (a / 3) * 2
    const tb = (b / 3) * 2
    const tc = (c / 3) * 2
    at.s = (textures[ta] ?? 0) * first + (textures[tb] ?? 0) * second + (textures[tc] ?? 0) * third
    at.t = (textures[ta + 1] ?? 0) * first + (textures[tb + 1] ?? 0) * second + (textures[tc + 1] ?? 0) * third
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
    return triangle
  }

  /** Light from a direction of the vehicle's own space. */
  function look(dx: number, dy: number, dz: number, blur: number, out: Light): void {
    let shade = 1
    if (dz < 0.05) {
      const reach = Math.min(at.pz / Math.max(0.05, -dz), 6000)
      shade = light(at.px + dx * reach, at.py + dy * reach)
      if (blur > 0.3) shade = 0.25 + 0.75 * shade
    }
    lookAround(environment, dx * right[0] + dy * right[1], dx * ahead[0] + dy * ahead[1], dz, blur, shade, out)
  }

  function shadeSurface(out: Light): void {
    if (at.vx * at.nx + at.vy * at.ny + at.vz * at.nz > 0) {
      at.nx = -at.nx
      at.ny = -at.ny
      at.nz = -at.nz
    }
    const facing = -(at.vx * at.nx + at.vy * at.ny + at.vz * at.nz)
    const { coat: coatShare, metal, glow, blur, open: opening } = surface
    // The key light stands high at the left of the viewer.
    const lr = at.nx * right[0] + at.ny * right[1]
    const la = at.nx * ahead[0] + at.ny * ahead[1]
    irradiance(lr, la, at.nz, diffuse)
    // Surfaces that look down see the vehicle's own shadow.
    const under = at.nz < 0 ? 1 + 0.6 * at.nz : 1
    const key = 0.42 * Math.max(0, lr * -0.42 + la * -0.55 + at.nz * 0.72)
    const open = at.nz < 0.3 ? opening * (0.55 + 0.45 * smooth(80, 520, at.pz)) : opening
    const rx = at.vx + 2 * facing * at.nx
    const ry = at.vy + 2 * facing * at.ny
    const rz = at.vz + 2 * facing * at.nz
    if (coatShare > 0) look(rx, ry, rz, Math.min(0.5, blur * 0.06), mirrored)
    if (metal > 0) look(rx, ry, rz, blur, satin)
    const turned = 1 - clamp(facing, 0, 1)
    const glance = turned * turned * turned * turned * turned
    const coat = coatShare * (0.055 + 0.75 * glance) * (0.35 + 0.65 * opening)
    const dull = (1 - metal) * open
    const bright = metal * open
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

  function drawBody(which: number): void {
    setMaterial(surface, paintMaterial)
    const [x, y, z] = [at.px, at.py, at.pz]
    if (which === part.bodySide || which === part.bodyBottom) flank(surface, x, y, z, edge)
    if (which === part.bodyBottom) cover(surface, materials.hollow, 1)
    if (x < plan.frontOverhang) front(surface, x, y, z, edge)
    else if (hasTail && x > lines.bodyEnd - plan.length * 0.16) rear(surface, x, y, z, edge)
    if (which === part.bodyTop && x < plan.cowl[0]) {
      const bonnetEdge = Math.abs(Math.abs(y) - (plan.width / 2) * (0.8 + 0.06 * (x / plan.cowl[0])))
      if (x > 140) cover(surface, materials.seam, 0.8 * inside(bonnetEdge - 3.2, edge))
      cover(surface, materials.plastic, inside(plan.cowl[0] - 70 - x, edge))
    }
  }

  function drawCab(which: number): void {
    const [x, y, z] = [at.px, at.py, at.pz]
    setMaterial(surface, plan.isTwoTone && which === part.cabTop ? materials.glossBlack : paintMaterial)
    if (which === part.cabSide) {
      const far = panes.side(x, z)
      if (x > panelsFrom) {
        // A panel in place of a window shows its outline only.
        cover(surface, materials.seam, 0.5 * inside(Math.abs(far) - 3, edge))
        return
      }
      cover(surface, plan.face.frame === 'chrome' ? materials.chrome : materials.glossBlack, inside(far - 17, edge))
      cover(surface, materials.glossBlack, inside(far - 3, edge))
    }
    if (which === part.cabFront) cover(surface, materials.glossBlack, inside(panes.front(y, z) - 16, edge))
    if (which === part.cabRear) {
      const far = panes.rear(y, z)
      if (plan.windows.panelsFrom >= 1) cover(surface, materials.glossBlack, inside(far - 24, edge))
      else {
        // A van for goods has two doors of sheet metal.
        const seam = far < 30 ? Math.min(Math.abs(far - 24), Math.abs(y)) : Math.abs(far - 24)
        cover(surface, materials.seam, 0.8 * inside(seam - 4, edge))
      }
    }
  }

  /** Aluminium drop sides with a frame, posts and latches. */
  function drawTray(which: number): void {
    const { load } = plan
    setMaterial(surface, materials.alloy)
    if (load === null || which === part.boxTop) return
    const along = which === part.boxSide ? at.px - load.from : at.py + plan.width / 2
    const span = (which === part.boxSide ? plan.length - load.from : plan.width) / (which === part.boxSide ? 2 : 1)
    const post = Math.min(along % span, span - (along % span))
    cover(surface, materials.darkChrome, inside(post - 26, edge))
    cover(surface, materials.seam, 0.8 * inside(Math.abs(post - 30) - 3, edge))
    const down = load.top - at.pz
    for (const rib of [70, 140, 210]) cover(surface, materials.seam, 0.45 * inside(Math.abs(down - rib) - 3.5, edge))
    if (which === part.boxRear)
      cover(surface, materials.lampRed, inside(Math.max(post - 130, Math.abs(down - 226) - 24), edge))
  }

  function drawSolid(triangle: number): void {
    surface.open = 1
    const which = parts[triangle] ?? 0
    if (visible.isInside[triangle] === 1 && !wheelParts.has(which)) {
      setMaterial(surface, materials.hollow)
      return
    }
    switch (which) {
      case part.bodySide:
      case part.bodyFront:
      case part.bodyRear:
      case part.bodyTop:
      case part.bodyBottom:
        return drawBody(which)
      case part.cabSide:
      case part.cabFront:
      case part.cabRear:
      case part.cabTop:
        return drawCab(which)
      case part.tyre:
        return drawTyre(surface, at.t, at.s, plan.tyre.isOffRoad)
      case part.rim:
        return drawRim(surface, plan.rim.pattern, at.s, at.t, edge)
      case part.brake:
        return drawBrake(surface, at.s, at.t, edge)
      case part.mirror:
        setMaterial(surface, paintMaterial)
        return
      case part.boxSide:
      case part.boxRear:
      case part.boxFront:
      case part.boxTop:
        return drawTray(which)
      case part.seat:
        setMaterial(surface, materials.seat)
        return
      case part.metal:
        setMaterial(surface, materials.darkChrome)
        return
      case part.glossBlack:
        setMaterial(surface, materials.glossBlack)
        return
      case part.hollow:
        setMaterial(surface, materials.hollow)
        return
      default:
        setMaterial(surface, materials.plastic)
    }
  }

  /** A pane: what is behind it, dimmed, and what it mirrors. */
  function shadePane(out: Light): void {
    const facing = -(at.vx * at.nx + at.vy * at.ny + at.vz * at.nz)
    look(at.vx + 2 * facing * at.nx, at.vy + 2 * facing * at.ny, at.vz + 2 * facing * at.nz, 0.02, mirrored)
    const share = 0.042 + 0.8 * (1 - clamp(facing, 0, 1)) ** 5
    const through = at.px > tintFrom ? 0.12 : 0.22
    out[0] = out[0] * through + 0.004 + share * mirrored[0]
    out[1] = out[1] * through + 0.006 + share * mirrored[1] * 1.02
    out[2] = out[2] * through + 0.008 + share * mirrored[2] * 1.05
  }

  const { solid, panes: glass } = visible
  const normal: Light = [0, 0, 0]
  function shade(index: number, out: Light): boolean {
    const hasSolid = (solid.near[index] ?? 0) > 0
    const hasPane = (glass.near[index] ?? 0) > (solid.near[index] ?? 0)
    if (!hasSolid && !hasPane) return false
    if (hasSolid) {
      drawSolid(locate(solid, index))
      shadeSurface(out)
    } else {
      out[0] = 0.15
      out[1] = 0.16
      out[2] = 0.17
    }
    if (hasPane) {
      locate(glass, index)
      shadePane(out)
    }
    normal[0] = at.nx
    normal[1] = at.ny
    normal[2] = at.nz
    return true
  }
  return { shade, normal }
}
