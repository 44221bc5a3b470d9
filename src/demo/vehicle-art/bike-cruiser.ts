import { caliper, facet, glint, mudguard, roundLamp, shell, type BikeBody } from './bike-body.ts'
import { crankcase, cylinder } from './bike-engine.ts'
import { tube } from './bike-parts.ts'
import { mix, type Ramp } from './colour.ts'
import { pickBySeed } from './family-style.ts'
import { curve, polyline, roundedPolygon, softStroke, tag, parsePoints } from './svg.ts'

const chrome = '#b4bbc0'

function drawSaddlebag(ramp: Ramp, isHard: boolean): string {
  if (isHard) {
    return [
      facet(parsePoints('1480 700, 2190 690, 2230 560, 2190 390, 1560 380, 1500 470'), 'url(#panel)', 60),
      tag('path', {
        d: polyline(parsePoints('1492 600, 2216 596')),
        stroke: '#000000',
        'stroke-width': 5,
        opacity: 0.5,
      }),
      glint(parsePoints('1520 676, 1800 676, 2150 668'), ramp, 0.7),
      facet(parsePoints('2196 590, 2236 570, 2226 480, 2190 480'), '#b3161d', 12),
      tag('rect', { x: 1800, y: 580, width: 90, height: 34, rx: 12, fill: '#cfd5d9' }),
    ].join('')
  }
  return [
    shell(parsePoints('1540 660 c, 2100 640, 2150 560, 2110 370, 1990 330, 1620 340, 1550 430'), '#2a1c12'),
    shell(parsePoints('1540 664 c, 2104 644, 2110 540, 1820 500, 1560 540'), '#3a281a'),
    softStroke(curve(parsePoints('1560 560, 1820 520, 2090 556')), '#8a6a4c', 3, 4, 0.6, 3),
    ...[1690, 1950].map(
      (x) =>
        tag('rect', { x, y: 400, width: 34, height: 210, rx: 8, fill: '#4a3422' }) +
        tag('rect', { x: x - 6, y: 440, width: 46, height: 36, rx: 8, fill: chrome }),
    ),
  ].join('')
}

