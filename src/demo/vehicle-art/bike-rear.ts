import { drawBikeTail } from './bike-tail.ts'
import { facet, shell } from './bike-body.ts'
import { type BikeEnd, drawBars, drawTyre } from './bike-end-parts.ts'
import { isOldStyle, type BikeKind } from './bike-kind.ts'
import { tube } from './bike-parts.ts'
import type { Ramp } from './colour.ts'
import { pair } from './end-form.ts'
import { curve, tag } from './svg.ts'

/** The motorcycle from behind: its middle at x = 0. */
export function drawBikeRear(kind: BikeKind, end: BikeEnd, ramp: Ramp, seed: number): string {
  const { wheel, tyre, shoulder, bar } = end
  const isOld = isOldStyle(kind)
  const seat = kind === 'cruiser' ? 740 : kind === 'motocross' || kind === 'adventure' ? 930 : 840
  const tail = isOld ? 640 : seat + (kind === 'motocross' ? 130 : 110)
  const wide = tyre[1] / 2
  const pipes = kind === 'classic' || (kind === 'cruiser' && seed % 2 === 0) ? [-1, 1] : [1]
  return [
    drawBars(end, kind, isOld ? '#b4bbc0' : '#1c1f22'),
    shell(
      [
        [-shoulder * 0.8, 560],
        [-shoulder * 0.9, 400],
        [-shoulder * 0.6, 260],
        [0, 220],
        [shoulder * 0.6, 260],
        [shoulder * 0.9, 400],
        [shoulder * 0.8, 560],
        [0, 640],
      ],
      '#1b1e21',
    ),
    kind === 'sport' || kind === 'adventure'
      ? tag('path', {
          d: curve(
            [
              [-130, bar[1] + 20, 'c'],
              [-110, end.height - 60],
              [0, end.height - 10],
              [110, end.height - 60],
              [130, bar[1] + 20, 'c'],
            ],
            true,
          ),
          fill: '#33424c',
          'fill-opacity': 0.5,
          stroke: '#15181a',
          'stroke-width': 4,
        })
      : '',
    // Head of the fork, then the frame down to the wheel: nothing hangs in the air.
    pair((side) =>
      tube(
        [
          [side * end.fork, bar[1] - 40],
          [side * end.fork, seat],
        ],
        54,
        isOld ? '#b4bbc0' : '#24282c',
        '#ffffff',
        0.5,
      ),
    ),
    facet(
      [
        [-end.fork - 50, bar[1] - 10],
        [end.fork + 50, bar[1] - 10],
        [end.fork + 40, bar[1] - 60],
        [-end.fork - 40, bar[1] - 60],
      ],
      isOld ? '#9aa2a8' : '#23272a',
      14,
    ),
    facet(
      [
        [-shoulder * 0.6, seat],
        [shoulder * 0.6, seat],
        [shoulder * 0.5, 480],
        [-shoulder * 0.5, 480],
      ],
      '#15181b',
      30,
    ),
    shell(
      [
        [-shoulder * 0.74, seat - 20],
        [-shoulder * 0.76, seat + 120],
        [-shoulder * 0.4, Math.min(bar[1] - 40, seat + 260)],
        [0, Math.min(bar[1] - 20, seat + 290)],
        [shoulder * 0.4, Math.min(bar[1] - 40, seat + 260)],
        [shoulder * 0.76, seat + 120],
        [shoulder * 0.74, seat - 20],
        [0, seat - 120],
      ],
      'url(#tank)',
    ),
    pair((side) =>
      tube(
        [
          [side * shoulder * 0.6, 380],
          [side * (shoulder + 120), 380],
        ],
        26,
        '#8b939a',
      ),
    ),
    drawTyre(tyre[1], wheel - 10, end.knobby),
    pair((side) =>
      facet(
        [
          [side * (wide + 12), wheel + 60],
          [side * (wide + 52), wheel + 50],
          [side * (wide + 56), wheel - 50],
          [side * (wide + 12), wheel - 50],
        ],
        kind === 'cruiser' ? '#24282c' : '#8f979d',
        12,
      ),
    ),
    tag('rect', { x: -wide - 50, y: wheel - 24, width: wide * 2 + 100, height: 40, rx: 16, fill: '#5d656b' }),
    isOld
      ? pair((side) =>
          tube(
            [
              [side * (wide + 60), wheel],
              [side * (wide + 50), seat - 20],
            ],
            34,
            '#c3c9ce',
            '#ffffff',
            0.7,
          ),
        )
      : '',
    isOld
      ? shell(
          [
            [-wide * 1.1, wheel * 1.3, 'c'],
            [-wide * 1.16, wheel * 1.9],
            [0, wheel * 2.14],
            [wide * 1.16, wheel * 1.9],
            [wide * 1.1, wheel * 1.3, 'c'],
            [0, wheel * 1.4],
          ],
          'url(#panel)',
        )
      : facet(
          [
            [-wide * 0.8, wheel * 2.2],
            [wide * 0.8, wheel * 2.2],
            [wide, wheel * 1.86],
            [-wide, wheel * 1.86],
          ],
          '#17191b',
          24,
        ),
    ...pipes.map((side) => {
      const [x, y] = isOld
        ? [side * (wide + 110), 270]
        : kind === 'motocross' || kind === 'adventure'
          ? [side * (wide + 90), 720]
          : [side * (wide + 80), 330]
      return [
        tag('ellipse', { cx: x, cy: y, rx: 62, ry: 66, fill: 'url(#metal)', stroke: '#15181a', 'stroke-width': 7 }),
        tag('ellipse', { cx: x, cy: y, rx: 38, ry: 40, fill: '#07080a', stroke: '#4d545a', 'stroke-width': 6 }),
      ].join('')
    }),
    drawBikeTail(kind, ramp, { seat, tail }, seed),
  ].join('')
}
