import type { CabinStyle } from './cabin-style.ts'
import { curve, parsePoints, type Point, polyline, roundedPolygon, softEllipse, softStroke, tag } from './svg.ts'

export const wheelAt: Point = [932, 560]

/** Steering wheel with the instruments seen through it. */
export function drawWheel({ dash, stitch, accent, spokes, trim }: CabinStyle): string {
  const [x, y] = wheelAt
  const rim = (rx: number, ry: number): string =>
    `M${x - rx} ${y}A${rx} ${ry} 0 1 0 ${x + rx} ${y}A${rx} ${ry} 0 1 0 ${x - rx} ${y}Z`
  const dial = (dx: number): string =>
    [
      tag('circle', { cx: x + dx, cy: 484, r: 38, fill: 'none', stroke: '#3d4f5b', 'stroke-width': 6 }),
      tag('path', {
        d: `M${x + dx - 33} 503A38 38 0 0 1 ${x + dx + 16} 450`,
        stroke: accent,
        'stroke-width': 6,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
      tag('path', {
        d: `M${x + dx} 484L${x + dx + 22} 462`,
        stroke: '#f4f6f7',
        'stroke-width': 4,
        'stroke-linecap': 'round',
      }),
    ].join('')
  const spoke = (points: readonly Point[]): string =>
    tag('path', { d: roundedPolygon(points, 12), fill: 'url(#hub)', stroke: '#050607', 'stroke-width': 2 })
  return [
    tag('path', {
      d: curve(
        [
          [x - 190, 540, 'c'],
          [x - 176, 444],
          [x - 90, 418],
          [x, 412],
          [x + 90, 418],
          [x + 176, 444],
          [x + 190, 540, 'c'],
        ],
        true,
      ),
      fill: 'url(#pad)',
      stroke: '#050607',
      'stroke-width': 3,
    }),
    tag('path', {
      d: roundedPolygon(
        [
          [x - 150, 440],
          [x + 150, 440],
          [x + 158, 532],
          [x - 158, 532],
        ],
        22,
      ),
      fill: '#07090b',
    }),
    dial(-90),
    dial(90),
    tag('rect', { x: x - 34, y: 460, width: 68, height: 54, rx: 8, fill: '#16222a' }),
    tag('path', {
      d: polyline(
        [
          [x - 10, 508],
          [x - 3, 470],
          [x + 3, 470],
          [x + 10, 508],
        ],
        true,
      ),
      fill: '#8fa3af',
    }),
    softEllipse(x, y + 40, 190, 190, 'cabinShade', 0.35),
    spoke([
      [x - 150, y - 24],
      [x - 60, y - 30],
      [x - 56, y + 46],
      [x - 146, y + 18],
    ]),
    spoke([
      [x + 150, y - 24],
      [x + 60, y - 30],
      [x + 56, y + 46],
      [x + 146, y + 18],
    ]),
    ...(spokes === 4
      ? [
          spoke([
            [x - 56, y + 30],
            [x - 20, y + 40],
            [x - 48, y + 150],
            [x - 92, y + 136],
          ]),
          spoke([
            [x + 56, y + 30],
            [x + 20, y + 40],
            [x + 48, y + 150],
            [x + 92, y + 136],
          ]),
        ]
      : [
          spoke([
            [x - 34, y + 30],
            [x + 34, y + 30],
            [x + 26, y + 156],
            [x - 26, y + 156],
          ]),
        ]),
    tag('path', { d: rim(160, 164), fill: 'none', stroke: '#050607', 'stroke-width': 38 }),
    tag('path', { d: rim(160, 164), fill: 'none', stroke: dash, 'stroke-width': 33 }),
    softStroke(`M${x - 116} ${y - 116}A164 168 0 0 1 ${x + 116} ${y - 116}`, '#ffffff', 3, 12, 0.3, 5),
    softStroke(`M${x - 130} ${y + 104}A166 170 0 0 0 ${x + 130} ${y + 104}`, '#000000', 4, 12, 0.5, 4),
    tag('path', {
      d: rim(148, 152),
      fill: 'none',
      stroke: stitch,
      'stroke-width': 2.5,
      'stroke-dasharray': '7 5',
      opacity: 0.6,
    }),
    tag('path', {
      d: curve(
        [
          [x - 84, y - 30],
          [x - 40, y - 62],
          [x + 40, y - 62],
          [x + 84, y - 30],
          [x + 72, y + 34],
          [x + 28, y + 66],
          [x - 28, y + 66],
          [x - 72, y + 34],
        ],
        true,
      ),
      fill: 'url(#hub)',
      stroke: '#050607',
      'stroke-width': 3,
    }),
    tag('ellipse', {
      cx: x,
      cy: y,
      rx: 30,
      ry: 21,
      fill: 'none',
      stroke: trim[0] === '#2a2d30' ? '#aab1b7' : trim[0],
      'stroke-width': 6,
    }),
    ...[-1, 1].map(
      (side) =>
        tag('rect', {
          x: x + side * 108 - 24,
          y: y - 18,
          width: 48,
          height: 26,
          rx: 8,
          fill: '#0b0d0f',
          stroke: '#ffffff',
          'stroke-width': 1,
          'stroke-opacity': 0.25,
        }) + tag('circle', { cx: x + side * 108, cy: y - 5, r: 5, fill: '#8b939a' }),
    ),
  ].join('')
}

export function drawConsole({ selector, trim, stitch, accent }: CabinStyle): string {
  const cup = (x: number, y: number): string =>
    [
      tag('ellipse', { cx: x, cy: y, rx: 40, ry: 27, fill: trim[0] }),
      tag('ellipse', { cx: x, cy: y + 2, rx: 35, ry: 23, fill: '#060708' }),
      tag('path', {
        d: `M${x - 28} ${y + 12}A35 23 0 0 0 ${x + 28} ${y + 12}`,
        stroke: '#3a3f43',
        'stroke-width': 4,
        fill: 'none',
      }),
    ].join('')
  return [
    tag('path', {
      d: curve(parsePoints('508 720 c, 560 712, 720 712, 772 720 c, 812 840, 836 970 c, 444 970 c, 468 840'), true),
      fill: 'url(#face)',
      stroke: '#050607',
      'stroke-width': 3,
    }),
    tag('path', {
      d: roundedPolygon(parsePoints('532 728, 748 728, 770 848, 510 848'), 22),
      fill: 'url(#trim)',
    }),
    tag('path', {
      d: roundedPolygon(parsePoints('540 734, 740 734, 760 842, 520 842'), 18),
      fill: '#0f1214',
      opacity: 0.9,
    }),
    cup(690, 778),
    cup(704, 822 - 8),
    selector === 'lever'
      ? [
          tag('path', {
            d: roundedPolygon(parsePoints('556 752, 630 752, 636 832, 548 832'), 18),
            fill: '#1b1e21',
            stroke: trim[0],
            'stroke-width': 3,
          }),
          tag('path', {
            d: roundedPolygon(parsePoints('580 800, 606 800, 602 740, 584 740'), 8),
            fill: '#24282c',
          }),
          tag('path', {
            d: roundedPolygon(parsePoints('566 742, 620 742, 616 690, 572 690'), 20),
            fill: 'url(#hub)',
            stroke: '#050607',
            'stroke-width': 3,
          }),
          tag('rect', { x: 578, y: 698, width: 30, height: 6, rx: 3, fill: trim[0] }),
          tag('path', {
            d: polyline(parsePoints('640 766, 640 820')),
            stroke: accent,
            'stroke-width': 3,
            'stroke-dasharray': '4 10',
          }),
        ].join('')
      : selector === 'dial'
        ? [
            tag('circle', { cx: 592, cy: 790, r: 44, fill: 'url(#knob)' }),
            tag('circle', { cx: 592, cy: 790, r: 33, fill: '#15181a' }),
            tag('circle', {
              cx: 592,
              cy: 790,
              r: 36,
              fill: 'none',
              stroke: '#8b939a',
              'stroke-width': 3,
              'stroke-dasharray': '3 5',
            }),
            tag('path', { d: 'M592 790L592 764', stroke: accent, 'stroke-width': 5, 'stroke-linecap': 'round' }),
          ].join('')
        : tag('path', {
            d: roundedPolygon(parsePoints('540 752, 640 752, 646 832, 532 832'), 22),
            fill: '#1a1e22',
            stroke: '#33383c',
            'stroke-width': 3,
          }),
    // Lid of the box between the seats.
    tag('path', {
      d: curve(parsePoints('500 872 c, 560 858, 720 858, 780 872 c, 806 970 c, 474 970 c'), true),
      fill: 'url(#seat)',
      stroke: '#050607',
      'stroke-width': 2,
    }),
    tag('path', {
      d: curve(parsePoints('516 884, 560 874, 720 874, 764 884')),
      stroke: stitch,
      'stroke-width': 3,
      fill: 'none',
      'stroke-dasharray': '9 6',
      opacity: 0.8,
    }),
  ].join('')
}
