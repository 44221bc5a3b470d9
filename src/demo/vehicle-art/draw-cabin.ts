import type { ArtParts } from '../art-key.ts'
import { resolveCabinStyle, type CabinStyle } from './cabin-style.ts'
import { mix, ramps, type Ramp } from './colour.ts'
import { canvas, sceneLooks, type Scene, type SceneLook } from './scene.ts'
import {
  clipPath,
  curve,
  group,
  linear,
  polyline,
  radial,
  roundedPolygon,
  softFill,
  softEllipse,
  softStroke,
  tag,
  type Point,
  parsePoints,
} from './svg.ts'

/*
 * The view from between the front seats, in pixels of the canvas, y downwards. The wheel is on the right, where
 * Australian drivers sit.
 */
const { width, height } = canvas
const wheelAt: Point = [932, 560]

const windscreen: readonly Point[] = parsePoints(
  '150 452 c, 214 250, 286 96 c, 640 70, 994 96 c, 1066 250, 1130 452 c, 640 424',
)

/** The world before the car, and its own bonnet. */
function drawOutside(look: SceneLook, ramp: Ramp): string {
  return group(
    { 'clip-path': 'url(#screenClip)' },
    tag('rect', { width, height: 480, fill: 'url(#outsideWall)' }),
    look.isOutdoors
      ? tag('path', {
          d: curve(
            parsePoints('100 330 c, 260 286, 420 306, 600 270, 800 300, 980 276, 1180 316 c, 1180 340 c, 100 340 c'),
            true,
          ),
          fill: look.shadow,
          opacity: 0.22,
        })
      : '',
    tag('rect', { y: 330, width, height: 150, fill: 'url(#outsideFloor)' }),
    tag('path', {
      d: curve(parsePoints('120 470 c, 230 400, 430 372, 640 366, 850 372, 1050 400, 1160 470 c'), true),
      fill: 'url(#bonnetPaint)',
    }),
    softStroke(curve(parsePoints('300 398, 440 384, 640 378, 840 384, 980 398')), ramp.light, 3, 8, 0.5, 4),
    softStroke(curve(parsePoints('420 440, 450 402, 486 376')), ramp.deep, 3, 8, 0.3, 3),
    softStroke(curve(parsePoints('860 440, 830 402, 794 376')), ramp.deep, 3, 8, 0.3, 3),
    tag('path', {
      d: polyline(parsePoints('180 470, 360 60, 520 60, 330 470'), true),
      fill: '#ffffff',
      opacity: 0.07,
    }),
    tag('path', {
      d: polyline(parsePoints('380 470, 560 60, 600 60, 420 470'), true),
      fill: '#ffffff',
      opacity: 0.07,
    }),
    tag('rect', { width, height: 130, fill: 'url(#tintBand)' }),
  )
}

