import { pickBySeed } from './family-style.ts'
import type { SideProfile } from './side-profile.ts'
import { curve, group, linear, parsePoints, polyline, roundedPolygon, tag } from './svg.ts'

export function drawTub(
  profile: SideProfile,
  seed: number,
): { readonly defs: string; readonly behind: string; readonly front: string } {
  const from = profile.extras.loadFrom ?? 3500
  const end = profile.length - 70
  const top = 1250
  const load = pickBySeed(['open', 'bar', 'cover', 'canopy', 'bar', 'ladder', 'cover', 'canopy'] as const, seed, 51)
  const rails = [
    tag('path', {
      d: polyline([
        [from - 6, 640],
        [from - 6, top + 6],
      ]),
      stroke: '#050607',
      'stroke-width': 16,
      fill: 'none',
    }),
    tag('path', {
      d: roundedPolygon(
        [
          [from + 8, top + 12],
          [end, top - 2],
          [end, top - 30],
          [from + 8, top - 16],
        ],
        10,
      ),
      fill: '#1a1c1e',
    }),
    tag('path', {
      d: polyline([
        [from + 20, top + 6],
        [end - 10, top - 6],
      ]),
      stroke: '#6b7074',
      'stroke-width': 5,
      fill: 'none',
      opacity: 0.7,
    }),
    tag('path', {
      d: roundedPolygon(parsePoints('1330 452, 3320 452, 3300 410, 1350 410'), 18),
      fill: '#1b1d1f',
    }),
    tag('path', {
      d: polyline(parsePoints('1360 448, 3290 448')),
      stroke: '#8a9095',
      'stroke-width': 7,
      fill: 'none',
      opacity: 0.7,
    }),
  ].join('')
  const sportsBar =
    tag('path', {
      d: curve([
        [from + 60, top, 'c'],
        [from + 90, top + 150],
        [from + 130, 1560],
        [from + 200, 1590],
        [from + 420, 1480],
        [from + 640, top + 60],
        [from + 700, top, 'c'],
      ]),
      stroke: '#141618',
      'stroke-width': 52,
      fill: 'none',
    }) +
    tag('path', {
      d: curve([
        [from + 100, top + 150],
        [from + 138, 1566],
        [from + 200, 1596],
        [from + 414, 1488],
        [from + 630, top + 70],
      ]),
      stroke: '#7c8388',
      'stroke-width': 8,
      fill: 'none',
      opacity: 0.7,
    })
  const cover = tag('path', {
    d: curve(
      [
        [from + 12, top + 10, 'c'],
        [from + 30, top + 34],
        [(from + end) / 2, top + 40],
        [end - 30, top + 16],
        [end - 10, top - 4, 'c'],
      ],
      true,
    ),
    fill: '#15171a',
  })
  // Posts and rails for long loads, with a ladder's worth of pipe on top.
  const ladder = group(
    { fill: 'none', stroke: '#1b1e21', 'stroke-linejoin': 'round' },
    ...[from + 90, end - 160].map((x) =>
      tag('path', {
        d: polyline([
          [x, top - 10],
          [x, 1800],
        ]),
        'stroke-width': 42,
      }),
    ),
    tag('path', {
      d: polyline([
        [from - 760, 1856],
        [end - 90, 1826],
      ]),
      'stroke-width': 34,
    }),
    tag('path', {
      d: polyline([
        [from + 90, top + 30],
        [end - 160, top + 30],
      ]),
      'stroke-width': 24,
    }),
    tag('path', {
      d: polyline([
        [from - 640, 1902],
        [end - 40, 1876],
      ]),
      stroke: '#b9c0c5',
      'stroke-width': 46,
    }),
    tag('path', {
      d: polyline([
        [from - 640, 1912],
        [end - 40, 1886],
      ]),
      stroke: '#ffffff',
      'stroke-width': 8,
      opacity: 0.7,
    }),
  )
  const canopy = [
    tag('path', {
      d: curve(
        [
          [from + 14, top, 'c'],
          [from + 34, 1640],
          [from + 90, 1740],
          [from + 300, 1776],
          [end - 420, 1764],
          [end - 230, 1720],
          [end - 130, 1520],
          [end - 50, top - 2, 'c'],
        ],
        true,
      ),
      fill: 'url(#canopy)',
      stroke: '#000000',
      'stroke-width': 5,
      'stroke-opacity': 0.5,
    }),
    tag('path', {
      d: curve(
        [
          [from + 130, top + 70, 'c'],
          [from + 150, 1600],
          [from + 200, 1660],
          [from + 420, 1690],
          [end - 460, 1680],
          [end - 330, 1640],
          [end - 250, top + 70, 'c'],
        ],
        true,
      ),
      fill: '#12171b',
      stroke: '#05070a',
      'stroke-width': 14,
    }),
    tag('path', {
      d: polyline(
        [
          [from + 360, 1686],
          [from + 560, top + 74],
          [from + 700, top + 74],
          [from + 500, 1690],
        ],
        true,
      ),
      fill: '#ffffff',
      opacity: 0.08,
    }),
  ].join('')
  return {
    defs: linear(
      'canopy',
      [0, top],
      [0, 1780],
      [
        [0, '#17191b'],
        [0.7, '#34383b'],
        [1, '#6d7377'],
      ],
    ),
    behind: load === 'bar' ? sportsBar : '',
    front: rails + { open: '', bar: '', cover, canopy, ladder }[load],
  }
}
