import type { Accessories } from './accessories.ts'
import { tube } from './tube.ts'
import { mix } from './colour.ts'
import type { EndForm } from './end-form.ts'
import { barColour } from './side-accessories.ts'
import { curve, polyline, roundedPolygon, softStroke, tag } from './svg.ts'

export function drawFrontAccessories(form: EndForm, { bullbar, rack, snorkel, lightBar }: Accessories): string {
  const { half, bonnet, clearance, height, roofHalf, cowl } = form
  const colour = barColour(bullbar)
  const shine = bullbar === 'alloy' ? 0.9 : 0.35
  const low = clearance + 60
  const foot = clearance + (bonnet - clearance) * 0.5
  const bar = [
    tag('path', {
      d: roundedPolygon(
        [
          [-half * 0.99, low + 60],
          [-half * 0.96, foot],
          [half * 0.96, foot],
          [half * 0.99, low + 60],
          [half * 0.76, low - 40],
          [-half * 0.76, low - 40],
        ],
        60,
      ),
      fill: mix(colour, '#000000', 0.22),
      stroke: '#0a0b0c',
      'stroke-width': 6,
    }),
    softStroke(
      polyline([
        [-half * 0.9, foot - 12],
        [half * 0.9, foot - 12],
      ]),
      '#ffffff',
      6,
      12,
      shine * 0.8,
      4,
    ),
    tag('path', {
      d: roundedPolygon(
        [
          [-half * 0.4, foot - 50],
          [half * 0.4, foot - 50],
          [half * 0.36, low + 30],
          [-half * 0.36, low + 30],
        ],
        26,
      ),
      fill: '#0c0e10',
    }),
    tag('rect', {
      x: -190,
      y: low + 50,
      width: 380,
      height: 104,
      rx: 10,
      fill: '#16191c',
      stroke: '#3a4045',
      'stroke-width': 6,
    }),
    ...[-1, 1].map((side) =>
      [
        tag('ellipse', {
          cx: side * half * 0.68,
          cy: (low + foot) / 2 + 10,
          rx: 62,
          ry: 50,
          fill: '#0c0e10',
          stroke: '#5d656b',
          'stroke-width': 9,
        }),
        tag('ellipse', { cx: side * half * 0.68, cy: (low + foot) / 2 + 16, rx: 34, ry: 24, fill: '#e9f1f6' }),
      ].join(''),
    ),
    tube(
      [
        [-half * 0.46, foot - 20],
        [-half * 0.45, bonnet - 20],
        [-half * 0.36, bonnet + 50],
        [half * 0.36, bonnet + 50],
        [half * 0.45, bonnet - 20],
        [half * 0.46, foot - 20],
      ],
      50,
      colour,
      '#ffffff',
      shine,
    ),
    ...[-1, 1].map((side) =>
      tube(
        [
          [side * half * 0.45, bonnet - 60],
          [side * half * 0.8, bonnet - 70],
          [side * half * 0.95, foot - 30],
        ],
        42,
        colour,
        '#ffffff',
        shine,
      ),
    ),
    tube(
      [
        [-half * 0.45, (bonnet + foot) / 2 + 20],
        [half * 0.45, (bonnet + foot) / 2 + 20],
      ],
      34,
      colour,
      '#ffffff',
      shine,
    ),
    lightBar
      ? [-1, 1]
          .map(
            (side) =>
              tag('circle', {
                cx: side * half * 0.22,
                cy: bonnet + 130,
                r: 78,
                fill: '#101214',
                stroke: '#3a4045',
                'stroke-width': 9,
              }) +
              tag('circle', { cx: side * half * 0.22, cy: bonnet + 130, r: 58, fill: '#dfe8ee' }) +
              tag('ellipse', { cx: side * half * 0.22 - 14, cy: bonnet + 148, rx: 24, ry: 15, fill: '#ffffff' }),
          )
          .join('')
      : '',
  ].join('')
  return [
    bullbar === 'none' ? '' : bar,
    rack === 'none' ? '' : drawEndRack(form, rack, lightBar),
    snorkel
      ? tag('path', {
          d: curve([
            [half * 0.8, bonnet + 30],
            [half * 0.9, cowl + 60],
            [roofHalf + 60, height - 120],
            [roofHalf + 46, height - 20],
          ]),
          stroke: '#15181a',
          'stroke-width': 62,
          fill: 'none',
          'stroke-linecap': 'round',
        }) +
        tag('path', {
          d: roundedPolygon(
            [
              [roofHalf - 10, height - 40],
              [roofHalf + 110, height - 40],
              [roofHalf + 110, height + 110],
              [roofHalf - 10, height + 110],
            ],
            40,
          ),
          fill: '#1b1e21',
          stroke: '#050607',
          'stroke-width': 5,
        })
      : '',
  ].join('')
}

export function drawEndRack({ roofHalf, height }: EndForm, rack: Accessories['rack'], lightBar: boolean): string {
  if (rack === 'none') return ''
  const half = roofHalf - 20
  return [
    ...[-1, 1].map((side) =>
      tag('rect', { x: side * (half - 60) - 18, y: height - 40, width: 36, height: 110, fill: '#15181a' }),
    ),
    tag('rect', {
      x: -half,
      y: height + 56,
      width: half * 2,
      height: 52,
      rx: 14,
      fill: '#1b1e21',
      stroke: '#050607',
      'stroke-width': 4,
    }),
    rack === 'awning'
      ? tag('circle', {
          cx: -half - 30,
          cy: height + 110,
          r: 62,
          fill: '#3a4045',
          stroke: '#0a0b0c',
          'stroke-width': 5,
        })
      : '',
    lightBar
      ? tag('rect', { x: -half * 0.72, y: height + 66, width: half * 1.44, height: 60, rx: 14, fill: '#101214' }) +
        Array.from({ length: 8 }, (_, index) =>
          tag('rect', {
            x: -half * 0.66 + index * half * 0.168,
            y: height + 76,
            width: half * 0.14,
            height: 40,
            rx: 8,
            fill: '#e6eef3',
          }),
        ).join('')
      : '',
  ].join('')
}