function drawLining({ lining, dash }: CabinStyle): string {
  const pillar = (side: number): string => {
    const x = (value: number): number => (side < 0 ? value : width - value)
    return [
      tag('path', {
        d: curve(
          [
            [x(286), 96, 'c'],
            [x(214), 250],
            [x(150), 452, 'c'],
            [x(84), 462, 'c'],
            [x(150), 250],
            [x(216), 60, 'c'],
          ],
          true,
        ),
        fill: `url(#${side < 0 ? 'pillarLeft' : 'pillarRight'})`,
      }),
      // Side window with the door's edge below.
      tag('path', {
        d: curve(
          [
            [x(0), 120, 'c'],
            [x(120), 110],
            [x(186), 104, 'c'],
            [x(128), 270],
            [x(70), 452, 'c'],
            [x(0), 470, 'c'],
          ],
          true,
        ),
        fill: 'url(#sideWindow)',
        stroke: '#0c0e10',
        'stroke-width': 8,
      }),
      tag('path', {
        d: polyline(
          [
            [x(20), 450],
            [x(120), 120],
            [x(150), 120],
            [x(54), 450],
          ],
          true,
        ),
        fill: '#ffffff',
        opacity: 0.08,
      }),
    ].join('')
  }
  return [
    tag('path', { d: `M0 0H${width}V140L1064 100Q640 60 216 100L0 140Z`, fill: 'url(#lining)' }),
    pillar(-1),
    pillar(1),
    softStroke(curve(windscreen.slice(1, 7)), mix(lining, '#000000', 0.5), 4, 8, 0.5, 4),
    ...[-1, 1].map((side) =>
      tag('path', {
        d: roundedPolygon(
          [
            [640 + side * 130, 22],
            [640 + side * 330, 34],
            [640 + side * 322, 76],
            [640 + side * 140, 66],
          ],
          16,
        ),
        fill: mix(lining, dash, 0.18),
        stroke: mix(lining, '#000000', 0.35),
        'stroke-width': 2,
      }),
    ),
    tag('rect', { x: 574, y: 8, width: 132, height: 44, rx: 20, fill: mix(lining, dash, 0.28) }),
    ...[606, 674].map((x) => tag('circle', { cx: x, cy: 30, r: 12, fill: '#fdf6e3', opacity: 0.85 })),
    // Mirror on its stalk.
    tag('rect', { x: 630, y: 62, width: 20, height: 40, fill: '#17191b' }),
    tag('path', {
      d: roundedPolygon(parsePoints('520 98, 760 98, 752 164, 528 164'), 26),
      fill: '#101214',
    }),
    tag('path', {
      d: roundedPolygon(parsePoints('532 106, 748 106, 742 156, 538 156'), 20),
      fill: 'url(#mirrorGlass)',
    }),
    tag('path', {
      d: roundedPolygon(parsePoints('560 156, 600 128, 680 128, 720 156'), 8),
      fill: '#23282c',
      opacity: 0.8,
    }),
  ].join('')
}

const vent = (x: number, y: number, w: number, h: number, { vents, trim }: CabinStyle): string => {
  if (vents === 'hidden') return ''
  if (vents === 'round') {
    const r = Math.min(w, h * 1.5) / 2
    return [
      tag('circle', { cx: x, cy: y, r: r + 7, fill: trim[0] }),
      tag('circle', { cx: x, cy: y, r: r + 1, fill: '#0c0e10' }),
      ...[-0.5, 0, 0.5].map((share) =>
        tag('rect', { x: x - r * 0.86, y: y + share * r - 4, width: r * 1.72, height: 7, rx: 3, fill: '#363b3f' }),
      ),
      tag('circle', { cx: x, cy: y, r: r * 0.3, fill: '#1b1e21', stroke: trim[0], 'stroke-width': 3 }),
    ].join('')
  }
  return [
    tag('rect', {
      x: x - w / 2 - 5,
      y: y - h / 2 - 5,
      width: w + 10,
      height: h + 10,
      rx: 12,
      fill: trim[0],
      opacity: 0.85,
    }),
    tag('rect', { x: x - w / 2, y: y - h / 2, width: w, height: h, rx: 9, fill: '#0c0e10' }),
    ...[0.18, 0.4, 0.62, 0.84].map((share) =>
      tag('rect', { x: x - w / 2 + 6, y: y - h / 2 + h * share - 3, width: w - 12, height: 5, rx: 2, fill: '#3a3f43' }),
    ),
    tag('rect', { x: x - 6, y: y - h / 2 + 4, width: 12, height: h - 8, rx: 5, fill: '#24282b' }),
  ].join('')
}

