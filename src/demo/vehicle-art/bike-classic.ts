import { type BikeBody, caliper, facet, glint, mudguard, roundLamp, shell } from './bike-body.ts'
import { crankcase, cylinder } from './bike-engine.ts'
import { tube } from './bike-parts.ts'
import { mirror } from './bike-road-parts.ts'
import { mix, type Ramp } from './colour.ts'
import { pickBySeed } from './family-style.ts'
import { curve, parsePoints, polyline, softStroke, tag } from './svg.ts'

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
