import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

const heritage = face('block', 'slats', 'bars', 'black', 'wide', 'pillar')
const workhorse = face('swept', 'hexagon', 'bars', 'chrome', 'vents', 'post')
const gate = face('round', 'bar', 'bars', 'black', 'block', 'post')

/** The wagons of the 70 series: flat glass, square corners. */
const upright = {
  nose: 0.615,
  cowl: [400, 0.635],
  screen: 380,
  tumblehome: 0.84,
  tyre: 790,
  belt: 0.64,
  roofEnd: 90,
  cabEnd: 40,
  drop: 25,
  noseRake: 12,
  tailRake: 12,
  cladding: 0,
  roundRear: 45,
} as const

/** Bodies of Toyota utes, four-wheel drives and vans by make, model and first year of the generation. */
export const toyotaWorkBodies: Readonly<Record<string, BodyFacts>> = {
  toyotahilux2026: body(
    'ute',
    [5320, 1885, 1865],
    [3085, 1010],
    face('slim', 'wide', 'honeycomb', 'black', 'vents', 'post'),
    { nose: 0.595, belt: 0.665 },
  ),
  toyotahilux2015: body('ute', [5325, 1855, 1865], [3085, 995], workhorse),
  toyotahilux2008: body(
    'ute',
    [5260, 1835, 1860],
    [3085, 905],
    face('swept', 'bar', 'bars', 'chrome', 'wide', 'post'),
    { nose: 0.565, screen: 640, belt: 0.635, tyre: 750 },
  ),
  toyotalandcruiser2021: body(
    'offroader',
    [4980, 1980, 1950],
    [2850, 955],
    face('block', 'slats', 'bars', 'chrome', 'wide', 'wrap'),
    { rails: true, nose: 0.605, tyre: 800 },
  ),
  toyotalandcruiser2008: body(
    'offroader',
    [4990, 1980, 1970],
    [2850, 930],
    face('tall', 'bar', 'bars', 'chrome', 'wide', 'wrap'),
    { rails: true, nose: 0.57, screen: 660, tyre: 785 },
  ),
  toyotalandcruiser702012: body(
    'ute',
    [5280, 1910, 1950],
    [3180, 900],
    face('round', 'bar', 'bars', 'black', 'block', 'post'),
    {
      nose: 0.615,
      cowl: [400, 0.635],
      screen: 380,
      tumblehome: 0.84,
      tyre: 790,
      belt: 0.64,
      cabEnd: 120,
      noseRake: 12,
    },
  ),
  toyotalandcruiser70gxlwagon2012: body('offroader', [4910, 1870, 1940], [2730, 885], gate, {
    ...upright,
    rails: false,
    pillars: [0.4, 0.7],
  }),
  toyotalandcruiser70gxltroopcarrier2012: body('offroader', [5220, 1790, 2115], [2980, 885], gate, {
    ...upright,
    nose: 0.555,
    cowl: [400, 0.585],
    belt: 0.59,
    pillars: [0.33, 0.68],
    isTwoDoor: true,
  }),
  toyotalandcruiserprado2024: body('offroader', [4990, 1980, 1935], [2850, 940], heritage, {
    rails: true,
    nose: 0.6,
    screen: 520,
    belt: 0.645,
    roofEnd: 150,
    drop: 30,
  }),
  toyotalandcruiserprado2009: body(
    'offroader',
    [4825, 1885, 1890],
    [2790, 905],
    face('tall', 'bar', 'uprights', 'chrome', 'wide', 'post'),
    { rails: true, screen: 680, nose: 0.575, roofEnd: 260, drop: 70 },
  ),
  toyotafortuner2015: body(
    'offroader',
    [4795, 1855, 1835],
    [2745, 990],
    face('slim', 'hexagon', 'bars', 'chrome', 'vents', 'bar'),
    { rails: true, belt: 0.69, roofEnd: 300, drop: 80, screen: 690 },
  ),
  toyotafjcruiser2011: body('offroader', [4670, 1905, 1830], [2690, 880], gate, {
    isTwoTone: true,
    screen: 400,
    tumblehome: 0.82,
    belt: 0.7,
    pane: [0.2, 0.16, 0],
    nose: 0.61,
    cowl: [430, 0.68],
  }),
  toyotatundra2024: body(
    'ute',
    [5955, 2040, 1980],
    [3700, 1010],
    face('slim', 'shield', 'bars', 'black', 'wide', 'post'),
    { nose: 0.62, tyre: 835, cowl: [430, 0.655], belt: 0.66 },
  ),
  toyotahiace2019: body('van', [5265, 1950, 1990], [3210, 985], face('tall', 'wide', 'bars', 'black', 'small', 'post')),
  toyotahiace2008: body(
    'van',
    [4695, 1695, 1980],
    [2570, 1140],
    face('tall', 'slot', 'bars', 'chrome', 'wide', 'post'),
    { cowl: [-820, 0.545], nose: 0.5, screen: 620, tyre: 640, noseRake: 50 },
  ),
  toyotagranvia2019: body(
    'van',
    [5300, 1970, 1990],
    [3210, 1010],
    face('swept', 'shield', 'bars', 'chrome', 'wide', 'pillar'),
    { panelsFrom: 1, pillars: [0.32, 0.62], cladding: 0, drop: 50 },
  ),
  toyotatarago2006: body(
    'van',
    [4795, 1800, 1750],
    [2950, 930],
    face('tall', 'slot', 'bars', 'chrome', 'wide', 'post'),
    {
      panelsFrom: 1,
      pillars: [0.36, 0.68],
      cladding: 0,
      cowl: [-140, 0.59],
      screen: 900,
      nose: 0.49,
      drop: 80,
      roofEnd: 220,
      tyre: 650,
    },
  ),
}
