import type { ArtParts } from '../art-key.ts'
import { facet, glint, shell } from './bike-body.ts'
import { bikeDefs, tube } from './bike-parts.ts'
import { mix, ramps, type Ramp } from './colour.ts'
import { resolveBikeKind, type BikeKind, type BikeShape } from './bike-kind.ts'
import type { Drawing } from './drawing.ts'
import { bothSides } from './end-form.ts'
import { pickBySeed } from './family-style.ts'
import {
  curve,
  group,
  linear,
  polyline,
  radial,
  roundedPolygon,
  softStroke,
  tag,
  type Point,
  parsePoints,
} from './svg.ts'

/** A motorcycle head on: half widths and heights in millimetres, x = 0 in its middle. */
interface BikeEnd {
  readonly wheel: number
  readonly tyre: readonly [front: number, rear: number]
  readonly bar: readonly [half: number, height: number]
  readonly fork: number
  readonly shoulder: number
  readonly height: number
  readonly knobby: boolean
}

const ends: Readonly<Record<BikeKind, BikeEnd>> = {
  sport: { wheel: 300, tyre: [120, 190], bar: [330, 960], fork: 105, shoulder: 250, height: 1180, knobby: false },
  naked: { wheel: 300, tyre: [120, 180], bar: [390, 1080], fork: 108, shoulder: 220, height: 1240, knobby: false },
  classic: { wheel: 320, tyre: [100, 140], bar: [390, 1100], fork: 104, shoulder: 190, height: 1250, knobby: false },
  cruiser: { wheel: 335, tyre: [140, 220], bar: [440, 1140], fork: 130, shoulder: 200, height: 1290, knobby: false },
  adventure: { wheel: 350, tyre: [110, 160], bar: [450, 1200], fork: 112, shoulder: 270, height: 1370, knobby: true },
  motocross: { wheel: 350, tyre: [84, 120], bar: [410, 1210], fork: 100, shoulder: 170, height: 1280, knobby: true },
}

/** Tyre from its tread side, with its blocks or grooves. */
function drawTyre(width: number, radius: number, knobby: boolean): string {
  const half = width / 2
  const rows = Array.from({ length: 15 }, (_, row) => 16 + row * ((radius * 2 - 40) / 15))
  return [
    tag('rect', { x: -half, y: 0, width, height: radius * 2, rx: half * 0.92, fill: 'url(#bikeTread)' }),
    ...(knobby
      ? rows.map((y, row) =>
          [-0.72, -0.16, 0.4]
            .map((share) =>
              tag('rect', {
                x: half * share + (row % 2) * 8,
                y,
                width: width * 0.17,
                height: 24,
                rx: 5,
                fill: '#3a3d40',
              }),
            )
            .join(''),
        )
      : rows.flatMap((y) =>
          [-1, 1].map((side) =>
            tag('path', {
              d: polyline([
                [side * half * 0.2, y],
                [side * half * 0.82, y + 26],
              ]),
              stroke: '#050607',
              'stroke-width': 7,
              'stroke-linecap': 'round',
            }),
          ),
        )),
    tag('rect', {
      x: -half,
      y: 0,
      width,
      height: radius * 2,
      rx: half * 0.92,
      fill: 'none',
      stroke: '#000000',
      'stroke-width': 5,
      opacity: 0.7,
    }),
  ].join('')
}

const pair = (draw: (side: number) => string): string => [-1, 1].map((side) => draw(side)).join('')

function drawBars({ bar: [half, y] }: BikeEnd, kind: BikeKind, metal: string): string {
  const bent = kind === 'cruiser' ? 70 : kind === 'sport' ? -20 : 34
  return [
    pair((side) =>
      tube(
        [
          [side * 60, y - bent],
          [side * half * 0.45, y + 6],
          [side * half * 0.72, y],
        ],
        26,
        metal,
        '#ffffff',
        0.4,
      ),
    ),
    pair((side) =>
      tube(
        [
          [side * half * 0.7, y],
          [side * half, y - 16],
        ],
        38,
        '#0d0e10',
        '#555a5f',
        0.4,
      ),
    ),
    pair((side) =>
      tube(
        [
          [side * half * 0.62, y + 4],
          [side * half * 0.94, y + 26],
        ],
        10,
        '#8b939a',
      ),
    ),
    kind === 'motocross' || kind === 'adventure'
      ? pair((side) =>
          facet(
            [
              [side * half * 0.6, y - 40],
              [side * half * 1.02, y - 60],
              [side * half * 1.06, y + 50],
              [side * half * 0.66, y + 60],
            ],
            '#1b1e21',
            30,
          ),
        )
      : '',
    kind === 'motocross'
      ? ''
      : pair((side) =>
          [
            tube(
              [
                [side * half * 0.6, y + 10],
                [side * half * 0.74, y + 120],
              ],
              12,
              '#15181a',
            ),
            facet(
              [
                [side * half * 0.62, y + 100],
                [side * half * 1.06, y + 108],
                [side * half * 1.02, y + 176],
                [side * half * 0.68, y + 180],
              ],
              '#15181a',
              30,
            ),
          ].join(''),
        ),
  ].join('')
}

