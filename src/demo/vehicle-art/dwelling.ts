import { mix, type Ramp } from './colour.ts'
import { curve, group, linear, type Point, polyline, roundedPolygon, softStroke, tag } from './svg.ts'

/** The parts that caravans and motorhomes share: windows, doors, awnings, hatches and what stands on the roof. */
export const dwellingDefs = (top: number): string =>
  [
    linear(
      'acrylic',
      [0, 1300],
      [0, 2200],
      [
        [0, '#0e1316'],
        [0.55, '#232c33'],
        [1, '#46545f'],
      ],
    ),
    linear(
      'awning',
      [0, top - 210],
      [0, top - 60],
      [
        [0, '#8b9298'],
        [0.35, '#eef0f2'],
        [0.7, '#c7ccd0'],
        [1, '#80878d'],
      ],
    ),
    linear(
      'doorGlass',
      [0, 1500],
      [0, 2200],
      [
        [0, '#14191d'],
        [1, '#3d4952'],
      ],
    ),
  ].join('')

export const box = (x: number, y: number, width: number, height: number): readonly Point[] => [
  [x, y],
  [x + width, y],
  [x + width, y + height],
  [x, y + height],
]

/** A hinged acrylic window: frame, tinted pane, sky across one corner, blind behind. */
export function drawWindow(x: number, y: number, width: number, height: number): string {
  return [
    tag('path', { d: roundedPolygon(box(x - 22, y - 22, width + 44, height + 44), 70), fill: '#1c1f22' }),
    tag('path', { d: roundedPolygon(box(x, y, width, height), 54), fill: 'url(#acrylic)' }),
    tag('path', {
      d: polyline(
        [
          [x + width * 0.22, y],
          [x + width * 0.52, y + height],
          [x + width * 0.8, y + height],
          [x + width * 0.5, y],
        ],
        true,
      ),
      fill: '#ffffff',
      opacity: 0.1,
    }),
    tag('path', {
      d: polyline(
        [
          [x + 30, y + height * 0.78],
          [x + width - 30, y + height * 0.78],
          [x + width - 40, y + height - 16],
          [x + 40, y + height - 16],
        ],
        true,
      ),
      fill: '#cfc6b4',
      opacity: 0.2,
    }),
    tag('path', {
      d: curve([
        [x + 20, y + height + 10],
        [x + width / 2, y + height + 14],
        [x + width - 20, y + height + 10],
      ]),
      stroke: '#8d959b',
      'stroke-width': 6,
      fill: 'none',
      opacity: 0.7,
    }),
    tag('rect', { x: x + width * 0.3, y: y + 12, width: 60, height: 16, rx: 8, fill: '#59616a' }),
    tag('rect', { x: x + width * 0.7 - 60, y: y + 12, width: 60, height: 16, rx: 8, fill: '#59616a' }),
  ].join('')
}

export function drawDoor(x: number, foot: number, width: number, height: number, ramp: Ramp): string {
  return [
    tag('path', {
      d: roundedPolygon(box(x, foot, width, height), 60),
      fill: mix(ramp.base, ramp.light, 0.35),
      stroke: '#23272a',
      'stroke-width': 14,
    }),
    tag('path', {
      d: roundedPolygon(box(x + 24, foot + 24, width - 48, height - 48), 44),
      fill: 'none',
      stroke: mix(ramp.shade, ramp.deep, 0.2),
      'stroke-width': 6,
      opacity: 0.6,
    }),
    tag('path', {
      d: roundedPolygon(box(x + 110, foot + height * 0.54, width - 220, height * 0.34), 44),
      fill: 'url(#doorGlass)',
      stroke: '#1b1e21',
      'stroke-width': 16,
    }),
    tag('path', {
      d: polyline(
        [
          [x + 150, foot + height * 0.55],
          [x + 260, foot + height * 0.87],
          [x + 340, foot + height * 0.87],
          [x + 230, foot + height * 0.55],
        ],
        true,
      ),
      fill: '#ffffff',
      opacity: 0.12,
    }),
    tag('rect', { x: x + 40, y: foot + height * 0.43, width: 92, height: 56, rx: 16, fill: '#1a1d20' }),
    tag('rect', {
      x: x - 74,
      y: foot + height * 0.2,
      width: 26,
      height: 460,
      rx: 13,
      fill: '#d6dade',
      stroke: '#596066',
      'stroke-width': 5,
    }),
    tag('rect', { x: x + 60, y: foot - 130, width: width - 120, height: 34, rx: 8, fill: '#2a2e31' }),
  ].join('')
}