/** A map, a clock and three tiles: enough to be read as a display, without a letter. */
function drawDisplay(x: number, y: number, w: number, h: number, accent: string): string {
  const isTall = h > w
  const map: Point = isTall ? [x, y] : [x, y]
  const [mapW, mapH] = isTall ? [w, h * 0.56] : [w * 0.6, h]
  return [
    tag('rect', {
      x: x - 9,
      y: y - 9,
      width: w + 18,
      height: h + 18,
      rx: 16,
      fill: '#08090a',
      stroke: '#33383c',
      'stroke-width': 2,
    }),
    tag('rect', { x, y, width: w, height: h, rx: 9, fill: '#10171d' }),
    clipPath('mapClip', `M${map[0]} ${map[1]}h${mapW}v${mapH}h${-mapW}Z`),
    group(
      { 'clip-path': 'url(#mapClip)', fill: 'none', 'stroke-linecap': 'round' },
      tag('rect', { x: map[0], y: map[1], width: mapW, height: mapH, fill: '#1c2a33' }),
      tag('path', {
        d: curve([
          [map[0] - 10, map[1] + mapH * 0.8],
          [map[0] + mapW * 0.3, map[1] + mapH * 0.6],
          [map[0] + mapW * 0.7, map[1] + mapH * 0.74],
          [map[0] + mapW + 10, map[1] + mapH * 0.5],
        ]),
        stroke: '#2c5a54',
        'stroke-width': mapH * 0.3,
      }),
      ...[0.2, 0.52, 0.84].map((share) =>
        tag('path', {
          d: polyline([
            [map[0] + mapW * share, map[1]],
            [map[0] + mapW * (share - 0.16), map[1] + mapH],
          ]),
          stroke: '#3d4f5b',
          'stroke-width': 5,
        }),
      ),
      tag('path', {
        d: polyline([
          [map[0], map[1] + mapH * 0.34],
          [map[0] + mapW, map[1] + mapH * 0.26],
        ]),
        stroke: '#3d4f5b',
        'stroke-width': 5,
      }),
      tag('path', {
        d: curve([
          [map[0] + mapW * 0.44, map[1] + mapH],
          [map[0] + mapW * 0.5, map[1] + mapH * 0.6],
          [map[0] + mapW * 0.72, map[1] + mapH * 0.3],
          [map[0] + mapW * 0.8, map[1]],
        ]),
        stroke: accent,
        'stroke-width': 9,
      }),
      tag('circle', {
        cx: map[0] + mapW * 0.5,
        cy: map[1] + mapH * 0.6,
        r: 11,
        fill: '#ffffff',
        stroke: accent,
        'stroke-width': 6,
      }),
    ),
    ...[0, 1, 2].map((row) => {
      const [tx, ty, tw, th] = isTall
        ? [x + 10 + row * ((w - 10) / 3), y + mapH + 14, (w - 40) / 3, h - mapH - 28]
        : [x + mapW + 10, y + 10 + row * ((h - 10) / 3), w - mapW - 20, (h - 40) / 3]
      return [
        tag('rect', { x: tx, y: ty, width: tw, height: th, rx: 7, fill: '#1d2831' }),
        tag('circle', {
          cx: tx + Math.min(20, tw * 0.3),
          cy: ty + th * 0.5,
          r: Math.min(9, th * 0.3),
          fill: row === 0 ? accent : '#576875',
        }),
        isTall ? '' : tag('rect', { x: tx + 36, y: ty + th * 0.42, width: tw - 50, height: 5, rx: 2, fill: '#7c8d99' }),
      ].join('')
    }),
    tag('path', {
      d: polyline(
        [
          [x, y + h],
          [x + w * 0.34, y],
          [x + w * 0.52, y],
          [x + w * 0.2, y + h],
        ],
        true,
      ),
      fill: '#ffffff',
      opacity: 0.05,
    }),
  ].join('')
}

