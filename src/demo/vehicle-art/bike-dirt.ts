import { caliper, chain, facet, glint, lens, mudguard, shell, type BikeBody } from './bike-body.ts'
import { crankcase, cylinder } from './bike-engine.ts'
import { tube } from './bike-parts.ts'
import { mix, type Ramp } from './colour.ts'
import { pickBySeed } from './family-style.ts'
import { curve, polyline, softStroke, tag, type Point, parsePoints } from './svg.ts'

const frontAxle: Point = [300, 350]
const rearAxle: Point = [1800, 335]

function drawArm(): string {
  return [
    chain([1200, 450], rearAxle, 88),
    facet(parsePoints('1120 506, 1240 520, 1500 436, 1840 372, 1850 310, 1560 330, 1180 400'), 'url(#metal)', 24),
    tag('circle', { cx: rearAxle[0], cy: rearAxle[1], r: 28, fill: '#23272a', stroke: '#c3c9ce', 'stroke-width': 6 }),
  ].join('')
}

const shock = (spring: string): string =>
  [
    tube(parsePoints('1190 820, 1270 500'), 24, '#8b9299'),
    ...Array.from({ length: 8 }, (_, index) =>
      tag('path', {
        d: polyline([
          [1164 + index * 11, 790 - index * 34],
          [1232 + index * 11, 800 - index * 34],
        ]),
        stroke: spring,
        'stroke-width': 14,
        'stroke-linecap': 'round',
      }),
    ),
  ].join('')