export function drawAwning(from: number, to: number, top: number): string {
  return [
    tag('rect', {
      x: from,
      y: top - 190,
      width: to - from,
      height: 106,
      rx: 50,
      fill: 'url(#awning)',
      stroke: '#636a70',
      'stroke-width': 5,
    }),
    tag('rect', { x: from - 14, y: top - 196, width: 56, height: 118, rx: 20, fill: '#2c3033' }),
    tag('rect', { x: to - 42, y: top - 196, width: 56, height: 118, rx: 20, fill: '#2c3033' }),
    tag('path', {
      d: polyline([
        [from + 10, top - 200],
        [from + 10, top - 940],
      ]),
      stroke: '#c5cace',
      'stroke-width': 24,
      fill: 'none',
    }),
    tag('path', {
      d: polyline([
        [to - 10, top - 200],
        [to - 10, top - 940],
      ]),
      stroke: '#c5cace',
      'stroke-width': 24,
      fill: 'none',
    }),
    tag('path', {
      d: polyline([
        [from + 16, top - 210],
        [from + 16, top - 930],
      ]),
      stroke: '#7c8389',
      'stroke-width': 6,
      fill: 'none',
    }),
    tag('path', {
      d: polyline([
        [to - 4, top - 210],
        [to - 4, top - 930],
      ]),
      stroke: '#7c8389',
      'stroke-width': 6,
      fill: 'none',
    }),
  ].join('')
}

/** A locker lid or vent, told by its seam and two catches. */
export function drawHatch(x: number, y: number, width: number, height: number, ramp: Ramp): string {
  return [
    tag('path', {
      d: roundedPolygon(box(x, y, width, height), 34),
      fill: mix(ramp.base, ramp.light, 0.2),
      stroke: '#3a3f44',
      'stroke-width': 9,
      'stroke-opacity': 0.8,
    }),
    tag('rect', { x: x + width * 0.2, y: y + height - 46, width: 36, height: 22, rx: 6, fill: '#24282b' }),
    tag('rect', { x: x + width * 0.8 - 36, y: y + height - 46, width: 36, height: 22, rx: 6, fill: '#24282b' }),
  ].join('')
}

/** Swept graphics in the colour of the vehicle, or dark ones on a coloured van. */
export function drawGraphics(from: number, to: number, low: number, colour: string, accent: string): string {
  const width = to - from
  const band = (lift: number, size: number): string =>
    curve(
      [
        [from - 30, low + lift],
        [from + width * 0.3, low + lift + 60],
        [from + width * 0.62, low + lift + 250],
        [to + 40, low + lift + 620, 'c'],
        [to + 40, low + lift + 620 + size, 'c'],
        [from + width * 0.6, low + lift + 250 + size * 0.8],
        [from + width * 0.28, low + lift + 60 + size * 0.4],
        [from - 30, low + lift + size * 0.12, 'c'],
      ],
      true,
    )
  return group(
    {},
    tag('path', { d: band(0, 330), fill: colour, opacity: 0.92 }),
    tag('path', { d: band(-70, 120), fill: accent, opacity: 0.9 }),
    softStroke(
      curve([
        [from, low + 40],
        [from + width * 0.3, low + 90],
        [from + width * 0.62, low + 280],
        [to, low + 640],
      ]),
      '#ffffff',
      3,
      4,
      0.5,
      3,
    ),
  )
}
