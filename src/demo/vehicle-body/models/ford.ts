import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

const wideOval = face('slim', 'oval', 'bars', 'chrome', 'vents', 'wrap')
const truck = face('block', 'slats', 'bars', 'black', 'wide', 'post')

/** Bodies of Ford by make, model and first year of the generation. */
export const fordBodies: Readonly<Record<string, BodyFacts>> = {
  fordranger2022: body(
    'ute',
    [5370, 1918, 1884],
    [3270, 905],
    face('block', 'slats', 'bars', 'black', 'wide', 'post'),
    { nose: 0.605, belt: 0.665 },
  ),
  fordranger2011: body(
    'ute',
    [5362, 1860, 1815],
    [3220, 905],
    face('tall', 'hexagon', 'bars', 'chrome', 'wide', 'post'),
    { nose: 0.59, tyre: 755 },
  ),
  fordeverest2022: body(
    'offroader',
    [4914, 1923, 1842],
    [2900, 900],
    face('block', 'slats', 'honeycomb', 'black', 'wide', 'bar'),
    { rails: true, nose: 0.61, belt: 0.68 },
  ),
  fordeverest2015: body(
    'offroader',
    [4892, 1860, 1837],
    [2850, 910],
    face('tall', 'hexagon', 'bars', 'chrome', 'wide', 'bar'),
    { rails: true, nose: 0.585, screen: 660, roofEnd: 270, drop: 65 },
  ),
  fordmustang2015: body(
    'coupe',
    [4810, 1915, 1397],
    [2720, 930],
    face('slim', 'hexagon', 'honeycomb', 'black', 'wide', 'bar'),
    { cowl: [640, 0.71], nose: 0.57, roofEnd: 1330, cabEnd: 480, drop: 120, tyre: 690 },
  ),
  fordmustangmache2023: body(
    'suv',
    [4713, 1881, 1597],
    [2984, 860],
    face('slim', 'none', 'plain', 'paint', 'wide', 'bar'),
    {
      isElectric: true,
      cladding: 90,
      cowl: [330, 0.68],
      roofEnd: 640,
      drop: 170,
      cabEnd: 130,
      belt: 0.72,
      clearance: 150,
    },
  ),
  fordescape2020: body('suv', [4614, 1883, 1661], [2710, 940], wideOval, {
    cladding: 90,
    nose: 0.54,
    roofEnd: 400,
    drop: 115,
  }),
  fordpuma2020: body(
    'suv',
    [4207, 1805, 1550],
    [2588, 850],
    face('tall', 'oval', 'honeycomb', 'black', 'wide', 'wrap'),
    { tyre: 680, clearance: 165, cladding: 80, roofEnd: 460, drop: 125 },
  ),
  fordfocus2018: body('hatch', [4378, 1825, 1452], [2700, 900], wideOval, {
    nose: 0.53,
    roofEnd: 500,
    cowl: [260, 0.69],
  }),
  fordterritory2011: body(
    'suv',
    [4883, 1898, 1716],
    [2842, 900],
    face('swept', 'hexagon', 'bars', 'chrome', 'wide', 'wrap'),
    { cladding: 0, roofEnd: 480, drop: 110, nose: 0.545, clearance: 180, screen: 800 },
  ),
  fordfalcon2008: body(
    'sedan',
    [4949, 1868, 1494],
    [2838, 935],
    face('swept', 'slot', 'bars', 'black', 'wide', 'wrap'),
    { cowl: [430, 0.68], roofEnd: 1350, cabEnd: 700, tyre: 665 },
  ),
  fordf1502023: body('ute', [5884, 2082, 1985], [3694, 970], truck, {
    nose: 0.63,
    tyre: 830,
    cowl: [470, 0.655],
    belt: 0.655,
    cabEnd: 60,
  }),
  fordtransitcustom2013: body(
    'van',
    [5050, 2032, 1980],
    [2933, 1020],
    face('tall', 'hexagon', 'bars', 'chrome', 'small', 'pillar'),
    { cowl: [-20, 0.575], nose: 0.51, screen: 900 },
  ),
  fordetransit2023: body(
    'van',
    [5981, 2059, 2772],
    [3750, 1020],
    face('tall', 'none', 'plain', 'paint', 'wide', 'pillar'),
    { isElectric: true, cowl: [-40, 0.455], nose: 0.4, belt: 0.46, screen: 850, tyre: 710, tumblehome: 0.86 },
  ),
  fordtourneo2024: body(
    'van',
    [5450, 2032, 1986],
    [3500, 1000],
    face('slim', 'hexagon', 'bars', 'chrome', 'small', 'pillar'),
    { panelsFrom: 1, pillars: [0.32, 0.62], cladding: 0, cowl: [20, 0.565], nose: 0.52, screen: 920, drop: 60 },
  ),
}
