import { luminance, mix, type Ramp } from './colour.ts'
import type { SideProfile } from './side-profile.ts'
import {
  circlePath,
  clipPath,
  curve,
  group,
  linear,
  polyline,
  round,
  softEllipse,
  softFill,
  softStroke,
  tag,
  type Point,
} from './svg.ts'

/** Outline of the painted body: the upper line, then the underside with both wheel arches cut out. */
export function buildBodyPath({ outline, axles, wheelRadius, arch, sill }: SideProfile): string {
  const first = outline[0] ?? [0, 0]
  const last = outline.at(-1) ?? [0, 0]
  const reach = (y: number): number => Math.sqrt(Math.max(0, arch ** 2 - (y - wheelRadius) ** 2))
  const cut = (axle: number, from: number, to: number): string => {
    const isLarge = from + to < 2 * wheelRadius ? 1 : 0
    const [start, end] = [axle + reach(from), axle - reach(to)]
    return `L${round(start)} ${round(from)}A${round(arch)} ${round(arch)} 0 ${isLarge} 1 ${round(end)} ${round(to)}`
  }
  // A body that ends before the rear wheel (a cab) has no rear arch of its own.
  const rear = last[0] > axles[1] ? cut(axles[1], last[1], sill) : `L${round(last[0] - 40)} ${round(sill)}`
  return `${curve(outline)}${rear}${cut(axles[0], sill, first[1])}Z`
}

/**
 * How the side takes the light from roof to sill: sky above, horizon at the crease, ground below, a little bounce at
 * the foot.
 */
function buildPaintStops(profile: SideProfile, ramp: Ramp): readonly (readonly [number, string])[] {
  const { height, sill, belt, crease } = profile
  const { base, light, shade, deep } = ramp
  const line = crease[Math.floor(crease.length / 2)]?.[1] ?? belt[0] - 150
  const shoulder = (belt[0] + belt[1]) / 2
  const at = (y: number): number => Math.min(1, Math.max(0, y / height))
  return [
    [at(sill - 40), deep],
    [at(sill + 30), mix(shade, deep, 0.55)],
    [at(sill + 110), mix(base, shade, 0.6)],
    [at(sill + (line - sill) * 0.34), mix(base, shade, 0.78)],
    [at(sill + (line - sill) * 0.62), mix(base, shade, 0.42)],
    [at(line - 30), mix(base, shade, 0.12)],
    [at(line + 12), mix(base, light, 0.2)],
    [at(shoulder - 74), mix(base, light, 0.4)],
    [at(shoulder - 24), mix(base, light, 0.78)],
    [at(shoulder + 26), mix(base, light, 0.36)],
    [at(shoulder + (height - shoulder) * 0.6), mix(base, light, 0.12)],
    [at(height - 50), mix(base, light, 0.5)],
    [1, light],
  ]
}

const shift = (points: readonly Point[], dy: number, dx = 0): readonly Point[] =>
  points.map(([x, y]): Point => [x + dx, y + dy])

/** Everything above the window sill, for a roof in black: two-tone paint is common on small cars. */
function drawDarkRoof({ screens, belt, height, length }: SideProfile): string {
  const from = screens[0]?.[0]?.[0] ?? 0
  const to = screens[1]?.[2]?.[0] ?? length
  const shape: readonly Point[] = [
    [from - 30, belt[0] - 6],
    [from - 30, height + 80],
    [to + 120, height + 80],
    [to + 120, belt[1] + 40],
    [to, belt[1] + 20],
  ]
  return tag('path', { d: polyline(shape, true), fill: 'url(#roofDark)' })
}

export interface BodyLight {
  readonly ramp: Ramp
  /** Colour of the ground, thrown up on the sills. */
  readonly floor: string
  readonly twoTone: boolean
}

