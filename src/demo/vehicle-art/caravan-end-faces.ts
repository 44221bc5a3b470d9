import type { ArtParts } from '../art-key.ts'
import { drawVent } from './dwelling-roof.ts'
import { drawWindow } from './dwelling.ts'
import { curve, polyline, roundedPolygon, tag } from './svg.ts'

export const half = 1220

/** The shell from an end: straight walls, softly rounded roof. */
export const buildOutline = (floor: number, top: number, round: number): string =>
  roundedPolygon(
    [
      [-half, floor],
      [half, floor],
      [half, top],
      [-half, top],
    ],
    round,
  )

/** Swept colour, mirrored about the middle, as it runs round the corners from the sides. */
export function drawEndGraphics(low: number, colour: string, accent: string, high: number): string {
  const wing = (side: number, lift: number, size: number): string =>
    curve(
      [
        [side * (half + 20), low + high + lift, 'c'],
        [side * half * 0.6, low + high * 0.55 + lift],
        [0, low + high * 0.3 + lift, 'c'],
        [0, low + high * 0.3 + lift - size * 0.6, 'c'],
        [side * half * 0.6, low + high * 0.5 + lift - size],
        [side * (half + 20), low + high + lift - size * 1.2, 'c'],
      ],
      true,
    )
  return [-1, 1]
    .map(
      (side) =>
        tag('path', { d: wing(side, 0, 210), fill: colour, opacity: 0.92 }) +
        tag('path', { d: wing(side, 90, 60), fill: accent, opacity: 0.9 }),
    )
    .join('')
}

export const wheels = (radius: number, at: number): string =>
  [-1, 1]
    .map((side) =>
      [
        tag('rect', { x: side * at - 108, y: 0, width: 216, height: radius * 2, rx: 54, fill: '#15171a' }),
        ...[-0.5, 0, 0.5].map((share) =>
          tag('rect', { x: side * at + share * 150 - 5, y: 8, width: 10, height: radius * 1.2, fill: '#050607' }),
        ),
      ].join(''),
    )
    .join('')

export function drawCaravanRear(parts: ArtParts, top: number, floor: number, radius: number, offRoad: boolean): string {
  const { seed } = parts
  const lamp = (side: number): string => {
    const x = side * (half - 170)
    return [
      tag('rect', { x: x - 74, y: floor + 260, width: 148, height: 420, rx: 40, fill: '#16191b' }),
      ...[
        [0, '#a3141a'],
        [1, '#d98a2b'],
        [2, '#e9ecee'],
      ].map(([row, fill]) =>
        tag('circle', {
          cx: x,
          cy: floor + 350 + Number(row) * 120,
          r: 48,
          fill: String(fill),
          stroke: '#0a0b0c',
          'stroke-width': 6,
        }),
      ),
    ].join('')
  }
  return [
    drawWindow(-430, top - 1010, 860, 520),
    ...[-1, 1].map((side) => lamp(side)),
    tag('rect', {
      x: -190,
      y: floor + 300,
      width: 380,
      height: 116,
      rx: 10,
      fill: '#16191c',
      stroke: '#2e3337',
      'stroke-width': 6,
    }),
    tag('rect', { x: -half + 90, y: top - 250, width: 190, height: 46, rx: 20, fill: '#a3141a' }),
    tag('rect', { x: half - 280, y: top - 250, width: 190, height: 46, rx: 20, fill: '#a3141a' }),
    offRoad || seed % 2 === 0
      ? [
          tag('circle', { cx: 0, cy: floor + 780, r: radius + 14, fill: '#101214' }),
          tag('circle', {
            cx: 0,
            cy: floor + 780,
            r: radius * 0.62,
            fill: '#9aa2a8',
            stroke: '#3a4045',
            'stroke-width': 12,
          }),
          ...Array.from({ length: 6 }, (_, index) =>
            tag('circle', {
              cx: Math.sin(index * 1.047) * radius * 0.4,
              cy: floor + 780 + Math.cos(index * 1.047) * radius * 0.4,
              r: radius * 0.12,
              fill: '#1b1e21',
            }),
          ),
          tag('circle', { cx: 0, cy: floor + 780, r: radius * 0.14, fill: '#4d545a' }),
        ].join('')
      : drawVent(half - 620, floor + 560, 360),
    // Bumper bar with its boxes.
    tag('rect', { x: -half + 60, y: floor - 150, width: half * 2 - 120, height: 110, rx: 18, fill: '#23272a' }),
    tag('rect', { x: -half + 80, y: floor - 66, width: half * 2 - 160, height: 12, fill: '#7b8288', opacity: 0.7 }),
    offRoad
      ? [-1, 1]
          .map(
            (side) =>
              tag('path', {
                d: roundedPolygon(
                  [
                    [side * 520, floor - 30],
                    [side * 860, floor - 30],
                    [side * 860, floor + 380],
                    [side * 520, floor + 380],
                  ],
                  60,
                ),
                fill: '#3a4045',
                stroke: '#101214',
                'stroke-width': 8,
              }) + tag('rect', { x: side * 690 - 110, y: floor + 120, width: 220, height: 24, rx: 8, fill: '#8b939a' }),
          )
          .join('')
      : '',
  ].join('')
}