function drawFascia(style: CabinStyle): string {
  const { trim, accent, screen, dash, lower } = style
  const band: readonly Point[] = parsePoints(
    '92 560 c, 360 548, 640 544, 920 548, 1188 560 c, 1184 596 c, 920 586, 640 582, 360 586',
    '96 596 c',
  )
  const display =
    screen === 'portrait'
      ? drawDisplay(548, 486, 184, 232, accent)
      : screen === 'built-in'
        ? drawDisplay(500, 472, 240, 96, accent)
        : screen === 'tablet'
          ? drawDisplay(436, 440, 312, 146, accent)
          : drawDisplay(424, 450, 328, 112, accent)
  const hasPanel = screen !== 'portrait'
  return [
    // Pad, then face, then the lower half with the glove box.
    tag('path', {
      d: curve(
        parsePoints(
          '60 480 c, 180 448, 420 436, 640 434, 800 436, 930 410, 1050 430, 1130 450, 1220 480 c',
          '1240 620 c, 40 620 c',
        ),
        true,
      ),
      fill: 'url(#pad)',
    }),
    softStroke(curve(parsePoints('90 486, 420 454, 640 450, 800 452')), '#ffffff', 2, 9, 0.16, 4),
    tag('path', {
      d: curve(
        parsePoints(
          '50 540 c, 360 520, 640 516, 920 520, 1230 540 c, 1260 760 c, 1100 800, 640 790, 180 800',
          '20 760 c',
        ),
        true,
      ),
      fill: 'url(#face)',
    }),
    tag('path', {
      d: curve(parsePoints('30 640 c, 360 622, 640 618, 920 622, 1250 640 c, 1280 820 c, 0 820 c'), true),
      fill: 'url(#lower)',
    }),
    softStroke(curve(parsePoints('34 640, 360 622, 640 618, 920 622, 1246 640')), style.stitch, 2, 2, 0.55, 2),
    tag('path', { d: curve(band, true), fill: 'url(#trim)' }),
    softStroke(curve(band.slice(0, 5)), '#ffffff', 1.5, 3, trim[0] === '#2a2d30' ? 0.25 : 0.6, 3),
    style.vents === 'hidden'
      ? tag('rect', { x: 110, y: 536, width: 1060, height: 7, rx: 3, fill: '#08090a', opacity: 0.8 })
      : '',
    vent(150, 520, 96, 40, style),
    vent(1130, 520, 96, 40, style),
    screen === 'tablet'
      ? [vent(376, 562, 66, 34, style), vent(640, 614, 150, 26, style)].join('')
      : [
          vent(screen === 'portrait' ? 478 : 560, screen === 'portrait' ? 540 : 606, 110, 36, style),
          vent(screen === 'portrait' ? 802 : 712, screen === 'portrait' ? 540 : 606, 110, 36, style),
        ].join(''),
    // Glove box: a shut line and its catch.
    tag('path', {
      d: roundedPolygon(parsePoints('120 654, 430 642, 444 752, 126 766'), 22),
      fill: 'none',
      stroke: mix(lower, '#000000', 0.5),
      'stroke-width': 4,
    }),
    tag('path', {
      d: polyline(parsePoints('126 660, 428 648')),
      stroke: '#ffffff',
      'stroke-width': 1.5,
      opacity: 0.18,
    }),
    tag('rect', {
      x: 252,
      y: 660,
      width: 64,
      height: 18,
      rx: 7,
      fill: mix(dash, '#000000', 0.3),
      stroke: '#ffffff',
      'stroke-width': 1,
      'stroke-opacity': 0.15,
    }),
    display,
    hasPanel
      ? [
          tag('path', {
            d: roundedPolygon(parsePoints('470 648, 810 648, 796 708, 484 708'), 16),
            fill: '#0e1113',
          }),
          ...[530, 750].map((x) =>
            [
              tag('circle', { cx: x, cy: 678, r: 27, fill: 'url(#knob)' }),
              tag('circle', { cx: x, cy: 678, r: 18, fill: '#15181a' }),
              tag('path', { d: `M${x} 678L${x} 663`, stroke: accent, 'stroke-width': 4, 'stroke-linecap': 'round' }),
            ].join(''),
          ),
          tag('rect', { x: 600, y: 662, width: 80, height: 30, rx: 6, fill: '#16222a' }),
          ...[616, 640, 664].map((x, index) =>
            tag('rect', {
              x: x - 7,
              y: 684 - 5 - index * 4,
              width: 12,
              height: 6 + index * 4,
              rx: 2,
              fill: accent,
              opacity: 0.85,
            }),
          ),
        ].join('')
      : '',
  ].join('')
}

