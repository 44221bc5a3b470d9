import { caliper, chain, facet, glint, lens, mudguard, roundLamp, shell, type BikeBody } from './bike-body.ts'
import { crankcase, cylinder, tube } from './bike-parts.ts'
import { mix, type Ramp } from './colour.ts'
import { pickBySeed } from './family-style.ts'
import { curve, polyline, softStroke, tag, type Point, parsePoints } from './svg.ts'

const radius = 300
const axles = [330, 1745] as const

const shades = (ramp: Ramp) => ({
  lit: mix(ramp.base, ramp.light, 0.42),
  plain: ramp.base,
  turned: mix(ramp.base, ramp.shade, 0.6),
  under: mix(ramp.shade, ramp.deep, 0.5),
})

/** Swing arm, chain, rear mudguard and the carrier of the number plate: alike on every modern road bike. */
function drawRearEnd(seed: number, arm: string): { readonly behind: string; readonly before: string } {
  return {
    behind: [
      mudguard([axles[1], radius], 306, 330, [-96, -4], '#17191b'),
      tube(parsePoints('1560 860, 1780 800, 1930 640'), 20, '#17191b', '#ffffff', 0.2),
      facet(parsePoints('1900 700, 1926 708, 1986 520, 1962 512'), '#24282c', 6),
      facet(parsePoints('1880 742, 1936 738, 1940 700, 1890 706'), '#a3141a', 8),
    ].join(''),
    before: [
      chain([1180, 430], [axles[1], radius], 92),
      facet(parsePoints('1110 486, 1240 512, 1480 430, 1780 346, 1796 300, 1776 256, 1520 300, 1180 366'), arm, 26),
      softStroke(
        polyline(parsePoints('1180 486, 1270 486, 1500 408, 1760 334')),
        '#ffffff',
        5,
        8,
        pickBySeed([0.55, 0.4], seed, 9),
        4,
      ),
      tag('circle', { cx: axles[1], cy: radius, r: 30, fill: '#c3c9ce', stroke: '#15181a', 'stroke-width': 7 }),
    ].join(''),
  }
}

/** Upside-down fork with its caliper and the front mudguard. */
function drawFork(ramp: Ramp, gold: string, guard: string): string {
  return [
    tube(parsePoints('470 600, 336 300'), 46, '#aeb5ba', '#ffffff', 0.9),
    tube(parsePoints('606 910, 452 560'), 64, gold, '#ffffff', 0.55),
    tag('circle', { cx: 330, cy: 300, r: 34, fill: '#23272a', stroke: '#9aa2a8', 'stroke-width': 6 }),
    caliper(404, 350, '#2b2f33'),
    mudguard([330, 300], 305, 334, [-46, 64], guard),
    glint(parsePoints('120 556, 220 612, 330 630, 430 618'), ramp, 0.55),
    facet(parsePoints('372 596, 470 566, 450 500, 396 420, 372 440'), mix(guard, '#000000', 0.25), 14),
  ].join('')
}

function drawTail(ramp: Ramp, isSport: boolean): string {
  const { lit, turned } = shades(ramp)
  return [
    facet(parsePoints('1120 800, 1270 730, 1430 752, 1660 850, 1860 966, 1660 930, 1420 852, 1250 820'), turned, 20),
    facet(
      parsePoints('1236 836, 1430 868, 1600 948, 1800 1018, 1944 1046, 1880 992, 1660 886, 1440 800, 1280 786'),
      lit,
      18,
    ),
    glint(parsePoints('1300 822, 1450 846, 1660 930, 1850 1004'), ramp, 0.6),
    facet(parsePoints('1868 1030, 1960 1052, 1944 1014, 1880 1000'), '#c5161d', 8),
    tag('path', {
      d: curve(
        parsePoints(
          '1096 900 c, 1150 842, 1270 812, 1400 826, 1500 878, 1540 930 c, 1450 930, 1330 890, 1210 884',
          '1130 912',
        ),
        true,
      ),
      fill: 'url(#seat)',
    }),
    tag('path', {
      d: curve(parsePoints('1520 912 c, 1600 944, 1740 1000, 1870 1030 c, 1760 1052, 1630 1016, 1560 970'), true),
      fill: isSport ? lit : 'url(#seat)',
    }),
    softStroke(curve(parsePoints('1170 876, 1290 840, 1400 856, 1500 906')), '#8a9096', 3, 6, 0.55, 3),
  ].join('')
}

function drawTank(ramp: Ramp): string {
  const { turned } = shades(ramp)
  const tank: readonly Point[] = parsePoints(
    '664 900, 720 1000, 840 1062, 960 1050, 1070 980, 1140 880 c, 1110 812, 960 770, 780 800',
  )
  return [
    shell(tank, 'url(#tank)'),
    facet(parsePoints('820 850, 1010 880, 1124 856, 1090 806, 950 772, 810 800'), turned, 26),
    glint(parsePoints('730 980, 840 1036, 960 1026, 1050 972'), ramp),
    glint(parsePoints('830 862, 1010 892, 1110 870'), ramp, 0.45, 3),
  ].join('')
}

