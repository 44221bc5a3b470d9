import type { CabinStyle } from './cabin-style.ts'
import { mix } from './colour.ts'
import { canvas } from './scene.ts'
import { curve, type Point, polyline, softStroke, tag } from './svg.ts'

const { width } = canvas

/** Shoulder of a front seat in the lower corner; the other one is its mirror image. */
export function drawSeat(side: -1 | 1, { seat, stitch }: CabinStyle): string {
  const at = (x: number, y: number, corner?: 'c'): Point =>
    corner === undefined ? [side < 0 ? x : width - x, y] : [side < 0 ? x : width - x, y, corner]
  return [
    tag('path', {
      d: curve(
        [
          at(-20, 560, 'c'),
          at(90, 548),
          at(230, 566),
          at(318, 620),
          at(366, 740),
          at(396, 980, 'c'),
          at(-20, 980, 'c'),
        ],
        true,
      ),
      fill: 'url(#seat)',
      stroke: '#050607',
      'stroke-width': 3,
    }),
    tag('path', {
      d: curve(
        [at(-20, 640, 'c'), at(110, 636), at(210, 660), at(258, 760), at(276, 980, 'c'), at(-20, 980, 'c')],
        true,
      ),
      fill: mix(seat, '#000000', 0.22),
      opacity: 0.85,
    }),
    ...[0, 1, 2].map((row) =>
      tag('path', {
        d: curve([at(-20, 730 + row * 84), at(100, 722 + row * 84), at(250, 748 + row * 78)]),
        stroke: mix(seat, '#000000', 0.5),
        'stroke-width': 4,
        fill: 'none',
        opacity: 0.7,
      }),
    ),
    tag('path', {
      d: curve([at(-20, 632), at(110, 626), at(222, 652), at(270, 756), at(288, 980)]),
      stroke: stitch,
      'stroke-width': 3,
      fill: 'none',
      'stroke-dasharray': '10 7',
      opacity: 0.85,
    }),
    softStroke(
      curve([at(60, 566), at(226, 584), at(304, 634), at(348, 744)]),
      mix(seat, '#ffffff', 0.6),
      3,
      16,
      0.4,
      5,
    ),
    // Head restraint on its posts, leaning into the picture.
    ...[70, 150].map((x) =>
      tag('path', { d: polyline([at(x, 562), at(x - 4, 490)]), stroke: '#9aa2a8', 'stroke-width': 10 }),
    ),
    tag('path', {
      d: curve(
        [at(-20, 350, 'c'), at(90, 336), at(190, 356), at(222, 420), at(210, 490), at(120, 512), at(-20, 508, 'c')],
        true,
      ),
      fill: 'url(#headrest)',
      stroke: '#050607',
      'stroke-width': 3,
    }),
    tag('path', {
      d: curve([at(-20, 368), at(90, 356), at(172, 374), at(200, 424)]),
      stroke: stitch,
      'stroke-width': 3,
      fill: 'none',
      'stroke-dasharray': '10 7',
      opacity: 0.7,
    }),
  ].join('')
}
