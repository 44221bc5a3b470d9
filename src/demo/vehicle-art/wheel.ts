import { mix } from './colour.ts'
import { circlePath, group, linear, polyline, radial, tag, type Point } from './svg.ts'

const wheelStyles = ['fiveTwin', 'ten', 'star', 'turbine', 'mesh', 'steel', 'rugged', 'aero', 'multi'] as const
export type WheelStyle = (typeof wheelStyles)[number]
export type WheelFinish = 'silver' | 'machined' | 'dark' | 'black'

export interface WheelLook {
  /** Tyre radius in millimetres. */
  readonly radius: number
  /** Rim radius as a share of the tyre's, 0.5 to 0.8. */
  readonly rim: number
  readonly style: WheelStyle
  readonly finish: WheelFinish
  readonly offRoad: boolean
  readonly caliper: string
}

const finishes: Readonly<Record<WheelFinish, { readonly face: string; readonly low: string; readonly side: string }>> =
  {
    silver: { face: '#eef1f3', low: '#8b939b', side: '#4a5158' },
    machined: { face: '#f6f8f9', low: '#a4acb3', side: '#17191c' },
    dark: { face: '#8a9199', low: '#3c4248', side: '#15181b' },
    black: { face: '#4a4f55', low: '#17191c', side: '#08090a' },
  }

/** Point on a circle; angle in degrees from straight up, clockwise. */
const polar = (radius: number, angle: number): Point => [
  radius * Math.sin((angle * Math.PI) / 180),
  radius * Math.cos((angle * Math.PI) / 180),
]

/** Outline of one arm: half widths in degrees at the hub, the middle and the rim, with a sweep of the outer end. */
function arm(
  angle: number,
  radii: readonly [number, number, number],
  widths: readonly [number, number, number],
  sweep = 0,
): readonly Point[] {
  const [inner, middle, outer] = radii
  const at = (radius: number, side: number, width: number, bend: number): Point =>
    polar(radius, angle + bend + side * width)
  return [
    at(inner, -1, widths[0], 0),
    at(middle, -1, widths[1], sweep * 0.4),
    at(outer, -1, widths[2], sweep),
    at(outer, 1, widths[2], sweep),
    at(middle, 1, widths[1], sweep * 0.4),
    at(inner, 1, widths[0], 0),
  ]
}

function resolveArms(style: WheelStyle, rim: number): readonly (readonly Point[])[] {
  const spread = (
    count: number,
    make: (angle: number) => readonly (readonly Point[])[],
  ): readonly (readonly Point[])[] => Array.from({ length: count }, (_, index) => make((index * 360) / count)).flat()
  const radii = [rim * 0.15, rim * 0.55, rim * 0.97] as const
  switch (style) {
    case 'fiveTwin':
      return spread(5, (angle) => [
        arm(angle - 10.5, radii, [14, 3.4, 3.1], -2.5),
        arm(angle + 10.5, radii, [14, 3.4, 3.1], 2.5),
      ])
    case 'ten':
      return spread(10, (angle) => [arm(angle, radii, [13, 3.6, 3.4])])
    case 'multi':
      return spread(16, (angle) => [arm(angle, radii, [10, 2.2, 2])])
    case 'star':
      return spread(5, (angle) => [arm(angle, radii, [30, 9.5, 10.5])])
    case 'turbine':
      return spread(9, (angle) => [arm(angle, radii, [17, 4.6, 6.5], 15)])
    case 'mesh':
      return spread(7, (angle) => [
        arm(angle, [rim * 0.15, rim * 0.4, rim * 0.6], [16, 4.8, 3.6]),
        arm(angle - 1, [rim * 0.55, rim * 0.75, rim * 0.97], [3.4, 2.6, 2.4], -12),
        arm(angle + 1, [rim * 0.55, rim * 0.75, rim * 0.97], [3.4, 2.6, 2.4], 12),
      ])
    case 'rugged':
      return spread(6, (angle) => [arm(angle, radii, [26, 9, 12])])
    case 'aero':
      return spread(5, (angle) => [arm(angle, [rim * 0.15, rim * 0.5, rim * 0.97], [34, 27, 29.5], 4)])
    case 'steel':
      return []
  }
}

