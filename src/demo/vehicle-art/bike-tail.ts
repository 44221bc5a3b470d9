import { facet, glint, shell } from './bike-body.ts'
import { isOldStyle, type BikeKind } from './bike-kind.ts'
import { tube } from './bike-parts.ts'
import type { Ramp } from './colour.ts'
import { pair } from './end-form.ts'
import { polyline, roundedPolygon, tag } from './svg.ts'

/** Heights in millimetres: the top of the seat and of the rear lamp. */
interface TailHeights {
  readonly seat: number
  readonly tail: number
}

/** The tail seen from behind: panels and seat, lamp, luggage, and the plate with its indicators. */
export function drawBikeTail(kind: BikeKind, ramp: Ramp, { seat, tail }: TailHeights, seed: number): string {
  const isOld = isOldStyle(kind)
  const lamp = isOld
    ? tag('circle', { cx: 0, cy: tail - 20, r: 52, fill: 'url(#bikeRed)', stroke: '#8b939a', 'stroke-width': 10 })
    : kind === 'motocross'
      ? facet(
          [
            [-46, tail],
            [46, tail],
            [36, tail - 40],
            [-36, tail - 40],
          ],
          'url(#bikeRed)',
          10,
        )
      : [
          facet(
            [
              [-130, tail + 6],
              [130, tail + 6],
              [90, tail - 60],
              [-90, tail - 60],
            ],
            'url(#bikeRed)',
            22,
          ),
          tag('path', {
            d: polyline([
              [-108, tail - 6],
              [-60, tail - 44],
              [60, tail - 44],
              [108, tail - 6],
            ]),
            stroke: '#ff9187',
            'stroke-width': 9,
            fill: 'none',
          }),
        ].join('')
  return [
    isOld
      ? tag('path', {
          d: roundedPolygon(
            [
              [-150, seat + 20],
              [150, seat + 20],
              [136, seat - 90],
              [-136, seat - 90],
            ],
            46,
          ),
          fill: 'url(#seat)',
        })
      : [
          facet(
            [
              [-150, tail - 40],
              [-90, tail + 60],
              [90, tail + 60],
              [150, tail - 40],
              [100, tail - 130],
              [-100, tail - 130],
            ],
            'url(#panel)',
            40,
          ),
          tag('path', {
            d: roundedPolygon(
              [
                [-100, tail + 90],
                [100, tail + 90],
                [120, tail + 20],
                [-120, tail + 20],
              ],
              40,
            ),
            fill: 'url(#seat)',
          }),
        ].join(''),
    glint(
      [
        [-96, tail + 40],
        [0, tail + 52],
        [96, tail + 40],
      ],
      ramp,
      isOld ? 0 : 0.5,
    ),
    lamp,
    kind === 'adventure' && seed % 2 === 0
      ? pair(
          (side) =>
            facet(
              [
                [side * 180, 960],
                [side * 430, 940],
                [side * 430, 600],
                [side * 180, 570],
              ],
              '#a4acb2',
              40,
            ) +
            facet(
              [
                [side * 180, 960],
                [side * 430, 940],
                [side * 430, 880],
                [side * 180, 890],
              ],
              '#c3c9cd',
              24,
            ),
        )
      : '',
    kind === 'cruiser' && seed % 2 === 1
      ? pair((side) =>
          shell(
            [
              [side * 150, 690],
              [side * 380, 660],
              [side * 400, 500],
              [side * 350, 370],
              [side * 160, 360],
            ],
            '#2a1c12',
          ),
        )
      : '',
    kind === 'motocross'
      ? ''
      : [
          tag('rect', { x: -28, y: tail - 230, width: 56, height: 130, fill: '#17191b' }),
          tag('rect', {
            x: -110,
            y: tail - 260,
            width: 220,
            height: 130,
            rx: 10,
            fill: '#16191c',
            stroke: '#3a4045',
            'stroke-width': 6,
          }),
          pair(
            (side) =>
              tube(
                [
                  [side * 60, tail - 110],
                  [side * 190, tail - 104],
                ],
                16,
                '#17191b',
              ) +
              tag('ellipse', {
                cx: side * 210,
                cy: tail - 104,
                rx: 40,
                ry: 26,
                fill: '#f0a04b',
                stroke: '#6d4212',
                'stroke-width': 5,
              }),
          ),
        ].join(''),
  ].join('')
}
