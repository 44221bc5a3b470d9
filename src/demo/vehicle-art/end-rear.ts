import type { ArtParts } from '../art-key.ts'
import { mix, type Ramp } from './colour.ts'
import { drawEndGlass } from './end-glass.ts'
import { bothSides, drawPlateHolder, type EndForm } from './end-form.ts'
import type { SceneLook } from './scene.ts'
import { curve, type Point, polyline, roundedPolygon, softStroke, tag } from './svg.ts'

export function drawEndRear(
  form: EndForm,
  ramp: Ramp,
  look: SceneLook,
  shape: ArtParts['shape'],
  seed: number,
  hasSpare: boolean,
): string {
  const { half, height, clearance, tail, belt, wheelRadius } = form
  const isLow = shape === 'sedan' || shape === 'coupe'
  const isTub = shape === 'ute'
  const isUpright = isTub || shape === 'van' || shape === 'offroader'
  const glassFoot = isTub ? belt + 60 : isLow ? belt + 120 : Math.max(tail[1] + 60, belt + 10)
  const lampFrom = isUpright ? 0.86 : isLow ? 0.46 : 0.6
  const lampShape: readonly Point[] = isUpright
    ? [
        [half * lampFrom * 0.98, tail[0]],
        [half * 0.99, tail[0] + 10],
        [half * 1.01, tail[1] - 10],
        [half * lampFrom * 0.98, tail[1]],
      ]
    : [
        [half * lampFrom, tail[1] - 16],
        [half * 0.84, tail[1] + 6],
        [half * 0.985, tail[1] - 6],
        [half * 0.99, tail[0] + 30],
        [half * 0.86, tail[0] + 10],
        [half * (lampFrom + 0.08), tail[0] + 44],
      ]
  const lidLow = clearance + (tail[0] - clearance) * 0.56
  const seam: readonly Point[] = [
    [half * 0.82, tail[1] - 20],
    [half * 0.78, tail[0] - 40],
    [half * 0.7, lidLow + 40],
    [half * 0.56, lidLow],
    [0, lidLow - 8],
  ]
  const hasBar = seed % 2 === 0 && !isUpright
  return [
    isTub
      ? tag('path', {
          d: roundedPolygon(
            [
              [-half * 0.94, belt + 16],
              [half * 0.94, belt + 16],
              [half * 0.96, tail[0] - 80],
              [-half * 0.96, tail[0] - 80],
            ],
            30,
          ),
          fill: 'url(#paint)',
          stroke: '#000000',
          'stroke-width': 5,
          'stroke-opacity': 0.5,
        })
      : '',
    height - glassFoot > 240 ? drawEndGlass(form, glassFoot, height - 92, look.sky, true) : '',
    isTub
      ? tag('path', {
          d: roundedPolygon(
            [
              [-half * 0.95, belt + 36],
              [half * 0.95, belt + 36],
              [half * 0.95, belt - 10],
              [-half * 0.95, belt - 10],
            ],
            16,
          ),
          fill: '#17191b',
        })
      : '',
    ...bothSides(seam).map(
      (points) =>
        tag('path', {
          d: curve(points),
          stroke: mix(ramp.deep, '#000000', 0.5),
          'stroke-width': 6,
          fill: 'none',
          opacity: 0.55,
        }) +
        tag('path', {
          d: curve(points.map(([x, y]): Point => [x, y - 7])),
          stroke: ramp.light,
          'stroke-width': 4,
          fill: 'none',
          opacity: 0.4,
        }),
    ),
    hasBar
      ? tag('rect', {
          x: -half * (lampFrom + 0.04),
          y: (tail[0] + tail[1]) / 2,
          width: half * (lampFrom + 0.04) * 2,
          height: 34,
          rx: 12,
          fill: '#5a060b',
        }) +
        tag('rect', {
          x: -half * (lampFrom + 0.02),
          y: (tail[0] + tail[1]) / 2 + 14,
          width: half * (lampFrom + 0.02) * 2,
          height: 8,
          rx: 4,
          fill: '#ff6a5f',
        })
      : '',
    ...bothSides(lampShape).map((points) =>
      tag('path', { d: roundedPolygon(points, 34), fill: 'url(#tailRed)', stroke: '#16090a', 'stroke-width': 12 }),
    ),
    ...bothSides(
      lampShape.map(([x, y]): Point => [x * 0.985, (y - (tail[0] + tail[1]) / 2) * 0.55 + (tail[0] + tail[1]) / 2]),
    ).map((points) =>
      tag('path', { d: roundedPolygon(points, 24), fill: 'none', stroke: '#ff8a80', 'stroke-width': 9, opacity: 0.9 }),
    ),
    tag('path', {
      d: roundedPolygon(
        [
          [-300, lidLow + 250],
          [300, lidLow + 250],
          [260, lidLow + 90],
          [-260, lidLow + 90],
        ],
        40,
      ),
      fill: ramp.deep,
      opacity: 0.6,
    }),
    drawPlateHolder(lidLow + 112),
    tag('rect', { x: -120, y: lidLow + 256, width: 240, height: 22, rx: 11, fill: '#cfd5d9', opacity: 0.85 }),
    tag('path', {
      d: roundedPolygon(
        [
          [-half * 0.84, clearance + 150],
          [half * 0.84, clearance + 150],
          [half * 0.78, clearance - 10],
          [-half * 0.78, clearance - 10],
        ],
        40,
      ),
      fill: '#1a1d20',
    }),
    softStroke(
      polyline([
        [-half * 0.8, clearance + 152],
        [half * 0.8, clearance + 152],
      ]),
      ramp.light,
      3,
      4,
      0.5,
      3,
    ),
    ...[-1, 1].map((side) =>
      tag('rect', { x: side * half * 0.84 - 70, y: clearance + 180, width: 140, height: 26, rx: 10, fill: '#8e1015' }),
    ),
    ...(shape === 'coupe' || seed % 3 === 0 ? [-1, 1] : [1]).map((side) =>
      tag('ellipse', {
        cx: side * half * 0.58,
        cy: clearance + 46,
        rx: 62,
        ry: 34,
        fill: '#050607',
        stroke: '#aab2b8',
        'stroke-width': 12,
      }),
    ),
    height - belt > 300 && !isLow
      ? tag('rect', { x: -230, y: height - 84, width: 460, height: 20, rx: 8, fill: '#a3141a' })
      : tag('rect', { x: -160, y: belt + 90, width: 320, height: 14, rx: 6, fill: '#a3141a' }),
    hasSpare ? drawSpareCover(belt - 90, wheelRadius, ramp) : '',
    isTub
      ? tag('rect', {
          x: -half * 0.8,
          y: wheelRadius * 1.02,
          width: half * 1.6,
          height: 70,
          rx: 20,
          fill: '#b9c0c5',
          stroke: '#4c545a',
          'stroke-width': 6,
        })
      : '',
  ].join('')
}

/** Spare wheel on the tailgate under its painted cover. */
function drawSpareCover(y: number, radius: number, ramp: Ramp): string {
  return [
    tag('circle', { cx: 60, cy: y, r: radius * 0.94, fill: '#101214' }),
    tag('circle', {
      cx: 60,
      cy: y,
      r: radius * 0.82,
      fill: 'url(#paint)',
      stroke: mix(ramp.deep, '#000000', 0.4),
      'stroke-width': 6,
    }),
    tag('circle', {
      cx: 60,
      cy: y,
      r: radius * 0.62,
      fill: 'none',
      stroke: ramp.deep,
      'stroke-width': 5,
      opacity: 0.4,
    }),
    softStroke(
      [
        `M${60 - radius * 0.66} ${y + radius * 0.4}`,
        `A${radius * 0.78} ${radius * 0.78} 0 0 0 ${60 + radius * 0.66} ${y + radius * 0.4}`,
      ].join(''),
      ramp.light,
      5,
      10,
      0.6,
      4,
    ),
  ].join('')
}
