import { mix, type Ramp } from './colour.ts'
import { bothSides, drawPlateHolder, type EndForm } from './end-form.ts'
import type { FamilyStyle } from './family-style.ts'
import { group, parsePoints, type Point, polyline, roundedPolygon, tag } from './svg.ts'

type Face = FamilyStyle['face']

/**
 * Grille as a right half from its top middle round to its bottom middle; x as a share of the half width, y between
 * bumper and bonnet.
 */
const grilles: Readonly<
  Record<
    Face,
    {
      readonly half: readonly Point[]
      readonly bars: 'across' | 'mesh' | 'upright' | 'none'
      readonly rim: 'chrome' | 'dark'
    }
  >
> = {
  trapeze: {
    half: parsePoints('0 0.66, 0.44 0.7, 0.5 0.6, 0.66 0.14, 0.6 0.06, 0 0.04'),
    bars: 'mesh',
    rim: 'dark',
  },
  hexagon: {
    half: parsePoints('0 0.94, 0.52 0.93, 0.6 0.7, 0.5 0.42, 0 0.4'),
    bars: 'across',
    rim: 'dark',
  },
  shield: {
    half: parsePoints('0 0.88, 0.52 0.9, 0.56 0.78, 0.36 0.3, 0.26 0.22, 0 0.2'),
    bars: 'mesh',
    rim: 'chrome',
  },
  bars: {
    half: parsePoints('0 0.9, 0.56 0.9, 0.56 0.5, 0 0.5'),
    bars: 'across',
    rim: 'chrome',
  },
  tiger: {
    half: parsePoints('0 0.84, 0.2 0.82, 0.52 0.9, 0.5 0.72, 0.2 0.62, 0 0.64'),
    bars: 'mesh',
    rim: 'chrome',
  },
  wide: {
    half: parsePoints('0 0.86, 0.5 0.9, 0.64 0.78, 0.56 0.38, 0.42 0.28, 0 0.26'),
    bars: 'mesh',
    rim: 'chrome',
  },
  closed: {
    half: parsePoints('0 0.3, 0.42 0.3, 0.5 0.12, 0 0.1'),
    bars: 'across',
    rim: 'dark',
  },
  slots: {
    half: parsePoints('0 0.92, 0.5 0.92, 0.54 0.82, 0.5 0.4, 0 0.38'),
    bars: 'upright',
    rim: 'chrome',
  },
  oval: {
    half: parsePoints('0 0.92, 0.4 0.88, 0.54 0.72, 0.46 0.54, 0 0.48'),
    bars: 'across',
    rim: 'dark',
  },
}

