import type { Accessories } from './accessories.ts'
import { tube } from './tube.ts'
import { mix, type Ramp } from './colour.ts'
import type { SideProfile } from './side-profile.ts'
import { curve, parsePoints, type Point, polyline, roundedPolygon, softStroke, tag } from './svg.ts'
import { resolveOutlineHeight } from './warp-profile.ts'

export const barColour = (bullbar: Accessories['bullbar']): string => (bullbar === 'alloy' ? '#b9c0c5' : '#22262a')

function drawSideBullbar({ outline }: SideProfile, bullbar: Accessories['bullbar']): string {
  if (bullbar === 'none') return ''
  const colour = barColour(bullbar)
  const top = resolveOutlineHeight(outline, 170) + 36
  const wing: readonly Point[] = parsePoints(
    '-96 640, -70 780, 120 800, 330 770, 452 640, 400 520, 300 470, 10 450, -70 520',
  )
  return [
    tag('path', {
      d: roundedPolygon(wing, 50),
      fill: mix(colour, '#000000', 0.25),
      stroke: '#0a0b0c',
      'stroke-width': 6,
    }),
    softStroke(
      polyline(parsePoints('-60 770, 120 786, 320 760')),
      '#ffffff',
      6,
      12,
      bullbar === 'alloy' ? 0.8 : 0.3,
      4,
    ),
    tag('ellipse', { cx: 250, cy: 640, rx: 52, ry: 40, fill: '#0c0e10', stroke: '#5d656b', 'stroke-width': 8 }),
    tag('ellipse', { cx: 244, cy: 646, rx: 24, ry: 17, fill: '#e9f1f6' }),
    tube(
      [
        [-40, 770],
        [-66, 940],
        [-40, top - 60],
        [40, top],
        [120, top - 20],
      ],
      56,
      colour,
      '#ffffff',
      bullbar === 'alloy' ? 0.9 : 0.35,
    ),
    tube(parsePoints('-58 900, 60 900, 150 800'), 44, colour, '#ffffff', bullbar === 'alloy' ? 0.9 : 0.35),
    tube(
      [
        [40, top],
        [50, top + 320],
      ],
      7,
      '#15181a',
    ),
  ].join('')
}

function drawSnorkel({ outline, screens, belt }: SideProfile): string {
  const from = (screens[0]?.[0]?.[0] ?? 1330) - 10
  const along = [0, 0.22, 0.45, 0.7, 0.95].map((share): Point => [
    from + share * 480,
    resolveOutlineHeight(outline, from + share * 480) - 6,
  ])
  const [headX, headY] = along.at(-1) ?? [1800, 1800]
  return [
    tag('path', {
      d: curve([
        [from - 250, belt[0] - 70],
        [from - 130, belt[0] - 44],
        [from - 20, belt[0] + 6],
      ]),
      stroke: '#15181a',
      'stroke-width': 78,
      fill: 'none',
      'stroke-linecap': 'round',
    }),
    tag('path', { d: curve(along), stroke: '#15181a', 'stroke-width': 66, fill: 'none', 'stroke-linecap': 'round' }),
    tag('path', {
      d: curve(along.map(([x, y]): Point => [x - 10, y + 14])),
      stroke: '#5d656b',
      'stroke-width': 9,
      fill: 'none',
      opacity: 0.7,
    }),
    tag('path', {
      d: roundedPolygon(
        [
          [headX - 74, headY - 10],
          [headX + 60, headY + 20],
          [headX + 54, headY + 180],
          [headX - 80, headY + 160],
        ],
        34,
      ),
      fill: '#1b1e21',
      stroke: '#050607',
      'stroke-width': 5,
    }),
    ...[0, 1, 2].map((row) =>
      tag('path', {
        d: polyline([
          [headX - 62, headY + 40 + row * 36],
          [headX - 10, headY + 50 + row * 36],
        ]),
        stroke: '#4d545a',
        'stroke-width': 9,
      }),
    ),
  ].join('')
}

/** Ends of the flat part of the roof. */
function findRoof({ outline, height, extras, length }: SideProfile): readonly [from: number, to: number] {
  const flat = outline.filter(([, y]) => y > height - (extras.loadFrom === undefined ? 56 : 100)).map(([x]) => x)
  const [from, to] = [Math.min(...flat), Math.max(...flat)]
  return extras.loadFrom === undefined
    ? [from, Math.min(to, length - 420)]
    : [from, Math.min(to, extras.loadFrom - 130)]
}

