import { drawWindow } from './dwelling.ts'
import { drawPlateHolder, pair, type EndForm } from './end-form.ts'
import { drawEndGlass } from './end-glass.ts'
import { curve, linear, parsePoints, polyline, roundedPolygon, softStroke, tag } from './svg.ts'

/** Tailgate, lamps and chassis of a tray, with the back of the cab above it. */
export function drawTrayRear(form: EndForm, sky: string, isTruck: boolean, seed: number): string {
  const { height, belt, wheelRadius } = form
  const half = isTruck ? 1060 : 940
  const deck = isTruck ? 1060 : 1010
  const side = isTruck ? 1420 : 1220
  const head = isTruck ? 2080 : 1790
  const ribs = Array.from({ length: 5 }, (_, index) => -half + 60 + ((half * 2 - 120) * index) / 4)
  return [
    height - belt > 200 ? drawEndGlass(form, Math.max(belt + 60, side + 40), height - 110, sky, true) : '',
    // Headboard with its mesh.
    tag('path', {
      d: polyline([
        [-half + 30, side],
        [-half + 30, head],
        [half - 30, head],
        [half - 30, side],
      ]),
      stroke: '#24282b',
      'stroke-width': 40,
      fill: 'none',
      'stroke-linejoin': 'round',
    }),
    ...Array.from({ length: 11 }, (_, index) =>
      tag('path', {
        d: polyline([
          [-half + 60 + ((half * 2 - 120) * index) / 10, side],
          [-half + 60 + ((half * 2 - 120) * index) / 10, head - 20],
        ]),
        stroke: '#2f3438',
        'stroke-width': 9,
        opacity: 0.75,
      }),
    ),
    tag('path', {
      d: polyline([
        [-half + 40, (side + head) / 2],
        [half - 40, (side + head) / 2],
      ]),
      stroke: '#24282b',
      'stroke-width': 16,
    }),
    // Chassis, axle and mudguards below.
    tag('rect', {
      x: -half + 120,
      y: wheelRadius * 0.92,
      width: half * 2 - 240,
      height: deck - wheelRadius,
      fill: '#0d0f11',
    }),
    tag('rect', { x: -420, y: wheelRadius - 60, width: 840, height: 110, rx: 50, fill: '#24282c' }),
    tag('circle', { cx: 0, cy: wheelRadius, r: 150, fill: '#2f3438', stroke: '#0d0f11', 'stroke-width': 8 }),
    pair((sign) =>
      tag('rect', { x: sign * (half - 190) - 150, y: 230, width: 300, height: 180, fill: '#15181a', rx: 8 }),
    ),
    tag('rect', { x: -half, y: deck - 130, width: half * 2, height: 110, fill: '#22262a' }),
    tag('rect', {
      x: -half,
      y: deck - 40,
      width: half * 2,
      height: side - deck + 40,
      rx: 12,
      fill: 'url(#alloy)',
      stroke: '#4a5157',
      'stroke-width': 6,
    }),
    ...[0.3, 0.62].map((share) =>
      tag('rect', {
        x: -half,
        y: deck + (side - deck) * share,
        width: half * 2,
        height: 8,
        fill: '#6a7278',
        opacity: 0.6,
      }),
    ),
    ...ribs.map((x) =>
      tag('rect', {
        x: x - 20,
        y: deck - 50,
        width: 40,
        height: side - deck + 56,
        rx: 8,
        fill: '#9aa2a8',
        stroke: '#596066',
        'stroke-width': 4,
      }),
    ),
    pair((sign) =>
      [
        tag('rect', { x: sign * (half - 200) - 170, y: deck - 250, width: 340, height: 110, rx: 16, fill: '#15181a' }),
        tag('rect', { x: sign * (half - 200) - 150, y: deck - 232, width: 180, height: 74, rx: 12, fill: '#b5131b' }),
        tag('rect', { x: sign * (half - 200) + 40, y: deck - 232, width: 50, height: 74, rx: 10, fill: '#f0a04b' }),
        tag('rect', { x: sign * (half - 200) + 100, y: deck - 232, width: 50, height: 74, rx: 10, fill: '#e9ecee' }),
      ].join(''),
    ),
    drawPlateHolder(deck - 262),
    seed % 2 === 0
      ? tag('rect', { x: -90, y: wheelRadius + 130, width: 180, height: 90, rx: 20, fill: '#3a4045' })
      : '',
  ].join('')
}

export const trayDefs = (isTruck: boolean): string =>
  linear(
    'alloy',
    [0, isTruck ? 1020 : 970],
    [0, isTruck ? 1420 : 1220],
    [
      [0, '#5f666c'],
      [0.12, '#8c949a'],
      [0.5, '#c9cfd3'],
      [0.8, '#e7ebed'],
      [1, '#aab1b6'],
    ],
  )

/** The bed over the cab, which the living box carries forward. */
export function drawLuton(): string {
  const box = roundedPolygon(parsePoints('-1110 1790, 1110 1790, 1120 2960, -1120 2960'), 230)
  return [
    tag('path', { d: box, fill: 'url(#coach)', stroke: '#000000', 'stroke-width': 6, 'stroke-opacity': 0.35 }),
    softStroke(
      curve(parsePoints('-1080 2500, -1060 2820, -860 2930, 0 2945, 860 2930, 1060 2820, 1080 2500')),
      '#ffffff',
      6,
      16,
      0.6,
    ),
    drawWindow(-620, 2200, 1240, 400),
    pair((side) => tag('rect', { x: side * 900 - 60, y: 2820, width: 120, height: 40, rx: 16, fill: '#f0a04b' })),
  ].join('')
}
