import type { BodyFacts } from '../resolve-plan.ts'
import { rakedRoof, uprightCab } from './cab-profiles.ts'
import { body, face } from './model-row.ts'

const singleFrame = face('slim', 'hexagon', 'bars', 'chrome', 'vents', 'wrap')
const kidneys = face('slim', 'kidneys', 'uprights', 'chrome', 'wide', 'wrap')
const starGrille = face('swept', 'oval', 'bars', 'chrome', 'wide', 'wrap')

/** Bodies of makes from Germany by make, model and first year of the generation. */
export const germanyBodies: Readonly<Record<string, BodyFacts>> = {
  volkswagengolf2013: body(
    'hatch',
    [4284, 1789, 1491],
    [2631, 860],
    face('swept', 'slot', 'bars', 'chrome', 'wide', 'blade', 'brow'),
    {
      cowl: [270, 0.65],
      nose: 0.535,
      roofEnd: 350,
      drop: 85,
      pane: [0.19, 0.16, 0.3],
      pillars: [0.48],
    },
  ),
  volkswagengolfrwagon2013: body(
    'wagon',
    [4594, 1799, 1465],
    [2630, 860],
    face('swept', 'slot', 'bars', 'chrome', 'wide', 'blade', 'brow'),
    {
      cowl: [250, 0.66],
      nose: 0.54,
      roofEnd: 330,
      drop: 80,
      clearance: 135,
    },
  ),
  volkswagenpolo2018: body(
    'hatch',
    [4053, 1751, 1461],
    [2552, 810],
    face('slim', 'slot', 'bars', 'chrome', 'lip', 'clamp', 'brow'),
    {
      cowl: [240, 0.65],
      roofEnd: 310,
      drop: 75,
      tyre: 625,
      pane: [0.17, 0.14, 0.3],
      pillars: [0.49],
    },
  ),
  volkswagentiguan2016: body(
    'suv',
    [4509, 1839, 1658],
    [2677, 890],
    face('slim', 'bar', 'bars', 'chrome', 'wide', 'wrap', 'twinbars', 'creased'),
    { rails: true, roofEnd: 300, drop: 75, cladding: 90 },
  ),
  volkswagenamarok2011: body(
    'ute',
    [5254, 1954, 1834],
    [3097, 880],
    face('tall', 'bar', 'bars', 'chrome', 'wide', 'post', 'twinbars'),
    {
      ...uprightCab,
      screen: 650,
      roofEnd: 90,
      drop: 30,
      tumblehome: 0.8,
      nose: 0.58,
      tyre: 760,
      belt: 0.645,
      rack: 'bar',
    },
  ),
  volkswagenmultivan2015: body(
    'van',
    [4904, 1904, 1970],
    [3000, 905],
    face('swept', 'slot', 'bars', 'chrome', 'wide', 'post'),
    { panelsFrom: 1, pillars: [0.35, 0.67], cladding: 0, cowl: [-40, 0.565], nose: 0.51, screen: 720 },
  ),
  audia32022: body('sedan', [4495, 1816, 1425], [2636, 890], singleFrame, {
    cowl: [300, 0.665],
    roofEnd: 1080,
    cabEnd: 480,
  }),
  audiq52017: body(
    'suv',
    [4682, 1893, 1662],
    [2819, 880],
    face('slim', 'hexagon', 'uprights', 'chrome', 'slits', 'blade', 'none', 'creased'),
    {
      cowl: [400, 0.64],
      rails: true,
      roofEnd: 420,
      drop: 105,
      cladding: 70,
      tyre: 735,
    },
  ),
  auditt2015: body('coupe', [4191, 1832, 1376], [2505, 880], singleFrame, {
    cowl: [400, 0.675],
    roofEnd: 900,
    cabEnd: 230,
    drop: 150,
    belt: 0.705,
  }),
  bmw3series2019: body('sedan', [4709, 1827, 1435], [2851, 810], kidneys, {
    cowl: [480, 0.665],
    roofEnd: 1180,
    cabEnd: 580,
    pane: [0.15, 0.02, 0.9],
  }),
  bmwx32018: body('suv', [4708, 1891, 1676], [2864, 830], kidneys, {
    ...rakedRoof,
    roofEnd: 370,
    drop: 95,
    cowl: [460, 0.64],
    rails: true,
    tyre: 740,
    cladding: 70,
  }),
  mercedesbenzcclass2014: body('sedan', [4751, 1820, 1437], [2865, 800], starGrille, {
    cowl: [470, 0.66],
    roofEnd: 1230,
    cabEnd: 560,
    drop: 115,
  }),
  mercedesbenzglcclass2015: body('suv', [4669, 1890, 1644], [2873, 830], starGrille, {
    cowl: [430, 0.64],
    rails: true,
    roofEnd: 450,
    drop: 115,
    cladding: 60,
    tyre: 735,
  }),
  mercedesbenzsprinter2018: body(
    'van',
    [5932, 2020, 2620],
    [3665, 1000],
    face('tall', 'bar', 'bars', 'black', 'small', 'pillar'),
    { cowl: [-120, 0.49], nose: 0.41, belt: 0.48, screen: 860, tyre: 690, glass: [0.78, 0.76] },
  ),
  bmw4series2021: body(
    'open',
    [4768, 1852, 1384],
    [2851, 870],
    face('slim', 'kidneys', 'uprights', 'black', 'vents', 'wrap'),
    { cowl: [470, 0.7], nose: 0.56, tyre: 670, cabEnd: 760, belt: 0.725 },
  ),
  porschemacan2014: body(
    'suv',
    [4696, 1923, 1624],
    [2807, 890],
    face('swept', 'wide', 'bars', 'black', 'vents', 'bar'),
    { cowl: [420, 0.65], nose: 0.535, roofEnd: 620, drop: 165, cladding: 0, tyre: 745, belt: 0.68 },
  ),
}
