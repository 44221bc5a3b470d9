import type { BodyFacts } from '../resolve-plan.ts'
import { body, face } from './model-row.ts'

const calm = face('swept', 'slot', 'bars', 'chrome', 'wide', 'wrap')
const singleFrame = face('slim', 'hexagon', 'bars', 'chrome', 'vents', 'wrap')
const kidneys = face('slim', 'kidneys', 'uprights', 'chrome', 'wide', 'wrap')
const starGrille = face('swept', 'oval', 'bars', 'chrome', 'wide', 'wrap')
const hammerLamps = face('tall', 'bar', 'uprights', 'chrome', 'wide', 'pillar')
const sevenSlots = face('slim', 'slats', 'uprights', 'chrome', 'wide', 'wrap')
const bigTruck = face('block', 'slats', 'bars', 'chrome', 'wide', 'post')

/** Makes of Europe and America, and Holden, by make, model and first year of the generation. */
export const westBodies: Readonly<Record<string, BodyFacts>> = {
  volkswagengolf2013: body('hatch', [4284, 1789, 1491], [2631, 860], calm, { cowl: [250, 0.68], nose: 0.54, roofEnd: 330, drop: 75, pane: [0.17, 0.13, 0], pillars: [0.48] }),
  volkswagenpolo2018: body('hatch', [4053, 1751, 1461], [2552, 810], calm, { cowl: [230, 0.685], roofEnd: 310, drop: 75, tyre: 625, pane: [0.15, 0.12, 0], pillars: [0.49] }),
  volkswagentiguan2016: body('suv', [4509, 1839, 1658], [2677, 890], face('slim', 'bar', 'bars', 'chrome', 'wide', 'wrap'), { rails: true, roofEnd: 300, drop: 75, cladding: 90 }),
  volkswagenamarok2011: body('ute', [5254, 1954, 1834], [3097, 880], face('tall', 'bar', 'bars', 'chrome', 'wide', 'post'), { nose: 0.58, tyre: 760, belt: 0.645 }),
  volkswagenmultivan2015: body('van', [4904, 1904, 1970], [3000, 905], face('swept', 'slot', 'bars', 'chrome', 'wide', 'post'), { panelsFrom: 1, pillars: [0.35, 0.67], cladding: 0, cowl: [-40, 0.565], nose: 0.51, screen: 720 }),
  skodaoctavia2021: body('wagon', [4689, 1829, 1468], [2686, 900], face('slim', 'bar', 'uprights', 'chrome', 'wide', 'wrap'), { rails: true, cowl: [290, 0.68], clearance: 145, tyre: 650, roofEnd: 380 }),
  audia32022: body('sedan', [4495, 1816, 1425], [2636, 890], singleFrame, { cowl: [300, 0.69], roofEnd: 1080, cabEnd: 480 }),
  audiq52017: body('suv', [4682, 1893, 1662], [2819, 880], singleFrame, { cowl: [400, 0.66], rails: true, roofEnd: 420, drop: 105, cladding: 70, tyre: 735 }),
  auditt2015: body('coupe', [4191, 1832, 1376], [2505, 880], singleFrame, { cowl: [400, 0.69], roofEnd: 900, cabEnd: 230, drop: 150, belt: 0.735 }),
  bmw3series2019: body('sedan', [4709, 1827, 1435], [2851, 810], kidneys, { cowl: [480, 0.69], roofEnd: 1180, cabEnd: 580, pane: [0.15, 0.02, 0.9] }),
  bmwx32018: body('suv', [4708, 1891, 1676], [2864, 830], kidneys, { cowl: [460, 0.66], rails: true, roofEnd: 440, drop: 105, tyre: 740, cladding: 70 }),
  mercedesbenzcclass2014: body('sedan', [4751, 1820, 1437], [2865, 800], starGrille, { cowl: [470, 0.685], roofEnd: 1230, cabEnd: 560, drop: 115 }),
  mercedesbenzglcclass2015: body('suv', [4669, 1890, 1644], [2873, 830], starGrille, { cowl: [430, 0.66], rails: true, roofEnd: 450, drop: 115, cladding: 60, tyre: 735 }),
  mercedesbenzsprinter2018: body('van', [5932, 2020, 2620], [3665, 1000], face('tall', 'bar', 'bars', 'black', 'small', 'pillar'), { cowl: [-60, 0.47], nose: 0.42, belt: 0.475, tyre: 690 }),
  porschemacan2014: body('suv', [4696, 1923, 1624], [2807, 890], face('swept', 'wide', 'bars', 'black', 'vents', 'bar'), { cowl: [420, 0.67], nose: 0.535, roofEnd: 620, drop: 165, cladding: 0, tyre: 745, belt: 0.715 }),
  volvoxc602018: body('suv', [4688, 1902, 1658], [2865, 870], hammerLamps, { cowl: [430, 0.66], rails: true, roofEnd: 480, drop: 115, tyre: 745, cladding: 70 }),
  peugeot30082017: body('suv', [4447, 1841, 1624], [2675, 920], face('swept', 'oval', 'honeycomb', 'chrome', 'vents', 'bar'), { roofEnd: 380, drop: 100, isTwoTone: true, tyre: 700 }),
  renaultkoleos2016: body('suv', [4673, 1843, 1673], [2705, 930], face('swept', 'bar', 'bars', 'chrome', 'wide', 'bar'), { roofEnd: 440, drop: 110, cladding: 100 }),
  citroenc42021: body('hatch', [4360, 1800, 1525], [2670, 880], face('split', 'slot', 'bars', 'chrome', 'wide', 'bar'), { cowl: [240, 0.68], roofEnd: 760, drop: 150, tyre: 690, cladding: 130, clearance: 170 }),
  fiatducato2014: body('van', [5998, 2050, 2524], [4035, 950], face('tall', 'slot', 'bars', 'black', 'small', 'pillar'), { cowl: [-230, 0.5], nose: 0.4, belt: 0.49, tyre: 690, screen: 820 }),
  minihatch2014: body('hatch', [3876, 1727, 1414], [2495, 760], face('round', 'oval', 'honeycomb', 'chrome', 'small', 'round'), { cowl: [320, 0.695], nose: 0.57, screen: 470, roofEnd: 250, drop: 40, tyre: 620, tumblehome: 0.79, isTwoTone: true, pillars: [0.55], pane: [0.09, 0.07, 0], belt: 0.7 }),
  landroverdiscoverysport2015: body('suv', [4597, 1904, 1727], [2741, 890], face('slim', 'bar', 'honeycomb', 'black', 'wide', 'wrap'), { cowl: [330, 0.66], roofEnd: 330, drop: 75, pane: [0.13, 0.13, -0.9], tyre: 745 }),
  landroverdefender2020: body('offroader', [5018, 2008, 1967], [3022, 845], face('block', 'slot', 'plain', 'black', 'wide', 'post'), { screen: 420, tumblehome: 0.84, roofEnd: 70, cabEnd: 35, drop: 15, tyre: 815, nose: 0.605, noseRake: 10, belt: 0.635, cladding: 110, roundFront: 150 }),
  jaguarfpace2016: body('suv', [4747, 1936, 1664], [2874, 850], face('slim', 'hexagon', 'honeycomb', 'chrome', 'vents', 'bar'), { cowl: [480, 0.67], roofEnd: 560, drop: 140, tyre: 755, cladding: 60, belt: 0.715 }),
  jeepgrandcherokee2011: body('suv', [4828, 1943, 1792], [2915, 890], sevenSlots, { cowl: [450, 0.65], nose: 0.585, rails: true, tyre: 765, cladding: 70, roofEnd: 380, drop: 85, isOffRoad: false }),
  jeepwrangler2019: body('offroader', [4882, 1877, 1838], [3008, 690], face('round', 'slats', 'uprights', 'black', 'block', 'post'), { cowl: [560, 0.65], nose: 0.62, screen: 330, tumblehome: 0.83, roofEnd: 60, cabEnd: 40, drop: 15, belt: 0.64, tyre: 815, clearance: 255, noseRake: 8, tailRake: 6, roundFront: 110, roundRear: 30 }),
  ram15002018: body('ute', [5916, 2085, 1971], [3672, 985], bigTruck, { nose: 0.62, tyre: 830, cowl: [470, 0.655], belt: 0.65, cabEnd: 20, cladding: 0 }),
  chevroletsilverado2020: body('ute', [5931, 2086, 1930], [3745, 970], face('split', 'slats', 'bars', 'chrome', 'vents', 'post'), { nose: 0.64, tyre: 835, cowl: [490, 0.66], belt: 0.66 }),
  holdencommodore2013: body('sedan', [4947, 1898, 1471], [2915, 890], face('swept', 'bar', 'honeycomb', 'chrome', 'vents', 'wrap'), { cowl: [460, 0.685], roofEnd: 1330, cabEnd: 680, tyre: 680 }),
  holdencolorado2012: body('ute', [5361, 1872, 1785], [3096, 930], face('tall', 'bar', 'bars', 'chrome', 'vents', 'post'), { nose: 0.595, belt: 0.65, screen: 670 }),
  holdenastra2016: body('hatch', [4386, 1809, 1484], [2662, 940], face('swept', 'slot', 'bars', 'chrome', 'wide', 'wrap'), { cowl: [230, 0.68], roofEnd: 520, drop: 120 }),
  holdenbarina2011: body('hatch', [4039, 1735, 1517], [2525, 840], face('round', 'hexagon', 'bars', 'chrome', 'small', 'round'), { roofEnd: 320, drop: 75, tyre: 620, cowl: [160, 0.68] }),
}
