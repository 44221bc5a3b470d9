import { luminance, mix, type Ramp } from './colour.ts'
import type { SideProfile } from './side-profile.ts'
import { curve, group, linear, type Point, roundedPolygon, tag } from './svg.ts'
import { resolveOutlineHeight } from './warp-profile.ts'

export const shift = (points: readonly Point[], dx: number, dy: number): readonly Point[] =>
  points.map(([x, y]): Point => [x + dx, y + dy])

/** Shut lines: a dark gap with the lit edge of the next panel beside it. */
export function drawSeams(profile: SideProfile, ramp: Ramp): string {
  const isDark = luminance(ramp.base) < 0.2
  return group(
    { fill: 'none', 'clip-path': 'url(#bodyClip)' },
    ...profile.seams.map((seam) =>
      tag('path', {
        d: curve(shift(seam, 5, -3)),
        stroke: ramp.light,
        'stroke-width': 4,
        opacity: isDark ? 0.28 : 0.5,
      }),
    ),
    ...profile.seams.map((seam) =>
      tag('path', {
        d: curve(seam),
        stroke: mix(ramp.deep, '#000000', 0.5),
        'stroke-width': 6,
        opacity: isDark ? 0.9 : 0.62,
      }),
    ),
  )
}

export function drawHandles(profile: SideProfile, ramp: Ramp, chrome: boolean): string {
  return profile.handles
    .map(([x, y]) => {
      const fill = chrome ? '#d4d9dd' : mix(ramp.base, ramp.light, 0.25)
      return [
        tag('ellipse', { cx: x + 20, cy: y - 4, rx: 62, ry: 30, fill: ramp.deep, opacity: 0.45 }),
        tag('ellipse', { cx: x + 20, cy: y - 12, rx: 54, ry: 18, fill: ramp.light, opacity: 0.14 }),
        tag('rect', { x: x - 60, y: y - 16, width: 170, height: 30, rx: 15, fill: '#000000', opacity: 0.4 }),
        tag('rect', { x: x - 62, y: y - 9, width: 172, height: 28, rx: 14, fill }),
        tag('rect', { x: x - 54, y: y + 9, width: 156, height: 6, rx: 3, fill: '#ffffff', opacity: 0.6 }),
      ].join('')
    })
    .join('')
}

export function drawMirror([x, y]: Point, ramp: Ramp): string {
  const shell = curve(
    [
      [x - 30, y + 26],
      [x - 34, y + 110],
      [x + 10, y + 150],
      [x + 110, y + 152],
      [x + 150, y + 120],
      [x + 146, y + 44],
      [x + 100, y + 16],
      [x + 20, y + 12],
    ],
    true,
  )
  return [
    tag('path', {
      d: curve(
        [
          [x + 20, y - 6, 'c'],
          [x + 36, y + 40],
          [x + 96, y + 40],
          [x + 130, y - 6, 'c'],
        ],
        true,
      ),
      fill: '#101214',
    }),
    tag('path', { d: shell, fill: 'url(#mirrorPaint)', stroke: '#000000', 'stroke-width': 4, 'stroke-opacity': 0.5 }),
    tag('path', {
      d: curve(
        [
          [x - 28, y + 34],
          [x + 40, y + 20],
          [x + 110, y + 24],
          [x + 148, y + 54],
          [x + 140, y + 30],
          [x + 90, y + 10],
          [x + 20, y + 10],
        ],
        true,
      ),
      fill: '#15181a',
    }),
    tag('path', {
      d: curve([
        [x - 14, y + 122],
        [x + 30, y + 140],
        [x + 100, y + 142],
        [x + 134, y + 122],
      ]),
      stroke: mix(ramp.light, '#ffffff', 0.4),
      'stroke-width': 8,
      fill: 'none',
      opacity: 0.75,
    }),
  ].join('')
}

export function mirrorGradient(profile: SideProfile, ramp: Ramp): string {
  const [, y] = profile.mirror
  return linear(
    'mirrorPaint',
    [0, y + 10],
    [0, y + 156],
    [
      [0, mix(ramp.shade, ramp.deep, 0.4)],
      [0.45, ramp.base],
      [0.85, mix(ramp.base, ramp.light, 0.5)],
      [1, ramp.light],
    ],
  )
}

/** Height of the nose at which the outline stands furthest forward between two heights, to hang the grille edge on. */
const noseBetween = (outline: readonly Point[], low: number, high: number): readonly Point[] =>
  outline.filter(([x, y]) => x < 320 && y > low && y < high)

