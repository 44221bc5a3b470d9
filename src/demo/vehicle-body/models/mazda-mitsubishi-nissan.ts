import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

const kodo = face('slim', 'shield', 'honeycomb', 'chrome', 'small', 'wrap')
const kodoBars = face('slim', 'shield', 'bars', 'chrome', 'vents', 'wrap')
const dynamicShield = face('split', 'hexagon', 'bars', 'chrome', 'wide', 'post')
const vMotion = face('slim', 'hexagon', 'honeycomb', 'chrome', 'wide', 'wrap')

/** Bodies of Mazda, Mitsubishi and Nissan by make, model and first year of the generation. */
export const mazdaMitsubishiNissanBodies: Readonly<Record<string, BodyFacts>> = {
  mazdamazda22014: body('hatch', [4080, 1695, 1495], [2570, 820], kodo, {
    tyre: 610,
    cowl: [230, 0.66],
    roofEnd: 360,
    drop: 105,
  }),
  mazdamazda32019: body('hatch', [4460, 1795, 1435], [2725, 925], kodo, {
    cowl: [340, 0.675],
    roofEnd: 560,
    drop: 145,
    belt: 0.755,
    pane: [0.24, 0.2, 0.3],
    pillars: [0.5],
  }),
  mazdamazda3g25gt2019: body('sedan', [4660, 1797, 1440], [2725, 925], kodo, {
    cowl: [340, 0.695],
    roofEnd: 1150,
    cabEnd: 500,
    drop: 115,
    belt: 0.735,
  }),
  mazdacx32015: body('suv', [4275, 1765, 1535], [2570, 900], kodo, {
    cowl: [340, 0.68],
    tyre: 680,
    clearance: 160,
    roofEnd: 460,
    drop: 120,
    belt: 0.72,
  }),
  mazdacx302020: body('suv', [4395, 1795, 1540], [2655, 930], kodo, {
    cowl: [330, 0.68],
    tyre: 690,
    clearance: 170,
    cladding: 160,
    roofEnd: 540,
    drop: 130,
    belt: 0.72,
  }),
  mazdacx52017: body('suv', [4575, 1845, 1680], [2700, 940], kodo, { cowl: [360, 0.665], roofEnd: 430, drop: 105 }),
  mazdacx92016: body('suv', [5075, 1969, 1747], [2930, 960], kodoBars, {
    cowl: [420, 0.66],
    tyre: 755,
    roofEnd: 440,
    drop: 105,
    pillars: [0.38, 0.68],
    cladding: 80,
  }),
  mazdamx52015: body(
    'open',
    [3915, 1735, 1225],
    [2310, 770],
    face('swept', 'oval', 'plain', 'black', 'small', 'round'),
    {
      cowl: [560, 0.71],
      nose: 0.53,
      screen: 560,
      tyre: 620,
      roofEnd: 1350,
      cabEnd: 900,
      belt: 0.72,
      roundRear: 230,
      tailRake: 110,
    },
  ),
  mazdabt502020: body('ute', [5280, 1870, 1790], [3125, 945], kodoBars, { nose: 0.6 }),
  mitsubishitriton2024: body('ute', [5360, 1930, 1815], [3130, 925], dynamicShield, { nose: 0.615, belt: 0.67 }),
  mitsubishitriton2015: body(
    'ute',
    [5409, 1815, 1795],
    [3000, 900],
    face('swept', 'bar', 'bars', 'chrome', 'vents', 'post'),
    { nose: 0.58, screen: 760, cabEnd: -70, roofEnd: 200, drop: 75 },
  ),
  mitsubishioutlander2021: body(
    'suv',
    [4710, 1862, 1745],
    [2706, 960],
    face('split', 'shield', 'bars', 'chrome', 'vents', 'bar'),
    { rails: true, nose: 0.59, tyre: 735 },
  ),
  mitsubishiasx2010: body(
    'suv',
    [4365, 1810, 1640],
    [2670, 870],
    face('split', 'bar', 'bars', 'chrome', 'wide', 'wrap'),
    { tyre: 690, cladding: 90, roofEnd: 430, drop: 110 },
  ),
  mitsubishipajerosport2015: body(
    'offroader',
    [4825, 1815, 1835],
    [2800, 900],
    face('slim', 'shield', 'bars', 'chrome', 'vents', 'pillar'),
    { rails: true, screen: 710, roofEnd: 310, drop: 90, tyre: 770 },
  ),
  nissannavara2015: body(
    'ute',
    [5260, 1850, 1860],
    [3150, 910],
    face('tall', 'hexagon', 'bars', 'chrome', 'wide', 'post'),
    { nose: 0.59, belt: 0.64, screen: 650 },
  ),
  nissanxtrail2022: body(
    'suv',
    [4680, 1840, 1725],
    [2705, 940],
    face('split', 'hexagon', 'honeycomb', 'chrome', 'vents', 'wrap'),
    { rails: true, nose: 0.58, tyre: 730 },
  ),
  nissanqashqai2014: body('suv', [4394, 1806, 1595], [2646, 890], vMotion, {
    tyre: 690,
    clearance: 170,
    roofEnd: 470,
    drop: 120,
    cladding: 100,
  }),
  nissanpatrol2013: body(
    'offroader',
    [5175, 1995, 1940],
    [3075, 955],
    face('tall', 'slats', 'bars', 'chrome', 'wide', 'wrap'),
    { rails: true, tyre: 805, screen: 680, roofEnd: 330, drop: 75, cladding: 0 },
  ),
  nissanleaf2019: body(
    'hatch',
    [4490, 1788, 1540],
    [2700, 960],
    face('swept', 'none', 'plain', 'paint', 'wide', 'post'),
    { isElectric: true, cowl: [190, 0.66], screen: 800, roofEnd: 520, drop: 130, nose: 0.54 },
  ),
}
