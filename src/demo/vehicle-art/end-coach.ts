import { mix, type Ramp } from './colour.ts'
import { drawVent } from './dwelling-roof.ts'
import { drawWindow, dwellingDefs } from './dwelling.ts'
import { pair } from './end-form.ts'
import { pickBySeed } from './family-style.ts'
import { clipPath, curve, group, linear, parsePoints, polyline, roundedPolygon, softStroke, tag } from './svg.ts'

const coachHalf = 1130

export const coachDefs = (height: number, ramp: Ramp): string =>
  [
    linear(
      'coach',
      [0, 380],
      [0, height],
      [
        [0, mix(ramp.base, ramp.shade, 0.7)],
        [0.25, mix(ramp.base, ramp.light, 0.15)],
        [0.8, mix(ramp.base, ramp.light, 0.6)],
        [1, ramp.light],
      ],
    ),
    linear(
      'coachTurn',
      [-coachHalf, 0],
      [coachHalf, 0],
      [
        [0, ramp.deep, 0.6],
        [0.08, ramp.deep, 0.2],
        [0.2, ramp.deep, 0],
        [0.8, ramp.deep, 0],
        [0.92, ramp.deep, 0.22],
        [1, ramp.deep, 0.62],
      ],
    ),
    clipPath('coachClip', coachPath(height)),
    dwellingDefs(height),
  ].join('')

const coachPath = (height: number): string =>
  roundedPolygon(
    [
      [-coachHalf, 380],
      [coachHalf, 380],
      [coachHalf, height],
      [-coachHalf, height],
    ],
    170,
  )

/** The living box of a motorhome: alone from behind, behind its cab from the front. */
export function drawCoachShell(height: number, graphics: string): string {
  return [
    tag('path', {
      d: curve(
        [
          [-360, height - 6, 'c'],
          [-320, height + 100],
          [-200, height + 130],
          [200, height + 130],
          [320, height + 100],
          [360, height - 6, 'c'],
        ],
        true,
      ),
      fill: '#dfe2e4',
      stroke: '#848b90',
      'stroke-width': 6,
    }),
    group(
      { 'clip-path': 'url(#coachClip)' },
      tag('path', { d: coachPath(height), fill: 'url(#coach)' }),
      graphics,
      tag('rect', { x: -coachHalf, y: 380, width: coachHalf * 2, height: height - 380, fill: 'url(#coachTurn)' }),
      tag('path', { d: coachPath(height), fill: 'none', stroke: '#000000', 'stroke-width': 9, opacity: 0.4 }),
    ),
    tag('rect', {
      x: coachHalf - 10,
      y: height - 210,
      width: 76,
      height: 116,
      rx: 34,
      fill: 'url(#awning)',
      stroke: '#636a70',
      'stroke-width': 5,
    }),
  ].join('')
}

export function drawCoachRear(height: number, accent: string, seed: number): string {
  const wing = (side: number, lift: number, size: number): string =>
    curve(
      [
        [side * 1160, 1500 + lift, 'c'],
        [side * 620, 1180 + lift],
        [0, 1060 + lift, 'c'],
        [0, 1060 + lift - size * 0.5, 'c'],
        [side * 620, 1150 + lift - size],
        [side * 1160, 1500 + lift - size * 1.2, 'c'],
      ],
      true,
    )
  const graphics = [-1, 1]
    .map(
      (side) =>
        tag('path', { d: wing(side, 0, 230), fill: accent, opacity: 0.9 }) +
        tag('path', { d: wing(side, 110, 60), fill: mix(accent, '#ffffff', 0.45), opacity: 0.9 }),
    )
    .join('')
  const hasLadder = seed % 2 === 0
  return [
    drawCoachShell(height, graphics),
    drawWindow(hasLadder ? -620 : -470, height - 1060, 940, 520),
    hasLadder
      ? [
          ...[700, 960].map((x) =>
            tag('path', {
              d: polyline([
                [x, 900],
                [x, height - 40],
              ]),
              stroke: '#c5cace',
              'stroke-width': 34,
              'stroke-linecap': 'round',
            }),
          ),
          ...Array.from({ length: 6 }, (_, row) =>
            tag('path', {
              d: polyline([
                [700, 1000 + row * 310],
                [960, 1000 + row * 310],
              ]),
              stroke: '#aab1b7',
              'stroke-width': 26,
            }),
          ),
        ].join('')
      : drawVent(420, 1560, 420),
    pair((side) =>
      [
        tag('rect', { x: side * 960 - 84, y: 620, width: 168, height: 470, rx: 46, fill: '#16191b' }),
        ...[
          [0, '#b5131b'],
          [1, '#f0a04b'],
          [2, '#e9ecee'],
        ].map(([row, fill]) =>
          tag('circle', {
            cx: side * 960,
            cy: 720 + Number(row) * 134,
            r: 52,
            fill: String(fill),
            stroke: '#0a0b0c',
            'stroke-width': 6,
          }),
        ),
      ].join(''),
    ),
    pair((side) =>
      tag('rect', { x: side * 860 - 90, y: height - 180, width: 180, height: 46, rx: 20, fill: '#a3141a' }),
    ),
    tag('rect', { x: -1080, y: 350, width: 2160, height: 190, rx: 60, fill: '#1d2023' }),
    softStroke(polyline(parsePoints('-1020 530, 1020 530')), '#ffffff', 3, 6, 0.35, 3),
    tag('rect', {
      x: -190,
      y: 600,
      width: 380,
      height: 116,
      rx: 10,
      fill: '#16191c',
      stroke: '#2e3337',
      'stroke-width': 6,
    }),
    tag('rect', { x: -70, y: height - 130, width: 140, height: 70, rx: 24, fill: '#15181a' }),
  ].join('')
}

/** Stripe of a motorhome: dark ones on pale paint. */
export const pickCoachAccent = (isPale: boolean, seed: number): string =>
  isPale ? pickBySeed(['#1d2c4d', '#3a3f45', '#13666c', '#7d2f0b', '#601423'], seed, 5) : '#dfe3e6'
