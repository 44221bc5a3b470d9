/**
 * A few words of SVG. Vehicles are drawn in millimetres with y upwards from the ground, inside one transformed group,
 * so every figure in this room can be compared with a tape measure.
 */

/** `corner` breaks the curve at this point; without it the curve runs through smoothly. */
export type Point = readonly [x: number, y: number, corner?: 'c']

/**
 * Reads points in the notation of the `points` attribute of SVG: `x y` pairs separated by commas, each with an optional
 * ` c` for a corner (`'0 40 c, 120 60'`). Long lists are split over several strings. Throws on a malformed point.
 */
export const parsePoints = (...lists: readonly string[]): readonly Point[] =>
  lists.flatMap((list) => list.split(', ').map((text) => parsePoint(text)))

function parsePoint(text: string): Point {
  const [x, y, corner] = text.split(' ')
  const [across, up] = [Number(x), Number(y)]
  if (Number.isNaN(across) || Number.isNaN(up)) throw new Error(`not a point of a drawing: "${text}"`)
  return corner === 'c' ? [across, up, 'c'] : [across, up]
}

type Attributes = Readonly<Record<string, string | number | undefined>>

export function round(value: number): string {
  return String(Math.round(value * 10) / 10)
}

/** Two coordinates as path data writes them. */
const spot = (x: number, y: number): string => `${round(x)} ${round(y)}`

export function tag(name: string, attributes: Attributes, children = ''): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${typeof value === 'number' ? String(Math.round(value * 1000) / 1000) : value}"`)
    .join('')
  return children === '' ? `<${name}${text}/>` : `<${name}${text}>${children}</${name}>`
}

export const group = (attributes: Attributes, ...children: readonly string[]): string =>
  children.join('') === '' ? '' : tag('g', attributes, children.join(''))

interface Vector {
  readonly x: number
  readonly y: number
}

/** Direction of the curve at a point: along its neighbours; at a corner or an end, along the segment itself. */
function resolveTangent(before: Point, at: Point, after: Point): Vector {
  const [dx, dy] = at[2] === 'c' ? [0, 0] : [after[0] - before[0], after[1] - before[1]]
  const length = Math.hypot(dx, dy)
  return length === 0 ? { x: 0, y: 0 } : { x: dx / length, y: dy / length }
}

/**
 * A smooth path through points: each handle a third of its chord, so that it never swings past a point however uneven
 * the spacing is.
 */
export function curve(points: readonly Point[], closed = false): string {
  const count = points.length
  const at = (index: number): Point => points[(index + count) % count] as Point
  const first = at(0)
  let path = `M${round(first[0])} ${round(first[1])}`
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [from, to] = [at(index), at(index + 1)]
    const isFirst = !closed && index === 0
    const isLast = !closed && index === count - 2
    const third = Math.hypot(to[0] - from[0], to[1] - from[1]) / 3
    const out = isFirst ? { x: 0, y: 0 } : resolveTangent(at(index - 1), from, to)
    const into = isLast ? { x: 0, y: 0 } : resolveTangent(from, to, at(index + 2))
    const leaving = spot(from[0] + out.x * third, from[1] + out.y * third)
    const arriving = spot(to[0] - into.x * third, to[1] - into.y * third)
    path += `C${leaving} ${arriving} ${spot(to[0], to[1])}`
  }
  return closed ? `${path}Z` : path
}

/** Straight sides with rounded corners, each radius limited to half of its shorter side. */
export function roundedPolygon(points: readonly Point[], radius: number): string {
  const count = points.length
  let path = ''
  for (let index = 0; index < count; index += 1) {
    const [before, at, after] = [
      points[(index + count - 1) % count] as Point,
      points[index] as Point,
      points[(index + 1) % count] as Point,
    ]
    const near = (other: Point): Point => {
      const length = Math.hypot(other[0] - at[0], other[1] - at[1])
      const share = length === 0 ? 0 : Math.min(radius, length / 2) / length
      return [at[0] + (other[0] - at[0]) * share, at[1] + (other[1] - at[1]) * share]
    }
    const [enter, leave] = [near(before), near(after)]
    const command = index === 0 ? 'M' : 'L'
    path += `${command}${spot(enter[0], enter[1])}Q${spot(at[0], at[1])} ${spot(leave[0], leave[1])}`
  }
  return `${path}Z`
}

export function polyline(points: readonly Point[], closed = false): string {
  const path = points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${spot(x, y)}`).join('')
  return closed ? `${path}Z` : path
}

export function circlePath(x: number, y: number, radius: number): string {
  const halfTurn = `A${spot(radius, radius)} 0 1 0 `
  return `M${spot(x - radius, y)}${halfTurn}${spot(x + radius, y)}${halfTurn}${spot(x - radius, y)}Z`
}

export type Stop = readonly [offset: number, colour: string, opacity?: number]

const stops = (list: readonly Stop[]): string =>
  list
    .map(([offset, colour, opacity]) => tag('stop', { offset, 'stop-color': colour, 'stop-opacity': opacity }))
    .join('')

/** A gradient between two points in the units of the drawing. */
export function linear(id: string, from: Point, to: Point, list: readonly Stop[]): string {
  return tag(
    'linearGradient',
    { id, gradientUnits: 'userSpaceOnUse', x1: from[0], y1: from[1], x2: to[0], y2: to[1] },
    stops(list),
  )
}

export function radial(id: string, centre: Point, radius: number, list: readonly Stop[]): string {
  return tag(
    'radialGradient',
    { id, gradientUnits: 'userSpaceOnUse', cx: centre[0], cy: centre[1], r: radius },
    stops(list),
  )
}

/**
 * A stroke with soft edges, as a stack of strokes: `width` where it is full, fading over `spread` on either side. A
 * blur filter looks the same and takes a hundred times as long to render.
 */
export function softStroke(
  path: string,
  colour: string,
  width: number,
  spread: number,
  opacity: number,
  layers = 6,
): string {
  // Stacked layers of this opacity come to the wanted one where all of them meet.
  const each = 1 - (1 - Math.min(0.98, opacity)) ** (1 / layers)
  return group(
    { fill: 'none', stroke: colour, 'stroke-linejoin': 'round' },
    ...Array.from({ length: layers }, (_, index) =>
      tag('path', {
        d: path,
        'stroke-width': width + spread * 2 * ((layers - index - 0.5) / layers),
        'stroke-opacity': each,
      }),
    ),
  )
}

/** A soft blot: full in the middle, nothing at the edge. `gradient` is the id of a `softFill`. */
export const softEllipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  gradient: string,
  opacity: number,
): string => tag('ellipse', { cx: x, cy: y, rx: radiusX, ry: radiusY, fill: `url(#${gradient})`, opacity })

/** A gradient for soft blots of one colour, whatever their size. */
export function softFill(id: string, colour: string): string {
  return tag(
    'radialGradient',
    { id, cx: 0.5, cy: 0.5, r: 0.5 },
    stops([
      [0, colour, 1],
      [0.3, colour, 0.78],
      [0.6, colour, 0.32],
      [0.82, colour, 0.08],
      [1, colour, 0],
    ]),
  )
}

export const clipPath = (id: string, path: string): string => tag('clipPath', { id }, tag('path', { d: path }))