export function drawGrille(form: EndForm, style: FamilyStyle, ramp: Ramp): string {
  const { half, clearance, bonnet } = form
  const { half: shares, bars, rim } = grilles[style.face]
  const low = clearance + 40
  const toPoint = ([x, y]: Point): Point => [x * half, low + y * (bonnet - low)]
  const right = shares.map((share) => toPoint(share))
  const left = [...right].reverse().map(([x, y]): Point => [-x, y])
  const paths = [roundedPolygon([...right, ...left], style.face === 'bars' ? 54 : 34)]
  const top = Math.max(...right.map(([, y]) => y))
  const bottom = Math.min(...right.map(([, y]) => y))
  const wide = Math.max(...right.map(([x]) => x))
  const steps = (count: number): number[] => Array.from({ length: count }, (_, index) => (index + 0.5) / count)
  const pattern =
    bars === 'across'
      ? steps(5).map((share) =>
          tag('rect', {
            x: -wide,
            y: bottom + share * (top - bottom) - 11,
            width: wide * 2,
            height: 20,
            rx: 9,
            fill: rim === 'chrome' ? '#b9c0c5' : '#34393d',
            stroke: '#0a0b0c',
            'stroke-width': 4,
          }),
        )
      : bars === 'upright'
        ? steps(18).map((share) =>
            tag('rect', {
              x: -wide + share * wide * 2 - 8,
              y: bottom,
              width: 15,
              height: top - bottom,
              rx: 6,
              fill: '#8f979d',
              stroke: '#0a0b0c',
              'stroke-width': 4,
            }),
          )
        : steps(9).flatMap((row) =>
            steps(26).map((column) =>
              tag('rect', {
                x: -wide + column * wide * 2 - 13 + (Math.round(row * 9) % 2) * 14,
                y: bottom + row * (top - bottom) - 7,
                width: 24,
                height: 13,
                rx: 5,
                fill: '#30353a',
              }),
            ),
          )
  return [
    ...paths.map((d) => tag('path', { d, fill: '#0a0b0d', stroke: '#0a0b0d', 'stroke-width': 10 })),
    tag('clipPath', { id: 'grilleClip' }, paths.map((d) => tag('path', { d })).join('')),
    group(
      { 'clip-path': 'url(#grilleClip)' },
      ...pattern,
      tag('rect', {
        x: -wide,
        y: bottom,
        width: wide * 2,
        height: (top - bottom) * 0.4,
        fill: '#000000',
        opacity: 0.35,
      }),
    ),
    ...paths.map((d) =>
      tag('path', {
        d,
        fill: 'none',
        stroke: rim === 'chrome' ? '#d5dade' : mix(ramp.deep, '#23272b', 0.7),
        'stroke-width': rim === 'chrome' ? 15 : 12,
      }),
    ),
    ...(rim === 'chrome'
      ? paths.map((d) => tag('path', { d, fill: 'none', stroke: '#ffffff', 'stroke-width': 4, opacity: 0.7 }))
      : []),
    style.face === 'closed'
      ? ''
      : tag('ellipse', {
          cx: 0,
          cy: (top * 2 + bottom) / 3,
          rx: 62,
          ry: 40,
          fill: '#14171a',
          stroke: '#c4cbd0',
          'stroke-width': 9,
        }),
    style.face === 'closed' ? tag('ellipse', { cx: 0, cy: bonnet - 60, rx: 40, ry: 26, fill: '#c4cbd0' }) : '',
  ].join('')
}

/** Lower intake, lamps beside it and the plate of the underside. */
export function drawLowerFront(form: EndForm, style: FamilyStyle, ramp: Ramp, isRugged: boolean): string {
  const { half, clearance, bonnet } = form
  const rise = bonnet - clearance
  const y = (share: number): number => clearance + rise * share
  const hasIntake = style.face !== 'trapeze' && style.face !== 'closed'
  const corner: readonly Point[] = [
    [half * 0.62, y(0.34)],
    [half * 0.88, y(0.4)],
    [half * 0.92, y(0.3)],
    [half * 0.8, y(0.12)],
    [half * 0.66, y(0.14)],
  ]
  return [
    hasIntake
      ? tag('path', {
          d: roundedPolygon(
            [
              [-half * 0.52, y(0.24)],
              [half * 0.52, y(0.24)],
              [half * 0.6, y(0.1)],
              [-half * 0.6, y(0.1)],
            ],
            28,
          ),
          fill: '#0b0d0f',
        })
      : '',
    hasIntake
      ? [0.14, 0.19]
          .map((share) =>
            tag('rect', { x: -half * 0.54, y: y(share), width: half * 1.08, height: 10, fill: '#363b40' }),
          )
          .join('')
      : '',
    ...bothSides(corner).map((points) => tag('path', { d: roundedPolygon(points, 30), fill: '#0d0f11' })),
    ...bothSides(corner).map((points) =>
      tag('path', {
        d: polyline([points[0] ?? [0, 0], points[1] ?? [0, 0]]),
        stroke: ramp.light,
        'stroke-width': 6,
        opacity: 0.4,
        fill: 'none',
      }),
    ),
    ...[-1, 1].map((side) =>
      tag('ellipse', {
        cx: side * half * 0.78,
        cy: y(0.25),
        rx: 46,
        ry: 22,
        fill: '#d9e4ea',
        stroke: '#3b4248',
        'stroke-width': 6,
      }),
    ),
    isRugged
      ? tag('path', {
          d: roundedPolygon(
            [
              [-half * 0.44, y(0.1)],
              [half * 0.44, y(0.1)],
              [half * 0.34, clearance - 16],
              [-half * 0.34, clearance - 16],
            ],
            20,
          ),
          fill: '#a3abb1',
          stroke: '#5c646a',
          'stroke-width': 5,
        })
      : '',
    drawPlateHolder(y(0.3)),
  ].join('')
}
