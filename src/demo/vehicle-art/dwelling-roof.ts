import { box } from './dwelling.ts'
import { curve, polyline, roundedPolygon, tag } from './svg.ts'

export function drawVent(x: number, y: number, width: number): string {
  return [
    tag('path', {
      d: roundedPolygon(box(x, y, width, 190), 20),
      fill: '#d9dcde',
      stroke: '#80868b',
      'stroke-width': 6,
    }),
    ...Array.from({ length: 6 }, (_, row) =>
      tag('rect', { x: x + 24, y: y + 24 + row * 26, width: width - 48, height: 10, fill: '#5f666b' }),
    ),
  ].join('')
}

/** Air conditioner, hatches and solar panel, seen edge on. */
export function drawRooftop(from: number, top: number, seed: number): string {
  return [
    tag('path', {
      d: curve(
        [
          [from + 1500, top - 6, 'c'],
          [from + 1540, top + 150],
          [from + 1700, top + 190],
          [from + 2240, top + 180],
          [from + 2380, top + 110],
          [from + 2420, top - 6, 'c'],
        ],
        true,
      ),
      fill: '#dfe2e4',
      stroke: '#848b90',
      'stroke-width': 6,
    }),
    tag('path', {
      d: polyline([
        [from + 1560, top + 60],
        [from + 2380, top + 56],
      ]),
      stroke: '#7e858a',
      'stroke-width': 12,
      fill: 'none',
      opacity: 0.6,
    }),
    tag('path', {
      d: curve(
        [
          [from + 420, top - 6, 'c'],
          [from + 450, top + 60],
          [from + 820, top + 60],
          [from + 850, top - 6, 'c'],
        ],
        true,
      ),
      fill: '#2d3236',
    }),
    seed % 2 === 0
      ? tag('rect', {
          x: from + 2800,
          y: top + 30,
          width: 1250,
          height: 36,
          rx: 8,
          fill: '#1a2330',
          stroke: '#8d959b',
          'stroke-width': 6,
        })
      : '',
  ].join('')
}
