import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

const pixels = face('slim', 'none', 'plain', 'paint', 'wide', 'bar')
const octagon = face('swept', 'hexagon', 'honeycomb', 'chrome', 'wide', 'wrap')
const dragon = face('slim', 'none', 'plain', 'paint', 'small', 'bar')

/** Bodies of makes from China, Tesla and Polestar by make, model and first year of the generation. */
export const chinaBodies: Readonly<Record<string, BodyFacts>> = {
  mgmg32024: body(
    'hatch',
    [4113, 1797, 1502],
    [2570, 850],
    face('arrow', 'wide', 'honeycomb', 'black', 'vents', 'wrap'),
    { roofEnd: 430, tyre: 635 },
  ),
  mgmg32018: body('hatch', [4055, 1729, 1521], [2520, 840], octagon, {
    roofEnd: 330,
    tyre: 615,
    drop: 80,
    cowl: [200, 0.665],
  }),
  mgzs2018: body(
    'suv',
    [4323, 1809, 1653],
    [2585, 900],
    face('swept', 'cascade', 'honeycomb', 'chrome', 'small', 'wrap'),
    {
      tyre: 680,
      clearance: 165,
      rails: true,
      nose: 0.565,
    },
  ),
  mghs2020: body(
    'suv',
    [4655, 1890, 1664],
    [2767, 935],
    face('swept', 'crest', 'honeycomb', 'chrome', 'vents', 'arrow'),
    {
      rails: true,
      cladding: 90,
      roofEnd: 420,
      drop: 110,
    },
  ),
  mgmg42023: body('hatch', [4287, 1836, 1516], [2705, 790], face('slim', 'none', 'plain', 'paint', 'vents', 'bar'), {
    isElectric: true,
    cowl: [120, 0.675],
    roofEnd: 470,
    drop: 125,
    clearance: 150,
    tyre: 665,
  }),
  ldvt602017: body(
    'ute',
    [5365, 1900, 1809],
    [3155, 970],
    face('swept', 'cascade', 'bars', 'chrome', 'vents', 'post', 'none', 'raised'),
    {
      nose: 0.6,
      screen: 660,
      rack: 'cover',
    },
  ),
  ldvdeliver92020: body(
    'van',
    [5940, 2062, 2535],
    [3760, 1000],
    face('tall', 'hexagon', 'bars', 'chrome', 'small', 'pillar'),
    { cowl: [-40, 0.48], nose: 0.43, belt: 0.485, tyre: 700 },
  ),
  bydatto32022: body(
    'suv',
    [4455, 1875, 1615],
    [2720, 880],
    face('thin', 'none', 'plain', 'paint', 'small', 'bar', 'brow'),
    {
      isElectric: true,
      rails: true,
      tyre: 690,
      clearance: 165,
      cladding: 100,
      roofEnd: 430,
      drop: 110,
    },
  ),
  bydseal2024: body('sedan', [4800, 1875, 1460], [2920, 895], face('arrow', 'none', 'plain', 'paint', 'slits', 'bar'), {
    isElectric: true,
    cowl: [180, 0.675],
    screen: 930,
    roofEnd: 1150,
    cabEnd: 360,
    drop: 150,
    tyre: 680,
  }),
  bydshark62024: body(
    'ute',
    [5457, 1971, 1925],
    [3260, 980],
    face('block', 'panel', 'honeycomb', 'black', 'horns', 'bar', 'lightbar', 'ribbed'),
    { nose: 0.62, belt: 0.665, tyre: 790, screen: 660, rack: 'sail', hasArchTrim: true },
  ),
  cherytiggo7pro2023: body(
    'suv',
    [4513, 1862, 1696],
    [2670, 900],
    face('thin', 'crest', 'honeycomb', 'chrome', 'vents', 'arrow'),
    { rails: true, roofEnd: 400 },
  ),
  teslamodel32019: body('sedan', [4720, 1850, 1441], [2875, 845], dragon, {
    isElectric: true,
    cowl: [160, 0.68],
    nose: 0.5,
    screen: 1000,
    roofEnd: 1200,
    cabEnd: 400,
    drop: 150,
    tyre: 670,
  }),
  teslamodely2022: body(
    'suv',
    [4751, 1921, 1624],
    [2890, 870],
    face('swept', 'none', 'plain', 'paint', 'small', 'bar'),
    {
      isElectric: true,
      cowl: [170, 0.665],
      nose: 0.52,
      screen: 980,
      roofEnd: 760,
      drop: 190,
      cladding: 0,
      clearance: 170,
      belt: 0.72,
      pane: [0.14, 0.12, 0],
      pillars: [0.44],
    },
  ),
  polestar22022: body('liftback', [4606, 1859, 1479], [2735, 890], pixels, {
    isElectric: true,
    cowl: [330, 0.685],
    nose: 0.56,
    roofEnd: 1050,
    cabEnd: 300,
    tyre: 690,
  }),
}
