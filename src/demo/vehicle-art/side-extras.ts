import { luminance, mix, type Ramp } from './colour.ts'
import { pickBySeed } from './family-style.ts'
import {
  drawAwning,
  drawDoor,
  drawGraphics,
  drawHatch,
  drawRooftop,
  drawVent,
  drawWindow,
  dwellingDefs,
} from './dwelling.ts'
import type { SideProfile } from './side-profile.ts'
import { curve, group, linear, polyline, roundedPolygon, softStroke, tag, type Point, parsePoints } from './svg.ts'

/** What a working body carries behind its cabin, and what an open car shows above its doors. */
export function drawExtras(
  profile: SideProfile,
  ramp: Ramp,
  seed: number,
): { readonly defs: string; readonly behind: string; readonly front: string } {
  const kind = profile.extras.kind ?? 'none'
  switch (kind) {
    case 'tub':
      return drawTub(profile, seed)
    case 'tray':
      return drawTray(profile, 1160, 1010, seed)
    case 'truckTray':
      return drawTray(profile, 1300, 1060, seed)
    case 'open':
      return drawOpenCabin()
    case 'fabric':
      return drawFabricRoof(profile)
    case 'panel':
      return { defs: '', behind: '', front: drawPanels(profile, ramp) }
    case 'house':
      return drawHouse(profile, ramp, seed)
    case 'bus':
    case 'none':
      return { defs: '', behind: '', front: '' }
  }
}

