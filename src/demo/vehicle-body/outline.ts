/** A polygon with straight edges, corners in order: what lamps, grilles and panes are cut after. */
export type Outline = readonly (readonly [x: number, y: number])[]

/** Reads an outline in the notation 'across up, across up'. Throws on a place that is not two numbers. */
export const readOutline = (text: string): Outline =>
  text.split(', ').map((place) => {
    const [x, y, ...rest] = place.split(' ').map(Number)
    if (x === undefined || y === undefined || Number.isNaN(x + y) || rest.length > 0)
      throw new Error(`not a place of an outline: "${place}"`)
    return [x, y] as const
  })

/** Reads the right-hand half of an outline that is symmetrical, from its upper to its lower end. */
export function readHalfOutline(text: string): Outline {
  const right = readOutline(text)
  return [...right, ...right.toReversed().map(([x, y]) => [-x, y] as const)]
}

/** Distance of a place, in millimetres; of places farther away than it matters any number above that. */
export type Distance = (x: number, y: number) => number

/** No edge of what is drawn on a vehicle is softer than this, in millimetres. */
const farAway = 40

interface Edges {
  /** For every edge: its beginning, its direction, and one over the square of its length. */
  readonly values: Float64Array
  readonly isOutside: Distance
}

function listEdges(outline: Outline, isClosed: boolean): Edges {
  const edges: number[] = []
  outline.forEach(([x, y], index) => {
    const next = outline[index + 1] ?? (isClosed ? outline[0] : undefined)
    if (next === undefined) return
    const [ex, ey] = [next[0] - x, next[1] - y]
    edges.push(x, y, ex, ey, 1 / (ex * ex + ey * ey))
  })
  const xs = outline.map(([x]) => x)
  const ys = outline.map(([, y]) => y)
  const [left, right, low, high] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  return {
    values: Float64Array.from(edges),
    isOutside: (x, y) => Math.max(left - x, x - right, low - y, y - high),
  }
}

function squareOfNearest(values: Float64Array, x: number, y: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (let at = 0; at < values.length; at += 5) {
    const px = x - (values[at] ?? 0)
    const py = y - (values[at + 1] ?? 0)
    const ex = values[at + 2] ?? 0
    const ey = values[at + 3] ?? 0
    const share = (px * ex + py * ey) * (values[at + 4] ?? 0)
    const along = share < 0 ? 0 : share > 1 ? 1 : share
    const dx = px - ex * along
    const dy = py - ey * along
    const square = dx * dx + dy * dy
    if (square < nearest) nearest = square
  }
  return nearest
}

/** Distance from a closed outline: below 0 inside. */
export function createOutlineDistance(outline: Outline): Distance {
  const { values, isOutside } = listEdges(outline, true)
  return (x, y) => {
    const outside = isOutside(x, y)
    if (outside > farAway) return outside
    let isInside = false
    for (let at = 0; at < values.length; at += 5) {
      const ay = values[at + 1] ?? 0
      const ey = values[at + 3] ?? 0
      if (ay > y !== ay + ey > y && x < ((values[at + 2] ?? 0) * (y - ay)) / ey + (values[at] ?? 0))
        isInside = !isInside
    }
    const far = Math.sqrt(squareOfNearest(values, x, y))
    return isInside ? -far : far
  }
}

/** Distance from a line through several points. */
export function createLineDistance(points: Outline): Distance {
  const { values, isOutside } = listEdges(points, false)
  return (x, y) => {
    const outside = isOutside(x, y)
    return outside > farAway ? outside : Math.sqrt(squareOfNearest(values, x, y))
  }
}
