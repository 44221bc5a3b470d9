import type { ArtParts } from '../art-key.ts'
import { mix, ramps } from './colour.ts'
import { pickBySeed } from './family-style.ts'
import { canvas, sceneLooks, type Scene } from './scene.ts'
import { clipPath, linear, polyline, radial, roundedPolygon, softStroke, tag, type Point, parsePoints } from './svg.ts'

/*
 * The living space of a caravan or motorhome, looking to the bed, in one-point perspective:
 * u across (-1 left wall, 1 right wall), v down (-1 ceiling, 1 floor), d away (0 at the viewer, 1 at the rear wall).
 */
const { width, height } = canvas
const eye: Point = [640, 418]
const [near, far] = [880, 232]

function at(u: number, v: number, d: number): Point {
  const size = 1 / (1 / near + d * (1 / far - 1 / near))
  return [eye[0] + u * size, eye[1] + v * size * 0.92]
}

type Spot = readonly [u: number, v: number, d: number]

const quad = (spots: readonly Spot[], fill: string, more: Readonly<Record<string, string | number>> = {}): string =>
  tag('path', {
    d: polyline(
      spots.map(([u, v, d]) => at(u, v, d)),
      true,
    ),
    fill,
    ...more,
  })
const soft = (
  spots: readonly Spot[],
  fill: string,
  radius: number,
  more: Readonly<Record<string, string | number>> = {},
): string =>
  tag('path', {
    d: roundedPolygon(
      spots.map(([u, v, d]) => at(u, v, d)),
      radius,
    ),
    fill,
    ...more,
  })
const line = (spots: readonly Spot[], stroke: string, size: number, opacity = 1): string =>
  tag('path', {
    d: polyline(spots.map(([u, v, d]) => at(u, v, d))),
    stroke,
    'stroke-width': size,
    opacity,
    fill: 'none',
    'stroke-linecap': 'round',
  })

interface Palette {
  readonly cabinet: string
  readonly fabric: string
  readonly floor: string
  readonly bench: string
  readonly accent: string
  readonly sky: readonly [string, string]
}

/** A window in a side wall: frame, view, half-drawn blind, light on the pane. */
function drawSideWindow(side: -1 | 1, from: number, to: number, { sky }: Palette, top = -0.46, foot = 0.02): string {
  return [
    soft(
      [
        [side, top, from],
        [side, top, to],
        [side, foot, to],
        [side, foot, from],
      ],
      '#1c1f22',
      14,
    ),
    soft(
      [
        [side, top + 0.03, from + 0.012],
        [side, top + 0.03, to - 0.012],
        [side, foot - 0.03, to - 0.012],
        [side, foot - 0.03, from + 0.012],
      ],
      'url(#pane)',
      9,
    ),
    quad(
      [
        [side, foot - 0.16, from + 0.012],
        [side, foot - 0.16, to - 0.012],
        [side, foot - 0.04, to - 0.012],
        [side, foot - 0.04, from + 0.012],
      ],
      mix(sky[1], '#4d6b3c', 0.55),
      { opacity: 0.7 },
    ),
    quad(
      [
        [side, top + 0.03, from + 0.012],
        [side, top + 0.03, to - 0.012],
        [side, top + 0.12, to - 0.012],
        [side, top + 0.12, from + 0.012],
      ],
      '#f1ece0',
      { opacity: 0.95 },
    ),
    quad(
      [
        [side, top + 0.12, from + (to - from) * 0.3],
        [side, top + 0.12, from + (to - from) * 0.5],
        [side, foot - 0.03, from + (to - from) * 0.38],
        [side, foot - 0.03, from + (to - from) * 0.18],
      ],
      '#ffffff',
      { opacity: 0.16 },
    ),
  ].join('')
}

