import type { ArtParts } from '../art-key.ts'
import { mix, ramps } from './colour.ts'
import { pickBySeed } from './family-style.ts'
import { drawKitchen } from './living-fittings.ts'
import { drawBed, drawLounge } from './living-furniture.ts'
import { at, line, type Palette, quad, soft } from './living-space.ts'
import { canvas, type Scene, sceneLooks } from './scene.ts'
import { clipPath, linear, parsePoints, radial, tag } from './svg.ts'

/*
 * The living space of a caravan or motorhome, looking to the bed, in one-point perspective:
 * u across (-1 left wall, 1 right wall), v down (-1 ceiling, 1 floor), d away (0 at the viewer, 1 at the rear wall).
 */
const { width, height } = canvas

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
    ...parsePoints('-0.42 0.42, 0.42 0.42, -0.42 0.62, 0.42 0.62').map(([u, d]) =>
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
