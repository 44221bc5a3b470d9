import { facet, shell } from './bike-body.ts'
import { type BikeEnd, drawBars, drawTyre } from './bike-end-parts.ts'
import { drawBikeFace } from './bike-face.ts'
import { isOldStyle, type BikeKind } from './bike-kind.ts'
import { tube } from './bike-parts.ts'
import type { Ramp } from './colour.ts'
import { pair } from './end-form.ts'
import { pickBySeed } from './family-style.ts'
import { parsePoints, type Point, polyline, tag } from './svg.ts'

/** The motorcycle from the front: its middle at x = 0. */
export function drawBikeFront(kind: BikeKind, end: BikeEnd, ramp: Ramp, seed: number): string {
  const { wheel, tyre, fork, bar, shoulder } = end
  const isChrome = isOldStyle(kind)
  const leg = isChrome ? '#b4bbc0' : pickBySeed(['#a88432', '#24282c'], seed, 8)
  const guardFill = kind === 'naked' ? '#1b1e21' : kind === 'adventure' ? '#1b1e21' : 'url(#panel)'
  const high = kind === 'motocross'
  const guard: readonly Point[] = high
    ? parsePoints('-86 900, 0 930, 86 900, 120 820, 0 846, -120 820')
    : [
        [-tyre[0] * 0.62, wheel * 1.5, 'c'],
        [-tyre[0] * 0.66, wheel * 1.96],
        [0, wheel * 2.14],
        [tyre[0] * 0.66, wheel * 1.96],
        [tyre[0] * 0.62, wheel * 1.5, 'c'],
        [0, wheel * 1.62],
      ]
  return [
    // What stands behind the fork: engine, tank and the shoulders of the body.
    shell(
      [
        [-shoulder * 0.9, 560],
        [-shoulder, 400],
        [-shoulder * 0.7, 260],
        [0, 220],
        [shoulder * 0.7, 260],
        [shoulder, 400],
        [shoulder * 0.9, 560],
        [0, 640],
      ],
      '#1b1e21',
    ),
    isChrome
      ? [
          facet(
            [
              [-shoulder * 1.1, 640],
              [shoulder * 1.1, 640],
              [shoulder * 1.25, 430],
              [-shoulder * 1.25, 430],
            ],
            '#6a7278',
            60,
          ),
          ...[0, 1, 2, 3].map((row) =>
            tag('path', {
              d: polyline([
                [-shoulder * 1.12, 600 - row * 44],
                [shoulder * 1.12, 600 - row * 44],
              ]),
              stroke: '#2b2f33',
              'stroke-width': 12,
            }),
          ),
        ].join('')
      : '',
    pair((side) =>
      tube(
        [
          [side * shoulder * 0.7, 330],
          [side * (shoulder + 130), 330],
        ],
        26,
        '#8b939a',
      ),
    ),
    shell(
      [
        [-shoulder * 0.76, 820],
        [-shoulder * 0.7, 980],
        [0, 1050],
        [shoulder * 0.7, 980],
        [shoulder * 0.76, 820],
        [0, 740],
      ],
      'url(#tank)',
    ),
    drawTyre(tyre[0], wheel, end.knobby),
    pair((side) =>
      tag('ellipse', {
        cx: side * (tyre[0] / 2 + 16),
        cy: wheel,
        rx: 7,
        ry: 150,
        fill: '#9aa2a8',
        stroke: '#3b4045',
        'stroke-width': 3,
      }),
    ),
    pair((side) =>
      facet(
        [
          [side * (tyre[0] / 2 + 4), wheel + 110],
          [side * (fork + 16), wheel + 90],
          [side * (fork + 10), wheel - 10],
          [side * (tyre[0] / 2 + 4), wheel - 10],
        ],
        '#2b2f33',
        12,
      ),
    ),
    tag('rect', { x: -fork - 20, y: wheel - 22, width: fork * 2 + 40, height: 44, rx: 18, fill: '#5d656b' }),
    shell(guard, guardFill),
    pair((side) =>
      tube(
        [
          [side * fork, wheel - 20],
          [side * fork, wheel + 320],
        ],
        isChrome ? 58 : 44,
        isChrome ? leg : '#aeb5ba',
        '#ffffff',
        0.85,
      ),
    ),
    pair((side) =>
      tube(
        [
          [side * fork, wheel + 270],
          [side * fork, bar[1] - 90],
        ],
        isChrome ? 46 : 66,
        leg,
        '#ffffff',
        0.55,
      ),
    ),
    facet(
      [
        [-fork - 60, bar[1] - 190],
        [fork + 60, bar[1] - 190],
        [fork + 50, bar[1] - 240],
        [-fork - 50, bar[1] - 240],
      ],
      '#23272a',
      14,
    ),
    drawBars(end, kind, isChrome ? '#b4bbc0' : '#1c1f22'),
    facet(
      [
        [-fork - 50, bar[1] - 60],
        [fork + 50, bar[1] - 60],
        [fork + 40, bar[1] - 100],
        [-fork - 40, bar[1] - 100],
      ],
      isChrome ? '#9aa2a8' : '#23272a',
      14,
    ),
    drawBikeFace(kind, end, ramp),
  ].join('')
}
