import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

const city = face('swept', 'wide', 'honeycomb', 'black', 'small', 'wrap')
const catfish = face('slim', 'wide', 'honeycomb', 'black', 'small', 'wrap')
const hammer = face('slim', 'wide', 'bars', 'black', 'small', 'bar')
const rough = face('slim', 'hexagon', 'honeycomb', 'black', 'vents', 'wrap')
const chromeBars = face('swept', 'bar', 'bars', 'chrome', 'wide', 'wrap')
const sport = face('slim', 'wide', 'honeycomb', 'black', 'vents', 'wrap')
const electric = face('slim', 'none', 'plain', 'paint', 'wide', 'bar')

/** Bodies of Toyota cars and sports cars by make, model and first year of the generation. */
export const toyotaCarBodies: Readonly<Record<string, BodyFacts>> = {
  toyotayaris2020: body('hatch', [3940, 1695, 1505], [2550, 800], city, {
    cowl: [230, 0.655],
    screen: 730,
    roofEnd: 350,
    drop: 115,
    tyre: 630,
  }),
  toyotayaris2012: body(
    'hatch',
    [3945, 1695, 1500],
    [2510, 820],
    face('tall', 'wide', 'bars', 'black', 'small', 'wrap'),
    { cowl: [150, 0.655], tyre: 610, roofEnd: 270, drop: 80, nose: 0.55, pane: [0.17, 0.15, 0.2] },
  ),
  toyotayariscross2020: body(
    'suv',
    [4180, 1765, 1590],
    [2560, 860],
    face('swept', 'wide', 'honeycomb', 'black', 'small', 'bar'),
    { tyre: 680, clearance: 180, cowl: [200, 0.67] },
  ),
  toyotacorolla2018: body('hatch', [4375, 1790, 1435], [2640, 970], catfish),
  toyotacorolla2019: body('sedan', [4630, 1780, 1435], [2700, 960], catfish, { roofEnd: 1180 }),
  toyotacorolla2012: body(
    'hatch',
    [4330, 1760, 1475],
    [2600, 950],
    face('swept', 'wide', 'bars', 'black', 'small', 'wrap'),
    { nose: 0.52, roofEnd: 400, drop: 90 },
  ),
  toyotacamry2024: body('sedan', [4920, 1840, 1445], [2825, 1005], hammer, { roofEnd: 1250, cabEnd: 520, drop: 110 }),
  toyotacamry2017: body('sedan', [4885, 1840, 1445], [2825, 980], catfish, { roofEnd: 1280, cabEnd: 560 }),
  toyotacamry2011: body(
    'sedan',
    [4850, 1835, 1470],
    [2775, 985],
    face('swept', 'wide', 'bars', 'chrome', 'small', 'wrap'),
    { nose: 0.54, roofEnd: 1200, cabEnd: 600, tyre: 640 },
  ),
  toyotaaurion2012: body(
    'sedan',
    [4855, 1835, 1470],
    [2775, 990],
    face('swept', 'bar', 'bars', 'chrome', 'wide', 'bar'),
    { nose: 0.565, drop: 70, tailRake: 15, cowl: [340, 0.7], roofEnd: 1110, cabEnd: 680, tyre: 650 },
  ),
  toyotachr2017: body('suv', [4360, 1795, 1565], [2640, 915], catfish, {
    roofEnd: 620,
    drop: 150,
    belt: 0.73,
    pane: [0.22, 0.12, 0],
    tyre: 690,
    clearance: 160,
    pillars: [0.45],
  }),
  toyotachr2024: body('suv', [4362, 1832, 1564], [2640, 905], hammer, {
    roofEnd: 560,
    drop: 140,
    belt: 0.74,
    pane: [0.19, 0.12, 0],
    tyre: 700,
    clearance: 160,
    isTwoTone: true,
    pillars: [0.46],
  }),
  toyotacorollacross2022: body(
    'suv',
    [4460, 1825, 1620],
    [2640, 955],
    face('slim', 'oval', 'honeycomb', 'black', 'small', 'wrap'),
    { tyre: 690, clearance: 165, roofEnd: 340 },
  ),
  toyotarav42026: body('suv', [4600, 1855, 1680], [2690, 935], hammer, {
    isOffRoad: false,
    roofEnd: 300,
    drop: 60,
    nose: 0.585,
  }),
  toyotarav42019: body('suv', [4615, 1855, 1690], [2690, 945], rough, {
    rails: true,
    nose: 0.57,
    pane: [0.1, 0.045, 0],
  }),
  toyotarav42013: body(
    'suv',
    [4605, 1845, 1715],
    [2660, 940],
    face('swept', 'slot', 'bars', 'chrome', 'wide', 'wrap'),
    { rails: true, nose: 0.54, cowl: [230, 0.66], roofEnd: 360, drop: 110 },
  ),
  toyotakluger2021: body(
    'suv',
    [4966, 1930, 1755],
    [2850, 985],
    face('slim', 'wide', 'bars', 'chrome', 'small', 'wrap'),
    { rails: true, cladding: 110, roofEnd: 380, tyre: 745, pillars: [0.38, 0.68] },
  ),
  toyotakluger2014: body('suv', [4890, 1925, 1730], [2790, 985], chromeBars, {
    rails: true,
    nose: 0.58,
    tyre: 735,
    roofEnd: 320,
    pillars: [0.38, 0.68],
  }),
  toyotabz4x2024: body('suv', [4690, 1860, 1650], [2850, 900], electric, {
    isElectric: true,
    cladding: 190,
    roofEnd: 420,
    drop: 120,
    nose: 0.555,
  }),
  toyotaprius2016: body(
    'liftback',
    [4540, 1760, 1470],
    [2700, 950],
    face('swept', 'slot', 'plain', 'black', 'wide', 'post'),
    { cowl: [120, 0.67], nose: 0.51, screen: 900, roofEnd: 1150, cabEnd: 90, drop: 150 },
  ),
  toyotagr862022: body(
    'coupe',
    [4265, 1775, 1310],
    [2575, 860],
    face('swept', 'wide', 'honeycomb', 'black', 'vents', 'wrap'),
  ),
  toyota862012: body(
    'coupe',
    [4240, 1775, 1320],
    [2570, 850],
    face('swept', 'wide', 'honeycomb', 'black', 'small', 'wrap'),
    { nose: 0.52, roofEnd: 1060, cabEnd: 400, drop: 90, cowl: [400, 0.71] },
  ),
  toyotagrsupra2019: body('coupe', [4380, 1854, 1290], [2470, 920], sport, {
    cowl: [560, 0.7],
    roofEnd: 1050,
    cabEnd: 240,
    drop: 130,
    nose: 0.535,
    pane: [0.32, 0.2, 0],
  }),
  toyotagryaris2020: body(
    'hatch',
    [3995, 1805, 1455],
    [2560, 815],
    face('swept', 'wide', 'honeycomb', 'black', 'vents', 'wrap'),
    { tyre: 650, cowl: [140, 0.69], drop: 135, pillars: [0.58], isTwoTone: true },
  ),
  toyotagrcorolla2023: body(
    'hatch',
    [4410, 1850, 1480],
    [2640, 985],
    face('slim', 'wide', 'honeycomb', 'black', 'vents', 'wrap'),
    { clearance: 140, tyre: 650 },
  ),
}
