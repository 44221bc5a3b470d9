import { type Point, polyline, roundedPolygon, tag } from './svg.ts'

const eye: Point = [640, 418]

const [near, far] = [880, 232]

export function at(u: number, v: number, d: number): Point {
  const size = 1 / (1 / near + d * (1 / far - 1 / near))
  return [eye[0] + u * size, eye[1] + v * size * 0.92]
}

type Spot = readonly [u: number, v: number, d: number]

export const quad = (
  spots: readonly Spot[],
  fill: string,
  more: Readonly<Record<string, string | number>> = {},
): string =>
  tag('path', {
    d: polyline(
      spots.map(([u, v, d]) => at(u, v, d)),
      true,
    ),
    fill,
    ...more,
  })

export const soft = (
  spots: readonly Spot[],
  fill: string,
  radius: number,
  more: Readonly<Record<string, string | number>> = {},
): string =>
  tag('path', {
    d: roundedPolygon(
      spots.map(([u, v, d]) => at(u, v, d)),
      radius,
    ),
    fill,
    ...more,
  })

export const line = (spots: readonly Spot[], stroke: string, size: number, opacity = 1): string =>
  tag('path', {
    d: polyline(spots.map(([u, v, d]) => at(u, v, d))),
    stroke,
    'stroke-width': size,
    opacity,
    fill: 'none',
    'stroke-linecap': 'round',
  })

export interface Palette {
  readonly cabinet: string
  readonly fabric: string
  readonly floor: string
  readonly bench: string
  readonly accent: string
  readonly sky: readonly [string, string]
}
