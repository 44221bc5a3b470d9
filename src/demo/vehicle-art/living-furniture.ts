import { mix } from './colour.ts'
import { drawOverheads, drawSideWindow } from './living-fittings.ts'
import { at, line, type Palette, quad, soft } from './living-space.ts'
import { tag } from './svg.ts'

export function drawLounge(palette: Palette, seed: number): string {
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

export function drawBed(palette: Palette): string {
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