/** Steering wheel with the instruments seen through it. */
function drawWheel({ dash, stitch, accent, spokes, trim }: CabinStyle): string {
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

function drawConsole({ selector, trim, stitch, accent }: CabinStyle): string {
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

/** Shoulder of a front seat in the lower corner; the other one is its mirror image. */
function drawSeat(side: -1 | 1, { seat, stitch }: CabinStyle): string {
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

/** The cabin of a car as an SVG document of the canvas' size. */
export function drawCabin(parts: ArtParts, scene: Scene): string {
  const look = sceneLooks[scene]
  const style = resolveCabinStyle(parts)
  const ramp = ramps[parts.paint]
  const { seat, dash, lower, lining, trim } = style
  const light = (colour: string, share: number): string => mix(colour, '#ffffff', share)
  const dark = (colour: string, share: number): string => mix(colour, '#000000', share)
  const defs = [
    clipPath('screenClip', curve(windscreen, true)),
    linear(
      'outsideWall',
      [0, 60],
      [0, 340],
      [
        [0, look.wall[0]],
        [1, look.wall[1]],
      ],
    ),
    linear(
      'outsideFloor',
      [0, 330],
      [0, 480],
      [
        [0, look.floor[0]],
        [1, look.floor[1]],
      ],
    ),
    linear(
      'bonnetPaint',
      [0, 364],
      [0, 470],
      [
        [0, mix(ramp.base, ramp.light, 0.7)],
        [0.4, ramp.base],
        [1, ramp.shade],
      ],
    ),
    linear(
      'tintBand',
      [0, 60],
      [0, 130],
      [
        [0, '#0d2233', 0.5],
        [1, '#0d2233', 0],
      ],
    ),
    linear(
      'sideWindow',
      [0, 110],
      [0, 460],
      [
        [0, mix(look.wall[0], '#0d1216', 0.25)],
        [0.7, mix(look.wall[1], '#0d1216', 0.1)],
        [1, mix(look.floor[0], '#0d1216', 0.3)],
      ],
    ),
    linear(
      'lining',
      [0, 0],
      [0, 130],
      [
        [0, dark(lining, 0.35)],
        [1, lining],
      ],
    ),
    linear(
      'pillarLeft',
      [100, 0],
      [270, 0],
      [
        [0, dark(lining, 0.15)],
        [0.6, dark(lining, 0.42)],
        [1, dark(lining, 0.62)],
      ],
    ),
    linear(
      'pillarRight',
      [1180, 0],
      [1010, 0],
      [
        [0, dark(lining, 0.15)],
        [0.6, dark(lining, 0.42)],
        [1, dark(lining, 0.62)],
      ],
    ),
    linear(
      'mirrorGlass',
      [532, 106],
      [748, 156],
      [
        [0, '#aebcc6'],
        [0.5, '#6f7f8a'],
        [1, '#98a8b3'],
      ],
    ),
    linear(
      'pad',
      [0, 410],
      [0, 540],
      [
        [0, light(dash, 0.16)],
        [0.5, dash],
        [1, dark(dash, 0.45)],
      ],
    ),
    linear(
      'face',
      [0, 520],
      [0, 780],
      [
        [0, light(dash, 0.07)],
        [0.5, dark(dash, 0.1)],
        [1, dark(dash, 0.5)],
      ],
    ),
    linear(
      'lower',
      [0, 620],
      [0, 820],
      [
        [0, light(lower, 0.12)],
        [0.4, lower],
        [1, dark(lower, 0.6)],
      ],
    ),
    linear(
      'trim',
      [0, 540],
      [0, 600],
      [
        [0, light(trim[0], 0.25)],
        [0.45, trim[0]],
        [1, trim[1]],
      ],
    ),
    linear(
      'hub',
      [0, wheelAt[1] - 64],
      [0, wheelAt[1] + 70],
      [
        [0, light(dash, 0.22)],
        [0.4, light(dash, 0.04)],
        [1, dark(dash, 0.4)],
      ],
    ),
    radial('knob', [592, 690], 260, [
      [0, '#c9cfd3'],
      [1, '#5d656b'],
    ]),
    linear(
      'seat',
      [0, 540],
      [0, 960],
      [
        [0, light(seat, 0.2)],
        [0.25, seat],
        [1, dark(seat, 0.5)],
      ],
    ),
    linear(
      'headrest',
      [0, 336],
      [0, 512],
      [
        [0, light(seat, 0.24)],
        [0.5, seat],
        [1, dark(seat, 0.4)],
      ],
    ),
    softFill('cabinShade', '#000000'),
    radial('cabinVignette', [640, 430], 900, [
      [0.5, '#000000', 0],
      [1, '#000000', 0.42],
    ]),
  ].join('')
  const body = [
    tag('rect', { width, height, fill: dark(dash, 0.55) }),
    drawOutside(look, ramp),
    drawLining(style),
    drawFascia(style),
    tag('path', {
      d: roundedPolygon(parsePoints('380 790, 900 790, 980 960, 300 960'), 10),
      fill: '#060708',
      opacity: 0.85,
    }),
    drawWheel(style),
    drawConsole(style),
    drawSeat(-1, style),
    drawSeat(1, style),
    tag('rect', { width, height, fill: 'url(#cabinVignette)' }),
  ].join('')
  return tag(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height },
    `${tag('defs', {}, defs)}${body}`,
  )
}