/** Where an arm stands decides how much light it takes: full at the top left, least at the bottom right. */
function shadeArm(points: readonly Point[], face: string, low: string): string {
  const [x, y] = points.reduce<readonly [number, number]>(
    ([sumX, sumY], point) => [sumX + point[0], sumY + point[1]],
    [0, 0],
  )
  const toLight = (-x * 0.45 + y * 0.89) / (Math.hypot(x, y) || 1)
  return mix(low, face, 0.5 + 0.5 * toLight)
}

function drawSteelDisc(rim: number, look: WheelLook): string {
  const { face, low } = finishes[look.finish]
  const holes = Array.from({ length: 8 }, (_, index) => polar(rim * 0.68, index * 45))
  return [
    tag('circle', { r: rim * 0.95, fill: 'url(#wheelFace)' }),
    tag('circle', { r: rim * 0.84, fill: 'none', stroke: low, 'stroke-width': 6, opacity: 0.6 }),
    tag('circle', { r: rim * 0.5, fill: 'none', stroke: face, 'stroke-width': 5, opacity: 0.4 }),
    ...holes.map(([x, y]) =>
      tag('circle', { cx: x, cy: y, r: rim * 0.105, fill: '#0b0c0e', stroke: low, 'stroke-width': 4 }),
    ),
    tag('circle', { r: rim * 0.3, fill: 'url(#wheelFace)', stroke: low, 'stroke-width': 5 }),
  ].join('')
}

