import { mix, type Ramp } from './colour.ts'
import { curve, group, linear, type Point, polyline, radial, tag } from './svg.ts'

/** Shared parts of motorcycles. Millimetres; the bike faces left. */
const polar = (radius: number, angle: number): Point => [
  radius * Math.sin((angle * Math.PI) / 180),
  radius * Math.cos((angle * Math.PI) / 180),
]

export interface BikeWheel {
  readonly radius: number
  readonly rim: number
  readonly kind: 'cast' | 'wire'
  readonly knobby: boolean
  readonly disc: number
  readonly colour: string
}

export const bikeDefs = (ramp: Ramp): string =>
  [
    linear(
      'metal',
      [0, 200],
      [0, 900],
      [
        [0, '#3c4247'],
        [0.3, '#9aa2a8'],
        [0.5, '#e9edef'],
        [0.62, '#8b939a'],
        [1, '#cdd3d7'],
      ],
    ),
    linear(
      'chrome',
      [0, 250],
      [0, 520],
      [
        [0, '#4c535a'],
        [0.25, '#cfd5d9'],
        [0.5, '#ffffff'],
        [0.6, '#7c858c'],
        [0.8, '#dfe4e7'],
        [1, '#5d656c'],
      ],
    ),
    linear(
      'engine',
      [0, 250],
      [0, 720],
      [
        [0, '#17191b'],
        [0.5, '#34393d'],
        [0.85, '#596066'],
        [1, '#7c848a'],
      ],
    ),
    linear(
      'tank',
      [0, 680],
      [0, 1010],
      [
        [0, ramp.deep],
        [0.3, mix(ramp.base, ramp.shade, 0.4)],
        [0.62, ramp.base],
        [0.84, mix(ramp.base, ramp.light, 0.55)],
        [1, ramp.light],
      ],
    ),
    linear(
      'panel',
      [0, 350],
      [0, 900],
      [
        [0, ramp.deep],
        [0.5, mix(ramp.base, ramp.shade, 0.25)],
        [1, mix(ramp.base, ramp.light, 0.4)],
      ],
    ),
    linear(
      'seat',
      [0, 700],
      [0, 940],
      [
        [0, '#08090a'],
        [0.6, '#1b1d20'],
        [1, '#4a4f54'],
      ],
    ),
    linear(
      'fork',
      [0, 200],
      [0, 960],
      [
        [0, '#23272b'],
        [0.4, '#6d757c'],
        [1, '#c9cfd4'],
      ],
    ),
  ].join('')

/** One wheel round the origin; `id` keeps the gradients of front and rear apart. */
export function drawBikeWheel(id: string, wheel: BikeWheel): { readonly defs: string; readonly body: string } {
  const { radius } = wheel
  const rim = radius * wheel.rim
  const spokes =
    wheel.kind === 'wire'
      ? Array.from({ length: 36 }, (_, index) =>
          tag('path', {
            d: polyline([polar(36, index * 10 + (index % 2 === 0 ? 42 : -42)), polar(rim - 8, index * 10)]),
            stroke: '#aab1b7',
            'stroke-width': 3.2,
            fill: 'none',
          }),
        )
      : Array.from({ length: 5 }, (_, index) => {
          const angle = index * 72 + 12
          const arm = (side: number): Point[] => [
            polar(34, angle - side * 20),
            polar(rim * 0.5, angle + side * 8),
            polar(rim - 6, angle + side * 15),
            polar(rim - 6, angle + side * 21),
            polar(rim * 0.48, angle + side * 14),
            polar(34, angle + side * 40),
          ]
          return [-1, 1]
            .map((side) =>
              tag('path', {
                d: polyline(arm(side), true),
                fill: mix(wheel.colour, '#ffffff', 0.12 + 0.14 * Math.cos(((angle - 330) * Math.PI) / 180)),
                stroke: '#050607',
                'stroke-width': 2.5,
                'stroke-linejoin': 'round',
              }),
            )
            .join('')
        })
  const defs = radial(`tyre${id}`, [0, 0], radius, [
    [wheel.rim, '#0a0b0c'],
    [wheel.rim + (1 - wheel.rim) * 0.5, '#2c2f32'],
    [0.95, '#17181a'],
    [1, '#060707'],
  ])
  const band = (radius + rim) / 2
  const body = [
    tag('circle', { r: band, fill: 'none', stroke: `url(#tyre${id})`, 'stroke-width': radius - rim }),
    wheel.knobby
      ? tag('circle', {
          r: radius - 4,
          fill: 'none',
          stroke: '#0b0c0d',
          'stroke-width': 26,
          'stroke-dasharray': '22 15',
        })
      : tag('circle', { r: radius - 2, fill: 'none', stroke: '#000000', 'stroke-width': 4, opacity: 0.5 }),
    tag('path', {
      d: `M${-band * 0.82} ${band * 0.57}A${band} ${band} 0 0 0 ${band * 0.82} ${band * 0.57}`,
      stroke: '#ffffff',
      'stroke-width': (radius - rim) * 0.35,
      fill: 'none',
      opacity: 0.12,
    }),
    ...spokes,
    tag('circle', {
      r: rim - 2,
      fill: 'none',
      stroke: wheel.kind === 'wire' ? '#b7bec3' : mix(wheel.colour, '#ffffff', 0.1),
      'stroke-width': 15,
    }),
    tag('path', {
      d: `M${-rim * 0.8} ${rim * 0.6}A${rim} ${rim} 0 0 0 ${rim * 0.8} ${rim * 0.6}`,
      stroke: '#ffffff',
      'stroke-width': 4,
      fill: 'none',
      opacity: 0.55,
    }),
    tag('circle', { r: wheel.disc, fill: 'none', stroke: '#aab2b8', 'stroke-width': 36 }),
    tag('circle', {
      r: wheel.disc,
      fill: 'none',
      stroke: '#4d545a',
      'stroke-width': 16,
      'stroke-dasharray': '7 13',
      opacity: 0.75,
    }),
    tag('circle', { r: wheel.disc + 18, fill: 'none', stroke: '#5d656b', 'stroke-width': 2.5 }),
    ...Array.from({ length: 6 }, (_, index) =>
      tag('path', {
        d: polyline([polar(40, index * 60), polar(wheel.disc - 12, index * 60 + 18)]),
        stroke: '#2a2e32',
        'stroke-width': 11,
        fill: 'none',
      }),
    ),
    tag('circle', { r: 46, fill: '#2b2f33', stroke: '#0a0b0c', 'stroke-width': 5 }),
    tag('circle', { r: 22, fill: '#9aa2a8' }),
  ].join('')
  return { defs, body }
}

/** A round tube: dark edges, a line of light along its upper side. */
export function tube(points: readonly Point[], width: number, colour: string, light = '#ffffff', shine = 0.5): string {
  const path = curve(points)
  const raised = curve(points.map(([x, y]): Point => [x - width * 0.1, y + width * 0.2]))
  return group(
    { fill: 'none', 'stroke-linecap': 'round', 'stroke-linejoin': 'round' },
    tag('path', { d: path, stroke: mix(colour, '#000000', 0.55), 'stroke-width': width + 4 }),
    tag('path', { d: path, stroke: colour, 'stroke-width': width }),
    tag('path', { d: raised, stroke: mix(colour, light, 0.45), 'stroke-width': width * 0.42, opacity: shine }),
    tag('path', { d: raised, stroke: light, 'stroke-width': width * 0.14, opacity: shine }),
  )
}
