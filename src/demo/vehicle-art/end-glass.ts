import { type EndForm, mirrorHalf } from './end-form.ts'
import { clipPath, curve, group, type Point, polyline, roundedPolygon, softStroke, tag } from './svg.ts'

/** Windscreen or rear window with its cabin: pillars stay outside of it, in paint. */
export function drawEndGlass(form: EndForm, foot: number, top: number, sky: string, isRear: boolean): string {
  const { half, roofHalf, belt, height } = form
  const share = (y: number): number => {
    const t = Math.min(1, Math.max(0, (y - belt) / (height - belt)))
    return half * 0.9 * (1 - t) + roofHalf * t
  }
  const inset = isRear ? 74 : 54
  const pane: readonly Point[] = [
    [share(foot) - inset, foot],
    [share(top) - inset - 10, top - 24],
    [share(top) - inset - 90, top],
    [0, top + 14],
  ]
  const outline = mirrorHalf([[share(foot) - inset - 30, foot - 26], ...pane])
  const path = curve([...outline, [0, foot - (isRear ? 6 : 40)]], true)
  const seat = (x: number): string =>
    [
      tag('path', {
        d: roundedPolygon(
          [
            [x - 190, foot - 60],
            [x + 190, foot - 60],
            [x + 150, foot + (top - foot) * 0.5],
            [x - 150, foot + (top - foot) * 0.5],
          ],
          70,
        ),
      }),
      tag('path', {
        d: roundedPolygon(
          [
            [x - 96, foot + (top - foot) * 0.48],
            [x + 96, foot + (top - foot) * 0.48],
            [x + 84, foot + (top - foot) * 0.74],
            [x - 84, foot + (top - foot) * 0.74],
          ],
          40,
        ),
      }),
    ].join('')
  return [
    tag('path', { d: path, fill: '#07090a', stroke: '#07090a', 'stroke-width': 22, 'stroke-linejoin': 'round' }),
    clipPath(isRear ? 'rearPane' : 'frontPane', path),
    group(
      { 'clip-path': `url(#${isRear ? 'rearPane' : 'frontPane'})` },
      tag('path', { d: path, fill: 'url(#endGlass)' }),
      tag('path', {
        d: roundedPolygon(
          [
            [-half * 0.52, foot + (top - foot) * 0.42],
            [half * 0.52, foot + (top - foot) * 0.42],
            [half * 0.46, top - 60],
            [-half * 0.46, top - 60],
          ],
          60,
        ),
        fill: sky,
        opacity: 0.2,
      }),
      group({ fill: '#04060a', opacity: 0.85 }, seat(-half * 0.42), seat(half * 0.42)),
      isRear
        ? ''
        : tag('ellipse', {
            cx: -half * 0.42,
            cy: foot + 40,
            rx: 170,
            ry: 120,
            fill: 'none',
            stroke: '#04060a',
            'stroke-width': 26,
          }),
      isRear
        ? ''
        : tag('path', {
            d: roundedPolygon(
              [
                [-110, top - 50],
                [110, top - 50],
                [96, top - 110],
                [-96, top - 110],
              ],
              24,
            ),
            fill: '#04060a',
          }),
      tag('path', {
        d: polyline(
          [
            [-half * 0.8, foot - 60],
            [-half * 0.3, top + 40],
            [half * 0.02, top + 40],
            [-half * 0.46, foot - 60],
          ],
          true,
        ),
        fill: '#ffffff',
        opacity: 0.08,
      }),
      tag('path', {
        d: polyline(
          [
            [-half * 0.4, foot - 60],
            [half * 0.08, top + 40],
            [half * 0.14, top + 40],
            [-half * 0.34, foot - 60],
          ],
          true,
        ),
        fill: '#ffffff',
        opacity: 0.08,
      }),
      tag('path', {
        d: curve(
          [
            [-half, foot + (top - foot) * 0.22],
            [-half * 0.3, foot + (top - foot) * 0.32],
            [half * 0.3, foot + (top - foot) * 0.26],
            [half, foot + (top - foot) * 0.34, 'c'],
            [half, foot - 100, 'c'],
            [-half, foot - 100, 'c'],
          ],
          true,
        ),
        fill: '#04070a',
        opacity: 0.4,
      }),
      isRear
        ? Array.from({ length: 9 }, (_, row) =>
            tag('rect', {
              x: -half,
              y: foot + 30 + row * ((top - foot - 60) / 9),
              width: half * 2,
              height: 3,
              fill: '#8a5a3a',
              opacity: 0.25,
            }),
          ).join('')
        : '',
    ),
    softStroke(curve(outline.slice(2, -2)), sky, 4, 6, 0.4, 3),
  ].join('')
}