/** Cupboards under the ceiling along one wall, with the strip of light below them. */
function drawOverheads(side: -1 | 1, from: number, to: number, { cabinet }: Palette): string {
  const inner = side * 0.7
  const doors = [0, 1, 2, 3].map((index) => from + ((to - from) * index) / 3)
  return [
    quad(
      [
        [side, -0.52, from],
        [side, -0.52, to],
        [inner, -0.52, to],
        [inner, -0.52, from],
      ],
      mix(cabinet, '#000000', 0.42),
    ),
    quad(
      [
        [inner, -0.97, from],
        [inner, -0.97, to],
        [inner, -0.52, to],
        [inner, -0.52, from],
      ],
      `url(#${side < 0 ? 'wallLeft' : 'wallRight'})`,
    ),
    ...doors.map((d) =>
      line(
        [
          [inner, -0.96, d],
          [inner, -0.53, d],
        ],
        '#1b1e21',
        2,
        0.45,
      ),
    ),
    ...doors.slice(0, 3).map((d) =>
      line(
        [
          [inner, -0.58, d + 0.05],
          [inner, -0.58, d + 0.1],
        ],
        '#3a3f43',
        6,
        0.9,
      ),
    ),
    line(
      [
        [inner, -0.52, from],
        [inner, -0.52, to],
      ],
      '#fff4d6',
      5,
      0.95,
    ),
    softStroke(polyline([at(inner, -0.51, from), at(inner, -0.51, to)]), '#fff0c8', 4, 18, 0.35, 5),
  ].join('')
}