export function drawCaravanFront(top: number, floor: number, offRoad: boolean): string {
  const beam = floor - 96
  const bottle = (x: number): string =>
    [
      tag('path', {
        d: roundedPolygon(
          [
            [x - 150, beam + 40],
            [x + 150, beam + 40],
            [x + 150, beam + 560],
            [x - 150, beam + 560],
          ],
          90,
        ),
        fill: 'url(#bottle)',
        stroke: '#5b6268',
        'stroke-width': 6,
      }),
      tag('rect', { x: x - 50, y: beam + 550, width: 100, height: 70, rx: 14, fill: '#7d848a' }),
    ].join('')
  return [
    drawWindow(-620, top - 1180, 1240, 520),
    tag('path', {
      d: roundedPolygon(
        [
          [-half + 20, floor + 620],
          [half - 20, floor + 620],
          [half - 20, floor + 40],
          [-half + 20, floor + 40],
        ],
        80,
      ),
      fill: offRoad ? 'url(#checker)' : '#1d2023',
      'fill-opacity': offRoad ? 1 : 0.1,
    }),
    offRoad
      ? [
          tag('rect', {
            x: -760,
            y: beam + 60,
            width: 1520,
            height: 600,
            rx: 30,
            fill: '#3a3f43',
            stroke: '#14171a',
            'stroke-width': 8,
          }),
          ...[0.28, 0.5, 0.72].map((share) =>
            tag('rect', {
              x: -720,
              y: beam + 60 + 600 * share,
              width: 1440,
              height: 12,
              fill: '#6a7177',
              opacity: 0.6,
            }),
          ),
          ...[-380, 380].map((x) =>
            tag('rect', { x: x - 60, y: beam + 420, width: 120, height: 70, rx: 12, fill: '#101214' }),
          ),
        ].join('')
      : [bottle(-190), bottle(190)].join(''),
    // Drawbar: two arms that run together to the coupling, then jockey wheel.
    ...[-1, 1].map((side) =>
      tag('path', {
        d: polyline([
          [side * 620, beam + 30],
          [side * 90, beam - 30],
        ]),
        stroke: '#1c2023',
        'stroke-width': 90,
        fill: 'none',
      }),
    ),
    tag('rect', {
      x: -130,
      y: beam - 90,
      width: 260,
      height: 150,
      rx: 40,
      fill: '#34393d',
      stroke: '#101214',
      'stroke-width': 8,
    }),
    tag('circle', { cx: 0, cy: beam - 16, r: 48, fill: '#15181a', stroke: '#7b8288', 'stroke-width': 10 }),
    tag('rect', { x: 196, y: 120, width: 52, height: beam + 190, rx: 16, fill: '#9aa1a7' }),
    tag('rect', { x: 176, y: 8, width: 92, height: 180, rx: 40, fill: '#17191b' }),
    ...[-1, 1].map((side) =>
      tag('rect', { x: side * (half - 150) - 50, y: top - 230, width: 100, height: 44, rx: 18, fill: '#f0a04b' }),
    ),
  ].join('')
}
