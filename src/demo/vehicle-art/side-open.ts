import type { SideProfile } from './side-profile.ts'
import { curve, linear, parsePoints, type Point, polyline, tag } from './svg.ts'

/** Windscreen frame and seats above the doors, the folded roof under its cover. */
export function drawOpenCabin(): { readonly defs: string; readonly behind: string; readonly front: string } {
  const seat = (x: number, size: number): string => {
    const at = (dx: number, y: number): Point => [x + dx * size, 900 + (y - 900) * size]
    return [
      tag('path', {
        d: curve(
          [at(-40, 860), at(40, 1080), at(96, 1190), at(170, 1224), at(252, 1204), at(284, 1100), at(280, 860)],
          true,
        ),
        fill: 'url(#leather)',
      }),
      tag('path', {
        d: curve([at(150, 1206), at(160, 1290), at(206, 1330), at(262, 1312), at(276, 1210), at(220, 1180)], true),
        fill: 'url(#leather)',
        stroke: '#1c110b',
        'stroke-width': 5,
      }),
      tag('path', {
        d: curve([at(20, 1020), at(92, 1160), at(160, 1204)]),
        stroke: '#a97d60',
        'stroke-width': 9,
        fill: 'none',
        opacity: 0.75,
      }),
    ].join('')
  }
  return {
    defs: linear(
      'leather',
      [0, 900],
      [0, 1340],
      [
        [0, '#1d120c'],
        [0.55, '#4a2d1d'],
        [1, '#7a5138'],
      ],
    ),
    behind: [
      tag('path', {
        d: curve(parsePoints('1820 900 c, 2000 960, 2400 1010, 3300 1064, 3400 900 c'), true),
        fill: '#0c0e10',
      }),
      tag('path', {
        d: curve(parsePoints('2080 930, 2150 1050, 2230 1100')),
        stroke: '#0c0e10',
        'stroke-width': 30,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
      seat(3010, 0.82),
      seat(2500, 1),
      tag('path', {
        d: curve(parsePoints('1740 922 c, 2010 1088, 2260 1232, 2330 1270 c, 2290 1190, 2090 1050, 1960 946 c'), true),
        fill: '#b5c4cd',
        opacity: 0.4,
      }),
    ].join(''),
    front: [
      tag('path', {
        d: curve(parsePoints('1716 920, 2000 1092, 2250 1234, 2350 1284')),
        stroke: '#141618',
        'stroke-width': 40,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
      tag('path', {
        d: curve(parsePoints('1720 936, 2000 1106, 2250 1248')),
        stroke: '#c9d2d8',
        'stroke-width': 7,
        fill: 'none',
        opacity: 0.8,
      }),
      tag('path', {
        d: curve(parsePoints('1960 946, 2600 986, 3120 1024')),
        stroke: '#0a0b0c',
        'stroke-width': 18,
        fill: 'none',
      }),
      tag('path', {
        d: curve(parsePoints('3230 1026 c, 3400 1092, 3640 1112, 3900 1088, 4010 1064 c'), true),
        fill: '#15181a',
      }),
      tag('path', {
        d: curve(parsePoints('3300 1064, 3480 1100, 3700 1104, 3900 1084')),
        stroke: '#5d6469',
        'stroke-width': 7,
        fill: 'none',
        opacity: 0.7,
      }),
    ].join(''),
  }
}

/** A raised fabric roof: taut over its bows, with a small window. */
export function drawFabricRoof(profile: SideProfile): {
  readonly defs: string
  readonly behind: string
  readonly front: string
} {
  const roof: readonly Point[] = parsePoints(
    '1730 916 c, 1990 1074, 2230 1206, 2420 1278, 2680 1316, 2960 1312, 3240 1262, 3460 1178',
    '3600 1086 c, 3300 1034, 2900 986, 2400 960, 1960 938',
  )
  const window: readonly Point[] = parsePoints(
    '1900 952 c, 2090 1066, 2290 1168, 2460 1222, 2700 1246, 2960 1236, 3080 1200, 3120 1030 c',
    '2700 982, 2250 962',
  )
  return {
    defs: linear(
      'fabric',
      [0, 930],
      [0, profile.height],
      [
        [0, '#111315'],
        [0.6, '#24282b'],
        [0.9, '#4b5156'],
        [1, '#6a7176'],
      ],
    ),
    behind: '',
    front: [
      tag('path', { d: curve(roof, true), fill: 'url(#fabric)', stroke: '#050607', 'stroke-width': 6 }),
      ...[
        [2640, 1316, 2700, 1250],
        [3090, 1296, 3150, 1040],
      ].map(([x1, y1, x2, y2]) =>
        tag('path', {
          d: polyline([
            [x1 ?? 0, y1 ?? 0],
            [x2 ?? 0, y2 ?? 0],
          ]),
          stroke: '#000000',
          'stroke-width': 6,
          opacity: 0.4,
          fill: 'none',
        }),
      ),
      tag('path', { d: curve(window, true), fill: '#171d22', stroke: '#07090a', 'stroke-width': 20 }),
      tag('path', {
        d: polyline(parsePoints('2180 968, 2420 1210, 2560 1234, 2330 974'), true),
        fill: '#ffffff',
        opacity: 0.09,
      }),
      tag('path', {
        d: curve(parsePoints('1716 914, 1990 1080, 2230 1212, 2330 1258')),
        stroke: '#141618',
        'stroke-width': 34,
        fill: 'none',
        'stroke-linecap': 'round',
      }),
      tag('path', {
        d: curve(parsePoints('1740 934, 2000 1096, 2220 1216')),
        stroke: '#bcc6cd',
        'stroke-width': 6,
        fill: 'none',
        opacity: 0.7,
      }),
    ].join(''),
  }
}
