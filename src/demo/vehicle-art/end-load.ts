import { mix, type Ramp } from './colour.ts'
import { drawEndGlass } from './end-body.ts'
import type { EndForm } from './end-form.ts'
import { drawVent, drawWindow, dwellingDefs } from './dwelling.ts'
import { pickBySeed } from './family-style.ts'
import { clipPath, curve, group, linear, polyline, roundedPolygon, softStroke, tag, parsePoints } from './svg.ts'

const pair = (draw: (side: number) => string): string => [-1, 1].map((side) => draw(side)).join('')

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
    tag('rect', {
      x: -190,
      y: deck - 262,
      width: 380,
      height: 112,
      rx: 10,
      fill: '#16191c',
      stroke: '#2e3337',
      'stroke-width': 6,
    }),
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

/** Stripe of a motorhome: dark ones on pale paint. */
export const pickCoachAccent = (isPale: boolean, seed: number): string =>
  isPale ? pickBySeed(['#1d2c4d', '#3a3f45', '#13666c', '#7d2f0b', '#601423'], seed, 5) : '#dfe3e6'