function drawKitchen(palette: Palette): string {
  const { bench } = palette
  // From behind the viewer, so that no end of it is seen.
  const [from, to] = [-0.2, 0.44]
  const top = 0.2
  const face = -0.52
  const doors = [0.09, 0.2, 0.3]
  return [
    drawSideWindow(-1, 0.08, 0.36, palette),
    line(
      [
        [-1, 0.1, 0.02],
        [-1, 0.1, 0.46],
      ],
      mix(bench, '#ffffff', 0.5),
      4,
      0.6,
    ),
    quad(
      [
        [-1, top, from],
        [-1, top, to],
        [face, top, to],
        [face, top, from],
      ],
      'url(#benchTop)',
    ),
    quad(
      [
        [face, top, from],
        [face, top, to],
        [face, 1, to],
        [face, 1, from],
      ],
      'url(#wallLeft)',
    ),
    quad(
      [
        [face, top, from],
        [face, top, to],
        [face, top + 0.045, to],
        [face, top + 0.045, from],
      ],
      mix(bench, '#000000', 0.3),
    ),
    ...doors.map((d) =>
      line(
        [
          [face, top + 0.06, d],
          [face, 0.9, d],
        ],
        '#1b1e21',
        2.5,
        0.5,
      ),
    ),
    line(
      [
        [face, 0.4, 0.2],
        [face, 0.4, to],
      ],
      '#1b1e21',
      2.5,
      0.4,
    ),
    ...[0.03, 0.13, 0.24, 0.34].map((d) =>
      line(
        [
          [face, top + 0.1, d],
          [face, top + 0.1, d + 0.045],
        ],
        '#3a3f43',
        7,
        0.9,
      ),
    ),
    quad(
      [
        [face, 0.9, from],
        [face, 0.9, to],
        [face, 1, to],
        [face, 1, from],
      ],
      '#1b1e21',
      { opacity: 0.8 },
    ),
    // Hob under its glass, then the sink with its tap.
    soft(
      [
        [-0.94, top, 0.05],
        [-0.94, top, 0.16],
        [-0.6, top, 0.16],
        [-0.6, top, 0.05],
      ],
      '#0d0f11',
      8,
    ),
    ...parsePoints('-0.84 0.08, -0.7 0.085, -0.84 0.13, -0.7 0.13').map(([u = 0, d = 0]) => {
      const [x, y] = at(u, top, d)
      return tag('ellipse', {
        cx: x,
        cy: y,
        rx: 30 - d * 60,
        ry: 9 - d * 20,
        fill: 'none',
        stroke: '#5d656b',
        'stroke-width': 4,
      })
    }),
    soft(
      [
        [-0.92, top, 0.23],
        [-0.92, top, 0.34],
        [-0.64, top, 0.34],
        [-0.64, top, 0.23],
      ],
      '#aab1b7',
      10,
    ),
    soft(
      [
        [-0.9, top, 0.24],
        [-0.9, top, 0.33],
        [-0.66, top, 0.33],
        [-0.66, top, 0.24],
      ],
      '#4d545a',
      8,
    ),
    tag('path', {
      d: `M${at(-0.93, top, 0.29)[0]} ${at(-0.93, top, 0.29)[1]}v-58q0 -26 26 -22l22 6`,
      stroke: '#c9cfd3',
      'stroke-width': 9,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    drawOverheads(-1, 0.02, 0.46, palette),
  ].join('')
}

function drawLounge(palette: Palette, seed: number): string {
  const { fabric, bench, accent } = palette
  const face = 0.56
  const cushion = (from: number, to: number): string =>
    [
      quad(
        [
          [0.93, 0.06, from],
          [0.93, 0.06, to],
          [0.86, 0.5, to],
          [0.86, 0.5, from],
        ],
        'url(#fabricBack)',
        { stroke: mix(fabric, '#000000', 0.5), 'stroke-width': 2 },
      ),
      quad(
        [
          [0.86, 0.5, from],
          [0.86, 0.5, to],
          [face, 0.5, to],
          [face, 0.5, from],
        ],
        'url(#fabricSeat)',
        { stroke: mix(fabric, '#000000', 0.5), 'stroke-width': 2 },
      ),
      quad(
        [
          [face, 0.5, from],
          [face, 0.5, to],
          [face, 0.62, to],
          [face, 0.62, from],
        ],
        mix(fabric, '#000000', 0.28),
      ),
      line(
        [
          [0.9, 0.26, from + 0.01],
          [0.9, 0.26, to - 0.01],
        ],
        mix(fabric, '#000000', 0.4),
        3,
        0.7,
      ),
    ].join('')
  const pillow = (d: number, fill: string): string =>
    soft(
      [
        [0.9, 0.14, d],
        [0.9, 0.14, d + 0.09],
        [0.8, 0.47, d + 0.09],
        [0.8, 0.47, d],
      ],
      fill,
      22,
      { stroke: '#000000', 'stroke-opacity': 0.3, 'stroke-width': 2 },
    )
  return [
    drawSideWindow(1, 0.05, 0.4, palette),
    quad(
      [
        [face, 0.62, -0.2],
        [face, 0.62, 0.44],
        [face, 1, 0.44],
        [face, 1, -0.2],
      ],
      'url(#wallRight)',
    ),
    cushion(-0.2, 0.21),
    cushion(0.22, 0.43),
    pillow(0.31, accent),
    seed % 2 === 0 ? pillow(0.12, mix(accent, '#ffffff', 0.5)) : '',
    // Table on its one leg.
    quad(
      [
        [0.5, 0.34, 0.2],
        [0.54, 0.34, 0.2],
        [0.54, 0.98, 0.2],
        [0.5, 0.98, 0.2],
      ],
      '#7b8288',
    ),
    soft(
      [
        [0.28, 0.32, 0.1],
        [0.28, 0.32, 0.32],
        [0.76, 0.32, 0.32],
        [0.76, 0.32, 0.1],
      ],
      'url(#benchTop)',
      16,
      { stroke: mix(bench, '#000000', 0.4), 'stroke-width': 4 },
    ),
    tag('ellipse', { cx: at(0.5, 0.3, 0.2)[0], cy: at(0.5, 0.3, 0.2)[1], rx: 26, ry: 9, fill: '#f4f1ea' }),
    tag('path', {
      d: `M${at(0.5, 0.3, 0.2)[0] - 20} ${at(0.5, 0.3, 0.2)[1]}v-26h40v26z`,
      fill: '#ffffff',
      opacity: 0.92,
    }),
    drawOverheads(1, 0.02, 0.46, palette),
  ].join('')
}

function drawBed(palette: Palette): string {
  const { cabinet, accent, sky } = palette
  const pillow = (u: number, fill: string, v: number): string =>
    soft(
      [
        [u - 0.3, v - 0.2, 0.96],
        [u + 0.3, v - 0.2, 0.96],
        [u + 0.33, v + 0.08, 0.93],
        [u - 0.33, v + 0.08, 0.93],
      ],
      fill,
      16,
      { stroke: '#9aa2a8', 'stroke-width': 1.5 },
    )
  return [
    // Rear wall with its window, wardrobes either side and cupboards above.
    soft(
      [
        [-0.5, -0.52, 1],
        [0.5, -0.52, 1],
        [0.5, 0.02, 1],
        [-0.5, 0.02, 1],
      ],
      '#1c1f22',
      12,
    ),
    soft(
      [
        [-0.47, -0.48, 1],
        [0.47, -0.48, 1],
        [0.47, -0.02, 1],
        [-0.47, -0.02, 1],
      ],
      'url(#pane)',
      8,
    ),
    quad(
      [
        [-0.47, -0.16, 1],
        [0.47, -0.22, 1],
        [0.47, -0.03, 1],
        [-0.47, -0.03, 1],
      ],
      mix(sky[1], '#4d6b3c', 0.55),
      { opacity: 0.7 },
    ),
    ...[-1, 1].map((side) =>
      quad(
        [
          [side, -0.97, 0.78],
          [side * 0.68, -0.97, 0.78],
          [side * 0.68, 0.6, 0.78],
          [side, 0.6, 0.78],
        ],
        mix(cabinet, '#000000', 0.1),
        { stroke: '#1b1e21', 'stroke-opacity': 0.35, 'stroke-width': 2 },
      ),
    ),
    ...[-1, 1].map((side) =>
      quad(
        [
          [side * 0.68, -0.97, 0.78],
          [side * 0.68, -0.97, 1],
          [side * 0.68, 0.6, 1],
          [side * 0.68, 0.6, 0.78],
        ],
        mix(cabinet, '#000000', 0.32),
      ),
    ),
    ...[-1, 1].map((side) =>
      line(
        [
          [side * 0.74, -0.2, 0.78],
          [side * 0.74, 0.02, 0.78],
        ],
        '#3a3f43',
        5,
        0.9,
      ),
    ),
    quad(
      [
        [-0.68, -0.97, 0.9],
        [0.68, -0.97, 0.9],
        [0.68, -0.62, 0.9],
        [-0.68, -0.62, 0.9],
      ],
      mix(cabinet, '#ffffff', 0.12),
    ),
    line(
      [
        [0, -0.96, 0.9],
        [0, -0.63, 0.9],
      ],
      '#1b1e21',
      2,
      0.4,
    ),
    line(
      [
        [-0.66, -0.61, 0.9],
        [0.66, -0.61, 0.9],
      ],
      '#fff4d6',
      4,
      0.95,
    ),
    ...[-0.58, 0.58].map((u) =>
      tag('circle', { cx: at(u, -0.1, 0.98)[0], cy: at(u, -0.1, 0.98)[1], r: 9, fill: '#ffe9b0' }),
    ),
    quad(
      [
        [-0.64, 0.12, 1],
        [0.64, 0.12, 1],
        [0.64, 0.46, 1],
        [-0.64, 0.46, 1],
      ],
      'url(#fabricBack)',
    ),
    // Mattress, quilt and its runner.
    quad(
      [
        [-0.66, 0.46, 0.99],
        [0.66, 0.46, 0.99],
        [0.7, 0.5, 0.56],
        [-0.7, 0.5, 0.56],
      ],
      'url(#quilt)',
    ),
    quad(
      [
        [-0.7, 0.5, 0.56],
        [0.7, 0.5, 0.56],
        [0.7, 0.8, 0.56],
        [-0.7, 0.8, 0.56],
      ],
      '#d9d6cf',
    ),
    quad(
      [
        [-0.7, 0.8, 0.56],
        [0.7, 0.8, 0.56],
        [0.7, 1, 0.56],
        [-0.7, 1, 0.56],
      ],
      mix(cabinet, '#000000', 0.35),
    ),
    quad(
      [
        [-0.675, 0.475, 0.8],
        [0.675, 0.475, 0.8],
        [0.69, 0.49, 0.64],
        [-0.69, 0.49, 0.64],
      ],
      accent,
      { opacity: 0.92 },
    ),
    ...[-0.32, 0.02, 0.36].map((u) =>
      line(
        [
          [u, 0.5, 0.56],
          [u + 0.02, 0.78, 0.56],
        ],
        '#aaa69c',
        2,
        0.5,
      ),
    ),
    pillow(-0.32, '#f6f4ef', 0.42),
    pillow(0.32, '#f6f4ef', 0.42),
    soft(
      [
        [-0.2, 0.3, 0.92],
        [0.2, 0.3, 0.92],
        [0.22, 0.5, 0.9],
        [-0.22, 0.5, 0.9],
      ],
      accent,
      12,
      { stroke: '#000000', 'stroke-opacity': 0.3, 'stroke-width': 2 },
    ),
  ].join('')
}

export function drawLiving(parts: ArtParts, scene: Scene): string {
  const { seed, paint } = parts
  const look = sceneLooks[scene]
  const cabinet = pickBySeed(['#eceae5', '#d8d9d8', '#b8946a', '#e4ded2', '#a9adb0'], seed, 31)
  const fabric = pickBySeed(['#6a6f74', '#8c7256', '#3f4a5a', '#a59a88', '#55606a'], seed, 32)
  const floor = pickBySeed(['#a8865f', '#8a8f93', '#6f5640', '#b9a382'], seed, 33)
  const bench = pickBySeed(['#3a3d40', '#d9d4ca', '#6e5a47', '#8b8f92'], seed, 34)
  const own = ramps[paint].base
  const isPale = paint === 'white' || paint === 'pearl' || paint === 'silver'
  const accent = isPale ? pickBySeed(['#24527a', '#8a3b24', '#2f6b5e', '#5a4a78', '#b07a2a'], seed, 35) : own
  const palette: Palette = {
    cabinet,
    fabric,
    floor,
    bench,
    accent,
    sky: look.isOutdoors ? look.wall : ['#a9d0ea', '#e6f2f6'],
  }
  const defs = [
    linear(
      'pane',
      [0, 150],
      [0, 470],
      [
        [0, palette.sky[0]],
        [1, palette.sky[1]],
      ],
    ),
    linear(
      'wallLeft',
      [0, 0],
      [520, 0],
      [
        [0, mix(cabinet, '#000000', 0.3)],
        [1, mix(cabinet, '#ffffff', 0.06)],
      ],
    ),
    linear(
      'wallRight',
      [width, 0],
      [760, 0],
      [
        [0, mix(cabinet, '#000000', 0.3)],
        [1, mix(cabinet, '#ffffff', 0.06)],
      ],
    ),
    linear(
      'side',
      [0, 0],
      [0, height],
      [
        [0, '#d9d6cf'],
        [0.45, '#efece6'],
        [1, '#b9b5ac'],
      ],
    ),
    linear(
      'ceiling',
      [0, 0],
      [0, 220],
      [
        [0, '#c9c6bf'],
        [1, '#f6f4ef'],
      ],
    ),
    linear(
      'floor',
      [0, 640],
      [0, height],
      [
        [0, mix(floor, '#000000', 0.35)],
        [1, mix(floor, '#ffffff', 0.12)],
      ],
    ),
    linear(
      'benchTop',
      [0, 480],
      [0, 700],
      [
        [0, mix(bench, '#ffffff', 0.3)],
        [1, bench],
      ],
    ),
    linear(
      'fabricBack',
      [0, 420],
      [0, 900],
      [
        [0, mix(fabric, '#ffffff', 0.22)],
        [1, mix(fabric, '#000000', 0.15)],
      ],
    ),
    linear(
      'fabricSeat',
      [0, 560],
      [0, 900],
      [
        [0, fabric],
        [1, mix(fabric, '#ffffff', 0.16)],
      ],
    ),
    linear(
      'quilt',
      [0, 520],
      [0, 600],
      [
        [0, '#e4e1da'],
        [1, '#faf8f4'],
      ],
    ),
    radial('roomGlow', [640, 400], 620, [
      [0, '#fff3d2', 0.34],
      [1, '#fff3d2', 0],
    ]),
    radial('roomVignette', [640, 430], 900, [
      [0.5, '#000000', 0],
      [1, '#000000', 0.4],
    ]),
    clipPath('room', `M0 0H${width}V${height}H0Z`),
  ].join('')
  const planks = Array.from({ length: 13 }, (_, index) => -1.2 + index * 0.2)
  const body = [
    quad(
      [
        [-1, -1, 0],
        [1, -1, 0],
        [1, -1, 1],
        [-1, -1, 1],
      ],
      'url(#ceiling)',
    ),
    quad(
      [
        [-1, -1, 0],
        [-1, -1, 1],
        [-1, 1, 1],
        [-1, 1, 0],
      ],
      'url(#side)',
    ),
    quad(
      [
        [1, -1, 0],
        [1, -1, 1],
        [1, 1, 1],
        [1, 1, 0],
      ],
      'url(#side)',
    ),
    quad(
      [
        [-1, -1, 1],
        [1, -1, 1],
        [1, 1, 1],
        [-1, 1, 1],
      ],
      '#e6e2d9',
    ),
    quad(
      [
        [-1, 1, 0],
        [1, 1, 0],
        [1, 1, 1],
        [-1, 1, 1],
      ],
      'url(#floor)',
    ),
    ...planks.map((u) =>
      line(
        [
          [u, 1, 0],
          [u, 1, 1],
        ],
        mix(floor, '#000000', 0.45),
        2.5,
        0.5,
      ),
    ),
    ...[0.04, 0.1, 0.2, 0.34].map((d, index) =>
      line(
        [
          [-0.52 + index * 0.2, 1, d],
          [-0.32 + index * 0.2, 1, d],
        ],
        mix(floor, '#000000', 0.45),
        2.5,
        0.5,
      ),
    ),
    // Roof hatch and lamps.
    soft(
      [
        [-0.26, -1, 0.12],
        [0.26, -1, 0.12],
        [0.26, -1, 0.34],
        [-0.26, -1, 0.34],
      ],
      '#f8fbfc',
      12,
      { stroke: '#b4b0a6', 'stroke-width': 5 },
    ),
    soft(
      [
        [-0.2, -1, 0.145],
        [0.2, -1, 0.145],
        [0.2, -1, 0.31],
        [-0.2, -1, 0.31],
      ],
      palette.sky[0],
      8,
    ),
    ...parsePoints('-0.42 0.42, 0.42 0.42, -0.42 0.62, 0.42 0.62').map(([u = 0, d = 0]) =>
      tag('ellipse', { cx: at(u, -1, d)[0], cy: at(u, -1, d)[1], rx: 15, ry: 5, fill: '#fffbe9' }),
    ),
    drawBed(palette),
    drawKitchen(palette),
    drawLounge(palette, seed),
    tag('rect', { width, height, fill: 'url(#roomGlow)' }),
    tag('rect', { width, height, fill: 'url(#roomVignette)' }),
  ].join('')
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    `${tag('defs', {}, defs)}<g clip-path="url(#room)">${body}</g>`,
  )
}
