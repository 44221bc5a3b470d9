import { luminance, mix, type Ramp } from './colour.ts'
import { type EndForm, mirrorHalf } from './end-form.ts'
import { clipPath, curve, group, linear, type Point, roundedPolygon, softStroke, tag } from './svg.ts'

/** Right half of the outline from the foot of the bumper to the middle of the roof. */
function buildEndOutline({ half, height, clearance, belt, roofHalf, lamp }: EndForm): readonly Point[] {
  const foot: readonly Point[] = [
    [half * 0.72, clearance, 'c'],
    [half * 0.9, clearance + 26],
    [half * 0.97, clearance + 150],
    [half * 0.995, lamp[0] - 60],
    [half, lamp[1]],
    [half * 0.985, belt - 40],
    [half * 0.955, belt + 14],
  ]
  return [
    ...foot,
    [half * 0.915, belt + 36, 'c'],
    [(half * 0.905 + roofHalf) / 2, (belt + height) / 2 + 10],
    [roofHalf + 14, height - 120],
    [roofHalf - 50, height - 42],
    [roofHalf * 0.6, height - 8],
    [0, height],
  ]
}

/** Tyres as they show under the bumper: tread from the front, sides darkened. */
function drawEndTyres({ half, wheelRadius, tyreWidth }: EndForm): string {
  return [-1, 1]
    .map((side) => {
      const x = side * (half - tyreWidth / 2 - 14)
      const grooves = [-0.24, 0.02, 0.28].map((share) =>
        tag('rect', { x: x + tyreWidth * share - 6, y: 6, width: 11, height: wheelRadius * 1.5, fill: '#050607' }),
      )
      const blocks = Array.from({ length: 14 }, (_, row) =>
        tag('rect', {
          x: x - tyreWidth / 2 + 12,
          y: 20 + row * 34,
          width: tyreWidth - 24,
          height: 5,
          fill: '#060708',
          opacity: 0.8,
        }),
      )
      const tyre = { x: x - tyreWidth / 2, y: 0, width: tyreWidth, height: wheelRadius * 2, rx: 56 }
      return [
        tag('rect', { ...tyre, fill: 'url(#tread)' }),
        ...grooves,
        ...blocks,
        tag('rect', { ...tyre, fill: 'none', stroke: '#000000', 'stroke-width': 6 }),
      ].join('')
    })
    .join('')
}

export function endDefs(form: EndForm, ramp: Ramp, outlinePath: string): string {
  const { half, height, belt, lamp, clearance, cowl } = form
  const at = (y: number): number => Math.min(1, Math.max(0, y / height))
  const isPale = luminance(ramp.base) > 0.55
  return [
    linear(
      'paint',
      [0, 0],
      [0, height],
      [
        [at(clearance), ramp.deep],
        [at(clearance + 90), mix(ramp.base, ramp.shade, 0.85)],
        [at((clearance + lamp[0]) / 2), mix(ramp.base, ramp.shade, 0.35)],
        [at(lamp[0]), mix(ramp.base, ramp.shade, 0.12)],
        [at(lamp[1] + 30), mix(ramp.base, ramp.light, 0.3)],
        [at(belt - 20), mix(ramp.base, ramp.light, 0.62)],
        [at(cowl + 60), mix(ramp.base, ramp.light, 0.3)],
        [at(height - 90), mix(ramp.base, ramp.light, 0.2)],
        [at(height - 20), mix(ramp.base, ramp.light, 0.75)],
        [1, ramp.light],
      ],
    ),
    linear(
      'endTurn',
      [-half, 0],
      [half, 0],
      [
        [0, ramp.deep, isPale ? 0.5 : 0.75],
        [0.06, ramp.deep, isPale ? 0.22 : 0.4],
        [0.2, ramp.deep, 0.04],
        [0.5, ramp.deep, 0],
        [0.8, ramp.deep, 0.06],
        [0.94, ramp.deep, isPale ? 0.26 : 0.45],
        [1, ramp.deep, isPale ? 0.55 : 0.8],
      ],
    ),
    linear(
      'tread',
      [0, 0],
      [0, form.wheelRadius * 1.4],
      [
        [0, '#08090a'],
        [0.3, '#26292c'],
        [1, '#101214'],
      ],
    ),
    linear(
      'endGlass',
      [0, cowl],
      [0, height],
      [
        [0, '#0b0f12'],
        [0.4, '#1a2127'],
        [0.8, '#35424c'],
        [1, '#53626d'],
      ],
    ),
    clipPath('endClip', outlinePath),
  ].join('')
}

/** Painted shell without its fittings. */
export function drawEndShell(form: EndForm, ramp: Ramp): { readonly path: string; readonly body: string } {
  const outline = mirrorHalf(buildEndOutline(form))
  const path = curve(outline, true)
  const { half, height, clearance, wheelRadius } = form
  const isPale = luminance(ramp.base) > 0.55
  const body = [
    tag('rect', { x: -half * 0.9, y: wheelRadius * 0.42, width: half * 1.8, height: wheelRadius, fill: '#08090a' }),
    drawEndTyres(form),
    group(
      { 'clip-path': 'url(#endClip)' },
      tag('path', { d: path, fill: 'url(#paint)' }),
      tag('rect', { x: -half - 10, y: 0, width: half * 2 + 20, height: height + 20, fill: 'url(#endTurn)' }),
      softStroke(curve(outline.slice(4, -4)), '#ffffff', 7, 15, isPale ? 0.75 : 0.4),
      tag('rect', { x: -half, y: clearance - 20, width: half * 2, height: 46, fill: '#15181a', opacity: 0.85 }),
      tag('path', { d: path, fill: 'none', stroke: '#000000', 'stroke-width': 6, opacity: 0.4 }),
    ),
  ].join('')
  return { path, body }
}

/** Door mirrors as ears at the foot of the windscreen. */
export function drawEars({ half, belt }: EndForm, ramp: Ramp): string {
  return [-1, 1]
    .map((side) => {
      const at = (x: number, y: number): Point => [side * (half * 0.91 + x * 0.8), belt + 30 + y * 0.92]
      return [
        tag('path', { d: roundedPolygon([at(-30, 0), at(60, 14), at(60, 44), at(-30, 30)], 10), fill: '#121416' }),
        tag('path', {
          d: curve([at(36, 14), at(44, 110), at(110, 138), at(214, 126), at(240, 80), at(216, 24), at(120, 6)], true),
          fill: mix(ramp.base, ramp.light, 0.3),
          stroke: '#000000',
          'stroke-width': 4,
          'stroke-opacity': 0.5,
        }),
        tag('path', {
          d: curve([at(44, 12), at(130, 4), at(216, 24), at(226, 50), at(120, 34), at(42, 40)], true),
          fill: '#15181a',
        }),
        softStroke(curve([at(62, 112), at(120, 128), at(204, 116)]), '#ffffff', 4, 6, 0.6, 3),
      ].join('')
    })
    .join('')
}