/** One wheel around the origin, with its gradients, to be placed by `<use>`. */
export function drawWheel(look: WheelLook): { readonly defs: string; readonly body: string } {
  const { radius } = look
  const rim = radius * look.rim
  const { face, low, side } = finishes[look.finish]
  const arms = resolveArms(look.style, rim)
  const edge = Math.max(4, rim * 0.026)
  const defs = [
    radial('tyre', [0, 0], radius, [
      [look.rim, '#0b0c0d'],
      [look.rim + (1 - look.rim) * 0.35, '#26282b'],
      [look.rim + (1 - look.rim) * 0.72, '#2f3235'],
      [0.965, '#1a1b1d'],
      [1, '#0a0b0c'],
    ]),
    linear(
      'tyreLight',
      [0, radius],
      [0, -radius],
      [
        [0, '#ffffff', 0.3],
        [0.35, '#ffffff', 0.04],
        [0.7, '#000000', 0.05],
        [1, '#000000', 0.55],
      ],
    ),
    linear(
      'lip',
      [-radius * 0.3, rim],
      [radius * 0.3, -rim],
      [
        [0, mix(face, '#ffffff', 0.5)],
        [0.4, face],
        [0.62, low],
        [1, mix(low, '#000000', 0.35)],
      ],
    ),
    radial('barrel', [0, 0], rim, [
      [0.2, '#2b2f33'],
      [0.75, '#131517'],
      [0.94, '#232629'],
      [1, '#060708'],
    ]),
    linear(
      'disc',
      [-rim * 0.5, rim * 0.5],
      [rim * 0.5, -rim * 0.5],
      [
        [0, '#c3c8cc'],
        [0.45, '#7d8489'],
        [0.55, '#a5abb0'],
        [1, '#4f555a'],
      ],
    ),
    linear(
      'wheelFace',
      [-rim * 0.4, rim],
      [rim * 0.4, -rim],
      [
        [0, face],
        [0.5, mix(face, low, 0.45)],
        [1, low],
      ],
    ),
  ].join('')
  const treads = look.offRoad
    ? [
        tag('circle', {
          r: radius - 5,
          fill: 'none',
          stroke: '#050506',
          'stroke-width': 26,
          'stroke-dasharray': '27 15',
        }),
        tag('circle', {
          r: radius - 33,
          fill: 'none',
          stroke: '#3a3d40',
          'stroke-width': 12,
          'stroke-dasharray': '20 22',
          opacity: 0.5,
        }),
      ]
    : [
        tag('circle', {
          r: radius - 3,
          fill: 'none',
          stroke: '#050506',
          'stroke-width': 5,
          'stroke-dasharray': '9 4',
          opacity: 0.5,
        }),
      ]
  const calliper = [
    polar(rim * 0.5, 52),
    polar(rim * 0.74, 48),
    polar(rim * 0.78, 70),
    polar(rim * 0.74, 92),
    polar(rim * 0.5, 88),
  ]
  const bolts = Array.from({ length: look.offRoad ? 6 : 5 }, (_, index) =>
    polar(rim * 0.135, index * (look.offRoad ? 60 : 72) + 20),
  )
  const body = [
    tag('circle', { r: radius, fill: 'url(#tyre)' }),
    ...treads,
    tag('circle', {
      r: (radius + rim) / 2,
      fill: 'none',
      stroke: 'url(#tyreLight)',
      'stroke-width': (radius - rim) * 0.8,
    }),
    tag('circle', { r: rim + (radius - rim) * 0.26, fill: 'none', stroke: '#000000', 'stroke-width': 3, opacity: 0.5 }),
    tag('circle', { r: rim + (radius - rim) * 0.3, fill: 'none', stroke: '#ffffff', 'stroke-width': 2, opacity: 0.08 }),
    tag('circle', { r: rim, fill: 'url(#barrel)' }),
    tag('circle', { r: rim * 0.72, fill: 'url(#disc)' }),
    tag('circle', { r: rim * 0.72, fill: 'none', stroke: '#33383c', 'stroke-width': 4 }),
    tag('circle', {
      r: rim * 0.6,
      fill: 'none',
      stroke: '#2a2e32',
      'stroke-width': 2.5,
      'stroke-dasharray': '5 9',
      opacity: 0.7,
    }),
    tag('circle', { r: rim * 0.38, fill: '#25292d' }),
    tag('path', {
      d: polyline(calliper, true),
      fill: look.caliper,
      stroke: mix(look.caliper, '#000000', 0.5),
      'stroke-width': 5,
      'stroke-linejoin': 'round',
    }),
    tag('circle', { r: rim * 0.985, fill: 'none', stroke: '#000000', 'stroke-width': rim * 0.09, opacity: 0.35 }),
    look.style === 'steel' ? drawSteelDisc(rim, look) : '',
    group(
      { 'stroke-linejoin': 'round' },
      ...arms.map((points) =>
        tag('path', {
          d: polyline(
            points.map(([x, y]): Point => [x + edge * 0.5, y - edge * 1.2]),
            true,
          ),
          fill: side,
          stroke: side,
          'stroke-width': edge * 1.9,
        }),
      ),
    ),
    group(
      { 'stroke-linejoin': 'round' },
      ...arms.map((points) => {
        const fill = shadeArm(points, face, low)
        return tag('path', { d: polyline(points, true), fill, stroke: fill, 'stroke-width': edge * 0.7 })
      }),
      ...(look.style === 'fiveTwin' || look.style === 'ten' || look.style === 'star' || look.style === 'rugged'
        ? arms.map((points) => {
            const [start, , end] = points
            return start === undefined || end === undefined
              ? ''
              : tag('path', {
                  d: polyline([points[1] ?? start, end]),
                  stroke: '#ffffff',
                  'stroke-width': 2.5,
                  opacity: look.finish === 'black' ? 0.25 : 0.55,
                  fill: 'none',
                })
          })
        : []),
    ),
    look.style === 'rugged'
      ? Array.from({ length: 18 }, (_, index) => polar(rim * 0.93, index * 20))
          .map(([x, y]) => tag('circle', { cx: x, cy: y, r: rim * 0.018, fill: '#9aa1a8' }))
          .join('')
      : '',
    tag('circle', { r: rim * 0.975, fill: 'none', stroke: 'url(#lip)', 'stroke-width': rim * 0.05 }),
    tag('circle', { r: rim * 1.005, fill: 'none', stroke: '#000000', 'stroke-width': 4, opacity: 0.7 }),
    tag('circle', { r: rim * 0.215, fill: 'url(#wheelFace)', stroke: side, 'stroke-width': 3 }),
    ...bolts.map(([x, y]) =>
      tag('circle', { cx: x, cy: y, r: rim * 0.03, fill: '#1a1c1e', stroke: low, 'stroke-width': 2 }),
    ),
    tag('circle', { r: rim * 0.085, fill: mix(face, low, 0.25), stroke: side, 'stroke-width': 2.5 }),
    tag('path', { d: circlePath(0, 0, radius), fill: 'none', stroke: '#000000', 'stroke-width': 4, opacity: 0.6 }),
  ].join('')
  return { defs, body }
}
