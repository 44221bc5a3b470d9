import type { CaravanForm } from './caravan-form.ts'
import { type Point, polyline, roundedPolygon, tag } from './svg.ts'

export function drawUnderside({ from, to, floor, axles, radius, offRoad }: CaravanForm, seed: number): string {
  const beam = floor - 96
  const drawbar: readonly Point[] = [
    [180, beam - 10],
    [from + 500, beam - 10],
    [from + 500, beam + 70],
    [420, beam + 70],
    [180, beam + 40],
  ]
  return [
    tag('rect', { x: from + 60, y: beam - 20, width: to - from - 120, height: 110, fill: '#141719' }),
    tag('path', { d: roundedPolygon(drawbar, 20), fill: '#1c2023' }),
    tag('path', {
      d: polyline([
        [220, beam + 48],
        [from, beam + 74],
      ]),
      stroke: '#7b8288',
      'stroke-width': 8,
      fill: 'none',
      opacity: 0.7,
    }),
    tag('path', {
      d: roundedPolygon(
        [
          [30, beam + 20],
          [240, beam + 10],
          [260, beam + 90],
          [120, beam + 110],
          [30, beam + 80],
        ],
        26,
      ),
      fill: '#34393d',
    }),
    // Jockey wheel, then the gas bottles or the toolbox of an off-road van.
    tag('rect', { x: 470, y: 110, width: 44, height: beam + 220, rx: 14, fill: '#9aa1a7' }),
    tag('circle', { cx: 492, cy: 96, r: 92, fill: '#17191b' }),
    tag('circle', { cx: 492, cy: 96, r: 42, fill: '#a7aeb3' }),
    offRoad
      ? [
          tag('rect', {
            x: 760,
            y: beam + 74,
            width: 620,
            height: 560,
            rx: 26,
            fill: '#3a3f43',
            stroke: '#14171a',
            'stroke-width': 8,
          }),
          ...[0.3, 0.5, 0.7].map((share) =>
            tag('rect', { x: 790, y: beam + 74 + 560 * share, width: 560, height: 10, fill: '#6a7177', opacity: 0.6 }),
          ),
          tag('rect', { x: 1020, y: beam + 420, width: 80, height: 60, rx: 10, fill: '#101214' }),
        ].join('')
      : [880, 1130]
          .map((x) =>
            [
              tag('path', {
                d: roundedPolygon(
                  [
                    [x, beam + 76],
                    [x + 210, beam + 76],
                    [x + 210, beam + 560],
                    [x, beam + 560],
                  ],
                  70,
                ),
                fill: 'url(#bottle)',
                stroke: '#5b6268',
                'stroke-width': 6,
              }),
              tag('rect', { x: x + 76, y: beam + 556, width: 58, height: 60, rx: 10, fill: '#7d848a' }),
            ].join(''),
          )
          .join(''),
    ...[from + 260, to - 420].map((x) =>
      tag('path', {
        d: polyline([
          [x, beam],
          [x + 60, beam - 120],
        ]),
        stroke: '#2a2e31',
        'stroke-width': 34,
        fill: 'none',
      }),
    ),
    ...axles.map((axle) => tag('circle', { cx: axle, cy: radius, r: radius + 60, fill: '#07080a' })),
    tag('rect', {
      x: (axles[0] ?? 0) - 900,
      y: beam - 150,
      width: 360,
      height: 150,
      rx: 30,
      fill: seed % 2 === 0 ? '#2b3034' : '#1d2124',
    }),
  ].join('')
}
