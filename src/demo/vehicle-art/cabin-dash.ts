import type { CabinStyle } from './cabin-style.ts'
import { mix } from './colour.ts'
import { clipPath, curve, group, parsePoints, type Point, polyline, roundedPolygon, softStroke, tag } from './svg.ts'

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

export function drawFascia(style: CabinStyle): string {
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