/** The painted body with everything that makes it a volume. */
export function drawBody(
  profile: SideProfile,
  bodyPath: string,
  { ramp, floor, twoTone }: BodyLight,
): { readonly defs: string; readonly body: string } {
  const { length, height, axles, wheelRadius, arch, sill, crease, outline } = profile
  const last = outline.at(-1)?.[0] ?? length
  const [creaseStart, creaseEnd] = [crease[0]?.[0] ?? 0, crease.at(-1)?.[0] ?? length]
  const isPale = luminance(ramp.base) > 0.55
  const depth = isPale ? 0.5 : 1
  const defs = [
    linear('paint', [0, 0], [0, height], buildPaintStops(profile, ramp)),
    linear(
      'turn',
      [0, 0],
      [last, 0],
      [
        [0, ramp.deep, 0.62 * depth + 0.12],
        [0.045, ramp.deep, 0.3 * depth],
        [0.13, ramp.deep, 0],
        [0.86, ramp.deep, 0],
        [0.955, ramp.deep, 0.32 * depth],
        [1, ramp.deep, 0.7 * depth + 0.1],
      ],
    ),
    linear(
      'rimLight',
      [0, sill],
      [0, height],
      [
        [0, '#ffffff', 0],
        [0.42, '#ffffff', 0.1],
        [0.7, '#ffffff', 0.55],
        [1, '#ffffff', 0.85],
      ],
    ),
    linear(
      'creaseFade',
      [creaseStart, 0],
      [creaseEnd, 0],
      [
        [0, ramp.light, 0],
        [0.12, ramp.light, 0.85],
        [0.85, ramp.light, 0.7],
        [1, ramp.light, 0],
      ],
    ),
    linear(
      'creaseShade',
      [creaseStart, 0],
      [creaseEnd, 0],
      [
        [0, ramp.deep, 0],
        [0.14, ramp.deep, 0.5],
        [0.85, ramp.deep, 0.45],
        [1, ramp.deep, 0],
      ],
    ),
    softFill('hollow', ramp.deep),
    linear(
      'bounce',
      [0, sill - 40],
      [0, sill + 130],
      [
        [0, floor, isPale ? 0.45 : 0.28],
        [1, floor, 0],
      ],
    ),
    linear(
      'roofDark',
      [0, profile.belt[0]],
      [0, height],
      [
        [0, '#15181b'],
        [0.7, '#25292d'],
        [0.93, '#5b6369'],
        [1, '#9aa2a9'],
      ],
    ),
    softFill('bodyLight', ramp.light),
    clipPath('bodyClip', bodyPath),
  ].join('')
  const between = axles[1] - axles[0]
  const creaseMiddle = crease[Math.floor(crease.length / 2)]?.[1] ?? sill + 400
  const rocker: readonly Point[] = [
    [axles[0] + arch + 20, sill + 100],
    [(axles[0] + axles[1]) / 2, sill + 76],
    [axles[1] - arch - 20, sill + 100],
  ]
  const arches = axles.filter((axle) => axle < last)
  const ring = (axle: number, radius: number): string => circlePath(axle, wheelRadius, radius)
  const body = group(
    { 'clip-path': 'url(#bodyClip)' },
    tag('path', { d: bodyPath, fill: 'url(#paint)' }),
    twoTone ? drawDarkRoof(profile) : '',
    softStroke(curve(shift(crease, 62)), 'url(#creaseFade)', 24, 46, isPale ? 0.5 : 0.26),
    // Blots and not stacked strokes: on pale paint many thin layers round to stripes of colour.
    softEllipse(axles[0] + between / 2, sill + 180, between / 2 - arch * 0.7, 130, 'hollow', isPale ? 0.36 : 0.62),
    softEllipse(axles[0] + between / 2, creaseMiddle - 70, between / 2 - arch * 0.6, 84, 'hollow', isPale ? 0.26 : 0.4),
    ...arches.map((axle) =>
      [
        softEllipse(axle - 10, wheelRadius + arch + 64, arch * 1.05, 84, 'bodyLight', isPale ? 0.7 : 0.34),
        softStroke(ring(axle, arch + 30), ramp.deep, 16, 40, isPale ? 0.16 : 0.34),
        softStroke(ring(axle, arch + 13), mix(ramp.base, ramp.light, 0.6), 3, 5, 0.5, 3),
        tag('path', { d: ring(axle, arch + 2), fill: 'none', stroke: '#000000', 'stroke-width': 10, opacity: 0.55 }),
      ].join(''),
    ),
    tag('rect', { x: -100, y: 0, width: length + 300, height: height + 200, fill: 'url(#turn)' }),
    softStroke(curve(shift(crease, -10)), 'url(#creaseShade)', 8, 14, 0.8),
    softStroke(curve(crease), 'url(#creaseFade)', 3, 4, 0.95, 3),
    softStroke(curve(shift(rocker, 20)), ramp.deep, 12, 16, 0.34),
    softStroke(curve(rocker), mix(ramp.light, floor, 0.3), 4, 9, 0.6),
    tag('rect', { x: 0, y: sill - 120, width: length, height: 260, fill: 'url(#bounce)' }),
    softStroke(curve(outline), 'url(#rimLight)', 8, 16, 0.9),
    tag('path', { d: bodyPath, stroke: '#000000', 'stroke-width': 5, fill: 'none', opacity: 0.35 }),
  )
  return { defs, body }
}

/** Unpainted plastic: rings round the arches, a band along the sill and under both bumpers. */
export function drawCladding(profile: SideProfile): string {
  const { cladding, axles, wheelRadius, arch, sill, length, outline } = profile
  if (cladding === 0) return ''
  const front = outline[0]?.[1] ?? sill
  const rear = outline.at(-1)?.[1] ?? sill
  const plastic = '#25282b'
  return group(
    { 'clip-path': 'url(#bodyClip)' },
    tag('rect', { x: axles[0], y: sill - 30, width: axles[1] - axles[0], height: cladding + 30, fill: plastic }),
    tag('rect', {
      x: axles[0],
      y: sill + cladding - 7,
      width: axles[1] - axles[0],
      height: 7,
      fill: '#6b7177',
      opacity: 0.6,
    }),
    tag('path', {
      d: curve(
        [
          [-40, front - 40, 'c'],
          [-40, front + cladding * 0.9, 'c'],
          [200, front + cladding * 1.2],
          [axles[0], front + cladding * 1.5, 'c'],
          [axles[0], front - 40, 'c'],
        ],
        true,
      ),
      fill: plastic,
    }),
    tag('path', {
      d: curve(
        [
          [length + 40, rear - 40, 'c'],
          [length + 40, rear + cladding * 1.4, 'c'],
          [length - 240, rear + cladding * 1.5],
          [axles[1], rear + cladding * 1.6, 'c'],
          [axles[1], rear - 40, 'c'],
        ],
        true,
      ),
      fill: plastic,
    }),
    ...axles.map((axle) =>
      [
        tag('circle', { cx: axle, cy: wheelRadius, r: arch + 26, fill: 'none', stroke: plastic, 'stroke-width': 58 }),
        tag('circle', {
          cx: axle,
          cy: wheelRadius,
          r: arch + 53,
          fill: 'none',
          stroke: '#7a8187',
          'stroke-width': 4,
          opacity: 0.55,
        }),
        softStroke(circlePath(axle, wheelRadius, arch + 4), '#000000', 8, 10, 0.6, 4),
      ].join(''),
    ),
  )
}