function drawFace(kind: BikeKind, end: BikeEnd, ramp: Ramp): string {
  const lit = mix(ramp.base, ramp.light, 0.4)
  const turned = mix(ramp.base, ramp.shade, 0.6)
  const round = (y: number, radius: number): string =>
    [
      tag('circle', { cx: 0, cy: y, r: radius, fill: 'url(#metal)', stroke: '#15181a', 'stroke-width': 6 }),
      tag('circle', { cx: 0, cy: y, r: radius * 0.84, fill: 'url(#bikeLamp)' }),
      tag('circle', { cx: 0, cy: y, r: radius * 0.84, fill: 'none', stroke: '#5d656b', 'stroke-width': 5 }),
      tag('ellipse', {
        cx: -radius * 0.24,
        cy: y + radius * 0.36,
        rx: radius * 0.34,
        ry: radius * 0.2,
        fill: '#ffffff',
        opacity: 0.85,
      }),
    ].join('')
  const eye = (points: readonly Point[], line: readonly Point[]): string =>
    [
      ...bothSides(points).map((shape) => facet(shape, '#101519', 10)),
      ...bothSides(line).map(
        (path) =>
          softStroke(polyline(path), '#ffffff', 5, 10, 0.5, 4) +
          tag('path', {
            d: polyline(path),
            stroke: '#ffffff',
            'stroke-width': 9,
            fill: 'none',
            'stroke-linecap': 'round',
            'stroke-linejoin': 'round',
          }),
      ),
    ].join('')
  switch (kind) {
    case 'sport':
      return [
        ...bothSides(parsePoints('120 820, 250 760, 270 560, 200 320, 110 260, 96 430')).map((points) =>
          facet(points, 'url(#panel)', 30),
        ),
        ...bothSides(parsePoints('130 640, 214 650, 206 520, 136 470')).map((points) => facet(points, '#0d0f11', 18)),
        tag('path', {
          d: curve(parsePoints('-150 980 c, -120 1110, 0 1170, 120 1110, 150 980 c, 0 1010'), true),
          fill: '#27323a',
          'fill-opacity': 0.75,
          stroke: '#0a0b0c',
          'stroke-width': 4,
        }),
        facet(parsePoints('-200 1000, 200 1000, 270 860, 210 760, 60 700, -60 700, -210 760, -270 860'), lit, 50),
        facet(parsePoints('-60 990, 60 990, 110 800, 0 716, -110 800'), turned, 20),
        facet(parsePoints('-72 800, 72 800, 48 730, -48 730'), '#0b0d0f', 18),
        eye(parsePoints('96 870, 244 900, 250 850, 200 812, 110 826'), parsePoints('112 858, 234 882')),
        glint(parsePoints('-180 985, 0 992, 180 985'), ramp, 0.6),
      ].join('')
    case 'naked':
      return [
        ...bothSides(parsePoints('120 900, 224 880, 236 740, 170 620, 110 640')).map((points) =>
          facet(points, 'url(#panel)', 26),
        ),
        facet(parsePoints('-120 660, 120 660, 110 400, -110 400'), '#0c0e10', 20),
        ...[0, 1, 2, 3, 4].map((row) =>
          tag('path', {
            d: polyline([
              [-100, 630 - row * 48],
              [100, 630 - row * 48],
            ]),
            stroke: '#33393e',
            'stroke-width': 7,
          }),
        ),
        facet(parsePoints('-90 1090, 90 1090, 120 1010, -120 1010'), lit, 26),
        facet(parsePoints('-130 1030, 130 1030, 140 900, 70 820, -70 820, -140 900'), '#15181b', 44),
        eye(parsePoints('30 1000, 118 990, 120 930, 40 910'), parsePoints('44 985, 106 978, 108 938')),
        tag('circle', { cx: 0, cy: 880, r: 34, fill: 'url(#bikeLamp)' }),
      ].join('')
    case 'classic':
      return [
        round(900, 108),
        pair((side) =>
          tag('circle', { cx: side * 190, cy: 860, r: 36, fill: '#f0a04b', stroke: '#6d4212', 'stroke-width': 6 }),
        ),
      ].join('')
    case 'cruiser':
      return [
        round(930, 112),
        pair((side) =>
          tag('circle', { cx: side * 210, cy: 900, r: 44, fill: '#f0a04b', stroke: '#8b939a', 'stroke-width': 9 }),
        ),
      ].join('')
    case 'adventure':
      return [
        ...bothSides(parsePoints('110 1040, 280 980, 300 820, 230 640, 130 600, 110 800')).map((points) =>
          facet(points, 'url(#panel)', 34),
        ),
        ...bothSides(parsePoints('150 800, 240 830, 226 690, 150 650')).map((points) => facet(points, '#0d0f11', 18)),
        tag('path', {
          d: curve(parsePoints('-140 1080 c, -130 1290, 0 1360, 130 1290, 140 1080 c, 0 1100'), true),
          fill: '#6d828f',
          'fill-opacity': 0.42,
          stroke: '#20262b',
          'stroke-width': 5,
        }),
        facet(parsePoints('-170 1110, 170 1110, 190 960, 110 870, -110 870, -190 960'), lit, 40),
        facet(parsePoints('-150 1060, 150 1060, 160 960, 0 900, -160 960'), '#101519', 26),
        eye(parsePoints('24 1040, 140 1040, 146 976, 40 950'), parsePoints('40 1026, 128 1026, 132 988')),
        facet(parsePoints('-70 880, 70 880, 110 810, 0 770, -110 810'), turned, 24),
      ].join('')
    case 'motocross':
      return [
        ...bothSides(parsePoints('90 1040, 170 980, 190 780, 120 660, 80 760')).map((points) =>
          facet(points, 'url(#panel)', 26),
        ),
        facet(
          parsePoints('-110 1160, 110 1160, 140 1010, 80 890, -80 890, -140 1010'),
          mix(ramp.base, '#ffffff', 0.9),
          40,
        ),
        tag('path', {
          d: polyline(parsePoints('-60 1090, 60 1090')),
          stroke: ramp.base,
          'stroke-width': 18,
        }),
        facet(parsePoints('-100 880, 100 880, 130 830, 0 790, -130 830'), ramp.base, 34),
      ].join('')
  }
}

