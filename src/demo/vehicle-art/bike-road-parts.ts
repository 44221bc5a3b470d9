import { caliper, chain, facet, glint, mudguard, shell } from './bike-body.ts'
import { tube } from './bike-parts.ts'
import { mix, type Ramp } from './colour.ts'
import { pickBySeed } from './family-style.ts'
import { curve, parsePoints, type Point, polyline, softStroke, tag } from './svg.ts'

export const radius = 300

export const axles = [330, 1745] as const

export const shades = (ramp: Ramp) => ({
  lit: mix(ramp.base, ramp.light, 0.42),
  plain: ramp.base,
  turned: mix(ramp.base, ramp.shade, 0.6),
  under: mix(ramp.shade, ramp.deep, 0.5),
})

/** Swing arm, chain, rear mudguard and the carrier of the number plate: alike on every modern road bike. */
export function drawRearEnd(seed: number, arm: string): { readonly behind: string; readonly before: string } {
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
export function drawFork(ramp: Ramp, gold: string, guard: string): string {
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

export function drawTail(ramp: Ramp, isSport: boolean): string {
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

export function drawTank(ramp: Ramp): string {
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

export const mirror = (foot: Point, head: Point): string =>
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
