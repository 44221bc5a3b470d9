import type { ArtParts } from '../art-key.ts'
import { buildOutline, drawCaravanFront, drawCaravanRear, drawEndGraphics, half, wheels } from './caravan-end-faces.ts'
import { resolveCaravanForm, resolveGraphics } from './caravan-form.ts'
import { shellPaints } from './caravan-paints.ts'
import { type Ramp, ramps } from './colour.ts'
import type { Drawing } from './drawing.ts'
import { dwellingDefs } from './dwelling.ts'
import { clipPath, curve, group, linear, type Point, polyline, roundedPolygon, softStroke, tag } from './svg.ts'

/** A caravan or camper trailer from its drawbar or from behind. */
export function drawCaravanEnd(parts: ArtParts, view: 'front' | 'rear'): Drawing {
  const { floor, top, radius, offRoad } = resolveCaravanForm(parts)
  const body: Ramp = ramps[parts.paint]
  const { accent, second } = resolveGraphics(parts)
  const isCamper = parts.shape === 'campertrailer'
  const path = buildOutline(floor, top, isCamper ? 110 : 210)
  const skirt = floor + (offRoad ? 520 : 300)
  const defs = [
    ...shellPaints(body, { floor, skirt, top }),
    linear(
      'shellTurn',
      [-half, 0],
      [half, 0],
      [
        [0, body.deep, 0.6],
        [0.08, body.deep, 0.2],
        [0.2, body.deep, 0],
        [0.8, body.deep, 0],
        [0.92, body.deep, 0.22],
        [1, body.deep, 0.62],
      ],
    ),
    clipPath('shellClip', path),
    dwellingDefs(top),
  ].join('')
  const skin: readonly string[] = [
    tag('path', { d: path, fill: 'url(#shell)' }),
    isCamper ? '' : drawEndGraphics(skirt + 120, accent, second, 620),
    isCamper
      ? tag('rect', { x: -half, y: top - 330, width: half * 2, height: 22, fill: '#101214', opacity: 0.75 })
      : '',
    offRoad
      ? tag('rect', {
          x: -half,
          y: floor,
          width: half * 2,
          height: skirt - floor,
          fill: parts.seed % 2 === 0 ? 'url(#checker)' : '#23272b',
        })
      : tag('rect', { x: -half, y: floor, width: half * 2, height: 70, fill: '#33383c', opacity: 0.8 }),
    tag('rect', { x: -half, y: floor, width: half * 2, height: top - floor, fill: 'url(#shellTurn)' }),
    isCamper
      ? ''
      : softStroke(
          roundedPolygon(
            [
              [-half + 12, floor + 600],
              [-half + 12, top - 12],
              [half - 12, top - 12],
              [half - 12, floor + 600],
            ],
            200,
          ),
          '#ffffff',
          8,
          18,
          0.5,
        ),
    tag('path', { d: path, stroke: '#000000', 'stroke-width': 9, fill: 'none', opacity: 0.4 }),
  ]
  const roof: readonly Point[] = [
    [-380, top - 6, 'c'],
    [-340, top + 130],
    [-200, top + 170],
    [200, top + 170],
    [340, top + 130],
    [380, top - 6, 'c'],
  ]
  const drawing = [
    wheels(radius, half - 190),
    tag('rect', { x: -half + 120, y: floor - 130, width: half * 2 - 240, height: 140, fill: '#0d0f11' }),
    isCamper
      ? tag('rect', { x: -half + 200, y: top - 10, width: half * 2 - 400, height: 60, rx: 26, fill: '#24282c' })
      : tag('path', { d: curve(roof, true), fill: '#dfe2e4', stroke: '#848b90', 'stroke-width': 6 }),
    group({ 'clip-path': 'url(#shellClip)' }, ...skin),
    isCamper
      ? ''
      : tag('rect', {
          x: half - 12,
          y: top - 210,
          width: 74,
          height: 120,
          rx: 34,
          fill: 'url(#awning)',
          stroke: '#636a70',
          'stroke-width': 5,
        }),
    isCamper
      ? view === 'rear'
        ? [
            tag('rect', { x: -190, y: floor + 300, width: 380, height: 112, rx: 10, fill: '#16191c' }),
            ...[-1, 1].map((side) =>
              tag('rect', {
                x: side * (half - 150) - 60,
                y: floor + 220,
                width: 120,
                height: 330,
                rx: 36,
                fill: '#a3141a',
                stroke: '#35080b',
                'stroke-width': 8,
              }),
            ),
          ].join('')
        : drawCamperNose(floor)
      : view === 'front'
        ? drawCaravanFront(top, floor, offRoad)
        : drawCaravanRear(parts, top, floor, radius, offRoad),
  ].join('')
  const middle = half + 120
  return {
    defs,
    body: group({ transform: `translate(${middle} 0)` }, drawing),
    length: middle * 2,
    height: top + 180,
    contacts: [-1, 1].map((side) => [middle + side * (half - 190), 150] as const),
    clearance: floor - 120,
    shadow: [100, middle * 2 - 100],
  }
}

/** Toolbox and drawbar of a camper trailer. */
function drawCamperNose(floor: number): string {
  return [
    tag('rect', {
      x: -700,
      y: floor + 20,
      width: 1400,
      height: 560,
      rx: 30,
      fill: '#3a3f43',
      stroke: '#14171a',
      'stroke-width': 8,
    }),
    ...[0.3, 0.55, 0.8].map((share) =>
      tag('rect', { x: -660, y: floor + 20 + 560 * share, width: 1320, height: 12, fill: '#6a7177', opacity: 0.6 }),
    ),
    ...[-1, 1].map((side) =>
      tag('path', {
        d: polyline([
          [side * 560, floor - 40],
          [side * 90, floor - 110],
        ]),
        stroke: '#1c2023',
        'stroke-width': 90,
        fill: 'none',
      }),
    ),
    tag('rect', {
      x: -120,
      y: floor - 170,
      width: 240,
      height: 140,
      rx: 40,
      fill: '#34393d',
      stroke: '#101214',
      'stroke-width': 8,
    }),
    tag('rect', { x: 190, y: 110, width: 52, height: floor, rx: 16, fill: '#9aa1a7' }),
    tag('rect', { x: 170, y: 8, width: 92, height: 180, rx: 40, fill: '#17191b' }),
  ].join('')
}