function drawSideRack(profile: SideProfile, { rack, lightBar }: Accessories): string {
  if (rack === 'none') return ''
  const [from, to] = findRoof(profile)
  const [start, end] = [from + 20, to - 20]
  const y = profile.height + 44
  return [
    ...(end - start < 1400 ? [0.1, 0.9] : [0.06, 0.36, 0.66, 0.96]).map((share) =>
      tag('path', {
        d: polyline([
          [start + (end - start) * share, y],
          [start + (end - start) * share, resolveOutlineHeight(profile.outline, start + (end - start) * share) - 20],
        ]),
        stroke: '#15181a',
        'stroke-width': 34,
        fill: 'none',
      }),
    ),
    tag('rect', {
      x: start - 40,
      y: y - 6,
      width: end - start + 80,
      height: 52,
      rx: 16,
      fill: '#1b1e21',
      stroke: '#050607',
      'stroke-width': 4,
    }),
    tag('path', {
      d: polyline([
        [start, y + 34],
        [end, y + 34],
      ]),
      stroke: '#7b8288',
      'stroke-width': 7,
      opacity: 0.7,
    }),
    rack === 'awning'
      ? tag('rect', {
          x: start + 60,
          y: y + 2,
          width: (end - start) * 0.86,
          height: 116,
          rx: 52,
          fill: '#3a4045',
          stroke: '#0a0b0c',
          'stroke-width': 5,
        }) +
        tag('rect', {
          x: start + 90,
          y: y + 80,
          width: (end - start) * 0.8,
          height: 12,
          rx: 6,
          fill: '#9aa2a8',
          opacity: 0.7,
        })
      : '',
    lightBar
      ? tag('rect', { x: start - 84, y: y + 6, width: 64, height: 70, rx: 14, fill: '#101214' }) +
        tag('rect', { x: start - 92, y: y + 16, width: 16, height: 50, rx: 6, fill: '#eef4f8' })
      : '',
  ].join('')
}

function drawSideSpare({ length, belt, wheelRadius }: SideProfile, ramp: Ramp): string {
  const y = belt[1] - 100
  return [
    tag('path', {
      d: roundedPolygon(
        [
          [length - 150, y + wheelRadius * 0.94],
          [length + 86, y + wheelRadius * 0.9],
          [length + 86, y - wheelRadius * 0.9],
          [length - 150, y - wheelRadius * 0.94],
        ],
        70,
      ),
      fill: '#121416',
      stroke: '#000000',
      'stroke-width': 5,
    }),
    ...[-0.7, -0.35, 0, 0.35, 0.7].map((share) =>
      tag('rect', { x: length - 140, y: y + share * wheelRadius - 12, width: 130, height: 22, rx: 6, fill: '#2a2d30' }),
    ),
    tag('path', {
      d: roundedPolygon(
        [
          [length + 10, y + wheelRadius * 0.8],
          [length + 100, y + wheelRadius * 0.76],
          [length + 100, y - wheelRadius * 0.76],
          [length + 10, y - wheelRadius * 0.8],
        ],
        36,
      ),
      fill: ramp.base,
      stroke: '#000000',
      'stroke-width': 4,
      'stroke-opacity': 0.5,
    }),
    softStroke(
      polyline([
        [length + 40, y + wheelRadius * 0.7],
        [length + 90, y + wheelRadius * 0.66],
      ]),
      ramp.light,
      6,
      10,
      0.7,
      4,
    ),
  ].join('')
}

/** `behind` stands before nothing but the air; `front` over the body. */
export function drawSideAccessories(
  profile: SideProfile,
  accessories: Accessories,
  ramp: Ramp,
): { readonly behind: string; readonly front: string; readonly reach: number } {
  const { spare, snorkel, bullbar } = accessories
  return {
    behind: spare ? drawSideSpare(profile, ramp) : '',
    front: [
      drawSideRack(profile, accessories),
      snorkel ? drawSnorkel(profile) : '',
      drawSideBullbar(profile, bullbar),
    ].join(''),
    reach: spare ? 100 : 0,
  }
}
