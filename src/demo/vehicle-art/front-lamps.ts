import { bothSides, type EndForm } from './end-form.ts'
import type { FamilyStyle } from './family-style.ts'
import { curve, group, type Point, softStroke, tag } from './svg.ts'

/** Head lamps of both sides: shape by face, running light by signature. */
export function drawFrontLamps(form: EndForm, style: FamilyStyle): string {
  const { half, lamp, bonnet } = form
  const [low, high] = [lamp[0] + 6, Math.min(lamp[1] + 10, bonnet - 10)]
  const tall = Math.max(110, high - low)
  const inner = {
    trapeze: 0.46,
    hexagon: 0.62,
    shield: 0.57,
    bars: 0.58,
    tiger: 0.54,
    wide: 0.62,
    closed: 0.5,
    slots: 0.56,
    oval: 0.6,
  }[style.face]
  const isRound = style.face === 'oval' || (style.face === 'slots' && tall > 170)
  const at = (x: number, y: number): Point => [half * x, low + tall * y]
  const shape: readonly Point[] = isRound
    ? [
        at(inner + 0.03, 0.5),
        at(inner + 0.1, 0.96),
        at(0.78, 1.06),
        at(0.9, 0.9),
        at(0.94, 0.5),
        at(0.86, 0.06),
        at(0.74, -0.04),
        at(inner + 0.08, 0.08),
      ]
    : [
        at(inner, 0.62),
        at(inner + 0.03, 0.86),
        at(0.8, 1.04),
        at(0.97, 1.06),
        at(0.985, 0.78),
        at(0.94, 0.3),
        at(0.82, 0.16),
        at(inner + 0.1, 0.3),
      ]
  const upper: readonly Point[] = [at(inner + 0.05, 0.78), at(0.8, 0.94), at(0.95, 0.96)]
  const lower: readonly Point[] = [at(inner + 0.06, 0.44), at(0.82, 0.28), at(0.94, 0.44)]
  const glow = (points: readonly Point[], size: number): string =>
    softStroke(curve(points), '#ffffff', size, size * 1.6, 0.4, 4) +
    tag('path', { d: curve(points), stroke: '#ffffff', 'stroke-width': size, fill: 'none', 'stroke-linecap': 'round' })
  const light = (points: readonly Point[], sign: number): readonly Point[] =>
    points.map(([x, y]): Point => [x * sign, y])
  const signature = (sign: number): string => {
    switch (style.signature) {
      case 'line':
        return glow(light(upper, sign), 12)
      case 'double':
        return glow(light(upper, sign), 8) + glow(light(lower, sign), 8)
      case 'hook':
        return glow(light([...[...lower].reverse(), at(0.965, 0.7), at(0.95, 0.96)], sign), 11)
      case 'ring':
        return [0.18, 0.34]
          .map((offset) =>
            tag('circle', {
              cx: at(inner + offset, 0.6)[0] * sign,
              cy: at(inner + offset, 0.6)[1],
              r: tall * 0.235,
              fill: 'none',
              stroke: '#f4f9fc',
              'stroke-width': 7,
              opacity: 0.9,
            }),
          )
          .join('')
      case 'blade':
        return glow(light(lower, sign), 13)
    }
  }
  return [
    tag(
      'clipPath',
      { id: 'frontLamp' },
      bothSides(shape)
        .map((points) => tag('path', { d: curve(points, true) }))
        .join(''),
    ),
    ...bothSides(shape).map((points) =>
      tag('path', { d: curve(points, true), fill: 'url(#lampGlass)', stroke: '#08090a', 'stroke-width': 14 }),
    ),
    group(
      { 'clip-path': 'url(#frontLamp)' },
      ...[-1, 1].flatMap((sign) =>
        [0.18, 0.34].map((offset) => {
          const [x, y] = at(inner + offset, 0.6)
          return [
            tag('circle', { cx: x * sign, cy: y, r: tall * 0.24, fill: '#0b0d0f' }),
            tag('circle', { cx: x * sign, cy: y, r: tall * 0.17, fill: 'url(#projector)' }),
            tag('ellipse', {
              cx: x * sign - 8,
              cy: y + tall * 0.07,
              rx: tall * 0.07,
              ry: tall * 0.04,
              fill: '#ffffff',
              opacity: 0.9,
            }),
          ].join('')
        }),
      ),
      signature(1),
      signature(-1),
      ...bothSides(shape).map((points) =>
        tag('path', { d: curve(points, true), fill: 'none', stroke: '#ffffff', 'stroke-width': 12, opacity: 0.25 }),
      ),
    ),
  ].join('')
}
