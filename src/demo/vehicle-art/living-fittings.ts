import { mix } from './colour.ts'
import { at, line, type Palette, quad, soft } from './living-space.ts'
import { parsePoints, polyline, softStroke, tag } from './svg.ts'

/** A window in a side wall: frame, view, half-drawn blind, light on the pane. */
export function drawSideWindow(
  side: -1 | 1,
  from: number,
  to: number,
  { sky }: Palette,
  top = -0.46,
  foot = 0.02,
): string {
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
export function drawOverheads(side: -1 | 1, from: number, to: number, { cabinet }: Palette): string {
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

export function drawKitchen(palette: Palette): string {
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
    ...parsePoints('-0.84 0.08, -0.7 0.085, -0.84 0.13, -0.7 0.13').map(([u, d]) => {
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