function drawFront(kind: BikeKind, end: BikeEnd, ramp: Ramp, seed: number): string {
  const { wheel, tyre, fork, bar, shoulder } = end
  const isChrome = kind === 'classic' || kind === 'cruiser'
  const leg = isChrome ? '#b4bbc0' : pickBySeed(['#a88432', '#24282c'], seed, 8)
  const guardFill = kind === 'naked' ? '#1b1e21' : kind === 'adventure' ? '#1b1e21' : 'url(#panel)'
  const high = kind === 'motocross'
  const guard: readonly Point[] = high
    ? parsePoints('-86 900, 0 930, 86 900, 120 820, 0 846, -120 820')
    : [
        [-tyre[0] * 0.62, wheel * 1.5, 'c'],
        [-tyre[0] * 0.66, wheel * 1.96],
        [0, wheel * 2.14],
        [tyre[0] * 0.66, wheel * 1.96],
        [tyre[0] * 0.62, wheel * 1.5, 'c'],
        [0, wheel * 1.62],
      ]
  return [
    // What stands behind the fork: engine, tank and the shoulders of the body.
    shell(
      [
        [-shoulder * 0.9, 560],
        [-shoulder, 400],
        [-shoulder * 0.7, 260],
        [0, 220],
        [shoulder * 0.7, 260],
        [shoulder, 400],
        [shoulder * 0.9, 560],
        [0, 640],
      ],
      '#1b1e21',
    ),
    isChrome
      ? [
          facet(
            [
              [-shoulder * 1.1, 640],
              [shoulder * 1.1, 640],
              [shoulder * 1.25, 430],
              [-shoulder * 1.25, 430],
            ],
            '#6a7278',
            60,
          ),
          ...[0, 1, 2, 3].map((row) =>
            tag('path', {
              d: polyline([
                [-shoulder * 1.12, 600 - row * 44],
                [shoulder * 1.12, 600 - row * 44],
              ]),
              stroke: '#2b2f33',
              'stroke-width': 12,
            }),
          ),
        ].join('')
      : '',
    pair((side) =>
      tube(
        [
          [side * shoulder * 0.7, 330],
          [side * (shoulder + 130), 330],
        ],
        26,
        '#8b939a',
      ),
    ),
    shell(
      [
        [-shoulder * 0.76, 820],
        [-shoulder * 0.7, 980],
        [0, 1050],
        [shoulder * 0.7, 980],
        [shoulder * 0.76, 820],
        [0, 740],
      ],
      'url(#tank)',
    ),
    drawTyre(tyre[0], wheel, end.knobby),
    pair((side) =>
      tag('ellipse', {
        cx: side * (tyre[0] / 2 + 16),
        cy: wheel,
        rx: 7,
        ry: 150,
        fill: '#9aa2a8',
        stroke: '#3b4045',
        'stroke-width': 3,
      }),
    ),
    pair((side) =>
      facet(
        [
          [side * (tyre[0] / 2 + 4), wheel + 110],
          [side * (fork + 16), wheel + 90],
          [side * (fork + 10), wheel - 10],
          [side * (tyre[0] / 2 + 4), wheel - 10],
        ],
        '#2b2f33',
        12,
      ),
    ),
    tag('rect', { x: -fork - 20, y: wheel - 22, width: fork * 2 + 40, height: 44, rx: 18, fill: '#5d656b' }),
    shell(guard, guardFill),
    pair((side) =>
      tube(
        [
          [side * fork, wheel - 20],
          [side * fork, wheel + 320],
        ],
        isChrome ? 58 : 44,
        isChrome ? leg : '#aeb5ba',
        '#ffffff',
        0.85,
      ),
    ),
    pair((side) =>
      tube(
        [
          [side * fork, wheel + 270],
          [side * fork, bar[1] - 90],
        ],
        isChrome ? 46 : 66,
        leg,
        '#ffffff',
        0.55,
      ),
    ),
    facet(
      [
        [-fork - 60, bar[1] - 190],
        [fork + 60, bar[1] - 190],
        [fork + 50, bar[1] - 240],
        [-fork - 50, bar[1] - 240],
      ],
      '#23272a',
      14,
    ),
    drawBars(end, kind, isChrome ? '#b4bbc0' : '#1c1f22'),
    facet(
      [
        [-fork - 50, bar[1] - 60],
        [fork + 50, bar[1] - 60],
        [fork + 40, bar[1] - 100],
        [-fork - 40, bar[1] - 100],
      ],
      isChrome ? '#9aa2a8' : '#23272a',
      14,
    ),
    drawFace(kind, end, ramp),
  ].join('')
}

