import { type BikeBody, facet, glint, lens } from './bike-body.ts'
import { crankcase, cylinder } from './bike-engine.ts'
import { tube } from './bike-parts.ts'
import { axles, drawFork, drawRearEnd, drawTail, drawTank, mirror, radius, shades } from './bike-road-parts.ts'
import { mix, type Ramp } from './colour.ts'
import { pickBySeed } from './family-style.ts'
import { curve, parsePoints, polyline, tag } from './svg.ts'

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
