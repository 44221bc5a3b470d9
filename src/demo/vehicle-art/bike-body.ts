import { mix, type Ramp } from './colour.ts'
import type { BikeWheel } from './bike-parts.ts'
import { curve, polyline, roundedPolygon, round, softStroke, tag, type Point } from './svg.ts'

/** One motorcycle between its wheels: what stands behind them, and what stands before them. */
export interface BikeBody {
  readonly front: BikeWheel
  readonly rear: BikeWheel
  readonly axles: readonly [front: number, rear: number]
  readonly behind: string
  readonly before: string
  readonly length: number
  readonly height: number
}

const edge = { stroke: '#000000', 'stroke-opacity': 0.38, 'stroke-width': 2.5 } as const

/** A panel with crisp edges: modern bikes are folded, not blown. */
export const facet = (points: readonly Point[], fill: string, radius = 16): string =>
  tag('path', { d: roundedPolygon(points, radius), fill, ...edge })

/** A panel with flowing edges. */
export const shell = (points: readonly Point[], fill: string): string =>
  tag('path', { d: curve(points, true), fill, ...edge })

/** A line of light along an edge. */
export const glint = (points: readonly Point[], ramp: Ramp, opacity = 0.75, width = 4): string =>
  softStroke(curve(points), mix(ramp.light, '#ffffff', 0.45), width, 7, opacity, 4)

/** A lens under a dark cover, with its line of running light. */
export const lens = (cover: readonly Point[], line: readonly Point[]): string =>
  [
    facet(cover, '#101519', 10),
    softStroke(polyline(line), '#ffffff', 5, 10, 0.5, 4),
    tag('path', {
      d: polyline(line),
      stroke: '#ffffff',
      'stroke-width': 8,
      fill: 'none',
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
    }),
  ].join('')

/** A mudguard that follows its wheel; angles in degrees from straight up, negative towards the front. */
export function mudguard(
  centre: Point,
  inner: number,
  outer: number,
  angles: readonly [from: number, to: number],
  fill: string,
): string {
  const at = (radius: number, angle: number): string => {
    const radians = (angle * Math.PI) / 180
    return `${round(centre[0] + radius * Math.sin(radians))} ${round(centre[1] + radius * Math.cos(radians))}`
  }
  const [from, to] = angles
  const isLarge = to - from > 180 ? 1 : 0
  // y points upwards in the drawing, so a turn to the right is swept the other way.
  return tag('path', {
    d: [
      `M${at(inner, from)}L${at(outer, from + 5)}`,
      `A${outer} ${outer} 0 ${isLarge} 0 ${at(outer, to - 5)}`,
      `L${at(inner, to)}`,
      `A${inner} ${inner} 0 ${isLarge} 1 ${at(inner, from)}Z`,
    ].join(''),
    fill,
    'stroke-linejoin': 'round',
    ...edge,
  })
}

/** A radially bolted caliper behind the fork. */
export const caliper = (x: number, y: number, colour: string): string =>
  [
    facet(
      [
        [x, y + 62],
        [x + 62, y + 40],
        [x + 66, y - 46],
        [x + 6, y - 62],
      ],
      colour,
      16,
    ),
    ...[34, -30].map((dy) => tag('circle', { cx: x + 34, cy: y + dy, r: 9, fill: '#0b0c0d' })),
  ].join('')

/** Toothed wheel and chain from the gearbox to the rear axle. */
export const chain = (from: Point, axle: Point, radius: number): string =>
  [
    tag('circle', {
      cx: axle[0],
      cy: axle[1],
      r: radius,
      fill: 'none',
      stroke: '#7d858b',
      'stroke-width': 12,
      'stroke-dasharray': '10 7',
    }),
    ...[radius, -radius].map((dy) =>
      tag('path', {
        d: polyline([
          [from[0], from[1] + dy * 0.42],
          [axle[0], axle[1] + dy],
        ]),
        stroke: '#b39a62',
        'stroke-width': 13,
        'stroke-dasharray': '13 5',
        fill: 'none',
      }),
    ),
  ].join('')

/** A round lamp of an older style, seen from the side. */
export const roundLamp = (x: number, y: number, radius: number, shellFill: string): string =>
  [
    shell(
      [
        [x + radius * 0.95, y, 'c'],
        [x + radius * 0.66, y + radius * 0.72],
        [x - radius * 0.3, y + radius, 'c'],
        [x - radius * 0.3, y - radius, 'c'],
        [x + radius * 0.66, y - radius * 0.72],
      ],
      shellFill,
    ),
    tag('ellipse', {
      cx: x - radius * 0.32,
      cy: y,
      rx: radius * 0.3,
      ry: radius,
      fill: '#dfe8ee',
      stroke: '#8b939a',
      'stroke-width': 12,
    }),
    tag('ellipse', {
      cx: x - radius * 0.36,
      cy: y + radius * 0.2,
      rx: radius * 0.14,
      ry: radius * 0.5,
      fill: '#ffffff',
      opacity: 0.9,
    }),
  ].join('')