/** Long travel, a tank for the outback, a screen, and luggage on some. */
export function drawAdventureBike(ramp: Ramp, seed: number): BikeBody {
  const lit = mix(ramp.base, ramp.light, 0.4)
  const turned = mix(ramp.base, ramp.shade, 0.6)
  const luggage = pickBySeed(['none', 'cases', 'rack', 'cases'] as const, seed, 12)
  const behind = [
    shock('#c0392b'),
    tube(parsePoints('640 1000, 1000 840, 1180 500'), 50, '#24282c'),
    tube(parsePoints('1100 860, 1500 880, 1860 960'), 34, '#24282c'),
    facet(parsePoints('980 860, 1240 880, 1230 560, 1080 480'), '#15171a', 40),
    mudguard(rearAxle, 344, 368, [-86, -12], '#17191b'),
    tube(parsePoints('1780 900, 1960 800, 2030 650'), 20, '#17191b', '#ffffff', 0.2),
    facet(parsePoints('2000 700, 2026 706, 2076 540, 2050 534'), '#24282c', 6),
  ].join('')
  const before = [
    drawArm(),
    facet(parsePoints('1290 520, 1360 500, 1760 700, 1800 780, 1740 810, 1300 620'), 'url(#metal)', 36),
    tag('ellipse', { cx: 1778, cy: 750, rx: 20, ry: 46, fill: '#0b0c0d', transform: 'rotate(-24 1778 750)' }),
    crankcase(1000, 430, 0.98, '#565d63'),
    cylinder(920, 520, 200, 280, 14, '#3b4146'),
    ...[0, 40].map((shift) =>
      tube(
        [
          [830 + shift, 620],
          [748 + shift * 0.6, 500],
          [790, 350],
          [980, 300],
          [1200, 420],
          [1330, 540],
        ],
        38,
        '#8b7d68',
        '#fff2dc',
        0.7,
      ),
    ),
    facet(parsePoints('700 330, 860 250, 1120 250, 1180 330, 1120 300, 860 296'), '#aab1b7', 20),
    facet(parsePoints('660 470, 720 330, 790 300, 790 340, 740 500'), '#8f979d', 14),
    facet(parsePoints('690 800, 760 790, 752 540, 690 560'), '#0c0e10', 14),
    tube(parsePoints('452 640, 306 350'), 48, '#aeb5ba', '#ffffff', 0.9),
    tube(parsePoints('600 980, 440 610'), 66, pickBySeed(['#a88432', '#24282c'], seed, 8), '#ffffff', 0.5),
    caliper(372, 400, '#2b2f33'),
    tag('circle', { cx: 300, cy: 350, r: 34, fill: '#23272a', stroke: '#9aa2a8', 'stroke-width': 6 }),
    mudguard(frontAxle, 358, 386, [-34, 52], '#1b1e21'),
    // Beak, then tank with its shrouds, then the face.
    facet(parsePoints('150 846, 330 900, 520 920, 600 860, 480 812, 300 820'), lit, 18),
    glint(parsePoints('190 854, 340 894, 500 908'), ramp, 0.5),
    facet(
      parsePoints(
        '600 1010, 720 1090, 860 1106, 990 1060, 1090 960, 1060 880, 930 830, 840 660, 730 640',
        '690 760, 600 870',
      ),
      'url(#tank)',
      40,
    ),
    facet(parsePoints('600 870, 690 760, 730 640, 840 660, 880 740, 760 830, 680 940'), turned, 22),
    facet(
      parsePoints('690 940, 790 850, 900 830, 1050 890, 900 900, 780 960'),
      pickBySeed(['#f4f6f7', '#15181a', mix(ramp.light, '#ffffff', 0.3)], seed, 6),
      14,
    ),
    glint(parsePoints('650 1030, 740 1078, 860 1086, 970 1046'), ramp),
    facet(parsePoints('392 930, 440 1040, 560 1100, 640 1090, 650 960, 560 880, 450 880'), lit, 24),
    facet(parsePoints('450 880, 560 880, 650 960, 640 1000, 520 930'), turned, 12),
    lens(parsePoints('396 920, 436 1010, 540 1024, 560 960, 470 896'), parsePoints('412 920, 448 990, 528 1004')),
    tag('path', {
      d: curve(parsePoints('448 1050 c, 510 1230, 610 1340, 680 1350 c, 670 1110, 560 1100'), true),
      fill: '#6d828f',
      'fill-opacity': 0.4,
      stroke: '#20262b',
      'stroke-width': 5,
    }),
    tag('path', {
      d: curve(parsePoints('490 1110, 540 1230, 620 1320')),
      stroke: '#ffffff',
      'stroke-width': 6,
      fill: 'none',
      opacity: 0.6,
    }),
    tag('path', {
      d: curve(
        parsePoints(
          '990 1010 c, 1080 930, 1200 900, 1330 910, 1430 980, 1460 1020 c, 1740 1056, 1760 1010',
          '1560 950, 1420 880, 1180 850, 1040 890',
        ),
        true,
      ),
      fill: 'url(#seat)',
    }),
    softStroke(curve(parsePoints('1080 950, 1200 918, 1330 930, 1440 1000, 1700 1036')), '#8a9096', 3, 6, 0.5, 3),
    facet(parsePoints('1160 860, 1420 880, 1560 950, 1780 1010, 1700 900, 1460 800, 1240 780'), 'url(#panel)', 20),
    tube(parsePoints('1600 1040, 1860 1070, 1960 1060'), 22, '#15181a'),
    facet(parsePoints('1930 1010, 1996 1010, 1990 970, 1930 970'), '#b3161d', 10),
    luggage === 'cases'
      ? [
          facet(parsePoints('1440 930, 1950 960, 1990 640, 1900 580, 1480 560, 1430 640'), '#a4acb2', 50),
          facet(parsePoints('1440 930, 1950 960, 1960 890, 1438 862'), '#c3c9cd', 40),
          ...[1540, 1820].map((x) => tag('rect', { x, y: 820, width: 50, height: 110, rx: 10, fill: '#23272a' })),
          softStroke(polyline(parsePoints('1470 620, 1500 590, 1890 606')), '#ffffff', 4, 6, 0.5, 3),
          tag('path', {
            d: polyline(parsePoints('1560 600, 1570 850')),
            stroke: '#8b939a',
            'stroke-width': 7,
          }),
          tag('path', {
            d: polyline(parsePoints('1800 610, 1810 860')),
            stroke: '#8b939a',
            'stroke-width': 7,
          }),
        ].join('')
      : '',
    luggage === 'rack'
      ? [
          tube(parsePoints('1480 900, 1560 620, 1860 640, 1900 940'), 24, '#15181a'),
          facet(parsePoints('1640 1280, 1990 1290, 2010 1080, 1960 1060, 1640 1060'), '#1b1e21', 50),
        ].join('')
      : '',
    tube(parsePoints('610 1080, 650 1190, 740 1210, 850 1180'), 28, '#15181a', '#ffffff', 0.3),
    tube(parsePoints('770 1204, 870 1172'), 40, '#0d0e10', '#555a5f', 0.4),
    facet(parsePoints('640 1240, 720 1260, 770 1190, 700 1150, 650 1170'), '#1b1e21', 26),
    tube(parsePoints('700 1200, 680 1310'), 12, '#15181a'),
    shell(parsePoints('640 1310, 650 1360, 740 1366, 764 1330, 700 1300'), '#15181a'),
    tube(parsePoints('1150 420, 1060 400'), 24, '#aab1b6'),
  ].join('')
  const wheel = {
    kind: seed % 4 < 2 ? 'wire' : 'cast',
    knobby: true,
    colour: pickBySeed(['#1c1f22', '#8a6b28'], seed, 9),
  } as const
  return {
    front: { ...wheel, radius: 350, rim: 0.76, disc: 136 },
    rear: { ...wheel, radius: 335, rim: 0.7, disc: 96 },
    axles: [frontAxle[0], rearAxle[0]],
    behind,
    before,
    length: 2110,
    height: 1370,
  }
}