const mirror = (foot: Point, head: Point): string =>
  [
    tube([foot, [(foot[0] + head[0]) / 2 - 16, (foot[1] + head[1]) / 2], head], 13, '#15181a', '#ffffff', 0.2),
    facet(
      [
        [head[0] - 60, head[1] + 10],
        [head[0] - 10, head[1] + 46],
        [head[0] + 84, head[1] + 40],
        [head[0] + 96, head[1] - 6],
        [head[0], head[1] - 18],
      ],
      '#15181a',
      18,
    ),
  ].join('')

export function drawSportBike(ramp: Ramp, seed: number): BikeBody {
  const { lit, plain, turned, under } = shades(ramp)
  const rear = drawRearEnd(seed, pickBySeed(['#2a2e32', '#8f979d'], seed, 7))
  const accent = pickBySeed(['#f4f6f7', '#15181a', '#d9a521'], seed, 6)
  const gold = pickBySeed(['#a88432', '#24282c', '#7d858b'], seed, 8)
  const behind = [
    rear.behind,
    facet(parsePoints('640 800, 1130 780, 1210 470, 1110 260, 760 230, 620 420'), '#15171a', 40),
    tube(parsePoints('690 860, 980 760, 1160 520'), 70, '#3a3f44', '#ffffff', 0.3),
  ].join('')
  const before = [
    rear.before,
    crankcase(1010, 410, 0.86, '#33383d'),
    tube(parsePoints('1080 270, 1240 280, 1330 300'), 60, '#50575d', '#ffffff', 0.5),
    facet(parsePoints('1200 236, 1260 220, 1470 300, 1486 380, 1440 400, 1210 340'), 'url(#metal)', 34),
    tag('ellipse', { cx: 1464, cy: 346, rx: 20, ry: 44, fill: '#0b0c0d', transform: 'rotate(-14 1464 346)' }),
    drawFork(ramp, gold, plain),
    // Belly, side, nose: each a lighter shade the more it looks at the sky.
    facet(parsePoints('690 330, 880 420, 1000 330, 1130 300, 1180 320, 1110 226, 900 206, 730 226'), under, 22),
    facet(
      parsePoints(
        '486 770, 640 832, 820 850, 1010 790, 1030 700, 880 640, 806 560, 890 430, 700 316, 636 400',
        '600 530, 548 640, 470 712',
      ),
      'url(#panel)',
      22,
    ),
    facet(parsePoints('660 716, 846 706, 800 610, 712 560, 664 640'), '#0d0f11', 24),
    ...[0, 1, 2].map((row) =>
      tag('path', {
        d: polyline([
          [690 + row * 10, 690 - row * 38],
          [812 - row * 16, 684 - row * 38],
        ]),
        stroke: '#2f3439',
        'stroke-width': 9,
      }),
    ),
    facet(parsePoints('610 500, 700 520, 806 470, 846 410, 700 330, 640 400'), turned, 18),
    facet(parsePoints('640 420, 820 452, 870 424, 760 352, 690 346'), accent, 10),
    glint(parsePoints('500 772, 650 828, 820 842, 1000 786'), ramp, 0.65),
    facet(parsePoints('348 800, 384 890, 470 984, 610 1042, 724 1000, 760 880, 640 832, 486 770, 400 752'), lit, 24),
    facet(parsePoints('486 800, 640 862, 748 900, 756 870, 640 832, 486 770, 420 762'), turned, 10),
    lens(parsePoints('352 796, 398 872, 520 884, 596 876, 500 820, 410 776'), parsePoints('366 806, 420 850, 560 868')),
    glint(parsePoints('400 904, 480 982, 600 1030'), ramp),
    tag('path', {
      d: curve(parsePoints('452 972 c, 530 1096, 650 1164, 720 1150 c, 712 1066, 650 1040, 560 1020'), true),
      fill: '#27323a',
      'fill-opacity': 0.72,
      stroke: '#0a0b0c',
      'stroke-width': 4,
    }),
    tag('path', {
      d: curve(parsePoints('490 1010, 570 1096, 670 1146')),
      stroke: '#dfe9ef',
      'stroke-width': 6,
      fill: 'none',
      opacity: 0.7,
    }),
    tube(parsePoints('640 990, 700 972, 770 950'), 30, '#101214', '#ffffff', 0.2),
    mirror([540, 1040], [470, 1130]),
    drawTank(ramp),
    drawTail(ramp, true),
    tube(parsePoints('1150 420, 1080 396'), 22, '#aab1b7'),
  ].join('')
  const wheel = {
    radius,
    rim: 0.76,
    kind: 'cast',
    knobby: false,
    colour: pickBySeed(['#1c1f22', '#1c1f22', '#8a6b28', mix(ramp.base, '#000000', 0.2)], seed, 9),
  } as const
  return {
    front: { ...wheel, disc: 150 },
    rear: { ...wheel, disc: 92 },
    axles,
    behind,
    before,
    length: 2075,
    height: 1180,
  }
}