/** Low, long and V-shaped: as a bobber, with leather bags, or dressed for touring. */
export function drawCruiser(ramp: Ramp, seed: number): BikeBody {
  const kind = pickBySeed(['bobber', 'bags', 'tourer', 'bobber'] as const, seed, 12)
  const isDark = seed % 2 === 1 && kind !== 'tourer'
  const pipe = isDark ? '#2b2f33' : chrome
  const shine = isDark ? 0.4 : 0.95
  const [front, rear] = [
    { x: 260, y: 335 },
    { x: 1900, y: 325 },
  ]
  const behind = [
    tube(parsePoints('660 940, 1120 740, 1560 640, 1900 325'), 46, '#141618'),
    tube(parsePoints('640 900, 820 420, 880 300, 1320 290, 1560 640'), 46, '#141618'),
    tube(parsePoints('1320 330, 1900 325'), 56, '#24282b'),
    mudguard([rear.x, rear.y], 330, 362, [-62, kind === 'bobber' ? 66 : 88], ramp.base),
  ].join('')
  const before = [
    mudguard([rear.x, rear.y], 318, 376, [-52, kind === 'bobber' ? 62 : 84], 'url(#panel)'),
    glint(parsePoints('1640 610, 1760 668, 1900 692, 2040 670'), ramp, 0.7),
    kind === 'bobber'
      ? [
          tube(parsePoints('2080 640, 2190 640'), 18, '#15181a'),
          facet(parsePoints('2170 672, 2236 668, 2236 608, 2170 612'), '#b3161d', 20),
        ].join('')
      : facet(parsePoints('2196 560, 2246 540, 2252 470, 2212 470'), '#b3161d', 18),
    crankcase(1090, 390, 1.12, isDark ? '#3b4045' : '#9aa2a8'),
    cylinder(1000, 470, 200, 340, 24, isDark ? '#1b1e21' : '#5d656b'),
    cylinder(1180, 470, 200, 340, -22, isDark ? '#1b1e21' : '#5d656b'),
    ...[910, 1275].map((x) =>
      facet(
        [
          [x - 84, 800],
          [x + 84, 800],
          [x + 96, 740],
          [x + 60, 712],
          [x - 60, 712],
          [x - 96, 740],
        ],
        isDark ? '#1b1e21' : 'url(#metal)',
        26,
      ),
    ),
    tag('circle', {
      cx: 1090,
      cy: 650,
      r: 118,
      fill: isDark ? '#1b1e21' : '#c3c9cd',
      stroke: '#15181a',
      'stroke-width': 8,
    }),
    tag('circle', {
      cx: 1090,
      cy: 650,
      r: 82,
      fill: 'none',
      stroke: isDark ? '#596066' : '#6a7278',
      'stroke-width': 7,
    }),
    tag('circle', { cx: 1090, cy: 650, r: 50, fill: isDark ? ramp.base : '#2b2f33' }),
    softStroke('M1000 700A118 118 0 0 0 1170 716', '#ffffff', 5, 9, 0.6, 4),
    tube(parsePoints('900 690, 800 560, 850 340, 1060 256, 1400 256'), 56, pipe, '#ffffff', shine),
    tube(parsePoints('1290 690, 1390 560, 1440 400, 1520 350'), 54, pipe, '#ffffff', shine),
    tube(parsePoints('1380 256, 2200 240'), 86, pipe, '#ffffff', shine),
    kind === 'tourer' ? '' : tube(parsePoints('1490 350, 2110 340'), 82, pipe, '#ffffff', shine),
    tag('circle', { cx: rear.x, cy: rear.y, r: 34, fill: chrome, stroke: '#15181a', 'stroke-width': 7 }),
    tube(parsePoints('262 335, 470 720'), 54, isDark ? '#2b2f33' : chrome, '#ffffff', shine),
    tube(parsePoints('400 590, 640 1010'), 74, isDark ? '#1b1e21' : '#c9cfd3', '#ffffff', isDark ? 0.35 : 0.9),
    caliper(338, 400, '#2b2f33'),
    mudguard([front.x, front.y], 340, 372, kind === 'bobber' ? [-30, 52] : [-58, 82], 'url(#panel)'),
    glint(parsePoints('120 640, 260 694, 400 676'), ramp, 0.6),
    shell(parsePoints('650 880, 700 990, 860 1040, 1040 990, 1200 860, 1270 770 c, 1060 760, 800 800'), 'url(#tank)'),
    glint(parsePoints('710 964, 830 1012, 970 992, 1100 912'), ramp),
    tag('path', {
      d: curve(parsePoints('720 880, 880 906, 1060 850, 1180 790')),
      stroke: pickBySeed(['#d8b26a', '#f4f6f7', mix(ramp.deep, '#000000', 0.3)], seed, 6),
      'stroke-width': 9,
      fill: 'none',
      opacity: 0.85,
    }),
    tag('path', {
      d: curve(
        parsePoints(
          '1190 810 c, 1280 730, 1430 690, 1570 730, 1650 830 c, 1600 850, 1510 800, 1400 780, 1290 810',
          '1230 850',
        ),
        true,
      ),
      fill: 'url(#seat)',
    }),
    softStroke(curve(parsePoints('1280 780, 1400 752, 1510 774, 1600 830')), '#8a9096', 3, 6, 0.5, 3),
    kind === 'bobber'
      ? ''
      : tag('path', {
          d: curve(parsePoints('1620 850 c, 1720 770, 1880 740, 1990 760, 2000 810, 1880 840, 1740 850'), true),
          fill: 'url(#seat)',
        }),
    kind === 'tourer'
      ? [
          tube(parsePoints('1960 700, 2060 1000'), 22, chrome, '#ffffff', 0.9),
          tag('path', {
            d: roundedPolygon(parsePoints('1960 1010, 2040 1016, 2010 830, 1930 826'), 34),
            fill: '#15181a',
          }),
        ].join('')
      : '',
    kind === 'bobber' ? '' : drawSaddlebag(ramp, kind === 'tourer'),
    roundLamp(530, 930, kind === 'tourer' ? 112 : 100, isDark ? '#15181a' : 'url(#metal)'),
    kind === 'tourer'
      ? [
          shell(parsePoints('470 1080, 420 1000, 470 860 c, 600 880, 700 1000, 720 1120 c, 590 1150'), 'url(#panel)'),
          tag('ellipse', { cx: 470, cy: 960, rx: 44, ry: 84, fill: '#dfe8ee', stroke: '#8b939a', 'stroke-width': 12 }),
          glint(parsePoints('480 1080, 580 1132, 700 1110'), ramp, 0.7),
          tag('path', {
            d: curve(parsePoints('500 1110 c, 560 1260, 680 1320, 730 1300 c, 720 1130, 600 1150'), true),
            fill: '#33424c',
            'fill-opacity': 0.55,
            stroke: '#15181a',
            'stroke-width': 5,
          }),
        ].join('')
      : '',
    tube(
      parsePoints('650 990, 690 1110, 820 1160, 990 1070'),
      30,
      isDark ? '#1b1e21' : chrome,
      '#ffffff',
      isDark ? 0.35 : 0.9,
    ),
    tube(parsePoints('900 1126, 1010 1058'), 46, '#0e0f11', '#555a5f', 0.4),
    kind === 'tourer'
      ? ''
      : [
          tube(parsePoints('790 1140, 770 1230'), 12, '#15181a'),
          tag('ellipse', {
            cx: 776,
            cy: 1250,
            rx: 70,
            ry: 34,
            fill: isDark ? '#15181a' : chrome,
            stroke: '#15181a',
            'stroke-width': 6,
          }),
        ].join(''),
    tube(parsePoints('820 300, 700 330'), 26, '#23272a'),
    facet(parsePoints('660 360, 790 366, 796 334, 668 320'), '#15181a', 12),
  ].join('')
  const wheel = {
    kind: kind === 'bobber' && seed % 4 < 2 ? 'wire' : 'cast',
    knobby: false,
    colour: isDark ? '#17191b' : '#6a7278',
  } as const
  return {
    front: { ...wheel, radius: 335, rim: kind === 'tourer' ? 0.66 : 0.72, disc: 138 },
    rear: { ...wheel, radius: 325, rim: 0.6, disc: 96 },
    axles: [front.x, rear.x],
    behind,
    before,
    length: 2310,
    height: kind === 'tourer' ? 1330 : 1290,
  }
}