/** Dark openings of the front bumper, as far as they wrap round to the side, and the shut lines of both bumpers. */
export function drawBumpers(profile: SideProfile, ramp: Ramp): string {
  const { axles, arch, wheelRadius, headlamp, tailLamp, outline, length } = profile
  const low = outline[0]?.[1] ?? 200
  const rear = outline.at(-1)?.[1] ?? 200
  const lampFoot = headlamp.length === 0 ? null : Math.min(...headlamp.map(([, y]) => y))
  const lampEnd = Math.max(0, ...headlamp.map(([x]) => x))
  const tailFoot = tailLamp.length === 0 ? null : Math.min(...tailLamp.map(([, y]) => y))
  const tailStart = Math.min(length, ...tailLamp.map(([x]) => x))
  const seams: (readonly Point[])[] = []
  if (lampFoot !== null)
    seams.push([
      [lampEnd * 0.62, lampFoot + 70],
      [axles[0] - arch * 0.78, wheelRadius + arch * 0.72],
    ])
  if (tailFoot !== null && axles[1] + arch < length - 60)
    seams.push([
      [length, tailFoot - 40],
      [tailStart + 120, tailFoot - 70],
      [Math.min(tailStart, axles[1] + arch * 0.94), wheelRadius + arch * 0.5],
    ])
  const top = lampFoot === null ? low + 300 : lampFoot - 40
  const edge = noseBetween(outline, low + 130, top)
  const mouth: readonly Point[] = [
    [-60, low + 130, 'c'],
    ...edge.map(([x, y]): Point => [x + 44 + ((y - low) / (top - low)) * 22, y]),
    [-60, top, 'c'],
  ]
  return group(
    { 'clip-path': 'url(#bodyClip)' },
    tag('path', { d: curve(mouth, true), fill: '#0d0f11', opacity: 0.9 }),
    tag('path', {
      d: roundedPolygon(
        [
          [110, low + 244],
          [236, low + 232],
          [218, low + 150],
          [140, low + 160],
        ],
        26,
      ),
      fill: '#0d0f11',
      opacity: 0.85,
    }),
    tag('path', {
      d: curve([
        [120, low + 206],
        [166, low + 212],
        [214, low + 208],
      ]),
      stroke: '#dfe7ec',
      'stroke-width': 9,
      fill: 'none',
      opacity: 0.7,
    }),
    ...seams.map((seam) =>
      tag('path', {
        d: curve(seam),
        stroke: mix(ramp.deep, '#000000', 0.5),
        'stroke-width': 5,
        fill: 'none',
        opacity: 0.5,
      }),
    ),
    tag('path', {
      d: roundedPolygon(
        [
          [length - 200, rear + 196],
          [length, rear + 202],
          [length, rear + 174],
          [length - 200, rear + 170],
        ],
        8,
      ),
      fill: '#8e1015',
      opacity: 0.85,
    }),
  )
}

/** Rails, aerial and the rest that stands on the roof. */
export function drawRoof(profile: SideProfile, seed: number): string {
  const { outline, length, height, extras } = profile
  const roofAt = (x: number): number => resolveOutlineHeight(outline, x)
  const inRoof = outline.filter(([, y]) => y > height - 70).map(([x]) => x)
  const [from, to] = [Math.min(...inRoof), Math.max(...inRoof)]
  const parts: string[] = []
  if (extras.kind === undefined || extras.kind === 'panel') {
    const fin = to - 130
    parts.push(
      tag('path', {
        d: curve(
          [
            [fin - 90, roofAt(fin - 90) - 6, 'c'],
            [fin - 10, roofAt(fin) + 46],
            [fin + 40, roofAt(fin) + 54],
            [fin + 70, roofAt(fin + 70) - 8, 'c'],
          ],
          true,
        ),
        fill: '#17191b',
      }),
    )
  }
  if (extras.roofRails === true && seed % 4 !== 3) {
    const [start, end] = [from - 40, Math.min(length - 500, to + 60)]
    const at = (share: number, lift: number): Point => [
      start + (end - start) * share,
      roofAt(start + (end - start) * share) + lift,
    ]
    const rail: readonly Point[] = [at(0, 4), at(0.05, 40), at(0.3, 44), at(0.7, 44), at(0.95, 40), at(1, 2)]
    parts.push(
      tag('path', { d: curve(rail), stroke: '#111315', 'stroke-width': 24, fill: 'none', 'stroke-linecap': 'round' }),
      tag('path', {
        d: curve(shift(rail, 0, 6)),
        stroke: seed % 2 === 0 ? '#c9ced2' : '#5d6368',
        'stroke-width': 9,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
    )
    for (const share of [0.06, 0.5, 0.94])
      parts.push(
        tag('rect', { x: at(share, 0)[0] - 26, y: at(share, 0)[1] - 8, width: 52, height: 44, fill: '#15181a' }),
      )
  }
  return parts.join('')
}