export function drawNakedBike(ramp: Ramp, seed: number): BikeBody {
  const { lit, turned } = shades(ramp)
  const rear = drawRearEnd(seed, pickBySeed(['#8f979d', '#2a2e32'], seed, 7))
  const frame = pickBySeed(['#24282c', '#a4161c', '#8f979d', '#24282c'], seed, 5)
  const behind = [
    rear.behind,
    facet(parsePoints('700 800, 1130 780, 1200 520, 1140 420, 960 480'), '#15171a', 40),
  ].join('')
  const before = [
    rear.before,
    crankcase(1000, 400, 1, '#4a5157'),
    cylinder(890, 500, 220, 270, 16, '#2c3034'),
    ...[0, 34, 68].map((shift) =>
      tube(
        [
          [806 + shift, 560],
          [730 + shift * 0.6, 430],
          [760 + shift * 0.4, 300],
          [900, 236],
          [1120, 236],
        ],
        32,
        '#8b7d68',
        '#fff2dc',
        0.7,
      ),
    ),
    facet(parsePoints('1090 200, 1170 190, 1420 250, 1444 330, 1400 346, 1110 300'), 'url(#metal)', 34),
    tag('ellipse', { cx: 1424, cy: 292, rx: 18, ry: 42, fill: '#0b0c0d', transform: 'rotate(-12 1424 292)' }),
    facet(parsePoints('672 760, 740 770, 744 470, 664 470'), '#0c0e10', 14),
    ...[0, 1, 2, 3, 4].map((row) =>
      tag('path', {
        d: polyline([
          [680, 730 - row * 54],
          [738, 730 - row * 54],
        ]),
        stroke: '#3a4147',
        'stroke-width': 7,
      }),
    ),
    tube(parsePoints('640 900, 880 720, 1130 690'), 40, frame, '#ffffff', 0.4),
    tube(parsePoints('660 830, 900 640, 1150 520, 1160 420'), 40, frame, '#ffffff', 0.4),
    tube(parsePoints('820 780, 900 640, 1010 720, 1080 560'), 26, frame, '#ffffff', 0.35),
    drawFork(
      ramp,
      pickBySeed(['#a88432', '#24282c', '#24282c'], seed, 8),
      pickBySeed(['#1b1e21', ramp.base], seed, 11),
    ),
    facet(parsePoints('640 900, 770 910, 880 820, 850 700, 740 610, 690 640, 660 780'), 'url(#panel)', 22),
    facet(parsePoints('690 640, 740 610, 850 700, 830 760, 750 730'), turned, 14),
    glint(parsePoints('660 884, 770 892, 866 818'), ramp, 0.55),
    facet(parsePoints('402 880, 430 1000, 520 1050, 610 1030, 620 910, 560 830, 460 820'), '#191c1f', 26),
    facet(parsePoints('452 1000, 520 1096, 620 1110, 630 1030, 530 1046'), lit, 18),
    lens(parsePoints('404 870, 424 970, 500 996, 520 920, 470 846'), parsePoints('420 868, 440 956, 492 978')),
    tube(parsePoints('600 1000, 640 1076, 720 1098, 820 1070'), 28, '#15181a', '#ffffff', 0.3),
    tube(parsePoints('740 1094, 836 1066'), 40, '#0d0e10', '#555a5f', 0.4),
    mirror([660, 1080], [610, 1220]),
    drawTank(ramp),
    drawTail(ramp, false),
    tube(parsePoints('1150 410, 1070 390'), 22, '#aab1b7'),
  ].join('')
  const wheel = {
    radius,
    rim: 0.76,
    kind: 'cast',
    knobby: false,
    colour: pickBySeed(['#1c1f22', '#1c1f22', '#7a838a', '#8a6b28'], seed, 9),
  } as const
  return {
    front: { ...wheel, disc: 150 },
    rear: { ...wheel, disc: 92 },
    axles,
    behind,
    before,
    length: 2060,
    height: 1250,
  }
}

