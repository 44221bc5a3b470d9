import type { Camera } from './camera.ts'
import { toByte, type Rgb } from './colour-space.ts'
import { lerp, smooth } from './numbers.ts'

/** Share of the light that reaches a place of the ground, 0 to 1. */
export type GroundLight = (x: number, y: number) => number

/** Distances from the vehicle, in millimetres, between which its shadow fades. */
const nearShadow = [-330, 210] as const
const farShadow = [-200, 1050] as const

/** What stands over the ground, in millimetres. */
export interface Footprint {
  readonly from: number
  readonly to: number
  readonly width: number
  /** Places of the axles. */
  readonly wheels: readonly number[]
  readonly tyre: { readonly diameter: number; readonly width: number }
}

export function createGroundLight({ from, to, width, wheels, tyre }: Footprint): GroundLight {
  const length = to - from
  const middle = (from + to) / 2
  return (x, y) => {
    const dx = Math.abs(x - middle) - (length / 2 - 420)
    const dy = Math.abs(y) - (width / 2 - 400)
    const over = dx > 0 && dy > 0 ? Math.sqrt(dx * dx + dy * dy) : Math.max(dx, dy)
    const far = over - 300
    if (far >= farShadow[1]) return 1
    let light = 0.05 + 0.62 * smooth(nearShadow[0], nearShadow[1], far) + 0.33 * smooth(farShadow[0], farShadow[1], far)
    for (let axle = 0; axle < wheels.length; axle += 1) {
      const along = (x - (wheels[axle] ?? 0)) / (tyre.diameter * 0.36)
      const aside = (Math.abs(y) - width / 2 + tyre.width * 0.6) / (tyre.width * 0.98)
      const square = along * along + aside * aside
      if (square < 1.6) light *= 0.04 + 0.96 * smooth(0.6, 1.26, Math.sqrt(square))
    }
    return light
  }
}

/** Pixels between the places at which the shadow is worked out. */
const step = 4
/** Least share of darkness that a screen shows. */
const faintest = 0.004

/** The shadow on the ground around the vehicle, into pixels that the vehicle leaves free or covers in part. */
export function addShadow(
  pixels: Uint8Array,
  width: number,
  height: number,
  camera: Camera,
  light: GroundLight,
  shadow: Rgb,
): void {
  const columns = Math.ceil(width / step) + 2
  const first = Math.max(0, Math.ceil(camera.horizon) + 4)
  const rows = Math.ceil((height - first) / step) + 2
  if (rows < 3) return
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
  const tint = [toByte(shadow[0]), toByte(shadow[1]), toByte(shadow[2])] as const
  for (let row = first; row < height; row += 1) {
    const top = Math.floor((row - first) / step)
    const down = (row - first) / step - top
    for (let cell = 0; cell * step < width; cell += 1) {
      const at = top * columns + cell
      const below = at + columns
      const left = lerp(dark[at] ?? 0, dark[below] ?? 0, down)
      const right = lerp(dark[at + 1] ?? 0, dark[below + 1] ?? 0, down)
      if (left < faintest && right < faintest) continue
      const end = Math.min(width, (cell + 1) * step)
      for (let column = cell * step; column < end; column += 1) {
        const index = (row * width + column) * 4
        const covered = pixels[index + 3] ?? 0
        if (covered === 255) continue
        const share = lerp(left, right, column / step - cell)
        if (share < faintest) continue
        const body = covered / 255
        const ground = share * (1 - body)
        const alpha = body + ground
        pixels[index] = ((pixels[index] ?? 0) * body + tint[0] * ground) / alpha
        pixels[index + 1] = ((pixels[index + 1] ?? 0) * body + tint[1] * ground) / alpha
        pixels[index + 2] = ((pixels[index + 2] ?? 0) * body + tint[2] * ground) / alpha
        pixels[index + 3] = alpha * 255
      }
    }
  }
}
