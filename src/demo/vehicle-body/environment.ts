import { parseColour, type Rgb } from './colour-space.ts'
import { lerp, smooth } from './numbers.ts'

export type Light = [red: number, green: number, blue: number]

/** What a vehicle mirrors: directions are those of the picture (right, ahead, up), so every view has the same light. */
export interface Environment {
  readonly floor: Rgb
  readonly horizon: Rgb
  readonly wall: Rgb
  readonly sky: Rgb
  /** Light of the panel overhead, as a share of white. */
  readonly panel: number
}

const mixed = (first: Rgb, second: Rgb, share: number): Rgb => [
  lerp(first[0], second[0], share),
  lerp(first[1], second[1], share),
  lerp(first[2], second[2], share),
]

/** The surroundings of a scene with the given colours of floor, wall and sky. */
export function createEnvironment(floor: string, wall: string, sky: string, isOutdoors: boolean): Environment {
  const grey = parseColour('#8b9299')
  return {
    floor: mixed(parseColour(floor), grey, 0.35),
    horizon: mixed(parseColour('#20252a'), parseColour(wall), 0.06),
    wall: mixed(parseColour(wall), grey, 0.4),
    sky: mixed(parseColour(sky), [1, 1, 1], isOutdoors ? 0.25 : 0.6),
    panel: isOutdoors ? 1.7 : 2.1,
  }
}

/** A direction of the picture. An object of its own: numbers passed one by one would take memory. */
export interface Ray {
  right: number
  ahead: number
  up: number
  /** From 0 (a mirror) to 1 (a satin surface). */
  blur: number
  /** The share of floor light that the vehicle's own shadow leaves. */
  shade: number
}

/** A ray for all points of a picture; NaN makes its fields doubles. */
export function createRay(): Ray {
  const { NaN: none } = Number
  return { right: none, ahead: none, up: none, blur: none, shade: none }
}

/** Light from a direction, written to `out`. */
export function lookAround({ floor, horizon, wall, sky, panel }: Environment, ray: Ray, out: Light): void {
  const { right, ahead, up, blur, shade } = ray
  const soft = 0.02 + blur * 0.5
  // From below: the floor, darker towards the viewer's feet, then a dark band where the room ends, the wall, the panel.
  const rise = smooth(-soft * 0.6, soft * 0.6, up + 0.012)
  const wallShare = smooth(0.12 - soft, 0.2 + soft, up)
  const panelShare = smooth(0.36 - soft * 0.7, 0.4 + soft * 0.9, up - 0.05 * right)
  // A sharp mirror shows one or two of these; what does not show is not worked out.
  let red = 0
  let green = 0
  let blue = 0
  if (panelShare < 1) {
    red = horizon[0]
    green = horizon[1]
    blue = horizon[2]
    if (rise < 1) {
      const floorLight = (0.55 + 0.45 * smooth(-1, -0.1, up)) * shade
      red = lerp(floor[0] * floorLight, red, rise)
      green = lerp(floor[1] * floorLight, green, rise)
      blue = lerp(floor[2] * floorLight, blue, rise)
    }
    if (wallShare > 0) {
      // A tall strip of light stands at the left, a weaker one at the right; the wall behind the viewer is darker.
      const strip =
        0.75 *
        wallShare *
        (right < soft - 0.42 ? smooth(0.42 - soft, 0.62 + soft, -right) * smooth(-0.95, -0.2, up * 4 - 1) : 0)
      const wallShade = (0.62 + 0.38 * smooth(-1, 0.5, ahead)) * lerp(0.55, 1, smooth(0.1, 0.4, up))
      red = lerp(red, wall[0] * wallShade + strip, wallShare)
      green = lerp(green, wall[1] * wallShade + strip, wallShare)
      blue = lerp(blue, wall[2] * wallShade + strip, wallShare)
    }
  }
  if (panelShare > 0) {
    const overhead = panel * (1 - 0.28 * smooth(0.5, 1, up)) * (0.86 - 0.14 * right)
    red = lerp(red, sky[0] * overhead, panelShare)
    green = lerp(green, sky[1] * overhead, panelShare)
    blue = lerp(blue, sky[2] * overhead, panelShare)
  }
  out[0] = red
  out[1] = green
  out[2] = blue
}

/** Whether light from the floor reaches a surface of this blur from a direction; see lookAround. */
export const seesFloor = (up: number, blur: number): boolean => up < 0.3 * blur

/** Steps of the table of light on matt surfaces, along each axis of its map. */
const tableSteps = 24

/** Light that falls on a matt surface with this normal, written to `out`. */
export type Irradiance = (ray: Readonly<Pick<Ray, 'right' | 'ahead' | 'up'>>, out: Light) => void

/** The light on matt surfaces as two tables, one for surfaces that face the viewer and one for the others. */
export function createIrradiance(environment: Environment): Irradiance {
  const side = tableSteps + 1
  const table = new Float32Array(2 * side * side * 3)
  const light: Light = [0, 0, 0]
  const ray = createRay()
  ray.blur = 1
  ray.shade = 1
  for (let half = 0; half < 2; half += 1)
    for (let row = 0; row < side; row += 1)
      for (let column = 0; column < side; column += 1) {
        ray.right = (column / tableSteps) * 2 - 1
        ray.up = (row / tableSteps) * 2 - 1
        const ahead = Math.sqrt(Math.max(0, 1 - ray.right * ray.right - ray.up * ray.up))
        ray.ahead = half === 0 ? -ahead : ahead
        lookAround(environment, ray, light)
        table.set(light, ((half * side + row) * side + column) * 3)
      }
  return ({ right, ahead, up }, out) => {
    const x = ((right + 1) / 2) * (tableSteps - 0.001)
    const y = ((up + 1) / 2) * (tableSteps - 0.001)
    const column = Math.floor(x)
    const row = Math.floor(y)
    const at = (((ahead > 0 ? side : 0) + row) * side + column) * 3
    const below = at + side * 3
    const across = x - column
    const down = y - row
    for (let channel = 0; channel < 3; channel += 1) {
      const upper = lerp(table[at + channel] ?? 0, table[at + 3 + channel] ?? 0, across)
      out[channel] = lerp(upper, lerp(table[below + channel] ?? 0, table[below + 3 + channel] ?? 0, across), down)
    }
  }
}
