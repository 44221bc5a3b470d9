import { facet } from './bike-body.ts'
import type { BikeKind } from './bike-kind.ts'
import { tube } from './bike-parts.ts'
import { pair } from './end-form.ts'
import { polyline, tag } from './svg.ts'

/** A motorcycle head on: half widths and heights in millimetres, x = 0 in its middle. */
export interface BikeEnd {
  readonly wheel: number
  readonly tyre: readonly [front: number, rear: number]
  readonly bar: readonly [half: number, height: number]
  readonly fork: number
  readonly shoulder: number
  readonly height: number
  readonly knobby: boolean
}

/** Tyre from its tread side, with its blocks or grooves. */
export function drawTyre(width: number, radius: number, knobby: boolean): string {
  const half = width / 2
  const rows = Array.from({ length: 15 }, (_, row) => 16 + row * ((radius * 2 - 40) / 15))
  return [
    tag('rect', { x: -half, y: 0, width, height: radius * 2, rx: half * 0.92, fill: 'url(#bikeTread)' }),
    ...(knobby
      ? rows.map((y, row) =>
          [-0.72, -0.16, 0.4]
            .map((share) =>
              tag('rect', {
                x: half * share + (row % 2) * 8,
                y,
                width: width * 0.17,
                height: 24,
                rx: 5,
                fill: '#3a3d40',
              }),
            )
            .join(''),
        )
      : rows.flatMap((y) =>
          [-1, 1].map((side) =>
            tag('path', {
              d: polyline([
                [side * half * 0.2, y],
                [side * half * 0.82, y + 26],
              ]),
              stroke: '#050607',
              'stroke-width': 7,
              'stroke-linecap': 'round',
            }),
          ),
        )),
    tag('rect', {
      x: -half,
      y: 0,
      width,
      height: radius * 2,
      rx: half * 0.92,
      fill: 'none',
      stroke: '#000000',
      'stroke-width': 5,
      opacity: 0.7,
    }),
  ].join('')
}

export function drawBars({ bar: [half, y] }: BikeEnd, kind: BikeKind, metal: string): string {
  const bent = kind === 'cruiser' ? 70 : kind === 'sport' ? -20 : 34
  return [
    pair((side) =>
      tube(
        [
          [side * 60, y - bent],
          [side * half * 0.45, y + 6],
          [side * half * 0.72, y],
        ],
        26,
        metal,
        '#ffffff',
        0.4,
      ),
    ),
    pair((side) =>
      tube(
        [
          [side * half * 0.7, y],
          [side * half, y - 16],
        ],
        38,
        '#0d0e10',
        '#555a5f',
        0.4,
      ),
    ),
    pair((side) =>
      tube(
        [
          [side * half * 0.62, y + 4],
          [side * half * 0.94, y + 26],
        ],
        10,
        '#8b939a',
      ),
    ),
    kind === 'motocross' || kind === 'adventure'
      ? pair((side) =>
          facet(
            [
              [side * half * 0.6, y - 40],
              [side * half * 1.02, y - 60],
              [side * half * 1.06, y + 50],
              [side * half * 0.66, y + 60],
            ],
            '#1b1e21',
            30,
          ),
        )
      : '',
    kind === 'motocross'
      ? ''
      : pair((side) =>
          [
            tube(
              [
                [side * half * 0.6, y + 10],
                [side * half * 0.74, y + 120],
              ],
              12,
              '#15181a',
            ),
            facet(
              [
                [side * half * 0.62, y + 100],
                [side * half * 1.06, y + 108],
                [side * half * 1.02, y + 176],
                [side * half * 0.68, y + 180],
              ],
              '#15181a',
              30,
            ),
          ].join(''),
        ),
  ].join('')
}