function drawRear(kind: BikeKind, end: BikeEnd, ramp: Ramp, seed: number): string {
  const { wheel, tyre, shoulder, bar } = end
  const isOld = kind === 'classic' || kind === 'cruiser'
  const seat = kind === 'cruiser' ? 740 : kind === 'motocross' || kind === 'adventure' ? 930 : 840
  const tail = isOld ? 640 : seat + (kind === 'motocross' ? 130 : 110)
  const wide = tyre[1] / 2
  const pipes = kind === 'classic' || (kind === 'cruiser' && seed % 2 === 0) ? [-1, 1] : [1]
  const lamp = isOld
    ? tag('circle', { cx: 0, cy: tail - 20, r: 52, fill: 'url(#bikeRed)', stroke: '#8b939a', 'stroke-width': 10 })
    : kind === 'motocross'
      ? facet(
          [
            [-46, tail],
            [46, tail],
            [36, tail - 40],
            [-36, tail - 40],
          ],
          'url(#bikeRed)',
          10,
        )
      : [
          facet(
            [
              [-130, tail + 6],
              [130, tail + 6],
              [90, tail - 60],
              [-90, tail - 60],
            ],
            'url(#bikeRed)',
            22,
          ),
          tag('path', {
            d: polyline([
              [-108, tail - 6],
              [-60, tail - 44],
              [60, tail - 44],
              [108, tail - 6],
            ]),
            stroke: '#ff9187',
            'stroke-width': 9,
            fill: 'none',
          }),
        ].join('')
  return [
    drawBars(end, kind, isOld ? '#b4bbc0' : '#1c1f22'),
    shell(
      [
        [-shoulder * 0.8, 560],
        [-shoulder * 0.9, 400],
        [-shoulder * 0.6, 260],
        [0, 220],
        [shoulder * 0.6, 260],
        [shoulder * 0.9, 400],
        [shoulder * 0.8, 560],
        [0, 640],
      ],
      '#1b1e21',
    ),
    kind === 'sport' || kind === 'adventure'
      ? tag('path', {
          d: curve(
            [
              [-130, bar[1] + 20, 'c'],
              [-110, end.height - 60],
              [0, end.height - 10],
              [110, end.height - 60],
              [130, bar[1] + 20, 'c'],
            ],
            true,
          ),
          fill: '#33424c',
          'fill-opacity': 0.5,
          stroke: '#15181a',
          'stroke-width': 4,
        })
      : '',
    // Head of the fork, then the frame down to the wheel: nothing hangs in the air.
    pair((side) =>
      tube(
        [
          [side * end.fork, bar[1] - 40],
          [side * end.fork, seat],
        ],
        54,
        isOld ? '#b4bbc0' : '#24282c',
        '#ffffff',
        0.5,
      ),
    ),
    facet(
      [
        [-end.fork - 50, bar[1] - 10],
        [end.fork + 50, bar[1] - 10],
        [end.fork + 40, bar[1] - 60],
        [-end.fork - 40, bar[1] - 60],
      ],
      isOld ? '#9aa2a8' : '#23272a',
      14,
    ),
    facet(
      [
        [-shoulder * 0.6, seat],
        [shoulder * 0.6, seat],
        [shoulder * 0.5, 480],
        [-shoulder * 0.5, 480],
      ],
      '#15181b',
      30,
    ),
    shell(
      [
        [-shoulder * 0.74, seat - 20],
        [-shoulder * 0.76, seat + 120],
        [-shoulder * 0.4, Math.min(bar[1] - 40, seat + 260)],
        [0, Math.min(bar[1] - 20, seat + 290)],
        [shoulder * 0.4, Math.min(bar[1] - 40, seat + 260)],
        [shoulder * 0.76, seat + 120],
        [shoulder * 0.74, seat - 20],
        [0, seat - 120],
      ],
      'url(#tank)',
    ),
    pair((side) =>
      tube(
        [
          [side * shoulder * 0.6, 380],
          [side * (shoulder + 120), 380],
        ],
        26,
        '#8b939a',
      ),
    ),
    drawTyre(tyre[1], wheel - 10, end.knobby),
    pair((side) =>
      facet(
        [
          [side * (wide + 12), wheel + 60],
          [side * (wide + 52), wheel + 50],
          [side * (wide + 56), wheel - 50],
          [side * (wide + 12), wheel - 50],
        ],
        kind === 'cruiser' ? '#24282c' : '#8f979d',
        12,
      ),
    ),
    tag('rect', { x: -wide - 50, y: wheel - 24, width: wide * 2 + 100, height: 40, rx: 16, fill: '#5d656b' }),
    isOld
      ? pair((side) =>
          tube(
            [
              [side * (wide + 60), wheel],
              [side * (wide + 50), seat - 20],
            ],
            34,
            '#c3c9ce',
            '#ffffff',
            0.7,
          ),
        )
      : '',
    isOld
      ? shell(
          [
            [-wide * 1.1, wheel * 1.3, 'c'],
            [-wide * 1.16, wheel * 1.9],
            [0, wheel * 2.14],
            [wide * 1.16, wheel * 1.9],
            [wide * 1.1, wheel * 1.3, 'c'],
            [0, wheel * 1.4],
          ],
          'url(#panel)',
        )
      : facet(
          [
            [-wide * 0.8, wheel * 2.2],
            [wide * 0.8, wheel * 2.2],
            [wide, wheel * 1.86],
            [-wide, wheel * 1.86],
          ],
          '#17191b',
          24,
        ),
    ...pipes.map((side) => {
      const [x, y] = isOld
        ? [side * (wide + 110), 270]
        : kind === 'motocross' || kind === 'adventure'
          ? [side * (wide + 90), 720]
          : [side * (wide + 80), 330]
      return [
        tag('ellipse', { cx: x, cy: y, rx: 62, ry: 66, fill: 'url(#metal)', stroke: '#15181a', 'stroke-width': 7 }),
        tag('ellipse', { cx: x, cy: y, rx: 38, ry: 40, fill: '#07080a', stroke: '#4d545a', 'stroke-width': 6 }),
      ].join('')
    }),
    // Tail: panels, seat above, plate below.
    isOld
      ? tag('path', {
          d: roundedPolygon(
            [
              [-150, seat + 20],
              [150, seat + 20],
              [136, seat - 90],
              [-136, seat - 90],
            ],
            46,
          ),
          fill: 'url(#seat)',
        })
      : [
          facet(
            [
              [-150, tail - 40],
              [-90, tail + 60],
              [90, tail + 60],
              [150, tail - 40],
              [100, tail - 130],
              [-100, tail - 130],
            ],
            'url(#panel)',
            40,
          ),
          tag('path', {
            d: roundedPolygon(
              [
                [-100, tail + 90],
                [100, tail + 90],
                [120, tail + 20],
                [-120, tail + 20],
              ],
              40,
            ),
            fill: 'url(#seat)',
          }),
        ].join(''),
    glint(
      [
        [-96, tail + 40],
        [0, tail + 52],
        [96, tail + 40],
      ],
      ramp,
      isOld ? 0 : 0.5,
    ),
    lamp,
    kind === 'adventure' && seed % 2 === 0
      ? pair(
          (side) =>
            facet(
              [
                [side * 180, 960],
                [side * 430, 940],
                [side * 430, 600],
                [side * 180, 570],
              ],
              '#a4acb2',
              40,
            ) +
            facet(
              [
                [side * 180, 960],
                [side * 430, 940],
                [side * 430, 880],
                [side * 180, 890],
              ],
              '#c3c9cd',
              24,
            ),
        )
      : '',
    kind === 'cruiser' && seed % 2 === 1
      ? pair((side) =>
          shell(
            [
              [side * 150, 690],
              [side * 380, 660],
              [side * 400, 500],
              [side * 350, 370],
              [side * 160, 360],
            ],
            '#2a1c12',
          ),
        )
      : '',
    kind === 'motocross'
      ? ''
      : [
          tag('rect', { x: -28, y: tail - 230, width: 56, height: 130, fill: '#17191b' }),
          tag('rect', {
            x: -110,
            y: tail - 260,
            width: 220,
            height: 130,
            rx: 10,
            fill: '#16191c',
            stroke: '#3a4045',
            'stroke-width': 6,
          }),
          pair(
            (side) =>
              tube(
                [
                  [side * 60, tail - 110],
                  [side * 190, tail - 104],
                ],
                16,
                '#17191b',
              ) +
              tag('ellipse', {
                cx: side * 210,
                cy: tail - 104,
                rx: 40,
                ry: 26,
                fill: '#f0a04b',
                stroke: '#6d4212',
                'stroke-width': 5,
              }),
          ),
        ].join(''),
  ].join('')
}

