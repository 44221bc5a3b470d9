import type { GeoPoint } from '../postcode/nearest-location.ts'
import { projectPoint, type MapWindow } from './tile-grid.ts'

const closestZoom = 14

/** The closest view of a size in pixels that holds all points with a margin; at zoom 0 the whole world is in view. */
export function fitMap(
  points: readonly GeoPoint[],
  {
    width,
    height,
    margin,
    maxZoom,
  }: {
    readonly width: number
    readonly height: number
    readonly margin: number
    readonly maxZoom: number
  },
): MapWindow {
  for (let zoom = Math.min(closestZoom, maxZoom); ; zoom -= 1) {
    const placed = points.map((point) => projectPoint(point, zoom))
    const [left, right] = findEnds(placed.map(({ x }) => x))
    const [top, bottom] = findEnds(placed.map(({ y }) => y))
    const fits = right - left <= width - 2 * margin && bottom - top <= height - 2 * margin
    if (fits || zoom <= 0) return { centreX: (left + right) / 2, centreY: (top + bottom) / 2, zoom, width, height }
  }
}

const findEnds = (values: readonly number[]): readonly [number, number] =>
  values.length === 0 ? [0, 0] : [Math.min(...values), Math.max(...values)]