/** Narrow and tall, made to be dropped: number plates, a seat as long as the bike, no screen. */
export function drawMotocrossBike(ramp: Ramp, seed: number): BikeBody {
  const plate = mix(ramp.base, '#ffffff', 0.9)
  const second = pickBySeed(['#15181a', '#f4f6f7', mix(ramp.base, ramp.light, 0.7)], seed, 6)
  const hasLamp = seed % 4 === 1
  const behind = [
    shock(pickBySeed(['#d9a521', '#f4f6f7', '#c0392b'], seed, 7)),
    tube(parsePoints('640 1040, 900 760, 1160 820, 1200 480'), 44, '#8b939a', '#ffffff', 0.6),
    tube(parsePoints('650 960, 760 480, 860 380, 1180 400'), 42, '#8b939a', '#ffffff', 0.6),
    tube(parsePoints('1120 880, 1560 940, 1760 1000'), 26, '#24282c'),
    facet(parsePoints('1000 900, 1210 900, 1220 620, 1090 520'), '#17191c', 40),
  ].join('')
  const before = [
    drawArm(),
    crankcase(1000, 450, 0.86, '#565d63'),
    cylinder(930, 530, 160, 270, 12, '#3b4146'),
    tube(parsePoints('850 690, 752 580, 800 440, 960 560, 1190 640, 1330 700'), 44, '#a07c54', '#ffe6c2', 0.6),
    facet(parsePoints('1290 640, 1360 620, 1720 780, 1750 850, 1690 884, 1300 740'), 'url(#metal)', 36),
    tag('ellipse', { cx: 1726, cy: 824, rx: 18, ry: 42, fill: '#0b0c0d', transform: 'rotate(-24 1726 824)' }),
    tube(parsePoints('440 640, 306 350'), 48, '#c9cfd3', '#ffffff', 0.9),
    tube(parsePoints('620 1080, 430 620'), 66, pickBySeed(['#b89436', '#23272b'], seed, 8), '#ffffff', 0.5),
    facet(parsePoints('326 470, 396 640, 440 620, 380 450'), plate, 14),
    caliper(362, 380, '#2b2f33'),
    tag('circle', { cx: 300, cy: 350, r: 34, fill: '#23272a', stroke: '#9aa2a8', 'stroke-width': 6 }),
    // The high front mudguard, thin as it is.
    shell(parsePoints('40 800 c, 200 876, 400 910, 600 880, 640 840 c, 460 846, 280 830'), 'url(#panel)'),
    glint(parsePoints('80 814, 240 872, 420 892'), ramp, 0.5),
    facet(parsePoints('468 1110, 560 1140, 606 930, 520 880, 456 920'), hasLamp ? ramp.base : plate, 26),
    hasLamp
      ? lens(parsePoints('462 1010, 540 1030, 560 950, 500 920, 462 940'), parsePoints('474 1000, 528 1008'))
      : '',
    facet(
      parsePoints('640 1010, 740 1090, 900 1092, 1060 1010, 1050 930, 900 860, 830 690, 740 660, 700 740', '610 900'),
      'url(#tank)',
      36,
    ),
    facet(parsePoints('610 900, 700 740, 740 660, 830 690, 870 780, 740 860, 680 960'), second, 18),
    facet(parsePoints('740 880, 870 800, 1000 900, 880 930'), plate, 16),
    glint(parsePoints('680 1020, 760 1070, 890 1072, 1020 1006'), ramp),
    tag('path', {
      d: curve(
        parsePoints(
          '900 1084 c, 1040 1016, 1240 980, 1480 1010, 1760 1080 c, 1740 1040, 1480 950, 1240 920',
          '1050 950',
        ),
        true,
      ),
      fill: 'url(#seat)',
    }),
    softStroke(curve(parsePoints('980 1042, 1240 990, 1480 1020, 1700 1068')), '#8a9096', 3, 6, 0.5, 3),
    facet(parsePoints('1060 940, 1280 920, 1520 960, 1500 800, 1300 740, 1180 760, 1120 860'), plate, 40),
    facet(parsePoints('1300 930, 1520 960, 1760 1050, 2000 1110, 1900 1020, 1660 900, 1510 840'), 'url(#panel)', 18),
    glint(parsePoints('1540 960, 1760 1034, 1940 1084'), ramp, 0.55),
    facet(parsePoints('1130 860, 1300 870, 1480 830, 1310 770, 1180 790'), second, 12),
    tube(parsePoints('620 1090, 660 1190, 780 1206, 850 1190'), 28, '#23272a', '#ffffff', 0.3),
    tube(parsePoints('770 1206, 870 1186'), 42, '#0d0e10', '#555a5f', 0.4),
    facet(
      parsePoints('636 1250, 724 1266, 770 1196, 700 1160, 646 1176'),
      pickBySeed([ramp.base, '#f4f6f7', '#15181a'], seed, 5),
      26,
    ),
    tag('path', {
      d: polyline(parsePoints('680 1196, 790 1200')),
      stroke: second,
      'stroke-width': 34,
      'stroke-linecap': 'round',
    }),
    tube(parsePoints('1130 420, 1040 404'), 24, '#aab1b6'),
  ].join('')
  const wheel = { kind: 'wire', knobby: true, colour: '#1c1f22' } as const
  return {
    front: { ...wheel, radius: 350, rim: 0.78, disc: 124 },
    rear: { ...wheel, radius: 335, rim: 0.68, disc: 92 },
    axles: [frontAxle[0], rearAxle[0]],
    behind,
    before,
    length: 2140,
    height: 1280,
  }
}