/** The motorcycle from the front or from the rear, on the scale of its side. */
export function drawBikeEnd(parts: ArtParts, shape: BikeShape, view: 'front' | 'rear'): Drawing {
  const ramp = ramps[parts.paint]
  const { kind, seed } = resolveBikeKind(shape, parts.seed)
  const end = ends[kind]
  const half = 720
  const defs = [
    bikeDefs(ramp),
    linear(
      'bikeTread',
      [-110, 0],
      [110, 0],
      [
        [0, '#060708'],
        [0.3, '#2a2d30'],
        [0.5, '#35393c'],
        [0.7, '#26292c'],
        [1, '#060708'],
      ],
    ),
    radial('bikeLamp', [0, 920], 120, [
      [0, '#ffffff'],
      [0.4, '#dfe8ee'],
      [1, '#8b99a3'],
    ]),
    linear(
      'bikeRed',
      [0, 500],
      [0, 1100],
      [
        [0, '#7a0a10'],
        [1, '#ea4a41'],
      ],
    ),
  ].join('')
  const body = group(
    { transform: `translate(${half} 0)` },
    view === 'front' ? drawFront(kind, end, ramp, seed) : drawRear(kind, end, ramp, seed),
  )
  return {
    defs,
    body,
    length: half * 2,
    height: end.height,
    contacts: [[half, end.tyre[view === 'front' ? 0 : 1] * 0.7]],
    clearance: 420,
    shadow: [half - 300, half + 300],
  }
}