/** The roadster of the sixties, still made: round lamp, flat seat, two shock absorbers, peashooter. */
export function drawClassicBike(ramp: Ramp, seed: number): BikeBody {
  const chrome = '#b4bbc0'
  const second = pickBySeed([mix(ramp.light, '#ffffff', 0.5), '#15181a', '#c9bfa8'], seed, 6)
  const shock = [
    tube(parsePoints('1560 800, 1700 330'), 30, '#2b2f33'),
    ...Array.from({ length: 9 }, (_, index) =>
      tag('path', {
        d: polyline([
          [1552 + index * 12, 730 - index * 40],
          [1606 + index * 12, 742 - index * 40],
        ]),
        stroke: '#cfd5d9',
        'stroke-width': 13,
        'stroke-linecap': 'round',
      }),
    ),
  ].join('')
  const behind = [
    mudguard([1745, 320], 326, 352, [-60, 84], ramp.base),
    tube(parsePoints('640 940, 1080 830, 1600 800'), 40, '#17191b'),
    tube(parsePoints('620 900, 760 420, 820 270, 1240 280, 1180 700'), 40, '#17191b'),
    tube(parsePoints('1200 380, 1745 320'), 48, '#1f2326'),
  ].join('')
  const before = [
    shock,
    crankcase(1020, 420, 1.16, '#8b939a'),
    cylinder(950, 490, 230, 350, 6, '#c3c9cd'),
    tube(parsePoints('860 660, 770 560, 790 380, 930 300, 1180 296'), 46, chrome, '#ffffff', 0.95),
    tube(parsePoints('1160 292, 1400 300, 1900 340'), 76, chrome, '#ffffff', 0.95),
    tube(parsePoints('1860 336, 1990 348'), 52, chrome, '#ffffff', 0.9),
    tube(parsePoints('338 320, 560 840'), 46, '#c3c9ce', '#ffffff', 0.9),
    tube(parsePoints('450 580, 610 950'), 62, '#1f2326', '#ffffff', 0.35),
    mudguard([330, 320], 326, 350, [-58, 78], ramp.base),
    caliper(404, 380, '#2b2f33'),
    facet(parsePoints('1090 700, 1330 700, 1380 560, 1330 470, 1130 480'), ramp.base, 50),
    tag('ellipse', {
      cx: 1230,
      cy: 590,
      rx: 70,
      ry: 48,
      fill: 'none',
      stroke: second,
      'stroke-width': 9,
      opacity: 0.8,
    }),
    shell(
      parsePoints('650 880, 700 980, 850 1036, 1010 1010, 1130 930, 1150 850 c, 1040 800, 860 790, 720 810'),
      'url(#tank)',
    ),
    tag('path', {
      d: curve(parsePoints('680 850, 820 900, 980 880, 1130 850, 1040 806, 860 796, 730 814'), true),
      fill: second,
      opacity: 0.92,
    }),
    tag('path', {
      d: curve(parsePoints('680 852, 820 904, 980 884, 1130 852')),
      stroke: '#d8b26a',
      'stroke-width': 7,
      fill: 'none',
    }),
    glint(parsePoints('720 960, 850 1012, 1000 990, 1090 936'), ramp),
    tag('path', {
      d: curve(
        parsePoints('1120 900 c, 1250 880, 1500 896, 1780 900, 1840 870, 1830 820 c, 1500 806, 1240 800, 1150 830'),
        true,
      ),
      fill: 'url(#seat)',
    }),
    tag('path', {
      d: curve(parsePoints('1150 836, 1400 816, 1820 830')),
      stroke: '#c9cfd3',
      'stroke-width': 9,
      fill: 'none',
    }),
    softStroke(curve(parsePoints('1170 884, 1400 876, 1760 886')), '#7b8288', 3, 6, 0.6, 3),
    roundLamp(560, 900, 104, seed % 2 === 0 ? 'url(#metal)' : '#15181a'),
    tag('circle', { cx: 640, cy: 1010, r: 44, fill: '#c3c9ce', stroke: '#23272a', 'stroke-width': 6 }),
    tube(parsePoints('620 990, 660 1090, 760 1120, 860 1070'), 28, chrome, '#ffffff', 0.9),
    tube(parsePoints('780 1112, 880 1062'), 42, '#0d0e10', '#555a5f', 0.4),
    mirror([690, 1100], [660, 1230]),
    facet(parsePoints('1980 700, 2040 690, 2036 620, 1976 630'), '#b3161d', 16),
    tube(parsePoints('1900 640, 1990 656'), 20, '#23272a'),
    tag('circle', { cx: 640, cy: 800, r: 26, fill: '#f0a04b', stroke: '#23272a', 'stroke-width': 5 }),
  ].join('')
  const wheel = { radius: 320, rim: 0.78, kind: 'wire', knobby: false, colour: '#1c1f22' } as const
  return {
    front: { ...wheel, disc: 140 },
    rear: { ...wheel, disc: 96 },
    axles: [330, 1745],
    behind,
    before,
    length: 2100,
    height: 1260,
  }
}