function drawTub(
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

function drawTray(
  profile: SideProfile,
  top: number,
  deck: number,
  seed: number,
): { readonly defs: string; readonly behind: string; readonly front: string } {
  const from = profile.extras.loadFrom ?? 2830
  const end = profile.length
  const [axle, radius] = [profile.axles[1], profile.wheelRadius]
  const isTruck = profile.extras.kind === 'truckTray'
  const side = isTruck ? top + 120 : top + 60
  const ribs = Array.from(
    { length: isTruck ? 6 : 5 },
    (_, index) => from + 60 + ((end - from - 120) * index) / (isTruck ? 5 : 4),
  )
  const defs = linear(
    'alloy',
    [0, deck - 30],
    [0, side],
    [
      [0, '#5f666c'],
      [0.12, '#8c949a'],
      [0.5, '#c9cfd3'],
      [0.8, '#e7ebed'],
      [1, '#aab1b6'],
    ],
  )
  const behind = [
    tag('path', {
      d: roundedPolygon(
        [
          [from - 300, deck - 190],
          [end - 120, deck - 190],
          [end - 120, deck - 320],
          [from - 300, deck - 320],
        ],
        10,
      ),
      fill: '#141618',
    }),
    tag('path', {
      d: roundedPolygon(
        [
          [from + 260, deck - 300],
          [from + 640, deck - 300],
          [from + 640, deck - 560],
          [from + 260, deck - 560],
        ],
        30,
      ),
      fill: '#1b1e20',
    }),
  ].join('')
  const head = isTruck ? 2080 : 1790
  const front = [
    // Mudguard over the rear wheel, then the headboard with its mesh, then the dropside with its posts and hinges.
    tag('path', {
      d: `M${axle - radius - 90} ${radius + 20}A${radius + 90} ${radius + 90} 0 0 0 ${axle + radius + 90} ${radius + 20}`,
      stroke: '#101214',
      'stroke-width': 30,
      fill: 'none',
    }),
    group(
      { stroke: '#24282b', fill: 'none' },
      tag('path', {
        d: polyline([
          [from - 20, deck],
          [from - 20, head],
          [from + 150, head],
          [from + 190, side],
        ]),
        'stroke-width': 36,
        'stroke-linejoin': 'round',
      }),
      ...[0.25, 0.5, 0.75].map((share) =>
        tag('path', {
          d: polyline([
            [from - 20, side + (head - side) * share],
            [from + 170, side + (head - side) * share],
          ]),
          'stroke-width': 14,
        }),
      ),
    ),
    tag('rect', { x: from - 40, y: deck - 120, width: end - from + 40, height: 110, fill: '#22262a' }),
    tag('rect', {
      x: from - 40,
      y: deck - 30,
      width: end - from + 40,
      height: side - deck + 30,
      rx: 10,
      fill: 'url(#alloy)',
      stroke: '#4a5157',
      'stroke-width': 5,
    }),
    ...[0.3, 0.62].map((share) =>
      tag('rect', {
        x: from - 30,
        y: deck + (side - deck) * share,
        width: end - from + 20,
        height: 7,
        fill: '#6a7278',
        opacity: 0.6,
      }),
    ),
    ...ribs.map((x) =>
      tag('rect', {
        x: x - 16,
        y: deck - 40,
        width: 32,
        height: side - deck + 44,
        rx: 6,
        fill: '#9aa2a8',
        stroke: '#596066',
        'stroke-width': 4,
      }),
    ),
    tag('rect', {
      x: end - 190,
      y: deck - 110,
      width: 150,
      height: 74,
      rx: 12,
      fill: '#a3141a',
      stroke: '#250507',
      'stroke-width': 6,
    }),
    tag('rect', { x: end - 180, y: deck - 66, width: 130, height: 16, rx: 8, fill: '#ff8f86', opacity: 0.8 }),
    seed % 2 === 0 && !isTruck
      ? tag('rect', {
          x: from + 300,
          y: deck - 330,
          width: 560,
          height: 210,
          rx: 12,
          fill: 'url(#alloy)',
          stroke: '#4a5157',
          'stroke-width': 5,
        })
      : '',
  ].join('')
  return { defs, behind, front }
}

/** Windscreen frame and seats above the doors, the folded roof under its cover. */
function drawOpenCabin(): { readonly defs: string; readonly behind: string; readonly front: string } {
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
function drawFabricRoof(profile: SideProfile): {
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

/** Pressed panels of a van: a shallow recess, dark above and light below. */
function drawPanels(profile: SideProfile, ramp: Ramp): string {
  const panels: readonly (readonly [number, number])[] = parsePoints('2260 3360, 3480 5010')
  return group(
    { 'clip-path': 'url(#bodyClip)' },
    ...panels.map(([from, to]) => {
      const shape = roundedPolygon(
        [
          [from, 1800],
          [to, 1800],
          [to, 1230],
          [from, 1230],
        ],
        60,
      )
      return [
        tag('path', { d: shape, fill: ramp.deep, opacity: 0.07 }),
        softStroke(shape, ramp.deep, 6, 12, 0.3, 4),
        tag('path', {
          d: polyline([
            [from + 50, 1236],
            [to - 50, 1236],
          ]),
          stroke: mix(ramp.light, '#ffffff', 0.3),
          'stroke-width': 9,
          fill: 'none',
          opacity: 0.7,
        }),
      ].join('')
    }),
    tag('rect', { x: 1500, y: 560, width: 3600, height: 60, rx: 20, fill: '#1d2022', opacity: 0.9 }),
    tag('rect', { x: 1510, y: 610, width: 3580, height: 6, fill: '#7d848a', opacity: 0.6 }),
  )
}

/** Windows, door, awning and graphics of a coach body. */
function drawHouse(
  profile: SideProfile,
  ramp: Ramp,
  seed: number,
): { readonly defs: string; readonly behind: string; readonly front: string } {
  const from = profile.extras.loadFrom ?? 2120
  const { length, height } = profile
  const accent =
    luminance(ramp.base) > 0.6
      ? pickBySeed(['#1d2c4d', '#3a3f45', '#13666c', '#7d2f0b', '#601423'], seed, 5)
      : '#dfe3e6'
  return {
    defs: dwellingDefs(height - 20),
    behind: '',
    front: [
      group({ 'clip-path': 'url(#bodyClip)' }, drawGraphics(from, length, 640, accent, mix(accent, '#ffffff', 0.45))),
      drawWindow(1190, 2080, 620, 380),
      drawWindow(from + 260, 1640, 760, 520),
      drawWindow(length - 1180, 1640, 760, 560),
      drawDoor(from + 1240, 470, 640, 1900, ramp),
      drawHatch(from + 180, 560, 620, 360, ramp),
      drawHatch(length - 1060, 700, 520, 420, ramp),
      drawVent(length - 1560, 1180, 380),
      drawAwning(from + 520, length - 260, height - 20),
      drawRooftop(from - 100, height, seed),
    ].join(''),
  }
}
