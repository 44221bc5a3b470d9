import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

const tiger = face('swept', 'slot', 'honeycomb', 'chrome', 'wide', 'wrap')

/** Bodies of Kia by make, model and first year of the generation. */
export const kiaBodies: Readonly<Record<string, BodyFacts>> = {
  kiapicanto2017: body('hatch', [3595, 1595, 1485], [2400, 670], tiger, {
    cowl: [140, 0.66],
    screen: 660,
    roofEnd: 280,
    tyre: 580,
    nose: 0.545,
    drop: 75,
  }),
  kiastonic2020: body('suv', [4140, 1760, 1520], [2580, 830], tiger, {
    tyre: 660,
    clearance: 165,
    cladding: 90,
    rails: true,
    roofEnd: 420,
  }),
  kiacerato2018: body('hatch', [4510, 1800, 1440], [2700, 910], tiger, { cowl: [270, 0.67], roofEnd: 540, drop: 135 }),
  kiaceratosport2018: body('sedan', [4640, 1800, 1440], [2700, 910], tiger, {
    cowl: [250, 0.69],
    roofEnd: 1090,
    cabEnd: 430,
    drop: 115,
  }),
  kiak42025: body('sedan', [4710, 1850, 1425], [2720, 930], face('tall', 'slot', 'plain', 'black', 'wide', 'bar'), {
    roofEnd: 1100,
    cabEnd: 420,
    drop: 125,
  }),
  kiaseltos2019: body(
    'suv',
    [4385, 1800, 1630],
    [2630, 850],
    face('swept', 'slot', 'honeycomb', 'chrome', 'wide', 'bar'),
    { tyre: 690, clearance: 175, rails: true, nose: 0.575, roofEnd: 340 },
  ),
  kiasportage2021: body(
    'suv',
    [4660, 1865, 1665],
    [2755, 890],
    face('tall', 'oval', 'honeycomb', 'black', 'wide', 'bar'),
    { roofEnd: 420, drop: 110, cladding: 150 },
  ),
  kiasportage2016: body(
    'suv',
    [4485, 1855, 1655],
    [2670, 910],
    face('tall', 'slot', 'honeycomb', 'chrome', 'vents', 'bar'),
    { roofEnd: 400, drop: 115, rails: true, nose: 0.58 },
  ),
  kiasorento2020: body(
    'suv',
    [4815, 1900, 1695],
    [2815, 930],
    face('slim', 'bar', 'honeycomb', 'chrome', 'wide', 'post'),
    { rails: true, tyre: 735, pillars: [0.38, 0.68], nose: 0.585 },
  ),
  kiacarnival2021: body(
    'van',
    [5155, 1995, 1775],
    [3090, 930],
    face('slim', 'bar', 'honeycomb', 'chrome', 'wide', 'bar'),
    {
      panelsFrom: 1,
      pillars: [0.33, 0.66],
      cowl: [250, 0.62],
      nose: 0.55,
      screen: 830,
      roofEnd: 330,
      drop: 80,
      cladding: 0,
      tyre: 690,
      belt: 0.64,
      clearance: 175,
      tumblehome: 0.78,
    },
  ),
  kianiro2022: body('suv', [4420, 1825, 1545], [2720, 860], face('tall', 'none', 'plain', 'paint', 'wide', 'pillar'), {
    isElectric: true,
    tyre: 670,
    clearance: 155,
    cladding: 140,
    roofEnd: 420,
  }),
  kiaev62022: body('suv', [4695, 1890, 1550], [2900, 845], face('swept', 'none', 'plain', 'paint', 'wide', 'bar'), {
    isElectric: true,
    roofEnd: 780,
    drop: 170,
    belt: 0.735,
    clearance: 155,
    cladding: 100,
    pane: [0.18, 0.14, 0],
    pillars: [0.45],
  }),
  kiastinger2017: body(
    'liftback',
    [4830, 1870, 1400],
    [2905, 830],
    face('swept', 'slot', 'honeycomb', 'chrome', 'vents', 'bar'),
    { cowl: [480, 0.7], roofEnd: 1250, cabEnd: 320 },
  ),
  kiatasman2025: body(
    'ute',
    [5410, 1930, 1890],
    [3270, 905],
    face('tall', 'slats', 'honeycomb', 'black', 'wide', 'post'),
    { nose: 0.625, belt: 0.67, cladding: 150, noseRake: 10, screen: 620 },
  ),
}
