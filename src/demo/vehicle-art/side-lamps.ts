import type { FamilyStyle } from './family-style.ts'
import { shift } from './side-details.ts'
import type { SideProfile } from './side-profile.ts'
import { clipPath, curve, group, linear, type Point, softStroke, tag } from './svg.ts'

/** Head lamp: bezel, reflectors and the running light of the family under one clear cover. */
export function drawHeadlamp(
  profile: SideProfile,
  style: FamilyStyle,
): { readonly defs: string; readonly body: string } {
  const { headlamp } = profile
  if (headlamp.length === 0) return { defs: '', body: '' }
  const outline = curve(headlamp, true)
  const [left, right] = [Math.min(...headlamp.map(([x]) => x)), Math.max(...headlamp.map(([x]) => x))]
  const [low, high] = [Math.min(...headlamp.map(([, y]) => y)), Math.max(...headlamp.map(([, y]) => y))]
  const [width, tall] = [right - left, high - low]
  const half = Math.ceil(headlamp.length / 2)
  const upper = shift(headlamp.slice(0, half + 1), 6, -12)
  const lower = shift([...headlamp.slice(half), headlamp[0] ?? [0, 0]], 4, 12)
  const glow = (points: readonly Point[], size: number): string =>
    softStroke(curve(points), '#ffffff', size, size * 1.4, 0.4, 4) +
    tag('path', { d: curve(points), stroke: '#ffffff', 'stroke-width': size, fill: 'none', 'stroke-linecap': 'round' })
  const signature = {
    line: glow(upper, 11),
    double: glow(upper, 8) + glow(lower, 8),
    hook: glow([...lower.slice(-3), ...upper.slice(0, 2)], 10),
    ring: glow(lower, 8),
    blade: glow(lower, 12),
  }[style.signature]
  const defs =
    clipPath('lampClip', outline) +
    linear(
      'lamp',
      [left, high],
      [right, low],
      [
        [0, '#cfd9e0'],
        [0.35, '#4d575f'],
        [0.6, '#23292e'],
        [1, '#8d99a2'],
      ],
    )
  const body = [
    tag('path', { d: outline, fill: '#0c0e10', stroke: '#0c0e10', 'stroke-width': 12, 'stroke-linejoin': 'round' }),
    group(
      { 'clip-path': 'url(#lampClip)' },
      tag('path', { d: outline, fill: 'url(#lamp)' }),
      ...[0.3, 0.52].map((share) => {
        const [x, y] = [left + width * share, low + tall * (0.3 + share * 0.42)]
        return [
          tag('ellipse', { cx: x, cy: y, rx: 46, ry: 34, fill: '#0d1013' }),
          tag('ellipse', { cx: x, cy: y, rx: 32, ry: 24, fill: '#5d6870' }),
          tag('ellipse', { cx: x - 8, cy: y + 8, rx: 14, ry: 9, fill: '#e9f1f6' }),
        ].join('')
      }),
      signature,
      tag('path', { d: outline, fill: 'none', stroke: '#ffffff', 'stroke-width': 14, opacity: 0.3 }),
    ),
  ].join('')
  return { defs, body: group({ 'clip-path': 'url(#bodyClip)' }, body) }
}

export function drawTailLamp(profile: SideProfile): { readonly defs: string; readonly body: string } {
  const { tailLamp } = profile
  if (tailLamp.length === 0) return { defs: '', body: '' }
  const outline = curve(tailLamp, true)
  const [low, high] = [Math.min(...tailLamp.map(([, y]) => y)), Math.max(...tailLamp.map(([, y]) => y))]
  const half = Math.ceil(tailLamp.length / 2)
  const defs =
    clipPath('tailClip', outline) +
    linear(
      'tail',
      [0, low],
      [0, high],
      [
        [0, '#5a060b'],
        [0.5, '#a60f17'],
        [1, '#e8473f'],
      ],
    )
  const body = [
    tag('path', { d: outline, fill: '#16090a', stroke: '#16090a', 'stroke-width': 10, 'stroke-linejoin': 'round' }),
    group(
      { 'clip-path': 'url(#tailClip)' },
      tag('path', { d: outline, fill: 'url(#tail)' }),
      tag('path', {
        d: curve(shift(tailLamp.slice(0, half + 1), -4, -26)),
        stroke: '#ff8f86',
        'stroke-width': 12,
        fill: 'none',
        opacity: 0.9,
      }),
      tag('path', {
        d: curve(shift(tailLamp.slice(0, half + 1), -4, -56)),
        stroke: '#4a0407',
        'stroke-width': 8,
        fill: 'none',
        opacity: 0.6,
      }),
      tag('path', {
        d: curve(shift(tailLamp.slice(0, half + 1), 0, -4)),
        stroke: '#ffffff',
        'stroke-width': 10,
        fill: 'none',
        opacity: 0.4,
      }),
    ),
  ].join('')
  return { defs, body: group({ 'clip-path': 'url(#bodyClip)' }, body) }
}
